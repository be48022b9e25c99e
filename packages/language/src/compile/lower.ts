// Typed trees -> compiled expressions. Must be total and must not report: trees are checked already.
import { kindOf } from '../check/types.js';
import type { Node } from '../match/node.js';
import type { Expr } from '../program.js';
import type { TypeTag } from '../vocabulary.js';

/** Gives slots to candidates. */
export interface Slots {
  slot(name: string, type: TypeTag): number;
}

/** Slots of the thing a noun phrase is asking about and of `it`; -1 outside. */
export interface Candidates {
  readonly candidate: number;
  readonly it: number;
}

const NOWHERE: Candidates = { candidate: -1, it: -1 };

/** Compiles a tree; candidates of noun phrases in it get slots of their own. */
export function lower(tree: Node, slots: Slots, around: Candidates = NOWHERE): Expr {
  const one = (index: number): Expr => {
    const arg = tree.args[index];
    return arg === undefined ? null : lower(arg, slots, around);
  };
  const all = (): Expr[] => tree.args.map((arg) => lower(arg, slots, around));
  switch (tree.op) {
    case 'number':
    case 'boolean':
      return typeof tree.value === 'string' ? null : tree.value;
    case 'text':
      return ['text', String(tree.value)];
    case 'none':
    case 'absent':
      return null;
    case 'local':
      return ['local', Number(tree.value)];
    case 'candidate':
      return ['local', around.candidate];
    case 'it':
      return ['local', around.it];
    case 'global':
    case 'entity':
    case 'kind':
      return [tree.op, tree.id];
    case 'zone':
    case 'attr':
    case 'has-effect':
    case 'query':
    case 'define':
    case 'allowed':
      return [tree.op, tree.id, ...all()];
    case 'is-kind':
    case 'as-kind':
    case 'lowest':
    case 'highest':
      return [tree.op, one(0), tree.id];
    case 'select':
      return lowerSelect(tree, slots, around, undefined);
    case 'described':
      return lowerDescribed(tree, slots, around);
    case 'top':
    case 'bottom':
      return [tree.op, one(0), one(1), tree.value === true];
    case 'where':
    case 'source':
    case 'each':
    case 'of':
      return one(0);
    default:
      return [tree.op, ...all()];
  }
}

/** `X is a NP`: X is among the things of that kind made of it alone. */
function lowerDescribed(tree: Node, slots: Slots, around: Candidates): Expr {
  const [subject, phrase] = tree.args;
  if (subject === undefined || phrase === undefined) return null;
  return ['exists', lowerSelect(phrase, slots, around, ['list', lower(subject, slots, around)])];
}

function lowerSelect(tree: Node, slots: Slots, around: Candidates, given: Expr | undefined): Expr {
  const slot = slots.slot('', `thing:${kindOf(tree.type)}`);
  let source: Expr = given ?? null;
  const conditions: Expr[] = [];
  for (const arg of tree.args) {
    const inner: Candidates = { candidate: slot, it: arg.op === 'where' ? slot : around.it };
    if (arg.op !== 'source') conditions.push(lower(arg, slots, inner));
    else if (given === undefined) source = lower(arg, slots, around);
    else {
      const zone = arg.args[0];
      if (zone !== undefined) conditions.push(inSource(zone, slot, slots, around));
    }
  }
  const [first] = conditions;
  const where: Expr = conditions.length > 1 ? ['and', ...conditions] : (first ?? null);
  return ['select', tree.id, slot, source, where];
}

/** Being in a zone, or in one of several, said of a candidate that comes from elsewhere. */
function inSource(zone: Node, slot: number, slots: Slots, around: Candidates): Expr {
  const where = lower(zone, slots, around);
  if (!zone.type.startsWith('list:')) return ['in', ['local', slot], where];
  const each = slots.slot('', 'thing:zone');
  return ['exists', ['select', 'zone', each, where, ['in', ['local', slot], ['local', each]]]];
}
