/** The state by names, and differences between two states. Must hold types only. */

/** A row of the state tree. `path` is stable through the game as long as what it names stays where it is. */
export interface TreeNode {
  /** Last part of `path`. */
  key: string;
  /** Ids joined with `/`: `resources/fuel/level`, `players/player-1/hand`, `zones/bow`, `game/turn-number`. */
  path: string;
  /** For people. */
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
  /** What changed: a value, where a component lies, which side is up, the order in a zone, or that the game ended. */
  kind: 'value' | 'move' | 'face' | 'order' | 'outcome';
  /** Path in the state tree, as things stand afterwards. */
  path: string;
  /** What changed, for people. */
  label: string;
  /** How it was, for reading. */
  before: string;
  /** How it is afterwards, for reading. */
  after: string;
  /** The whole change in words, as in `Fuel 8 → 7` or `Raider 3: Supply → Bow`. */
  sentence: string;
}

/** A change with one sentence in the words of the game, as in `Morale fell from 8 to 7.` */
export interface ToldChange extends Change {
  /** The sentence in the words of the game. */
  told: string;
}

/** A step of a line; without `branch` of the current one. */
export interface Point {
  /** Id of the line. */
  branch?: string;
  /** Steps from the beginning of the line, from 0. */
  step: number;
}

/** What is different at one point from another. */
export interface Difference {
  /** The point that `changes` start from. */
  from: Point;
  /** The point that `changes` lead to. */
  to: Point;
  /** What is different; empty when nothing is. */
  changes: ToldChange[];
  /** All of it in one sentence, the most telling first; as in `Morale fell from 8 to 7, and 3 more changes.` */
  sentence: string;
}
