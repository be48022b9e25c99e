// What <dradis-board> shows, as plain data. Must not know packs: which zone lies where is decided by who makes the model.
import type { SkillName } from '../skill/skill.js';

/** Shapes that the board can draw; `token` is the plain one for anything without a shape of its own. */
export type GlyphName = 'viper' | 'raptor' | 'raider' | 'heavy-raider' | 'basestar' | 'civilian-ship' | 'centurion' | 'nuke' | 'fleet' | 'pawn' | 'token';

/** One thing on the board. */
export interface BoardThing {
  /** Stable while the thing stays known; used as a key. */
  readonly id: string;
  /** What it is drawn as. */
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
  /** Id of the zone or location. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** What is in it. */
  readonly things: readonly BoardThing[];
  /** Path in the state tree; undefined when it is not to be found there. */
  readonly path?: string;
  /** Whether it is damaged. */
  readonly damaged?: boolean;
  /** Whether it is hazardous to be there. */
  readonly hazardous?: boolean;
  /** Whether the last step changed it. */
  readonly touched?: boolean;
}

/** A space area; `sector` counts clockwise from the bow (left): 0 to 5. */
export interface BoardArea extends BoardPlace {
  /** From 0 to 5, clockwise from the bow. */
  readonly sector: number;
  /** Whether a launch icon is drawn in it. */
  readonly launch?: boolean;
}

/** A place aboard: columns 0 to 5 from bow to stern; `row` 0 upper, 1 lower, undefined over both. */
export interface BoardRoom extends BoardPlace {
  /** From 0, at the bow, to 5. */
  readonly column: number;
  /** 0 the upper row, 1 the lower one; undefined for a room over both. */
  readonly row?: 0 | 1;
}

/** A named group of places beside the plot. */
export interface BoardGroup {
  /** Its heading. */
  readonly title: string;
  /** From top to bottom. */
  readonly places: readonly BoardPlace[];
  /** Whether the places are named only while something is in one of them. */
  readonly quiet?: boolean;
}

/** A number on a dial from 0 to `most`; at or below `redUpTo` it is drawn red. */
export interface BoardDial {
  /** Id of the thing whose level it is. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** What it stands at. */
  readonly value: number;
  /** The highest number on it. */
  readonly most: number;
  /** The highest number that is drawn red. */
  readonly redUpTo: number;
  /** The value before the last step, when that changed it. */
  readonly before?: number;
  /** Path in the state tree; undefined when it is not to be found there. */
  readonly path?: string;
}

/** One space of a track. */
export interface TrackSpace {
  /** What is written in it. */
  readonly label: string;
  /** Its colour; undefined for the usual one. */
  readonly tone?: 'red' | 'blue' | 'end';
}

/** A track with tokens on it; `at` is an index into `spaces`. */
export interface BoardTrack {
  /** Id of the thing whose track it is. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** From the first to the last. */
  readonly spaces: readonly TrackSpace[];
  /** Those on it, with the space that each is on. */
  readonly tokens: readonly { readonly at: number; readonly glyph: GlyphName; readonly label: string }[];
  /** Whether the last step changed it. */
  readonly touched?: boolean;
}

/** A deck with its discards; `discards` undefined when it has no pile. */
export interface BoardDeck {
  /** Id of the zone. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** How many lie in it. */
  readonly cards: number;
  /** How many lie on its pile; undefined when it has none. */
  readonly discards?: number;
  /** One of the five skills: coloured, with its letter. */
  readonly skill?: SkillName;
  /** Path in the state tree; undefined when it is not to be found there. */
  readonly path?: string;
  /** Whether the last step changed it. */
  readonly touched?: boolean;
}

/** A player as the others see him. */
export interface BoardPlayer {
  /** As in `player-1`. */
  readonly id: string;
  /** 1-based. */
  readonly seat: number;
  /** What people call him. */
  readonly name: string;
  /** One or two letters, the same as on his pawn. */
  readonly initial: string;
  /** Where he is, in words. */
  readonly where: string;
  /** What the titles are called that he has. */
  readonly titles: readonly string[];
  /** Numbers worth a look: cards in hand, loyalty cards. */
  readonly counts: readonly { readonly label: string; readonly value: number }[];
  /** Whether it is his turn. */
  readonly current?: boolean;
  /** Whether a question waits for him. */
  readonly asked?: boolean;
  /** Whether he has been revealed as a Cylon. */
  readonly revealed?: boolean;
  /** Whether the last step changed anything of his. */
  readonly touched?: boolean;
}

/** Everything the board shows. */
export interface BoardModel {
  /** Changes with every step, so that what was touched glows anew. */
  readonly stamp: number;
  /** The ship across the middle; undefined when the pack has none. */
  readonly ship?: { readonly title: string; readonly rooms: readonly BoardRoom[] };
  /** Space around the ship; empty when the pack has none. */
  readonly areas: readonly BoardArea[];
  /** Places beside the plot. */
  readonly groups: readonly BoardGroup[];
  /** Numbers with a scale. */
  readonly dials: readonly BoardDial[];
  /** Rows of spaces with tokens on them. */
  readonly tracks: readonly BoardTrack[];
  /** Single numbers without a track: distance travelled, turn. */
  readonly counters: readonly { readonly id: string; readonly title: string; readonly value: string; readonly touched?: boolean }[];
  /** Decks with their discards. */
  readonly decks: readonly BoardDeck[];
  /** In the order of their seats. */
  readonly players: readonly BoardPlayer[];
  /** Zones that the layout does not know, with what is in them. */
  readonly others: readonly BoardPlace[];
}
