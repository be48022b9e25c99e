/** Expressions that fetch something by name or slot. Must not work anything out beyond that. */
import { valueWord, writeBlock, writeNode } from '../../compile/code-book.js';
import { indexOf } from '../../compile/named.js';
import { bareThing } from '../../compile/bare-thing.js';
import type { Compiler, ExpressionForm } from '../../compile/compiler.js';
import type { AttributeInfo, DefinitionInfo } from '../../pack/layout.js';
import { attributeWord, cellWord, constantIn, fixedWord, globalWord, localWord, operation, read, readNumber, slotOf } from '../operand.js';
import { tallyAt } from '../../state/tallies.js';
import { makeLocals, type Value } from '../../state/value.js';

/** `['text', string]` */
export const text: ExpressionForm = (c, node, at) => {
  const words = node[1];
  return typeof words === 'string' ? valueWord(c.book, words) : c.fail(at, 'a text has no words');
};

/** `['local', slot]` */
export const local: ExpressionForm = (c, node, at) => localWord(c.slot(node[1], at));

/** `['global', variableId]` */
export const global: ExpressionForm = (c, node, at) => globalWord(indexOf(c, c.layout.variableIndex, node[1], 'variable', at));

/** `['entity', id]` */
export const entity: ExpressionForm = (c, node, at) => valueWord(c.book, indexOf(c, c.layout.entityOf, node[1], 'thing or zone (one of its kind)', at));

/** `['kind', kindId]` */
export const kind: ExpressionForm = (c, node, at) => valueWord(c.book, indexOf(c, c.layout.kindIndex, node[1], 'kind', at));

const ZONE = operation((m, locals, at) => {
  const seat = readNumber(m, locals, m.words[at + 2] as number) - m.layout.playerLo;
  return seat >= 0 && seat < m.layout.players ? (m.words[at + 1] as number) + seat : -1;
});

/** `['zone', zoneId, player]`: the player's own zone, none for no player. */
export const zone: ExpressionForm = (c, node, at) => {
  const first = indexOf(c, c.layout.perPlayerZone, node[1], 'zone that every player has', at);
  return writeNode(c.book, ZONE, first, c.word(node[2], `${at}[2]`));
};

/** An attribute that changes, of a thing that has to be worked out: `attribute, lo, hi, missing, thing`. */
const ATTRIBUTE = operation((m, locals, at) => {
  const { words } = m;
  const thing = readNumber(m, locals, words[at + 5] as number);
  const lo = words[at + 2] as number;
  if (thing < lo || thing >= (words[at + 3] as number)) return read(m, locals, words[at + 4] as number);
  return (m.state.attrs[words[at + 1] as number] as Value[])[thing - lo] as Value;
});

/** The same of one that never changes, with a table of operands: `table, lo, hi, missing, thing`. */
const FIXED = operation((m, locals, at) => {
  const { words } = m;
  const thing = readNumber(m, locals, words[at + 5] as number);
  const lo = words[at + 2] as number;
  if (thing < lo || thing >= (words[at + 3] as number)) return read(m, locals, words[at + 4] as number);
  return read(m, locals, words[(words[at + 1] as number) + thing - lo] as number);
});

/** Where the table of a fixed attribute's values stands; it is written once. */
function tableOf(c: Compiler, info: AttributeInfo, fixed: readonly Value[]): number {
  const known = c.book.tables.get(info.id);
  if (known !== undefined) return known;
  const words = fixed.map((value) => valueWord(c.book, value));
  const at = writeBlock(c.book, words);
  c.book.tables.set(info.id, at);
  return at;
}

