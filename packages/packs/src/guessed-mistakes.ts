// What is said of names while a declaration is at fault may be a guess. Must not hide what has nothing to do with the fault.
import { type Diagnostic } from '@dradis/diagnostics';
import { type Finding } from './findings.js';

/** What is wrong with a declaration so that what it names may be unknown. */
const HIDES_NAMES: ReadonlySet<string> = new Set(['D0301', 'D0302', 'D0304', 'D0401', 'D0402', 'D0403', 'D0501']);
/** Faults after which the rest of the file is not read. */
const WHOLE_FILE: ReadonlySet<string> = new Set(['D0301', 'D0302']);

/**
 * Tells of a diagnostic about names whether it follows from a fault among `findings` in one of the `declaring` files: it
 * offers no better word, and what it stumbled over is named in the faulty declaration.
 */
export function guessedFrom(findings: readonly Finding[], declaring: ReadonlySet<unknown>): (diagnostic: Diagnostic) => boolean {
  const named = new Set<string>();
  for (const { code, at } of findings) {
    if (!declaring.has(at.file) || !HIDES_NAMES.has(code)) continue;
    const text = WHOLE_FILE.has(code) ? at.file.text : itemAround(at.file.text, at.range.start);
    for (const word of wordsOf(text)) named.add(word);
  }
  return ({ code, facts, primary }) => {
    if (named.size === 0 || !code.startsWith('D02') || suggests(facts)) return false;
    // A statement that is complete too early was read as a shorter phrase: its first word tells which.
    const found = code === 'D0204' ? firstWord(primary) : facts['found'];
    return typeof found !== 'string' || wordsOf(found).some((word) => named.has(word));
  };
}

function suggests({ suggestions }: Diagnostic['facts']): boolean {
  return Array.isArray(suggestions) && suggestions.length > 0;
}

/** The first word of the line a diagnostic is about. */
function firstWord({ file, span }: Diagnostic['primary']): string {
  const line = file.text.slice(file.text.lastIndexOf('\n', span.start) + 1, span.start);
  return wordsOf(line.replace(/^.*:\s/, ''))[0] ?? '';
}

/** The item of a section that holds an offset: from its dash, or from a key at the margin, to the next of these. */
function itemAround(text: string, offset: number): string {
  const starts = [...text.matchAll(/^( {0,2}- |\S)/gm)].map(({ index }) => index);
  const from = starts.filter((start) => start <= offset).at(-1) ?? 0;
  return text.slice(from, starts.find((start) => start > offset) ?? text.length);
}

/** Words without their plural ending. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.replace(/s$/, ''));
}
