// What a session says of one file, for its margins: breakpoints and how often statements were carried out. Must not draw.
import type { EditorBreakpoint, EditorHits } from '@dradis/elements';
import type { Session, StatementHits } from '@dradis/session';
import { breakpointsOf, setBreakpoints } from '../breakpoints/breakpoint-book.js';
import type { AppContext, PaneContext } from '../../frame/context.js';
import type { LoadedPack } from '../../session/session-store.js';

/** Lines on which statements begin, by file, of a pack. */
const linesOf = new WeakMap<LoadedPack, ReturnType<Session['breakpointChoices']>['lines']>();

function statementLines(loaded: LoadedPack, session: Session, file: string): readonly number[] {
  const known = linesOf.get(loaded) ?? session.breakpointChoices().lines;
  linesOf.set(loaded, known);
  return (known[file] ?? []).map(({ line }) => line);
}

/** The breakpoints in a file. Where one stands on a line of several statements, each of these can be switched by itself. */
export function breakpointsIn(context: PaneContext, file: string): EditorBreakpoint[] {
  const { session } = context.store;
  if (session === undefined) return [];
  // Asked for first: it sets what is remembered.
  breakpointsOf(context);
  return session.breakpoints().flatMap(({ breakpoint, verified, place, places, message, mistakes }): EditorBreakpoint[] => {
    if (breakpoint.kind !== 'line' || breakpoint.file !== file) return [];
    const line = place?.span.line ?? breakpoint.line;
    const enabled = breakpoint.enabled !== false;
    const told = [message ?? '', breakpoint.when === undefined ? '' : `Only when ${breakpoint.when}`, ...mistakes.map(({ title }) => title)].filter((words) => words !== '').join('. ');
    const onLine = places.filter(({ span }) => span.line === line);
    const own: EditorBreakpoint = { line, enabled, verified, message: told, ...(breakpoint.column === undefined ? {} : { column: breakpoint.column }) };
    return [own, ...(breakpoint.column === undefined && onLine.length > 1 ? onLine.slice(1).map(({ span }) => ({ line, column: span.column, enabled: false, verified: true, message: '' })) : [])];
  });
}

/** Sets a breakpoint on a line or a statement of it, or takes it away. */
export function toggleBreakpoint(context: AppContext, file: string, line: number, column: number | undefined): void {
  const list = breakpointsOf(context);
  const without = list.filter((one) => !(one.kind === 'line' && one.file === file && one.line === line && one.column === column));
  // A click on the margin of a line takes away what stands on its statements too.
  const cleared = column === undefined ? without.filter((one) => !(one.kind === 'line' && one.file === file && one.line === line)) : without;
  setBreakpoints(context, cleared.length < list.length ? cleared : [...list, { kind: 'line', file, line, ...(column === undefined ? {} : { column }) }]);
}

interface Counted {
  readonly moves: number;
  readonly coverage: readonly StatementHits[];
}
const counted = new WeakMap<Session, Counted>();

/** The counts at the moment: worked out once after each command. */
function coverageOf(session: Session, moves: number): readonly StatementHits[] {
  const known = counted.get(session);
  if (known?.moves === moves) return known.coverage;
  const coverage = session.coverage();
  counted.set(session, { moves, coverage });
  return coverage;
}

/** How often the statements of a file were carried out on the recorded line; 0 for lines that were not. */
export function hitsIn({ store }: PaneContext, file: string): EditorHits[] {
  const { session, moves, loaded } = store;
  if (session === undefined) return [];
  const hits = coverageOf(session, moves).filter((one) => one.file === file).map(({ span, hits: count }) => ({ line: span.line, column: span.column, hits: count }));
  const seen = new Set(hits.map(({ line }) => line));
  return [...hits, ...statementLines(loaded, session, file).filter((line) => !seen.has(line)).map((line) => ({ line, column: 1, hits: 0 }))];
}
