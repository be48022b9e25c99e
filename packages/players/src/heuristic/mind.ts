/**
 * What a heuristic player keeps in mind between questions: what was heard, whom it suspects, what it is up to. Must not
 * read the table: evidence comes from what all may hear.
 */
import { below, type SeatEvent, seedRandom } from '@dradis/engine';
import { LOCATION_CHECKS } from './data/cards.js';

/** A check that a location holds. */
export interface LocationCheck {
  readonly location: string;
  /** Who activated it, as a player id. */
  readonly actor: string;
}

/** What became known of a check when its cards were counted. */
export interface CountedCheck {
  /** How many cards each player gave, by player id. */
  readonly given: ReadonlyMap<string, number>;
  /** The ids of the cards that counted against it. */
  readonly harmful: readonly string[];
}

const HAND = 'hand@';

/** One player's memory. */
export class Mind {
  readonly random: number[];
  /** Evidence against each player, by player id: 0 none, about 1 a strong suspicion. */
  readonly evidence = new Map<string, number>();
  /** The check of a location that was begun last on this turn. */
  check: LocationCheck | undefined = undefined;
  /** The action whose dice come next, '' when nothing is known of them. */
  deed = '';
  /** How many cards each player put into the present check. */
  readonly #given = new Map<string, number>();
  #harmful: string[] = [];
  readonly #counted: CountedCheck[] = [];
  #counting = false;

  constructor(seed: string) {
    this.random = seedRandom(`heuristic player ${seed}`);
  }

  /** How many cards a player (by id) put into the present check. */
  given(player: string): number {
    return this.#given.get(player) ?? 0;
  }

  /** True once in `n` times. */
  once(n: number): boolean {
    return below(this.random, n) === 0;
  }

  /** Hears one public event. */
  hear(event: SeatEvent): void {
    switch (event.type) {
      case 'ability-used':
        if (event.ability !== null) this.begin(event.ability, event.player ?? '');
        return;
      case 'rolled':
        this.deed = '';
        return;
      case 'announced':
        if (event.event === 'a-turn-begins') this.check = undefined;
        if (event.event === 'a-skill-check-begins') this.#begin();
        if (event.event === 'strength-is-totalled') this.#judge();
        return;
      case 'moved':
        this.#moved(event.from, event.to);
        return;
      case 'tally-changed':
        if (this.#counting && event.by < 0 && event.source !== null) this.#harmful.push(event.source);
        return;
      default:
    }
  }

  /** Keeps in mind that a player (by id) uses an ability. */
  begin(ability: string, player: string): void {
    this.deed = ability;
    const location = ability.endsWith('.action') ? ability.slice(0, -'.action'.length) : '';
    if (LOCATION_CHECKS[location] !== undefined) this.check = { location, actor: player };
  }

  #begin(): void {
    this.#given.clear();
    this.#harmful = [];
    this.#counting = false;
  }

  #moved(from: string | null, to: string): void {
    if (to === 'counted-cards') this.#counting = true;
    else if ((to === 'check-pile' || to === 'open-check-pile') && from?.startsWith(HAND) === true) {
      const player = `player-${from.slice(HAND.length)}`;
      this.#given.set(player, (this.#given.get(player) ?? 0) + 1);
    }
  }

  /** Lays a counted check aside until the table can be read. */
  #judge(): void {
    if (this.#counting) this.#counted.push({ given: new Map(this.#given), harmful: this.#harmful });
    this.#counting = false;
    this.#harmful = [];
  }

  /** Gives the checks that were counted since the last call. */
  takeCounted(): readonly CountedCheck[] {
    return this.#counted.splice(0);
  }
}
