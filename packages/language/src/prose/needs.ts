// What of a condition goes without saying where something is done or chosen. Must not say anything.
import { sameMeaning, type Node } from '../match/node.js';
import type { Said } from './said.js';
import type { Part } from './speak.js';
import type { Telling } from './telling.js';

const NOTHING: readonly Node[] = [];

/** A condition without the parts that only ask whether there is something to choose from: that goes without saying. */
export function needs(tree: Node): Node {
  if (tree.op === 'exists') return { ...tree, op: 'and', args: NOTHING };
  return tree.op === 'and' || tree.op === 'or' ? { ...tree, args: tree.args.map(needs) } : tree;
}

/** The parts of a condition that must all hold. */
export function conjuncts(tree: Node | null): readonly Node[] {
  return tree === null ? [] : tree.op === 'and' ? tree.args.flatMap(conjuncts) : [tree];
}

/** A condition by the id of what it asks, and of whom. */
function asked(tree: Node): { readonly key: string; readonly of: Node | undefined } {
  const [first] = tree.args;
  if (tree.op !== 'not' || first === undefined) return { key: tree.id, of: first };
  const inner = asked(first);
  return { key: `not ${inner.key}`, of: inner.of };
}

/** Whether a statement is said in words that hold a condition already: who repairs something has something damaged. */
export function isImplied({ saying, slots }: Part, condition: Node): boolean {
  const parts = conjuncts(condition);
  return parts.length > 0 && parts.every((part) => {
    const { key, of } = asked(part);
    return saying.implied?.includes(key) === true && of !== undefined && [...slots.values()].some((tree) => sameMeaning(tree, of));
  });
}

/** Conditions without those that others of them, or the moment itself, hold already. */
export function withoutImplied(t: Telling, tests: readonly Node[], moment: readonly string[]): Node[] {
  const sayings = tests.flatMap((test) => (test.op === 'define' || test.op === 'query' ? [{ test, implied: t.words.phrases[test.id]?.implied ?? [] }] : []));
  return tests.filter((test) => {
    const { key, of } = asked(test);
    if (moment.includes(key)) return false;
    return !sayings.some((each) => each.implied.includes(key) && of !== undefined && each.test.args[0] !== undefined && sameMeaning(each.test.args[0], of));
  });
}

/** Whether a condition only asks that one of the boxes of a choice is open: the boxes say so themselves. */
export function askedByOptions(condition: Node, [first]: readonly Said[]): boolean {
  if (first?.sort !== 'form' || first.id !== 'options') return false;
  const ways = condition.op === 'or' ? condition.args : [condition];
  return ways.every((way) => first.body.some((box) => {
    const test = box.args.get('test');
    return test !== undefined && sameMeaning(test, way);
  }));
}
