/** What each command takes: shapes of its arguments, those from `?` on may be left out. Must list every command. */
import type { CommandName } from './protocol.js';
import { anything, byKind, either, listOf, object, oneOf, plain, type Shape, text, texts, truth, whole } from './shapes.js';

/** The arguments of one command. */
export interface Arguments {
  shapes: readonly Shape[];
  /** How many must be given. */
  needed: number;
  /** Whether it only looks: the recorded game, the cursor and all settings of the session stay as they are. */
  looks: boolean;
  /** Which of them, from 0, says for whom it looks; undefined when none does. */
  seatAt: number | undefined;
}

/** As `text`, and told apart from it. */
const seat: Shape = (value, path) => text(value, path);

function take(looks: boolean, needed: readonly Shape[], more: readonly Shape[]): Arguments {
  const shapes = [...needed, ...more];
  const seatAt = shapes.indexOf(seat);
  return { shapes, needed: needed.length, looks, seatAt: seatAt < 0 ? undefined : seatAt };
}

/** A command that changes or moves something. */
const acts = (needed: readonly Shape[] = [], more: readonly Shape[] = []): Arguments => take(false, needed, more);
/** A command that leaves all as it is. */
const looks = (needed: readonly Shape[] = [], more: readonly Shape[] = []): Arguments => take(true, needed, more);

const direction = oneOf(1, -1);
const then = oneOf('stop', 'decision');
const range = { 'from?': whole, 'steps?': whole };
const point = object({ 'branch?': text, step: whole });
const rule = either(object({ at: whole }), object({ from: whole }), object({ every: whole }));
const edit = byKind({
  value: { path: text, value: plain },
  move: { thing: text, zone: text, 'place?': oneOf('top', 'bottom') },
  face: { thing: text, up: truth },
  deck: { zone: text, top: listOf(text) },
  chance: { seed: text, 'decks?': truth },
});
const stacked = listOf(object({ zone: text, top: listOf(text) }));
const breakpoint = byKind(
  {
    line: { file: text, line: whole, 'column?': whole, 'lost?': object({ program: text, text, why: text }) },
    event: { event: text },
    thing: { thing: text },
    roll: {},
    write: { path: text },
    change: { path: text, 'crosses?': object({ is: oneOf('<', '<=', '>', '>=', '='), value: whole }) },
    verb: { verb: text },
    decision: { 'player?': text },
    condition: { text },
    error: {},
    refused: {},
    budget: {},
  },
  { 'enabled?': truth, 'when?': text, 'hits?': rule, 'log?': text },
);
const change = byKind({ skip: {}, exchange: { with: whole }, answer: { choose: listOf(text) }, dice: { dice: listOf(whole) }, edit: { edits: listOf(edit) } });
const decks = oneOf('as-they-lie', 'shuffled');
const until = byKind({ end: {}, turn: {}, frame: { frame: whole } });

/** By command. */
export const commands: Readonly<Record<CommandName, Arguments>> = {
  position: looks(),
  step: acts([object({ kind: oneOf('into', 'over', 'out'), direction })]),
  run: acts([object({ until: oneOf('decision', 'turn', 'phase', 'card', 'effect', 'breakpoint', 'end', 'start'), direction })]),
  goto: acts([whole]),
  answer: acts([listOf(text)], [then]),
  answerAtRandom: acts([], [then]),
  playSetUp: acts(),
  playUntil: acts([object({ condition: text, 'seed?': text, 'most?': whole })]),
  decision: looks([], [seat]),
  stack: looks([], [seat]),
  statement: looks([], [seat]),
  face: looks([text], [seat]),
  tree: looks([], [seat]),
  changes: looks([whole, whole], [seat]),
  difference: looks([point, point], [seat]),
  told: looks([], [whole, seat]),
  lastChanges: looks([], [seat]),
  view: looks([seat]),
  setBreakpoints: acts([listOf(breakpoint)]),
  breakpoints: looks(),
  skipBreakpoints: acts([], [truth]),
  breakpointChoices: looks(),
  breakpointHits: looks([], [object({ ...range, 'only?': whole })]),
  evaluate: looks([text], [object({ 'frame?': whole, 'seat?': seat })]),
  beginHere: looks([text], [object({ 'title?': text, 'dice?': listOf(whole), 'onward?': truth })]),
  tryOut: looks([text], [object({ 'dice?': listOf(whole) })]),
  odds: looks([], [object({ 'seed?': text, 'until?': until, 'watches?': listOf(text), 'decks?': decks, 'stacked?': stacked, 'seat?': seat })]),
  openRun: acts([object({ format: oneOf('dradis-odds'), version: oneOf(1), save: anything, naming: anything, seed: text, until, decks, 'stacked?': stacked, 'begun?': anything, watches: anything }), whole]),
  swap: acts([object({ pack: anything, 'sources?': texts })]),
  provenance: looks([text], [seat]),
  coverage: looks(),
  profile: looks(),
  timeline: looks([], [seat]),
  forceDice: acts([listOf(whole)]),
  forcedDice: looks(),
  edit: acts([listOf(edit)]),
  prepared: looks([], [seat]),
  hash: looks(),
  thisRun: looks(),
  source: looks([text]),
  scenario: looks([object({ title: text, 'from?': whole, 'to?': whole, 'when?': text })]),
  save: looks(),
  restore: acts([anything], [object({ 'otherPack?': truth })]),
  'watches.add': acts([text]),
  'watches.remove': acts([whole]),
  'watches.list': looks(),
  'watches.values': looks([], [seat]),
  'watches.history': looks([whole], [object(range), seat]),
  'notes.list': looks(),
  'notes.add': acts([text], [whole]),
  'notes.change': acts([whole, text]),
  'notes.move': acts([whole, whole]),
  'notes.remove': acts([whole]),
  'branches.list': looks(),
  'branches.current': looks(),
  'branches.make': acts([object({ 'at?': whole, 'name?': text, 'change?': change })]),
  'branches.switch': acts([text]),
  'branches.rename': acts([text, text]),
  'branches.remove': acts([text]),
  'branches.compare': looks([text, text], [either(oneOf('cursor', 'end'), object({ turn: whole })), seat]),
};
