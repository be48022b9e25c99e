// Conditions that are known to hold or not, such as switches as they stand by default, taken out of larger ones. Must not say any.
import type { Node } from '../match/node.js';
import type { Telling } from './telling.js';

/** What is left of a condition to be said; true or false when nothing is. */
export function settled(t: Telling, tree: Node): Node | boolean {
  const [first] = tree.args;
  if (tree.op === 'boolean') return tree.value === true;
  if (tree.op === 'query' || tree.op === 'define') return t.words.phrases[tree.id]?.stands ?? t.words.settled?.get(tree.id) ?? tree;
  if (tree.op === 'not' && first !== undefined) {
    const inner = settled(t, first);
    return typeof inner === 'boolean' ? !inner : { ...tree, args: [inner] };
  }
  if (tree.op !== 'and' && tree.op !== 'or') return tree;
  const decisive = tree.op === 'or';
  const parts = tree.args.map((arg) => settled(t, arg));
  if (parts.includes(decisive)) return decisive;
  const open = parts.filter((part) => typeof part !== 'boolean');
  const [only] = open;
  return only === undefined ? !decisive : open.length === 1 ? only : { ...tree, args: open };
}
