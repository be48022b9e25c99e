/** What players have settled before the game, until it has been asked. Must not answer: the table does. */
import { BrokenDocument } from '../errors/broken-document.js';
import { shown } from '../errors/shown.js';
import type { Decision, Option } from '../decision/decision.js';
import type { Layout } from '../pack/layout.js';

/** For each player, by id: ids of things in the order in which they are to be chosen. */
export type Choices = Readonly<Record<string, readonly string[]>>;

const BY_PLAYER = /^player-[1-9]\d*$/;

/** The choices of one table that have not been asked yet. */
export class SettledChoices {
  readonly #left = new Map<string, string[]>();

  /** Throws BrokenDocument for somebody who has no seat, for what is no list, and for an id that the pack does not have. */
  constructor(
    layout: Layout,
    readonly choices: Choices,
  ) {
    for (const [player, wanted] of Object.entries(choices)) {
      if (!BY_PLAYER.test(player) || !layout.entityOf.has(player)) throw new BrokenDocument('choices', `there is no seat "${player}": expected player-1 to player-${layout.players}`);
      const ids: unknown = wanted;
      if (!Array.isArray(ids)) throw new BrokenDocument(`choices.${player}`, `expected a list of ids, found ${shown(ids)}`);
      const stranger = wanted.find((id) => !layout.entityOf.has(id));
      if (stranger !== undefined) throw new BrokenDocument(`choices.${player}`, `${layout.pack.id} has nothing called ${shown(stranger)}`);
      this.#left.set(player, [...wanted]);
    }
  }

  /** The option that a player has settled on; undefined when the question does not offer what comes next. */
  wanted({ player, options, min }: Decision): Option | undefined {
    const next = this.#left.get(player)?.[0];
    return min > 1 ? undefined : options.find(({ id, thing }) => (thing ?? id) === next);
  }

  /** Takes what comes next off a player's list: it has been chosen. */
  done(player: string): void {
    this.#left.get(player)?.shift();
  }
}
