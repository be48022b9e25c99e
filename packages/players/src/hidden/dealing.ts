/** What everybody knows about hidden components, as data: which of them may have been dealt to which places. */

/**
 * One round of dealing anew: the unknown components of a kind change places, those in `zones` only (everywhere if left out),
 * and only with such as have the same values of the attributes `alike`. Those for which `except` is true stay.
 */
export interface Round {
  readonly kind: string;
  /** Ids of zones; a zone that every player has stands for all of them. */
  readonly zones?: readonly string[];
  readonly alike?: readonly string[];
  readonly except?: string;
}

/**
 * How the base game's hidden components may lie. Decks of skills hold one skill each, while hands, the Destiny deck and a
 * check hold any; the box keeps as many Loyalty cards of each side as set-up left there, and the Sympathizer is never dealt
 * unseen.
 */
export const BASE_ROUNDS: readonly Round[] = [
  { kind: 'skill-card', alike: ['skill'] },
  { kind: 'skill-card', zones: ['hand', 'destiny-deck', 'check-pile', 'cards-being-drawn', 'cards-under-review'] },
  { kind: 'loyalty-card', alike: ['cylon', 'sympathizer'] },
  { kind: 'loyalty-card', zones: ['loyalty', 'loyalty-deck'], except: 'sympathizer' },
  { kind: 'crisis-card', zones: ['crisis-deck'] },
  { kind: 'super-crisis', zones: ['super-crisis-deck', 'super-crises'] },
  { kind: 'destination', zones: ['destination-deck'] },
  { kind: 'quorum-card', zones: ['quorum-deck', 'quorum-hand'] },
  { kind: 'civilian-ship' },
  { kind: 'galactica-damage-token', zones: ['galactica-damage-pool', 'cards-under-review'] },
  { kind: 'basestar-damage-token' },
];
