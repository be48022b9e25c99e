/**
 * Finds the statements of one pack again in another version of it, so that breakpoints stay on them whatever line they are on
 * then. Must go by programs and texts, never by line numbers: those are what changed.
 */
import type { CompiledPack } from '@dradis/engine';
import type { StatementTable } from '../record/statement-table.js';
import type { Breakpoint, LostStatement } from '../types/breakpoints.js';
import type { SourcePlace, SourceSpan } from '../types/source.js';
import type { MovedBreakpoint } from '../types/swap.js';
import { statementsOnLine } from './line-statements.js';

/** A pack with its statements and texts. */
interface WrittenPack {
  readonly compiled: CompiledPack;
  readonly statements: StatementTable;
  readonly sources: Readonly<Record<string, string>>;
}

/** The breakpoints as they are to stand in the new pack, in order, and what became of those that changed. */
interface Followed {
  breakpoints: Breakpoint[];
  moved: MovedBreakpoint[];
}

interface Written {
  readonly number: number;
  readonly place: SourcePlace;
  readonly text: string;
}

const LONGEST_SHOWN = 60;
/** Statements have to be held against each other two by two; no program that anybody wrote is longer. */
const MOST = 2000;

function textOf(source: string | undefined, { line, column, endLine, endColumn }: SourceSpan): string {
  const lines = (source ?? '').split('\n').slice(line - 1, endLine);
  if (lines.length === 0) return '';
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, endColumn - 1) ?? '';
  lines[0] = lines[0]?.slice(column - 1) ?? '';
  return lines.map((one) => one.trim()).join(' ').trim();
}

/** The statements of each program in their order, by id of the program. */
function byProgram({ compiled, statements, sources }: WrittenPack): Map<string, Written[]> {
  const out = new Map<string, Written[]>();
  for (const { number, place, program } of statements.all) {
    const id = compiled.programs[program]?.id ?? '';
    const list = out.get(id) ?? [];
    list.push({ number, place, text: textOf(sources[place.file], place.span) });
    out.set(id, list);
  }
  return out;
}

/** For each statement of `before` its index in `after`, -1 for none: the longest row of equal ones, and between two of them what was rewritten one for one. */
function align(before: readonly string[], after: readonly string[]): number[] {
  const [n, m] = [Math.min(before.length, MOST), Math.min(after.length, MOST)];
  const lengths = Array.from({ length: n + 1 }, () => new Int32Array(m + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) (lengths[i] as Int32Array)[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const found = before.map(() => -1);
  for (let i = 0, j = 0; i < n && j < m;) {
    if (before[i] === after[j]) found[i++] = j++;
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  for (let from = 0; from < n;) {
    if (found[from] !== -1) {
      from++;
      continue;
    }
    let to = from;
    while (to < n && found[to] === -1) to++;
    const low = from === 0 ? 0 : (found[from - 1] ?? -1) + 1;
    const high = to === n ? m : (found[to] ?? m);
    if (high - low === to - from) for (let i = from; i < to; i++) found[i] = low + i - from;
    from = to;
  }
  return found;
}

/** Where a statement went; a text when it is gone. */
type Follow = (statement: number) => SourcePlace | LostStatement;

function follower(before: WrittenPack, after: WrittenPack): Follow {
  const [old, now] = [byProgram(before), byProgram(after)];
  const aligned = new Map<string, number[]>();
  const owner = new Map(before.statements.all.map(({ number, program }) => [number, before.compiled.programs[program]?.id ?? '']));
  return (statement) => {
    const program = owner.get(statement) ?? '';
    const list = old.get(program) ?? [];
    const index = list.findIndex(({ number }) => number === statement);
    const text = list[index]?.text ?? '';
    const there = now.get(program);
    const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
    if (there === undefined) return { program, text, why: `"${program}" is no longer in the pack` };
    if (!aligned.has(program)) aligned.set(program, align(list.map((one) => one.text), there.map((one) => one.text)));
    const place = there[aligned.get(program)?.[index] ?? -1]?.place;
    return place ?? { program, text, why: `the statement ${shown === '' ? '' : `"${shown}" `}was taken out of "${program}"` };
  };
}

/** A lost statement that is there again; undefined while it is not. */
function foundAgain({ program, text }: LostStatement, after: WrittenPack): SourcePlace | undefined {
  return text === '' ? undefined : byProgram(after).get(program)?.find((one) => one.text === text)?.place;
}

/** Takes breakpoints over to another version of the pack; those that are on no line stay as they are. */
export function followStatements(breakpoints: readonly Breakpoint[], before: WrittenPack, after: WrittenPack): Followed {
  const moved: MovedBreakpoint[] = [];
  const follow = breakpoints.some(({ kind }) => kind === 'line') ? follower(before, after) : undefined;
  const out = breakpoints.map((breakpoint, index): Breakpoint => {
    if (breakpoint.kind !== 'line' || follow === undefined) return breakpoint;
    const { lost, column, ...rest } = breakpoint;
    const tell = (to: number | null, message: string): void => void moved.push({ breakpoint: index, from: breakpoint.line, to, message });
    if (lost !== undefined) {
      const place = foundAgain(lost, after);
      if (place === undefined) return breakpoint;
      tell(place.span.line, `found its statement again on line ${place.span.line}`);
      return { ...rest, file: place.file, line: place.span.line, ...(column === undefined ? {} : { column: place.span.column }) };
    }
    const numbers = [...statementsOnLine(before.statements, breakpoint).numbers];
    if (numbers.length === 0) return breakpoint;
    const ends = numbers.map(follow);
    const place = ends.find((one): one is SourcePlace => 'span' in one);
    if (place === undefined) {
      const gone = ends[0] as LostStatement;
      tell(null, `unbound: ${gone.why}`);
      return { ...breakpoint, lost: gone };
    }
    if (place.file !== breakpoint.file || place.span.line !== breakpoint.line) tell(place.span.line, `followed its statement to ${place.file === breakpoint.file ? '' : `${place.file}, `}line ${place.span.line}`);
    return { ...rest, file: place.file, line: place.span.line, ...(column === undefined ? {} : { column: place.span.column }) };
  });
  return { breakpoints: out, moved };
}
