// What <dradis-board> shows, as plain data. Must not know packs: which zone lies where is decided by who makes the model.
import type { SkillName } from '../skill/skill.js';

/** Shapes that the board can draw; `token` is the plain one for anything without a shape of its own. */
export type GlyphName = 'viper' | 'raptor' | 'raider' | 'heavy-raider' | 'basestar' | 'civilian-ship' | 'centurion' | 'nuke' | 'fleet' | 'pawn' | 'token';

/** One thing on the board. */
export interface BoardThing {
  /** Stable while the thing stays known; used as a key. */
  readonly id: string;
  readonly glyph: GlyphName;
  /** In words, for tooltips and readers: "Viper 3, piloted by Lee Adama". */
  readonly label: string;
  /** At most three signs drawn on the glyph: a pilot's initial, a civilian ship's losses. */
  readonly tag?: string;
  /** For a card of a skill: coloured, with its letter. */
  readonly skill?: SkillName;
  /** How many damage tokens lie on it. */
  readonly damage?: number;
  /** Path in the state tree, for "show in the state". */
  readonly path?: string;
  /** Whether the last step moved or changed it. */
  readonly touched?: boolean;
}

/** A place that holds things and people. */
export interface BoardPlace {
  readonly id: string;
  readonly title: string;
  readonly things: readonly BoardThing[];
  readonly path?: string;
  readonly damaged?: boolean;
  readonly hazardous?: boolean;
  readonly touched?: boolean;
}

/** A space area; `sector` counts clockwise from the bow (left): 0 to 5. */
export interface BoardArea extends BoardPlace {
  readonly sector: number;
  /** Whether a launch icon is drawn in it. */
  readonly launch?: boolean;
}

/** A place aboard: columns 0 to 5 from bow to stern; `row` 0 upper, 1 lower, undefined over both. */
export interface BoardRoom extends BoardPlace {
  readonly column: number;
  readonly row?: 0 | 1;
}

/** A named group of places beside the plot. */
export interface BoardGroup {
  readonly title: string;
  readonly places: readonly BoardPlace[];
  /** Whether the places are named only while something is in one of them. */
  readonly quiet?: boolean;
}

/** A number on a dial from 0 to `most`; at or below `redUpTo` it is drawn red. */
export interface BoardDial {
  readonly id: string;
  readonly title: string;
  readonly value: number;
  readonly most: number;
  readonly redUpTo: number;
  /** The value before the last step, when that changed it. */
  readonly before?: number;
  readonly path?: string;
}

/** One space of a track. */
export interface TrackSpace {
  readonly label: string;
  readonly tone?: 'red' | 'blue' | 'end';
}

/** A track with tokens on it; `at` is an index into `spaces`. */
export interface BoardTrack {
  readonly id: string;
  readonly title: string;
  readonly spaces: readonly TrackSpace[];
  readonly tokens: readonly { readonly at: number; readonly glyph: GlyphName; readonly label: string }[];
  readonly touched?: boolean;
}

/** A deck with its discards; `discards` undefined when it has no pile. */
export interface BoardDeck {
  readonly id: string;
  readonly title: string;
  readonly cards: number;
  readonly discards?: number;
  /** One of the five skills: coloured, with its letter. */
  readonly skill?: SkillName;
  readonly path?: string;
  readonly touched?: boolean;
}

/** A player as the others see him. */
export interface BoardPlayer {
  readonly id: string;
  /** 1-based. */
  readonly seat: number;
  readonly name: string;
  /** One or two letters, the same as on his pawn. */
  readonly initial: string;
  readonly where: string;
  readonly titles: readonly string[];
  /** Numbers worth a look: cards in hand, loyalty cards. */
  readonly counts: readonly { readonly label: string; readonly value: number }[];
  readonly current?: boolean;
  readonly asked?: boolean;
  readonly revealed?: boolean;
  readonly touched?: boolean;
}

/** Everything the board shows. */
export interface BoardModel {
  /** Changes with every step, so that what was touched glows anew. */
  readonly stamp: number;
  /** The ship across the middle; undefined when the pack has none. */
  readonly ship?: { readonly title: string; readonly rooms: readonly BoardRoom[] };
  readonly areas: readonly BoardArea[];
  readonly groups: readonly BoardGroup[];
  readonly dials: readonly BoardDial[];
  readonly tracks: readonly BoardTrack[];
  /** Single numbers without a track: distance travelled, turn. */
  readonly counters: readonly { readonly id: string; readonly title: string; readonly value: string; readonly touched?: boolean }[];
  readonly decks: readonly BoardDeck[];
  readonly players: readonly BoardPlayer[];
  /** Zones that the layout does not know, with what is in them. */
  readonly others: readonly BoardPlace[];
}
