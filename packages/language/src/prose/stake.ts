// Something that must be there to be risked: `if there is a raptor in reserves` before a roll that may cost it. Must not say rolls.
import type { Node } from '../match/node.js';
import { sayNoun } from './noun-phrase.js';
import type { Telling } from './telling.js';

/** What is asked for, how many, and where; null when a condition asks something else. */
function askedFor(tree: Node): { readonly from: Node; readonly n: Node | null; readonly zone: Node } | null {
  const [left, right] = tree.args;
  const [from, n] = tree.op === 'exists' ? [left, null] : tree.op === '<=' && left?.op === 'number' && right?.op === 'count' ? [right.args[0], left] : [undefined, null];
  const [only, ...others] = from?.args ?? [];
  const zone = only?.op === 'source' ? only.args[0] : undefined;
  return from?.op === 'select' && others.length === 0 && zone !== undefined ? { from, n, zone } : null;
}

/** The sentence for risking what a condition asks for; null when it asks for nothing that is risked. */
export function stakeOf(t: Telling, test: Node): string | null {
  const found = askedFor(test);
  const stake = found === null ? undefined : t.words.things[found.zone.id]?.stake;
  if (found === null || stake === undefined) return null;
  const { from, n } = found;
  const kind = sayNoun(t.noun({ ...from, args: [] }, 'none', n !== null && n.value !== 1));
  const what = (t.grammar.forms['exactly'] ?? '').replace('{n}', n === null ? '1' : sayNoun(t.noun(n))).replace('{noun}', () => kind);
  return stake.replace('{x}', () => what);
}
