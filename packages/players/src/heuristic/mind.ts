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

/** Of the two cards from the Destiny deck about one does harm. */
const HARM_OF_DESTINY = 1;
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
  #harmful = 0;
  #counting = false;

  constructor(seed: string) {
    this.random = seedRandom(`heuristic player ${seed}`);
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
        if (this.#counting && event.by < 0) this.#harmful += 1;
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
    this.#harmful = 0;
    this.#counting = false;
  }

  #moved(from: string | null, to: string): void {
    if (to === 'counted-cards') this.#counting = true;
    else if ((to === 'check-pile' || to === 'open-check-pile') && from?.startsWith(HAND) === true) {
      const player = `player-${from.slice(HAND.length)}`;
      this.#given.set(player, (this.#given.get(player) ?? 0) + 1);
    }
  }

  /** More harmful cards than Destiny can explain come from somebody who gave some. */
  #judge(): void {
    if (!this.#counting) return;
    this.#counting = false;
    let given = 0;
    for (const count of this.#given.values()) given += count;
    const unexplained = this.#harmful - HARM_OF_DESTINY;
    for (const [player, count] of this.#given) {
      const now = this.evidence.get(player) ?? 0;
      const shift = unexplained > 0 ? (0.15 * unexplained * count) / given : -0.04;
      this.evidence.set(player, Math.max(-0.3, Math.min(1.2, now * 0.97 + shift)));
    }
  }
}
