// The mistakes of one effect text, those of one cause once. Must not look at other texts.
import type { Diagnostic } from '@dradis/diagnostics';

/** Said of a name that nothing is called by. */
const UNKNOWN: ReadonlySet<string> = new Set(['D0201', 'D0202']);
/** Further places shown. */
const MOST_PLACES = 4;

/** The diagnostics of a text without those that follow from others, in their order. */
export function tidied(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.length < 2 ? [...diagnostics] : unknownOnce(belowLayout(withoutStrayOptions(afterBinding(diagnostics))));
}

/** Words that give the word after them as a name. */
const BINDING: ReadonlySet<string> = new Set(['let', 'as', 'count']);

/** Where the word that binds a name is misspelt, the name is known to the author. */
function afterBinding(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const bound = new Set(
    diagnostics.flatMap(({ facts, primary: { file, span } }) => {
      const meant = facts['sure'] === true && Array.isArray(facts['suggestions']) && facts['suggestions'].some((word) => BINDING.has(String(word)));
      return meant ? (/^\s+([a-z][\w-]*)/i.exec(file.text.slice(span.end, span.end + 80))?.[1] ?? []) : [];
    }),
  );
  return diagnostics.filter(({ code, facts }) => !OF_NAMES.has(code) || facts['sure'] === true || !bound.has(String(facts['found'])));
}

/** Faults of layout: what belongs to what is a guess after the first. */
const LAYOUT: ReadonlySet<string> = new Set(['D0102', 'D0103', 'D0104', 'D0208']);
/** What a name that was bound in another block looks like. */
const OF_NAMES: ReadonlySet<string> = new Set(['D0201', 'D0202', 'D0203', 'D0220', 'D0223', 'D0237', 'D0239', 'D0241']);

/** After a line that stands where it should not, other such lines and names that are not known there follow from it. */
function belowLayout(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const first = Math.min(...diagnostics.flatMap(({ code, primary }) => (LAYOUT.has(code) ? [primary.span.start] : [])));
  if (first === Number.POSITIVE_INFINITY) return [...diagnostics];
  return diagnostics.filter(({ code, primary: { span }, facts }) => {
    if (LAYOUT.has(code)) return span.start === first;
    return span.start < first || facts['sure'] === true || !OF_NAMES.has(code);
  });
}

/** `either` and `or` without their `chooses`, and bands without their table, are one mistake: that line is missing. Their indentation is right then. */
function withoutStrayOptions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const stray = diagnostics.filter(({ code }) => code === 'D0237' || code === 'D0239');
  const [first] = stray;
  if (first === undefined) return [...diagnostics];
  // A head above them that could not be read is what they belong to.
  const head = diagnostics.some(({ code, primary, facts }) => code.startsWith('D02') && facts['sure'] === true && primary.span.start < first.primary.span.start);
  if (head) return diagnostics.filter((diagnostic) => !stray.includes(diagnostic));
  return diagnostics.filter((diagnostic) => diagnostic === first || !(stray.includes(diagnostic) || (diagnostic.code === 'D0103' && startOfLine(diagnostic) === startOfLine(first))));
}

function startOfLine({ primary: { file, span } }: Diagnostic): number {
  return file.text.lastIndexOf('\n', span.start - 1);
}

/** A name that nothing binds is told where it is first used, with the other places. */
function unknownOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byName = new Map<string, Diagnostic[]>();
  const nameOf = ({ code, facts }: Diagnostic): string | undefined => {
    const { found } = facts;
    if (!UNKNOWN.has(code) || typeof found !== 'string' || !/^[a-z]/.test(found)) return undefined;
    return found;
  };
  for (const diagnostic of diagnostics) {
    const name = nameOf(diagnostic);
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), diagnostic]);
  }
  return diagnostics.flatMap((diagnostic) => {
    const [first, ...others] = byName.get(nameOf(diagnostic) ?? '') ?? [];
    if (first === undefined || others.length === 0) return [diagnostic];
    if (diagnostic !== first) return [];
    return [{ ...first, secondary: [...first.secondary, ...others.slice(0, MOST_PLACES).map(({ primary }) => ({ ...primary, label: 'and here' }))] }];
  });
}
