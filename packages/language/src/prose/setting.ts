// `set NAME to VALUE` in the words a name has for it. Must not say other statements.
import { sameMeaning, type Node } from '../match/node.js';
import { valueKey } from './conditions.js';
import type { Said } from './said.js';
import type { Part } from './speak.js';
import type { Telling } from './telling.js';

/** What is added to a list when it is set to itself together with more; null otherwise. */
function addition(target: Node, value: Node): Node | null {
  const inner = value.op === 'value' ? (value.args[0] ?? value) : value;
  const [first, second] = inner.args;
  const more = second?.op === 'list' && second.args.length === 1 ? second.args[0] : second;
  return inner.type.startsWith('list:') && first !== undefined && sameMeaning(first, target) ? (more ?? null) : null;
}

/** A `set` that its name has no words for, said as plainly as it can be. */
function plainly(t: Telling, target: Node, value: Node): Part {
  const { forms } = t.grammar;
  const inner = value.op === 'value' ? (value.args[0] ?? value) : value;
  if (inner.op !== 'boolean') return { saying: { say: forms['set'] ?? '' }, slots: new Map([['target', target], ['value', value]]) };
  const test = t.condition(target, inner.value === false);
  return { saying: { say: (forms['from-now'] ?? '').replace('{test}', () => test) }, slots: new Map() };
}

/** The saying of a `set`; null when there is nothing to say. Where its name has no words for it, the gap is noted. */
export function settingPart(t: Telling, statement: Said): Part | null {
  const target = statement.args.get('target');
  const saying = target === undefined ? undefined : t.words.names[target.id];
  if (saying?.silent === true) return null;
  const value = statement.args.get('value');
  const added = target === undefined || value === undefined ? null : addition(target, value);
  const say = (added === null ? undefined : saying?.set?.['+']) ?? saying?.set?.[valueKey(value)] ?? saying?.set?.['*'];
  if (say !== undefined) return { saying: { say }, slots: new Map([...statement.args, ...(added === null ? [] : [['added', added] as const])]) };
  t.missing.add(`statement ${statement.text}`);
  return target === undefined || value === undefined ? null : plainly(t, target, value);
}
