// Which card or rule the flow pane shows: that of the cursor, of the bench or of the statement that runs, whichever moved last. Must
// not draw.
import type { FlowPicture } from '@dradis/elements';
import type { StatementHits } from '@dradis/session';
import type { PaneContext } from '../../frame/context.js';
import type * as flowPictures from './flow-picture.js';
import type { LoadedPack, SessionStore } from '../../session/session-store.js';

type Pictures = typeof flowPictures;

/** A place of a file as the session calls it; the line counts from 1. */
interface Place {
  readonly file: string;
  readonly line: number;
}

/** What one page shows of it. */
export interface Flow {
  picture: FlowPicture | undefined;
  /** Id of the box that is carried out. */
  current: string | undefined;
  taken: ReadonlySet<string> | undefined;
  /** Why it cannot be shown. */
  problem: string | undefined;
}

interface Kept extends Flow {
  id: string | undefined;
  /** What the picture was made of. */
  of: LoadedPack | undefined;
  /** Count of commands when `taken` and `current` were looked up. */
  moves: number;
}

const kept = new WeakMap<SessionStore, Kept>();
let pictures: Pictures | undefined;
let waiting: Promise<void> | undefined;
/** What somebody pointed at since it was last drawn: a file and how far in, or the id of a card. */
let pointed: { readonly path: string; readonly offset: number } | string | undefined;
let listening: (() => void) | undefined;

/** Follows the cursor of the editor and the card on the bench from now on, wherever they are on the page. */
function listen(redraw: () => void): void {
  if (listening === undefined) {
    addEventListener('dradis-cursor', (event) => {
      pointed = (event as CustomEvent<{ path: string; offset: number }>).detail;
      listening?.();
    });
    addEventListener('dradis-bench-card', (event) => {
      pointed = (event as CustomEvent<{ card: string }>).detail.card;
      listening?.();
    });
  }
  listening = redraw;
}

function placeOfCursor({ workspace }: PaneContext, { path, offset }: { readonly path: string; readonly offset: number }): Place | undefined {
  const file = workspace?.sessionPathOf(path);
  const text = workspace?.documents.get(path)?.text;
  return file === undefined || text === undefined ? undefined : { file, line: text.slice(0, offset).split('\n').length };
}

/** The card or rule that is meant now; undefined when nothing new is. */
function meant(context: PaneContext, { flowAt }: Pictures, moved: boolean): string | undefined {
  const { store } = context;
  const at = (place: Place | undefined): string | undefined => (place === undefined ? undefined : flowAt(store.loaded.pack, place.file, place.line));
  const seen = pointed;
  pointed = undefined;
  if (typeof seen === 'string') return seen;
  const cursor = seen === undefined ? undefined : at(placeOfCursor(context, seen));
  if (cursor !== undefined || !moved) return cursor;
  const statement = store.session?.statement();
  return statement === null || statement === undefined ? undefined : at({ file: statement.file, line: statement.span.line });
}

const keyOf = (file: string, line: number, column: number): string => `${file}:${String(line)}:${String(column)}`;

/** What of the picture was and is carried out: boxes of statements by where they are written. */
function lookUp(state: Kept, { pack, sources }: LoadedPack, { session }: SessionStore, places: Pictures['placesOf']): void {
  const boxes = state.id === undefined ? new Map<string, string>() : places({ pack, sources }, state.id);
  const statement = session?.statement();
  state.current = statement === null || statement === undefined ? undefined : boxes.get(keyOf(statement.file, statement.span.line, statement.span.column));
  const hit = ({ file, span, hits }: StatementHits): string[] => (hits > 0 ? [boxes.get(keyOf(file, span.line, span.column)) ?? ''] : []);
  state.taken = session === undefined ? undefined : new Set(session.coverage().flatMap(hit));
}

/** What is to be shown now. The first time it is asked for, what draws it is fetched. */
export function flowOfPage(context: PaneContext): Flow {
  const { store, redraw } = context;
  const state = kept.get(store) ?? { picture: undefined, current: undefined, taken: undefined, problem: undefined, id: undefined, of: undefined, moves: -1 };
  kept.set(store, state);
  listen(redraw);
  if (pictures === undefined) {
    waiting ??= import('./flow-picture.js').then((module) => {
      pictures = module;
      redraw();
    }, (thrown: unknown) => { state.problem = thrown instanceof Error ? thrown.message : String(thrown); redraw(); });
    return state;
  }
  const moved = state.moves !== store.moves;
  const id = meant(context, pictures, moved) ?? state.id;
  const other = id !== state.id || state.of !== store.loaded;
  if (other && id !== undefined) {
    state.picture = pictures.flowPicture(store.loaded, id);
    state.id = id;
    state.of = store.loaded;
  }
  if (other || moved) lookUp(state, store.loaded, store, pictures.placesOf);
  state.moves = store.moves;
  return state;
}
