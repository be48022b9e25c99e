// Every command of the debugger: its name, key and words, in one list that toolbar, key list and keyboard share.
// Must not carry a command out.

/** Names of the commands. `back-` is the reverse twin; `start` that of `end`. */
export type CommandId =
  | 'into' | 'over' | 'out' | 'decision' | 'turn' | 'end'
  | 'back-into' | 'back-over' | 'back-out' | 'back-decision' | 'back-turn' | 'start'
  | 'random' | 'stop-after' | 'search' | 'timeline' | 'view' | 'theme' | 'new-game' | 'keys';

/** A command as people meet it. */
export interface Command {
  readonly id: CommandId;
  readonly label: string;
  /** What it does, one sentence without a full stop. */
  readonly hint: string;
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  readonly group: 'forwards' | 'backwards' | 'other';
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
const other: readonly (readonly [CommandId, string, string, string])[] = [
  ['random', 'At random', 'Answer the question by chance; where nobody is asked, go to the next question', 'r'],
  ['stop-after', 'Stop after each answer', 'Stop where an answer takes effect, or go on to the next question', 's'],
  ['search', 'Search', 'Search the state', '/'],
  ['timeline', 'Timeline', 'Go to the timeline', 'g'],
  ['view', 'View as', 'Choose whose eyes to look through', 'v'],
  ['theme', 'Theme', 'Change between system, light and dark', 'h'],
  ['new-game', 'New game', 'Choose seed and players of a new game', 'n'],
  ['keys', 'Keys', 'Show or hide this list', '?'],
];

/** All commands, in the order of the key list. */
export const commands: readonly Command[] = (
  [['forwards', forwards], ['backwards', backwards], ['other', other]] as const
).flatMap(([group, rows]) => rows.map(([id, label, hint, key]) => ({ id, label, hint, key, group })));

/** The command with a name. */
export function commandOf(id: CommandId): Command {
  const found = commands.find((command) => command.id === id);
  if (found === undefined) throw new Error(`There is no command ${id}.`);
  return found;
}

/** The key as people read it: `Shift I` for `I`. */
export function keyInWords(key: string): string {
  return /^[A-Z]$/.test(key) ? `Shift ${key}` : key.toUpperCase();
}

/** Whether a key press goes into text: no single key may act as a command then. `path` is `event.composedPath()`. */
function isTyping(path: readonly EventTarget[]): boolean {
  const target = path[0];
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The command of a key press; undefined when it is none, was used already, or goes into text. */
export function commandOfKey(event: KeyboardEvent): CommandId | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.composedPath())) return undefined;
  return commands.find(({ key }) => key === event.key)?.id;
}
