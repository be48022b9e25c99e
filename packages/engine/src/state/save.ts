/** Saves a state as a document and reads it back. Must trust nothing in the document. */
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import type { Layout } from '../pack/layout.js';
import { readInteger, readList, readObject, readText } from '../pack/json-reader.js';
import type { Pack } from '../pack/load-pack.js';
import { requireData } from '../pack/plain-data.js';
import { checkInvariants } from './check-invariants.js';
import { checkFrames } from './check-frames.js';
import { cloneState } from './clone-state.js';
import { makeDecision, makeFrame, makeState, makeTally, type DecisionForm, type State } from './state.js';
import type { Value } from './value.js';

/** A saved game: plain JSON. */
export interface SaveDocument {
  /** The format of the document; another one is not read. */
  format: 1;
  /** The hash of the pack: a game can be gone on with only by the same content. */
  pack: string;
  /** All of the game. */
  state: State;
}

const MIN = Number.MIN_SAFE_INTEGER;
const MAX = Number.MAX_SAFE_INTEGER;
const FORMS: readonly string[] = ['one', 'some', 'may', 'option', 'number', 'react', 'order'] satisfies DecisionForm[];

/** The document of a state; later changes of the state do not reach it. */
export function saveOf(state: State): SaveDocument {
  return { format: 1, pack: state.pack, state: cloneState(state) };
}

function anyInteger(value: unknown, at: string): number {
  return readInteger(value, at, MIN, MAX);
}

function integers(value: unknown, at: string, length: number | null, min = MIN, max = MAX): number[] {
  const list = readList(value, at, (one, path) => readInteger(one, path, min, max));
  if (length !== null && list.length !== length) throw new BrokenDocument(at, `expected ${length} numbers, found ${list.length}`);
  return list;
}

function anyValue(value: unknown, at: string): Value {
  if (typeof value === 'string') return readText(value, at);
  return Array.isArray(value) ? integers(value, at, null) : anyInteger(value, at);
}

function typedValue(value: unknown, at: string, type: string): Value {
  const read = anyValue(value, at);
  const wanted = type === 'text' ? 'string' : type.startsWith('list:') ? 'object' : 'number';
  if (typeof read !== wanted) throw new BrokenDocument(at, `expected a value of the type ${type}`);
  return read;
}

function variables(value: unknown, layout: Layout): Value[] {
  const list = readList(value, 'state.vars', (one) => one);
  if (list.length !== layout.variables.length) throw new BrokenDocument('state.vars', `expected ${layout.variables.length} values, found ${list.length}`);
  return list.map((one, i) => typedValue(one, `state.vars[${i}]`, layout.variables[i]?.type ?? ''));
}

function attributes(value: unknown, layout: Layout): Value[][] {
  const tables = readList(value, 'state.attrs', (one, at) => readList(one, at, (each) => each));
  if (tables.length !== layout.attributes.length) throw new BrokenDocument('state.attrs', `expected ${layout.attributes.length} tables, found ${tables.length}`);
  return layout.attributes.map((info, i) => {
    const table = tables[i] ?? [];
    if (table.length !== info.start.length) throw new BrokenDocument(`state.attrs[${i}]`, `expected ${info.start.length} values, found ${table.length}`);
    return table.map((one, j) => typedValue(one, `state.attrs[${i}][${j}]`, info.type));
  });
}

function decisionOf(value: unknown, layout: Layout): State['decision'] {
  if (value === null) return null;
  const at = 'state.decision';
  const fields = readObject(value, at);
  const form = readText(fields['form'], `${at}.form`);
  if (!FORMS.includes(form)) throw new BrokenDocument(`${at}.form`, `there is no form of decision "${form}"`);
  const player = readInteger(fields['player'], `${at}.player`, layout.playerLo, layout.playerLo + layout.players - 1);
  const options = integers(fields['options'], `${at}.options`, null);
  const max = readInteger(fields['max'], `${at}.max`, 0, options.length);
  return makeDecision(readInteger(fields['id'], `${at}.id`, 1, MAX), form as DecisionForm, player, options, readInteger(fields['min'], `${at}.min`, 0, max), max);
}

