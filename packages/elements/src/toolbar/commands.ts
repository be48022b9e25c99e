// The stepping commands that the toolbar has buttons for: their names, keys and words. Must not carry a command out, nor
// know the other commands of a page.

/** Names of the stepping commands. `back-` is the reverse twin; `start` that of `end`. */
export type CommandId =
  | 'into' | 'over' | 'out' | 'decision' | 'turn' | 'end'
  | 'back-into' | 'back-over' | 'back-out' | 'back-decision' | 'back-turn' | 'start';

/** A command as people meet it. */
export interface Command {
  /** What `dradis-command` tells. */
  readonly id: CommandId;
  /** What people call it. */
  readonly label: string;
  /** What it does, one sentence without a full stop. */
  readonly hint: string;
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  /** The direction in which it goes. */
  readonly group: 'forwards' | 'backwards';
}

const forwards: readonly (readonly [CommandId, string, string, string])[] = [
  ['into', 'Into', 'To the next statement, also inside what is called', 'i'],
  ['over', 'Over', 'To the next statement here; what is called runs through', 'o'],
  ['out', 'Out', 'Until this effect or rule has ended', 'u'],
  ['decision', 'Decision', 'To the next question to a player', 'd'],
  ['turn', 'Turn', 'To the next turn', 't'],
  ['end', 'End', 'To the end of the game, or the first question without an answer', 'e'],
];
const backwards: readonly (readonly [CommandId, string, string, string])[] = [
  ['back-into', 'Back into', 'To the statement before, also inside what was called', 'I'],
  ['back-over', 'Back over', 'To the statement before here', 'O'],
  ['back-out', 'Back out', 'To where this effect or rule was called', 'U'],
  ['back-decision', 'Back to decision', 'To the question before', 'D'],
  ['back-turn', 'Back a turn', 'To the turn before', 'T'],
  ['start', 'Start', 'To the beginning', 'E'],
];
/** All of them, in the order of the key list. */
export const commands: readonly Command[] = (
  [['forwards', forwards], ['backwards', backwards]] as const
).flatMap(([group, rows]) => rows.map(([id, label, hint, key]) => ({ id, label, hint, key, group })));

/** The command with a name. */
export function commandOf(id: CommandId): Command {
  const found = commands.find((command) => command.id === id);
  if (found === undefined) throw new Error(`There is no command ${id}.`);
  return found;
}

const KEY_NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl', ' ': 'Space', ArrowLeft: 'Left', ArrowRight: 'Right', ArrowUp: 'Up', ArrowDown: 'Down' };

/**
 * A key as people read it: `Shift I` for `I`, `Ctrl S` for `Mod+s`. Modifiers (`Mod`, `Alt`, `Shift`) stand before the key,
 * joined with `+`; a lone capital letter means Shift.
 */
export function keyInWords(key: string): string {
  if (/^[A-Z]$/.test(key)) return `Shift ${key}`;
  const parts = key.length === 1 ? [key] : key.split('+');
  return parts.map((part) => KEY_NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join(' ');
}
