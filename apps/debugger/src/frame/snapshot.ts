// Everything the page shows of a session at one moment, as seen from a seat. Each part is made on its own, and a part that
// fails carries its failure: the others are not touched. Must not move the session.
import type { BoardModel, SeatChoice, Sign } from '@dradis/elements';
import type { Change, Position, Seat, SourceSpan, StackFrame, TimelineEntry, TreeNode } from '@dradis/session';
import { baseLayout } from '../board/base-layout.js';
import { deriveBoard } from '../board/derive-board.js';
import { announcementOf } from '../session/announcement.js';
import { refusalsAt } from '../session/refusals.js';
import { seesAll } from '../session/seat-sight.js';
import type { SessionStore, Stepping } from '../session/session-store.js';
import { decisionPart, type DecisionPart } from './decision-part.js';

/** A part, or why it cannot be shown. */
export type Part<T> = { readonly value: T } | { readonly failure: string };

/** The source pane: a file and what is lit in it. */
interface SourcePart {
  readonly path: string | undefined;
  readonly text: string | undefined;
  readonly span: SourceSpan | undefined;
  readonly outer: readonly SourceSpan[];
}

/** The parts of the page. */
export interface Snapshot {
  readonly position: Position | undefined;
  readonly seat: Seat;
  readonly seats: readonly SeatChoice[];
  readonly refusals: Partial<Record<Stepping, string>>;
  readonly decision: Part<DecisionPart>;
  readonly stack: Part<readonly StackFrame[]>;
  readonly source: Part<SourcePart>;
  readonly tree: Part<{ nodes: readonly TreeNode[]; changed: ReadonlyMap<string, Sign> }>;
  readonly board: Part<BoardModel>;
  readonly timeline: Part<{ entries: readonly TimelineEntry[]; players: Record<string, string> }>;
  /** What the step to the cursor did, in a sentence; '' when that cannot be said. */
  readonly told: string;
  /** Of the last command, as far as the seat may know. */
  readonly changes: readonly Change[];
  readonly announcement: string;
}

/** Makes a part; what it throws is its failure. */
export function attempt<T>(make: () => T): Part<T> {
  try {
    return { value: make() };
  } catch (thrown) {
    return { failure: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

function valueOf<T>(of: Part<T>, otherwise: T): T {
  return 'value' in of ? of.value : otherwise;
}

function sourceOf(store: SessionStore, stack: readonly StackFrame[], selected: number): SourcePart {
  const frame = stack[selected];
  const statement = selected === 0 ? store.session?.statement() : undefined;
  const path = statement?.file ?? frame?.file ?? undefined;
  const span = statement?.span ?? frame?.span ?? undefined;
  if (path === undefined) return NO_SOURCE;
  const outer = stack.filter((one, index) => index !== selected && one.file === path && one.span !== null).map((one) => one.span).filter((one) => one !== null);
  return { path, text: store.session?.source(path), span, outer };
}

const SIGNS: Readonly<Record<Change['kind'], Sign>> = { value: '~', move: '+', face: '~', order: '~', outcome: '~' };

const NO_GAME = 'No game runs. Start one with New game.';
const NO_SOURCE: SourcePart = { path: undefined, text: undefined, span: undefined, outer: [] };

/** The value of a part that another one is made from; throws its failure. */
function need<T>(of: Part<T>): T {
  if ('failure' in of) throw new Error(of.failure);
  return of.value;
}

function nothingOf(why: string, seat: Seat): Snapshot {
  const none: Part<never> = { failure: why };
  const decision: DecisionPart = { decision: null, playerName: undefined, hiddenFrom: undefined, idle: NO_GAME, face: undefined, span: undefined, skills: {} };
  return { position: undefined, seat, seats: [], refusals: refusalsAt(undefined, false), decision: { value: decision }, stack: { value: [] }, source: none, tree: none, board: none, timeline: none, told: '', changes: [], announcement: '' };
}

/** The page at this moment. `frame` is the index of the selected frame, innermost 0. */
export function snapshotOf(store: SessionStore, seat: Seat, frame: number): Snapshot {
  const { session } = store;
  if (session === undefined) return nothingOf(store.problem ?? NO_GAME, seat);
  const position = session.position();
  const stack = attempt(() => session.stack(seat));
  const view = attempt(() => session.view(seat));
  const tree = attempt(() => session.tree(seat));
  const changes = valueOf(attempt(() => store.changes(seat)), []);
  const board = attempt(() => deriveBoard({ view: need(view), layout: baseLayout, changes, stamp: store.moves }));
  const titles = Object.fromEntries(valueOf(board, undefined)?.players.map(({ id, name }) => [id, name]) ?? []);
  const asked = valueOf(view, undefined)?.waitingFor ?? null;
  const decision = attempt(() => decisionPart(session, seat, need(view), baseLayout, titles[asked ?? '']));
  const prompt = valueOf(decision, undefined)?.decision?.prompt;
  return {
    position,
    seat,
    seats: [
      { id: 'everything', label: 'Everything' },
      { id: 'spectator', label: 'Spectator' },
      ...Array.from({ length: store.game.players }, (_, at) => `player-${String(at + 1)}`).map((id) => ({ id, label: titles[id] ?? id })),
    ],
    refusals: refusalsAt(position, (valueOf(attempt(() => session.decision()), null)?.recorded ?? null) !== null),
    decision,
    stack,
    source: attempt(() => (seesAll(seat) ? sourceOf(store, valueOf(stack, []), frame) : NO_SOURCE)),
    tree: 'failure' in tree ? tree : { value: { nodes: tree.value, changed: new Map(changes.map(({ path, kind }) => [path, SIGNS[kind]])) } },
    board,
    timeline: attempt(() => ({ entries: session.timeline(seat), players: titles })),
    told: valueOf(attempt(() => session.told(position.step, seat)), ''),
    changes,
    announcement: announcementOf(position, changes, asked === null ? null : { who: titles[asked] ?? asked, prompt }),
  };
}

/** Values before the last command of the frame that now has `index`, by name; empty when it is another frame. */
export function earlierValues(now: readonly StackFrame[], before: readonly StackFrame[], index: number): Record<string, string> {
  const fromBottom = now.length - index;
  const frame = now[index];
  const old = before[before.length - fromBottom];
  if (frame === undefined || old === undefined || old.name !== frame.name || old.thing?.id !== frame.thing?.id) return {};
  return Object.fromEntries(old.locals.map(({ name, value }) => [name, value]));
}