function frameOf(value: unknown, at: string): State['frames'][number] {
  const fields = readObject(value, at);
  return makeFrame(
    readInteger(fields['program'], `${at}.program`, -2, MAX),
    readInteger(fields['pc'], `${at}.pc`, 0, MAX),
    readList(fields['locals'], `${at}.locals`, anyValue),
    readInteger(fields['tallies'], `${at}.tallies`, 0, MAX),
    readInteger(fields['ret'], `${at}.ret`, -2, MAX),
  );
}

function tallyOf(value: unknown, at: string): State['tallies'][number] {
  const fields = readObject(value, at);
  const parts = integers(fields['parts'], `${at}.parts`, null);
  if (parts.length % 3 !== 0) throw new BrokenDocument(`${at}.parts`, 'parts must come in threes');
  const [base = 0, total = 0, min = 0, max = 0] = ['base', 'value', 'min', 'max'].map((key) => anyInteger(fields[key], `${at}.${key}`));
  return makeTally(base, total, min, max, parts);
}

function readState(fields: Readonly<Record<string, unknown>>, layout: Layout): State {
  const size = layout.ids.length;
  const policy = fields['windowsPolicy'];
  if (policy !== 'all' && policy !== 'able') throw new BrokenDocument('state.windowsPolicy', 'expected "all" or "able"');
  const zones = readList(fields['zones'], 'state.zones', (one, at) => integers(one, at, null, 0, size - 1));
  if (zones.length !== layout.zones.length) throw new BrokenDocument('state.zones', `expected ${layout.zones.length} zones, found ${zones.length}`);
  return makeState({
    pack: readText(fields['pack'], 'state.pack'),
    seed: readText(fields['seed'], 'state.seed'),
    players: layout.players,
    windowsPolicy: policy,
    switches: integers(fields['switches'], 'state.switches', layout.pack.switches.length, 0, 1),
    random: { s: integers(readObject(fields['random'], 'state.random')['s'], 'state.random.s', 4, -2147483648, 2147483647) },
    forced: { dice: integers(readObject(fields['forced'], 'state.forced')['dice'], 'state.forced.dice', null, 1) },
    step: readInteger(fields['step'], 'state.step', 0, MAX),
    budgetFrom: readInteger(fields['budgetFrom'], 'state.budgetFrom', 0, MAX),
    vars: variables(fields['vars'], layout),
    attrs: attributes(fields['attrs'], layout),
    zoneOf: integers(fields['zoneOf'], 'state.zoneOf', size, -1, layout.zoneHi - 1),
    zones,
    faceUp: integers(fields['faceUp'], 'state.faceUp', size, 0, 1),
    known: integers(fields['known'], 'state.known', size, 0),
    handles: integers(fields['handles'], 'state.handles', size, 0),
    nextHandle: readInteger(fields['nextHandle'], 'state.nextHandle', 0, MAX),
    uses: integers(fields['uses'], 'state.uses', layout.limitCells),
    tallies: readList(fields['tallies'], 'state.tallies', tallyOf),
    frames: readList(fields['frames'], 'state.frames', frameOf),
    decision: decisionOf(fields['decision'], layout),
    decisions: readInteger(fields['decisions'], 'state.decisions', 0, MAX),
    outcome: readInteger(fields['outcome'], 'state.outcome', -1, size - 1),
  });
}

/** The state of a saved game. Throws BrokenDocument when it is damaged, inconsistent or of another pack. */
export function readSave(pack: Pack, document: unknown): State {
  requireData(document);
  const fields = readObject(document, '');
  if (fields['format'] !== 1) throw new BrokenDocument('format', `expected format 1, found ${shown(fields['format'])}`);
  if (fields['pack'] !== pack.hash) {
    throw new BrokenDocument('pack', `the game was saved with the content ${shown(fields['pack'])}, but this is ${pack.id} ${pack.version} (${pack.hash})`);
  }
  const inner = readObject(fields['state'], 'state');
  if (inner['pack'] !== pack.hash) throw new BrokenDocument('state.pack', 'the state is not of the content the document names');
  const players = readInteger(inner['players'], 'state.players', pack.players.min, pack.players.max);
  const layout = pack.layoutFor(players);
  const state = readState(inner, layout);
  checkFrames(layout, state);
  const wrong = checkInvariants(layout, state)[0];
  if (wrong !== undefined) throw new BrokenDocument('state', wrong);
  return state;
}
