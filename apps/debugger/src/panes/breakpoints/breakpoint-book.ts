// The breakpoints of the page: remembered, set in every session, and how often each is hit on its recorded line. Anything on the
// page that sets breakpoints does it here. Must not draw.
import type { BreakpointChoices, BreakpointRow, ListedBreakpoint, LogLine } from '@dradis/elements';
import type { Session, TreeNode } from '@dradis/session';
import type { AppContext } from '../../frame/context.js';
import type { LoadedPack } from '../../session/session-store.js';
import { inSlices, type Sliced } from '../background/in-slices.js';
import { rememberedList, rememberList } from '../background/remembered-list.js';

const KEY = 'breakpoints.list';
const SKIP_KEY = 'breakpoints.skip';
/** Lines of the log that are kept; more say nothing to a reader. */
const MOST_LINES = 20_000;
/** Values offered; the deeper ones, places of single cards, are beyond it. */
const MOST_PATHS = 3000;

const isBreakpoint = (entry: unknown): entry is ListedBreakpoint => typeof entry === 'object' && entry !== null && typeof (entry as { kind?: unknown }).kind === 'string';

interface Hits {
  readonly counts: readonly number[];
  readonly here: ReadonlyMap<number, readonly number[]>;
  readonly log: readonly LogLine[];
}

/** The breakpoints of one session. */
class BreakpointBook {
  readonly session: Session;
  #list: readonly ListedBreakpoint[];
  #choices: BreakpointChoices | undefined;
  #hits: Hits | undefined;
  #key = '';
  #version = 0;
  #work: Sliced | undefined;

  constructor(session: Session, list: readonly ListedBreakpoint[]) {
    this.session = session;
    this.#list = list;
    this.#set();
  }

  get list(): readonly ListedBreakpoint[] {
    return this.#list;
  }

  replace(list: readonly ListedBreakpoint[]): void {
    this.#list = list;
    this.#choices = undefined;
    this.#set();
  }

  choices({ pack, sources }: Pick<LoadedPack, 'pack' | 'sources'>): BreakpointChoices {
    if (this.#choices !== undefined) return this.#choices;
    const { events, verbs, players } = this.session.breakpointChoices();
    const paths: { id: string; label: string }[] = [];
    collect(this.session.tree(), '', paths);
    this.#choices = { events, verbs, players, paths, things: pack.things.map(({ id, title }) => ({ id, label: title })), files: Object.keys(sources) };
    return this.#choices;
  }

  rows(moves: number, step: number, found: () => void): BreakpointRow[] {
    const hits = this.#look(moves, found);
    return this.session.breakpoints().map(({ breakpoint, verified, message, mistakes }, index) => ({ breakpoint, verified, message, mistakes, count: hits?.counts[index], here: hits?.here.get(step)?.includes(index) === true }));
  }

  log(moves: number, found: () => void): readonly LogLine[] {
    return this.#look(moves, found)?.log ?? [];
  }

  #set(): void {
    this.session.setBreakpoints(this.#list);
    this.#hits = undefined;
    this.#version += 1;
  }

  /** The hits, if they are known; otherwise they are looked up, and `found` is called. */
  #look(moves: number, found: () => void): Hits | undefined {
    const key = `${String(moves)} ${String(this.#version)}`;
    if (key === this.#key) return this.#hits;
    this.#key = key;
    this.#work?.stop();
    const counts = this.#list.map(() => 0);
    const here = new Map<number, number[]>();
    const log: LogLine[] = [];
    let from: number | null = 0;
    const next = (): boolean => {
      if (from === null) return true;
      const slice = this.session.breakpointHits({ from });
      for (const { breakpoint, step, log: text, problem } of slice.hits) {
        counts[breakpoint] = (counts[breakpoint] ?? 0) + 1;
        here.set(step, [...(here.get(step) ?? []), breakpoint]);
        if (text !== null && log.length < MOST_LINES) log.push({ step, text, problem });
      }
      from = slice.next;
      return from === null;
    };
    this.#work = inSlices(next, () => { this.#hits = { counts, here, log }; found(); }, () => { found(); });
    return this.#hits;
  }
}

/** Values that can be waited for, from the state tree. */
function collect(nodes: readonly TreeNode[], above: string, paths: { id: string; label: string }[]): void {
  for (const { path, label, value, children } of nodes) {
    const told = above === '' ? label : `${above}: ${label}`;
    if (value !== undefined && paths.length < MOST_PATHS) paths.push({ id: path, label: told });
    if (children !== undefined) collect(children, label, paths);
  }
}

const books = new WeakMap<Session, BreakpointBook>();

/** The breakpoints of a session; the remembered ones are set in it when it is asked for the first time. */
export function bookOf(context: Pick<AppContext, 'settings'>, session: Session): BreakpointBook {
  const known = books.get(session);
  if (known !== undefined) return known;
  const made = new BreakpointBook(session, rememberedList(context, KEY, isBreakpoint));
  session.skipBreakpoints(context.settings.values[SKIP_KEY] === 'yes');
  books.set(session, made);
  return made;
}

/** Replaces all breakpoints, remembers them and draws the page again. */
export function setBreakpoints(context: AppContext, list: readonly ListedBreakpoint[]): void {
  const session = context.store?.session;
  if (session === undefined) return;
  bookOf(context, session).replace(list);
  rememberList(context, KEY, list);
  context.redraw();
}

/** Whether runs pass all breakpoints; remembered. */
export function skipBreakpoints(context: AppContext, skip: boolean): void {
  context.store?.session?.skipBreakpoints(skip);
  context.remember({ values: { ...context.settings.values, [SKIP_KEY]: skip ? 'yes' : 'no' } });
  context.redraw();
}

/** Takes over what became of the breakpoints of a session when its program was replaced. */
export function takeFollowed(context: AppContext): void {
  const session = context.store?.session;
  if (session !== undefined && books.has(session)) setBreakpoints(context, session.breakpoints().map(({ breakpoint }) => breakpoint));
}

/** The breakpoints at the moment; empty without a game. */
export function breakpointsOf(context: AppContext): readonly ListedBreakpoint[] {
  const session = context.store?.session;
  return session === undefined ? [] : bookOf(context, session).list;
}

/** Sets a breakpoint on a line, as the pack names its file, or takes it away. */
export function toggleLine(context: AppContext, file: string, line: number): void {
  const list = breakpointsOf(context);
  const without = list.filter((one) => !(one.kind === 'line' && one.file === file && one.line === line));
  setBreakpoints(context, without.length < list.length ? without : [...list, { kind: 'line', file, line }]);
}
