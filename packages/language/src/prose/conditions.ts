// Conditions as sentences and as clauses after nouns. Must not say statements.
import type { Node } from '../match/node.js';
import { plainPhrase } from './noun-phrase.js';
import { settled } from './settled.js';
import type { Slots, Telling } from './telling.js';
import { joined, slotsOf } from './values.js';
import type { Saying } from './words.js';

/** A condition as a saying: its subject is a slot. */
interface Put {
  readonly saying: Saying;
  readonly slots: Slots;
}

/** A value as `is` and `set` name it. */
export function valueKey(tree: Node | undefined): string {
  if (tree === undefined) return '';
  const inner = tree.op === 'value' || tree.op === 'as-kind' ? (tree.args[0] ?? tree) : tree;
  return inner.op === 'none' ? 'none' : inner.op === 'number' || inner.op === 'boolean' ? String(inner.value) : inner.id;
}

function comparison(t: Telling, tree: Node): Put | null {
  const [left, right] = tree.args;
  if (left === undefined || right === undefined) return null;
  const swapped = left.op === 'number';
  const kind = tree.op === '<=' ? (swapped ? 'at-least' : 'at-most') : swapped ? 'more' : 'less';
  const x = swapped ? right : left;
  const n = swapped ? left : right;
  // How many actions there are is for the game to know.
  if (x.op === 'count' && x.args[0]?.op === 'query') return null;
  const own = ownComparison(t, kind, x, n);
  if (own !== null) return own;
  const counted = x.op === 'count' && x.args[0] !== undefined;
  const slots: Slots = new Map([['x', counted ? (x.args[0] ?? x) : x], ['n', n]]);
  const say = t.grammar.forms[counted ? `there-are-${kind}` : `is-${kind}`] ?? '';
  return { saying: counted ? { say } : { subject: 'x', say }, slots };
}

/** A number compared in words of its own: `have fewer than 2 Skill cards` for a hand size of less than 2. */
function ownComparison(t: Telling, kind: string, of: Node, n: Node): Put | null {
  const inner = of.op === 'value' ? (of.args[0] ?? of) : of;
  const saying = inner.op === 'query' || inner.op === 'define' ? t.words.phrases[inner.id] : inner.op === 'attr' ? t.words.names[inner.id] : undefined;
  const say = saying?.compare?.[kind];
  if (say === undefined) return null;
  const [x] = inner.args;
  return { saying: say.includes('{x') ? { say } : { subject: 'x', say }, slots: new Map([...(x === undefined ? [] : [['x', x] as const]), ['n', n]]) };
}

function put(t: Telling, tree: Node): Put | null {
  const [a, b] = tree.args;
  const forms = t.grammar.forms;
  const two = (name: string): Put => ({ saying: { subject: 'x', say: forms[name] ?? '' }, slots: new Map([...(a === undefined ? [] : [['x', a] as const]), ...(b === undefined ? [] : [['y', b] as const])]) });
  switch (tree.op) {
    case 'query':
    case 'define': {
      const saying = t.saying('phrases', tree.id, 'phrase');
      return saying === null ? null : { saying, slots: slotsOf(t, tree) };
    }
    case 'attr': {
      const saying = t.saying('names', tree.id, 'name');
      return saying === null ? null : { saying: { subject: 'x', ...saying }, slots: new Map(a === undefined ? [] : [['x', a]]) };
    }
    case '=':
      // What is none says only that something must be there to speak of.
      if (b?.op === 'none') return null;
      if (b?.op === 'local' && b.id === 'you' && a !== undefined) return put(t, { ...tree, args: [b, a] });
      return (a === undefined || b?.op !== 'number' ? null : ownComparison(t, 'is', a, b)) ?? two(b?.op === 'number' ? 'is-number' : 'is');
    case 'in':
      return two('is-in');
    case 'one-of':
      return two('is-one-of');
    case 'described':
    case 'is-kind': {
      const kind: Node = b ?? { ...tree, op: 'kind', args: [] };
      return { saying: { subject: 'x', say: forms['is-a'] ?? '' }, slots: new Map([...(a === undefined ? [] : [['x', a] as const]), ['y', kind]]) };
    }
    case '<=':
    case '<':
      return comparison(t, tree);
    case 'allowed': {
      const act = t.saying('phrases', tree.id, 'act');
      const said = act === null ? '' : t.predicate(act.say ?? '', new Map(), 'infinitive', null);
      return { saying: { say: (forms['allowed'] ?? '').replace('{say}', () => said) }, slots: new Map() };
    }
    case 'has-effect':
      return two('has-effect');
    // What was found out before has no name that players know.
    case 'local':
      return { saying: { say: forms['so'] ?? '' }, slots: new Map() };
    case 'global':
      return { saying: t.saying('names', tree.id, 'name') ?? { silent: true }, slots: new Map() };
    default:
      t.missing.add(`condition ${tree.op}`);
      return null;
  }
}

