/** How a game of the base pack ended, more closely than its outcome says. Must not steer the game. */
import { describeFrames, type Game, type GameEvent } from '@dradis/engine';

/** The endings that differ by how they come about; all of them begin with the id of their outcome. */
export const endings = [
  'kobol-reached by ftl-control',
  'kobol-reached by auto-jump',
  'out-of-fuel',
  'out-of-food',
  'out-of-morale',
  'out-of-population',
  'out-of-population by the last roll',
  'galactica-overrun',
  'galactica-destroyed',
] as const;

/** One of the endings. */
export type Ending = (typeof endings)[number];

const FTL_CONTROL = 'ftl-control';
const POPULATION = 'population';

/** Listens to a game and tells how it ended. Hand it every event; it begins to listen at any time. */
export class EndingWatch {
  #population = Number.POSITIVE_INFINITY;
  #whenUsed = 0;

  /** Takes one event down. */
  hear(event: GameEvent): void {
    if (event.type === 'ability-used' && event.source.id === FTL_CONTROL) this.#whenUsed = this.#population;
    if (event.type === 'attribute-set' && event.attribute === 'level' && event.thing.id === POPULATION) this.#population = Number(event.value);
  }

  /** The ending; undefined while the game goes on, and for an outcome of another pack. */
  of(game: Game): Ending | undefined {
    const outcome = game.pack.layoutFor(game.state.players).ids[game.state.outcome];
    if (outcome === undefined) return undefined;
    const stack = describeFrames(game);
    const byControl = stack.some(({ kind, thing }) => kind === 'use' && thing === FTL_CONTROL);
    const atKobol = stack.some(({ id }) => id === 'reach-kobol');
    let closer = outcome;
    if (outcome === 'kobol-reached') closer += byControl ? ` by ${FTL_CONTROL}` : ' by auto-jump';
    // Somebody may have used up the people before: then the roll took none.
    else if (outcome === 'out-of-population' && atKobol && byControl && this.#whenUsed > 0) closer += ' by the last roll';
    return endings.find((ending) => ending === closer);
  }
}
