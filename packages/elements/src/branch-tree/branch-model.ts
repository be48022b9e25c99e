// Lines of play as the tree of branches shows them, and the order of its rows. Must not draw.

/** A line of play. */
export interface BranchRow {
  /** What commands call it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** The branch it left; null for the first line, and when that one was removed. */
  readonly parent: string | null;
  /** The step at which it left, and its last recorded one. */
  readonly from: number;
  /** Its last recorded step. */
  readonly last: number;
  /** Where its cursor is. */
  readonly step: number;
  /** What was otherwise, in words; '' for the first line. */
  readonly cause: string;
  /** Whether the game is over at its last step. */
  readonly ended: boolean;
  /** Whether the session stands on it. */
  readonly current: boolean;
}

/** A branch with its depth, 0 for lines without a parent; `siblings` and `place` (from 1) are for who hears the tree. */
export interface PlacedBranch {
  readonly branch: BranchRow;
  readonly depth: number;
  readonly siblings: number;
  readonly place: number;
}

/** The branches as rows, each below its parent, those of one parent by where they left it. What hangs on itself stands as a root. */
export function branchRows(branches: readonly BranchRow[]): PlacedBranch[] {
  const ids = new Set(branches.map(({ id }) => id));
  const rows: PlacedBranch[] = [];
  const drawn = new Set<string>();
  const add = (level: readonly BranchRow[], depth: number): void => {
    [...level].sort((a, b) => a.from - b.from).forEach((branch, at) => {
      if (drawn.has(branch.id)) return;
      drawn.add(branch.id);
      rows.push({ branch, depth, siblings: level.length, place: at + 1 });
      add(branches.filter(({ parent }) => parent === branch.id), depth + 1);
    });
  };
  add(branches.filter(({ parent }) => parent === null || !ids.has(parent)), 0);
  add(branches.filter(({ id }) => !drawn.has(id)), 0);
  return rows;
}

/** What is otherwise on a new branch. */
export type BranchDraft =
  | { kind: 'answer'; choose: string[] }
  | { kind: 'dice'; dice: number[] }
  | { kind: 'skip' }
  | { kind: 'exchange'; with: number }
  | { kind: 'edit'; edits: { kind: 'value'; path: string; value: null | number | boolean | string }[] };

/** A value as it is typed: a number, yes or no, nothing, or the id of a thing. */
export function typedValue(text: string): null | number | boolean | string {
  const word = text.trim();
  const known = new Map<string, null | boolean>([['yes', true], ['true', true], ['no', false], ['false', false], ['nothing', null], ['', null]]).get(word.toLowerCase());
  if (known !== undefined) return known;
  return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : word;
}

/** Dice as they are typed, with anything between them; a message when they are none. */
export function typedDice(text: string, sides: number): number[] | string {
  const dice = text.split(/[^\d-]+/).filter((part) => part !== '').map(Number);
  const wrong = dice.find((die) => !Number.isInteger(die) || die < 1 || die > sides);
  if (wrong !== undefined) return `A die shows 1 to ${String(sides)}, not ${String(wrong)}`;
  return dice.length === 0 ? 'Write the dice in order, such as 7 3' : dice;
}

/** Two branches beside each other, in words of the game. */
export interface ListedComparison {
  /** What the first branch is called. */
  readonly a: string;
  /** What the second branch is called. */
  readonly b: string;
  /** The last step that both have; null when the one only goes on further. */
  readonly parted: number | null;
  /** What was otherwise where they part, in words. */
  readonly why: string;
  /** All that is different in one sentence. */
  readonly sentence: string;
  /** What is different, beside each other: the words for it, and how it stands on each. */
  readonly rows: readonly { readonly label: string; readonly a: string; readonly b: string; readonly told: string }[];
  /** Where they are compared, by what `dradis-branch-compare` is sent with; the steps at which each then stands. */
  readonly at: string;
  /** The steps at which they stand, of the first and of the second. */
  readonly steps: readonly [number, number];
  /** Where they may be compared: at their ends, their cursors, or when a turn begins that both have. */
  readonly places: readonly { readonly id: string; readonly label: string }[];
}