/** What is compared, and with what, as `is` of its words names it: a value, or `at least 1`. */
function compared({ op, id, args }: Node): { of: Node; key: string } | null {
  const [left, right] = args;
  if (left === undefined) return null;
  if (op === 'is-kind' || op === 'described') return { of: left, key: id };
  if (op === '=') return { of: left, key: valueKey(right) };
  if (right === undefined || (op !== '<=' && op !== '<')) return null;
  if (left.op === 'number') return { of: right, key: `${op === '<=' ? 'at least' : 'more than'} ${String(left.value)}` };
  return right.op === 'number' ? { of: left, key: `${op === '<=' ? 'at most' : 'less than'} ${String(right.value)}` } : null;
}

/** `X is VALUE` in words of its own. */
export function ownEquality(t: Telling, tree: Node, negative: boolean): string | null {
  const found = compared(tree);
  if (found === null) return null;
  const inner = found.of.op === 'value' ? (found.of.args[0] ?? found.of) : found.of;
  return t.words.names[inner.id]?.is?.[`${negative ? 'not ' : ''}${found.key}`] ?? null;
}

/** A condition put into a sentence of the language; where the two meet, words may be shortened. */
export function withTest(t: Telling, pattern: string, test: string): string {
  const [word = ''] = test.split(' ');
  for (const { before, after, joined: both } of t.grammar.joints) {
    if (word === after && pattern.includes(`${before} {test}`)) return pattern.replace(`${before} {test}`, () => both + test.slice(word.length));
  }
  return pattern.replace('{test}', () => test);
}

/** Whether a condition is said in brackets, behind what it is about. */
export const isAside = (text: string): boolean => text.startsWith('(');

/** Conditions in a row. What begins like the one before it is said without that beginning. */
export function joinedTests(t: Telling, tests: readonly string[], word: 'and' | 'or', long = false): string {
  const { forms } = t.grammar;
  const starts = new RegExp(`^(?:${forms['same-start'] ?? '(?!)'})`);
  const [open, aside] = [tests.filter((test) => !isAside(test)), tests.filter(isAside)];
  if (aside.length > 0) return [...(open.length === 0 ? [] : [joinedTests(t, open, word, long)]), ...aside].join(' ');
  return tests.reduce((said, test, at) => {
    if (at === 0) return test;
    const joint = at < tests.length - 1 ? 'comma' : long ? `long-${word}` : word;
    const start = starts.exec(test)?.[0];
    if (start !== undefined && tests[at - 1]?.startsWith(start) === true) return said + (forms[`${joint}-same`] ?? '').replace('{rest}', () => test.slice(start.length));
    return said + withTest(t, forms[`${joint}-test`] ?? '', test);
  }, '');
}

/** The sentence a place has for something being there, when nothing else is asked. */
function heldBy(t: Telling, { op, args }: Node): string | null {
  const [source, ...others] = args;
  const zone = source?.op === 'source' && others.length === 0 ? source.args[0] : undefined;
  return op !== 'select' || zone === undefined ? null : (t.words.things[zone.id]?.holds ?? null);
}

