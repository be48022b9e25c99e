// Which commands a typed text means, best first. Must not carry one out.
import { fuzzyFit } from './fuzzy.js';

/** A command as the palette shows it. */
export interface PaletteCommand {
  /** What is sent when it is chosen. */
  readonly id: string;
  /** What people call it. */
  readonly label: string;
  /** What it does, one sentence without a full stop. */
  readonly hint: string;
  /** Where it belongs, as `Step` or `Cards`. */
  readonly group: string;
  /** As people read it, `Shift I`; null when it has none. */
  readonly key: string | null;
  /** Why it cannot be given now; null when it can. */
  readonly refusal: string | null;
}

/** A command that was found; `at` are the indexes of the letters of its label that fit. */
export interface FoundCommand {
  readonly command: PaletteCommand;
  readonly at: readonly number[];
}

/** What fits words of the hint or the group comes after everything that fits the label. */
const BESIDE_LABEL = -1000;
/** Refused commands stay to be found, but after equal ones that can be given. */
const REFUSED = -3;

function scoreOf(command: PaletteCommand, text: string): { score: number; at: readonly number[] } | undefined {
  const fit = fuzzyFit(text, command.label);
  if (fit !== undefined) return fit;
  const beside = `${command.group} ${command.label} ${command.hint}`.toLowerCase();
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '');
  return words.every((word) => beside.includes(word)) ? { score: BESIDE_LABEL, at: [] } : undefined;
}

/**
 * The commands that fit, best first; equal ones in the order they came. Without a text all of them, those in `recent` (ids,
 * latest first) before the others, and those that cannot be given now last.
 */
export function findCommands(commands: readonly PaletteCommand[], text: string, recent: readonly string[]): FoundCommand[] {
  if (text.trim() === '') {
    const late = recent.flatMap((id) => commands.filter((command) => command.id === id));
    const others = commands.filter((command) => !late.includes(command));
    return [...late, ...others.filter(({ refusal }) => refusal === null), ...others.filter(({ refusal }) => refusal !== null)].map((command) => ({ command, at: [] }));
  }
  return commands
    .flatMap((command) => {
      const found = scoreOf(command, text);
      return found === undefined ? [] : [{ command, at: found.at, score: found.score + (command.refusal === null ? 0 : REFUSED) + (recent.includes(command.id) ? 1 : 0) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ command, at }) => ({ command, at }));
}
