// Everything the page shows of a session at one moment, as seen from a seat. Each part is made on its own, and a part that
// fails carries its failure: the others are not touched. Must not move the session.
import { type BoardModel, type CommandId, type SeatChoice, type Sign } from '@dradis/elements';
import { type Change, type Decision, type Position, type Seat, type SourceSpan, type StackFrame, type TimelineEntry, type TreeNode } from '@dradis/session';
import { baseLayout } from '../board/base-layout.js';
import { deriveBoard } from '../board/derive-board.js';
import { announcementOf } from '../session/announcement.js';
import { refusalsAt } from '../session/refusals.js';
import { changesFor, hiddenQuestion, seesAll, timelineFor } from '../session/seat-sight.js';
import { type SessionStore } from '../session/session-store.js';

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
  readonly refusals: Partial<Record<CommandId, string>>;
  readonly decision: Part<{ decision: Decision | null; playerName: string | undefined; hiddenFrom: string | undefined; idle: string }>;
  readonly stack: Part<readonly StackFrame[]>;
  readonly source: Part<SourcePart>;
  readonly tree: Part<{ nodes: readonly TreeNode[]; changed: ReadonlyMap<string, Sign> }>;
  readonly board: Part<BoardModel>;
  readonly timeline: Part<{ entries: readonly TimelineEntry[]; players: Record<string, string> }>;
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
  if (path === undefined) return { path: undefined, text: undefined, span: undefined, outer: [] };
  const outer = stack.filter((one, index) => index !== selected && one.file === path && one.span !== null).map((one) => one.span).filter((one) => one !== null);
  return { path, text: store.session?.source(path), span, outer };
}

const SIGNS: Readonly<Record<Change['kind'], Sign>> = { value: '~', move: '+', face: '~', order: '~', outcome: '~' };

const IDLE_RUNNING = 'Nobody is asked here. Run to the next decision (D), or step (I, O, U).';
const IDLE_ENDED = 'The game is over. Go back with the buttons on the left, or start a new game.';

/** The page at this moment. `frame` is the index of the selected frame, innermost 0. */
export function snapshotOf(store: SessionStore, seat: Seat, frame: number): Snapshot {
  const { session } = store;
  if (session === undefined) {
    const none: Part<never> = { failure: store.problem ?? 'No game runs. Start one with New game.' };
    return { position: undefined, seat, seats: [], refusals: refusalsAt(undefined, null), decision: { value: { decision: null, playerName: undefined, hiddenFrom: undefined, idle: 'No game runs. Start one with New game.' } }, stack: { value: [] }, source: none, tree: none, board: none, timeline: none, changes: [], announcement: '' };
  }
  const position = session.position();
  const decision = attempt(() => session.decision());
  const asked = valueOf(decision, null);
  const stack = attempt(() => session.stack());
  const view = attempt(() => session.view(seat));
  const tree = attempt(() => session.tree(seat));
  const allChanges = valueOf(attempt(() => store.changes()), []);
  const changes = changesFor(seat, allChanges, valueOf(tree, []));
  const board = attempt(() => {
    if ('failure' in view) throw new Error(view.failure);
    return deriveBoard({ view: view.value, layout: baseLayout, changes, stamp: store.moves });
  });
  const titles = Object.fromEntries(valueOf(board, undefined)?.players.map(({ id, name }) => [id, name]) ?? []);
  const playerName = titles[asked?.player ?? ''];
  const hiddenFrom = hiddenQuestion(seat, asked, playerName);
  return {
    position,
    seat,
    seats: [
      { id: 'everything', label: 'Everything' },
      { id: 'spectator', label: 'Spectator' },
      ...Array.from({ length: store.game.players }, (_, at) => `player-${String(at + 1)}`).map((id) => ({ id, label: titles[id] ?? id })),
    ],
    refusals: refusalsAt(position, asked),
    decision: 'failure' in decision ? decision : { value: { decision: asked, playerName, hiddenFrom, idle: position.ended ? IDLE_ENDED : IDLE_RUNNING } },
    stack: seesAll(seat) ? stack : { value: [] },
    source: attempt(() => (seesAll(seat) ? sourceOf(store, valueOf(stack, []), frame) : { path: undefined, text: undefined, span: undefined, outer: [] })),
    tree: 'failure' in tree ? tree : { value: { nodes: tree.value, changed: new Map(changes.map(({ path, kind }) => [path, SIGNS[kind]])) } },
    board,
    timeline: attempt(() => ({ entries: timelineFor(seat, session.timeline()), players: titles })),
    changes,
    announcement: announcementOf(position, changes, asked === null ? null : { who: playerName ?? asked.playerTitle, prompt: hiddenFrom === undefined ? asked.prompt : undefined }),
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