/** `['attr', attributeId, thing]`: a thing without the attribute, or none, has its empty value. */
export const attr: ExpressionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.attributeIndex, node[1], 'attribute', at);
  const info = c.layout.attributes[index];
  if (info === undefined) return c.fail(at, 'the attribute is missing');
  const { lo, hi, fixed } = info;
  const thing = c.word(bareThing(c, info, node[2]), `${at}[2]`);
  const always = constantIn(thing);
  if (always !== null) {
    if (always < lo || always >= hi) return valueWord(c.book, info.missing);
    return fixed === null ? cellWord(writeBlock(c.book, [index, always - lo])) : valueWord(c.book, fixed[always - lo] as Value);
  }
  const missing = valueWord(c.book, info.missing);
  const slot = slotOf(thing);
  if (fixed !== null) {
    const table = tableOf(c, info, fixed);
    return slot < 0 ? writeNode(c.book, FIXED, table, lo, hi, missing, thing) : fixedWord(writeBlock(c.book, [slot, lo, hi, missing, table]));
  }
  return slot < 0 ? writeNode(c.book, ATTRIBUTE, index, lo, hi, missing, thing) : attributeWord(writeBlock(c.book, [slot, lo, hi, missing, index]));
};

const VALUE = operation((m, locals, at) => {
  const index = readNumber(m, locals, m.words[at + 1] as number);
  return index < 0 ? 0 : tallyAt(m, index).value;
});

/** `['value', tally]`: what a tally amounts to now; a plain number stands for itself. */
export const value: ExpressionForm = (c, node, at) => {
  const tally = c.word(node[1], `${at}[1]`);
  return c.typeOf(node[1]) === 'number' ? tally : writeNode(c.book, VALUE, tally);
};

const OWNER = operation((m, locals, at) => {
  const id = readNumber(m, locals, m.words[at + 1] as number);
  if (id < 0) return -1;
  const { zoneLo, zoneHi, zones } = m.layout;
  const place = id >= zoneLo && id < zoneHi ? id : (m.state.zoneOf[id] ?? -1);
  return place < 0 ? -1 : (zones[place - zoneLo]?.owner ?? -1);
});

function ofOne(op: number, position: number): ExpressionForm {
  return (c, node, at) => writeNode(c.book, op, c.word(node[position], `${at}[${position}]`));
}

/** `['owner', thing]`: the player whose zone it is in, or who owns it if it is a zone; none otherwise. */
export const owner: ExpressionForm = ofOne(OWNER, 1);
/** `['query', 'owner-of', thing]`: the same. */
export const ownerOf: ExpressionForm = ofOne(OWNER, 2);

const PLACE_OF = operation((m, locals, at) => {
  const id = readNumber(m, locals, m.words[at + 1] as number);
  return id < 0 ? -1 : (m.state.zoneOf[id] ?? -1);
});

/** `['query', 'place-of', thing]`: the zone it is in, none if none. */
export const placeOf: ExpressionForm = ofOne(PLACE_OF, 2);

/** By number of slots: locals that are free again. Several may be in use, for a definition can ask for itself by way of an ability. */
const free: Value[][][] = [];

function freeLocals(size: number): Value[] {
  while (free.length <= size) free.push([]);
  return (free[size] as Value[][]).pop() ?? makeLocals(size);
}

/** `definition, slots, arguments, argument…` */
const DEFINE = operation((m, locals, at) => {
  const { words } = m;
  const size = words[at + 2] as number;
  const own = freeLocals(size);
  const count = words[at + 3] as number;
  for (let i = 0; i < count; i++) own[i] = read(m, locals, words[at + 4 + i] as number);
  const result = read(m, own, (m.layout.definitions[words[at + 1] as number] as DefinitionInfo).means);
  (free[size] as Value[][]).push(own);
  return result;
});

/** `['query', queryId, ...]` is in `query.ts`; `['define', definitionId, ...]`: a definition with its arguments. */
export const define: ExpressionForm = (c, node, at) => {
  const index = indexOf(c, c.layout.definitionIndex, node[1], 'definition', at);
  const compiled = c.layout.pack.definitions[index];
  if (compiled === undefined) return c.fail(at, 'the definition is missing');
  if (node.length - 2 !== compiled.params) {
    return c.fail(at, `"${compiled.id}" takes ${compiled.params} arguments, found ${node.length - 2}`);
  }
  const size = Math.max(compiled.locals, compiled.params);
  const args = node.slice(2).map((arg, i) => c.word(arg, `${at}[${i + 2}]`));
  return writeNode(c.book, DEFINE, index, size, args.length, ...args);
};