/** A condition as a sentence. */
export function conditionText(t: Telling, given: Node, negative = false): string {
  const tree = settled(t, given);
  if (typeof tree === 'boolean') return '';
  const [first] = tree.args;
  if (tree.op === 'not' && first !== undefined) return t.condition(first, !negative);
  if (tree.op === 'and' || tree.op === 'or') {
    const parts = tree.args.map((arg) => t.condition(arg, negative)).filter((part) => part !== '');
    const nested = tree.args.some(({ op }) => op !== tree.op && (op === 'and' || op === 'or'));
    return joinedTests(t, parts, (tree.op === 'and') !== negative ? 'and' : 'or', nested && parts.length > 1);
  }
  const own = ownEquality(t, tree, negative);
  if (own !== null) return own === '' ? '' : t.predicate(own, new Map(), 'statement', null);
  if (tree.op === 'exists' && first !== undefined) {
    const holder = heldBy(t, first);
    if (holder !== null) return t.predicate(holder, new Map([['x', { ...first, args: [] }]]), 'statement', plainPhrase('-'), negative);
    const say = t.grammar.forms[negative ? 'there-is-no' : 'there-is'] ?? '';
    return t.predicate(say, new Map([['x', first]]), 'statement', plainPhrase(''));
  }
  const found = put(t, tree);
  if (found === null || found.saying.silent === true) return '';
  return t.sentence(found.saying, found.slots, 'statement', negative);
}

/** Whether the candidate of a condition is a player: said with another relative pronoun than things. */
function ofPlayer(t: Telling, tree: Node): boolean {
  if (about(tree)) return tree.type.startsWith('thing:') && t.lexicon.types.isA(tree.type.slice(6), 'player');
  return tree.args.some((arg) => ofPlayer(t, arg));
}

/** Whether a node is the thing a noun phrase asks about. */
function about(node: Node | undefined): boolean {
  const inner = node?.op === 'as-kind' ? node.args[0] : node;
  return inner?.op === 'candidate' || inner?.op === 'it';
}

/** What is said of the candidate, without `who`. */
function predicates(t: Telling, tree: Node, many: boolean, gender: 'm' | 'f', negative: boolean): string {
  const [first, second] = tree.args;
  if (tree.op === 'not' && first !== undefined) return predicates(t, first, many, gender, !negative);
  if (tree.op === 'and' || tree.op === 'or') {
    const parts = tree.args.map((arg) => predicates(t, arg, many, gender, negative)).filter((part) => part !== '');
    const verb = t.grammar.forms['same-verb'] === undefined ? undefined : new RegExp(`^(?:${t.grammar.forms['same-verb']})`).exec(parts[0] ?? '')?.[0];
    const short = verb !== undefined && parts.every((part) => part.startsWith(verb)) ? parts.map((part, at) => (at === 0 ? part : part.slice(verb.length))) : parts;
    return joined(t, short, (tree.op === 'and') !== negative ? 'and' : 'or');
  }
  const found = tree.op === 'exists' ? null : put(t, tree);
  if (found === null || found.saying.silent === true) return '';
  const { saying, slots } = found;
  const subject = saying.subject === undefined ? undefined : slots.get(saying.subject);
  if (!about(subject)) return tree.op === '=' && about(second) && first !== undefined ? predicates(t, { ...tree, args: [second as Node, first] }, many, gender, negative) : '';
  const own = negative ? saying.not : undefined;
  return t.predicate(own ?? saying.say ?? '', slots, 'statement', { ...plainPhrase('', many), gender }, negative && own === undefined);
}

/** What a candidate must not be, when the condition says just that. */
export function excluded(tree: Node): Node | null {
  const [first] = tree.args;
  if (tree.op !== 'not' || first?.op !== '=' || !first.args.some(about)) return null;
  return first.args.find((arg) => !about(arg)) ?? null;
}

/** A condition on a candidate as a clause after its noun. */
export function clauseText(t: Telling, tree: Node, many: boolean, gender: 'm' | 'f'): string {
  const [first] = tree.args;
  if (tree.op === '=' && first?.op === 'owner' && tree.args[1] !== undefined) return t.predicate(t.grammar.forms['of'] ?? '', new Map([['x', tree.args[1]]]), 'statement', null);
  const said = predicates(t, tree, many, gender, false);
  return said === '' ? '' : `${t.grammar.forms[ofPlayer(t, tree) ? 'who' : 'which'] ?? ''} ${said}`;
}

