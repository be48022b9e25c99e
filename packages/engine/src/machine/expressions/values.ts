/** Expressions that fetch something by name or slot. Must not work anything out beyond that. */
import { indexOf } from '../../compile/named.js';
import { bareThing } from '../../compile/bare-thing.js';
import { localSlot } from '../../compile/constants.js';
import { type ValueForm } from '../../compile/compiler.js';
import { type DefinitionInfo } from '../../pack/layout.js';
import { type Operand, read, readNumber } from '../operand.js';
import { tallyAt } from '../../state/tallies.js';
import { type Value } from '../../state/value.js';

/** `['text', string]` */
export const text: ValueForm = (c, node, at) => {
  const words = node[1];
  return typeof words === 'string' ? () => words : c.fail(at, 'a text has no words');
};

/** `['local', slot]` */
export const local: ValueForm = (c, node, at) => {
  const slot = c.slot(node[1], at);
  return (_m, locals) => locals[slot] as Value;
};

/** `['global', variableId]` */
export const global: ValueForm = (c, node, at) => {
  const index = indexOf(c, c.layout.variableIndex, node[1], 'variable', at);
  return (m) => m.state.vars[index] as Value;
};

/** `['entity', id]` */
export const entity: ValueForm = (c, node, at) => {
  const id = indexOf(c, c.layout.entityOf, node[1], 'thing or zone (one of its kind)', at);
  return () => id;
};

/** `['kind', kindId]` */
export const kind: ValueForm = (c, node, at) => {
  const index = indexOf(c, c.layout.kindIndex, node[1], 'kind', at);
  return () => index;
};

/** `['zone', zoneId, player]`: the player's own zone, none for no player. */
export const zone: ValueForm = (c, node, at) => {
  const first = indexOf(c, c.layout.perPlayerZone, node[1], 'zone that every player has', at);
  const player = c.operand(node[2], `${at}[2]`);
  const { playerLo, players } = c.layout;
  return (m, locals) => {
    const seat = readNumber(player, m, locals) - playerLo;
    return seat >= 0 && seat < players ? first + seat : -1;
  };
};

/** `['attr', attributeId, thing]`: a thing without the attribute, or none, has its empty value. */
export const attr: ValueForm = (c, node, at) => {
  const index = indexOf(c, c.layout.attributeIndex, node[1], 'attribute', at);
  const info = c.layout.attributes[index];
  if (info === undefined) return c.fail(at, 'the attribute is missing');
  const thingOf = bareThing(c, info, node[2]);
  const of = c.operand(thingOf, `${at}[2]`);
  const { lo, hi, missing, fixed } = info;
  const slot = localSlot(c, thingOf);
  if (slot >= 0 && fixed !== null) {
    return (_m, locals) => {
      const thing = locals[slot] as number;
      return thing < lo || thing >= hi ? missing : (fixed[thing - lo] as Value);
    };
  }
  if (slot >= 0) {
    return (m, locals) => {
      const thing = locals[slot] as number;
      return thing < lo || thing >= hi ? missing : ((m.state.attrs[index] as Value[])[thing - lo] as Value);
    };
  }
  if (fixed !== null) {
    return (m, locals) => {
      const thing = readNumber(of, m, locals);
      return thing < lo || thing >= hi ? missing : (fixed[thing - lo] as Value);
    };
  }
  return (m, locals) => {
    const thing = readNumber(of, m, locals);
    return thing < lo || thing >= hi ? missing : ((m.state.attrs[index] as Value[])[thing - lo] as Value);
  };
};

/** `['value', tally]`: what a tally amounts to now; a plain number stands for itself. */
export const value: ValueForm = (c, node, at) => {
  if (c.typeOf(node[1]) === 'number') return c.value(node[1], `${at}[1]`);
  const tally = c.operand(node[1], `${at}[1]`);
  return (m, locals) => {
    const index = readNumber(tally, m, locals);
    return index < 0 ? 0 : tallyAt(m, index).value;
  };
};

function ownerAt(position: number): ValueForm {
  return (c, node, at) => {
    const thing = c.operand(node[position], `${at}[${position}]`);
    const { zoneLo, zoneHi, zones } = c.layout;
    return (m, locals) => {
      const id = readNumber(thing, m, locals);
      if (id < 0) return -1;
      const place = id >= zoneLo && id < zoneHi ? id : (m.state.zoneOf[id] ?? -1);
      return place < 0 ? -1 : (zones[place - zoneLo]?.owner ?? -1);
    };
  };
}

/** `['owner', thing]`: the player whose zone it is in, or who owns it if it is a zone; none otherwise. */
export const owner: ValueForm = ownerAt(1);
/** `['query', 'owner-of', thing]`: the same. */
export const ownerOf: ValueForm = ownerAt(2);

/** `['query', 'place-of', thing]`: the zone it is in, none if none. */
export const placeOf: ValueForm = (c, node, at) => {
  const thing = c.operand(node[2], `${at}[2]`);
  return (m, locals) => {
    const id = readNumber(thing, m, locals);
    return id < 0 ? -1 : (m.state.zoneOf[id] ?? -1);
  };
};

/** `['query', queryId, ...]` is in `query.ts`; `['define', definitionId, ...]`: a definition with its arguments. */
export const define: ValueForm = (c, node, at) => {
  const index = indexOf(c, c.layout.definitionIndex, node[1], 'definition', at);
  const compiled = c.layout.pack.definitions[index];
  if (compiled === undefined) return c.fail(at, 'the definition is missing');
  if (node.length - 2 !== compiled.params) {
    return c.fail(at, `"${compiled.id}" takes ${compiled.params} arguments, found ${node.length - 2}`);
  }
  const size = Math.max(compiled.locals, compiled.params);
  const args = node.slice(2).map((arg, i) => c.operand(arg, `${at}[${i + 2}]`));
  const { definitions } = c.layout;
  const first = args[0];
  // Slots that are free again: a definition can be asked for while it is being worked out, by way of an ability.
  const free: Value[][] = [];
  return (m, locals) => {
    const own = free.pop() ?? new Array<Value>(size).fill(-1);
    if (first !== undefined) own[0] = read(first, m, locals);
    for (let i = 1; i < args.length; i++) own[i] = read(args[i] as Operand, m, locals);
    const result = (definitions[index] as DefinitionInfo).run(m, own);
    free.push(own);
    return result;
  };
};
