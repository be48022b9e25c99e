/** The state by names, and differences between two states. Must hold types only. */

/** A row of the state tree. `path` is stable through the game as long as what it names stays where it is. */
export interface TreeNode {
  /** Last part of `path`. */
  key: string;
  /** Ids joined with `/`: `resources/fuel/level`, `players/player-1/hand`, `zones/bow`, `game/turn-number`. */
  path: string;
  label: string;
  /** For reading; absent for groups. */
  value?: string;
  /** Absent for leaves. A zone's children run from its bottom to its top. */
  children?: TreeNode[];
  /** Who may know it, for people: `nobody`, or names; absent when everybody may, and for all seats but `everything`. */
  who?: string;
}

/** One difference between two states. A component that moved is one change, however many others changed their places. */
export interface Change {
  kind: 'value' | 'move' | 'face' | 'order' | 'outcome';
  /** Path in the state tree, as things stand afterwards. */
  path: string;
  label: string;
  before: string;
  after: string;
  /** The whole change in words, as in `Fuel 8 → 7` or `Raider 3: Supply → Bow`. */
  sentence: string;
}

/** A change with one sentence in the words of the game, as in `Morale fell from 8 to 7.` */
export interface ToldChange extends Change {
  told: string;
}

/** A step of a line; without `branch` of the current one. */
export interface Point {
  branch?: string;
  step: number;
}

/** What is different at one point from another. */
export interface Difference {
  from: Point;
  to: Point;
  changes: ToldChange[];
  /** All of it in one sentence, the most telling first; as in `Morale fell from 8 to 7, and 3 more changes.` */
  sentence: string;
}
