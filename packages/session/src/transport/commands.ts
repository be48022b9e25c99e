/** What each command takes: shapes of its arguments, those from `?` on may be left out. Must list every command. */
import { type CommandName } from './protocol.js';
import { anything, byKind, either, listOf, object, oneOf, plain, type Shape, text, texts, truth, whole } from './shapes.js';

/** The arguments of one command. */
export interface Arguments {
  shapes: readonly Shape[];
  /** How many must be given. */
  needed: number;
}

function args(needed: readonly Shape[] = [], more: readonly Shape[] = []): Arguments {
  return { shapes: [...needed, ...more], needed: needed.length };
}

const seat = text;
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
  position: args(),
  step: args([object({ kind: oneOf('into', 'over', 'out'), direction })]),
  run: args([object({ until: oneOf('decision', 'turn', 'phase', 'card', 'effect', 'breakpoint', 'end', 'start'), direction })]),
  goto: args([whole]),
  answer: args([listOf(text)], [then]),
  answerAtRandom: args([], [then]),
  playSetUp: args(),
  playUntil: args([object({ condition: text, 'seed?': text, 'most?': whole })]),
  decision: args([], [seat]),
  stack: args([], [seat]),
  statement: args([], [seat]),
  face: args([text], [seat]),
  tree: args([], [seat]),
  changes: args([whole, whole], [seat]),
  difference: args([point, point], [seat]),
  told: args([], [whole, seat]),
  lastChanges: args([], [seat]),
  view: args([seat]),
  setBreakpoints: args([listOf(breakpoint)]),
  breakpoints: args(),
  skipBreakpoints: args([], [truth]),
  breakpointChoices: args(),
  breakpointHits: args([], [object({ ...range, 'only?': whole })]),
  evaluate: args([text], [object({ 'frame?': whole, 'seat?': seat })]),
  beginHere: args([text], [object({ 'title?': text, 'dice?': listOf(whole), 'onward?': truth })]),
  tryOut: args([text], [object({ 'dice?': listOf(whole) })]),
  odds: args([], [object({ 'seed?': text, 'until?': until, 'watches?': listOf(text), 'decks?': decks, 'stacked?': stacked, 'seat?': seat })]),
  openRun: args([object({ format: oneOf('dradis-odds'), version: oneOf(1), save: anything, naming: anything, seed: text, until, decks, 'stacked?': stacked, 'begun?': anything, watches: anything }), whole]),
  swap: args([object({ pack: anything, 'sources?': texts })]),
  provenance: args([text], [seat]),
  coverage: args(),
  profile: args(),
  timeline: args([], [seat]),
  forceDice: args([listOf(whole)]),
  forcedDice: args(),
  edit: args([listOf(edit)]),
  prepared: args([], [seat]),
  hash: args(),
  thisRun: args(),
  source: args([text]),
  scenario: args([object({ title: text, 'from?': whole, 'to?': whole, 'when?': text })]),
  save: args(),
  restore: args([anything], [object({ 'otherPack?': truth })]),
  'watches.add': args([text]),
  'watches.remove': args([whole]),
  'watches.list': args(),
  'watches.values': args([], [seat]),
  'watches.history': args([whole], [object(range), seat]),
  'notes.list': args(),
  'notes.add': args([text], [whole]),
  'notes.change': args([whole, text]),
  'notes.move': args([whole, whole]),
  'notes.remove': args([whole]),
  'branches.list': args(),
  'branches.current': args(),
  'branches.make': args([object({ 'at?': whole, 'name?': text, 'change?': change })]),
  'branches.switch': args([text]),
  'branches.rename': args([text, text]),
  'branches.remove': args([text]),
  'branches.compare': args([text, text], [either(oneOf('cursor', 'end'), object({ turn: whole })), seat]),
};
