// Statements as clauses and sentences: built-in ones by their forms, the others by their sayings. Must not say values. Long because
// clauses hold statements that hold clauses: what says a choice, a loop or a table calls what says a run of statements, and back.
import { sameMeaning, type Node } from '../match/node.js';
import { conditionText, valueKey, withTest } from './conditions.js';
import { nounPhrase, sayNoun } from './noun-phrase.js';
import type { Said } from './said.js';
import { settled } from './settled.js';
import type { Mood, Slots, Telling } from './telling.js';
import { joined, kindWords } from './values.js';
import type { Saying } from './words.js';

/** Who is spoken of around a statement: after a verb of theirs, what they do is in the infinitive. */
interface Around {
  readonly who: Node | null;
  readonly infinitive: boolean;
}

/** A statement as it is to be said. */
interface Part {
  readonly saying: Saying;
  readonly slots: Slots;
}

const OPEN: Around = { who: null, infinitive: false };
/** Longest run of statements one idiom may stand for. */
const LONGEST_IDIOM = 8;
/** Statements that only prepare others or tell the rules what happened. */
const SILENT = new Set(['let', 'count', 'announce', 'apply', 'leave', 'give-back', 'stop', 'stop-repeating', 'nothing', 'resolve-ability']);

const isYou = (tree: Node | undefined | null): boolean => tree?.op === 'local' && tree.id === 'you';

/** Statements as whole sentences; what does nothing gives an empty text. */
export function tellSentences(t: Telling, statements: readonly Said[]): string {
  return clauses(t, statements, OPEN)
    .map((clause) => `${capital(clause)}${/[.!?]$/.test(clause) ? '' : '.'}`)
    .join(' ');
}

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Statements in a row inside a sentence. */
export function tellInline(t: Telling, statements: readonly Said[], who: Node | null, infinitive: boolean): string {
  const said = clauses(t, statements, { who, infinitive });
  const plain = said.every((clause) => !/[:;]|, /.test(clause));
  if (plain) return joined(t, said, 'and', 'and-clause');
  const conditional = new RegExp(`^(?:${t.grammar.forms['begins-if'] ?? '(?!)'})`);
  return said.reduce((before, clause) => before + (t.grammar.forms[conditional.test(clause) ? 'then-if' : 'then'] ?? '; ') + clause);
}

function clauses(t: Telling, statements: readonly Said[], around: Around): string[] {
  const found: string[] = [];
  for (let at = 0; at < statements.length; ) {
    const idiom = idiomAt(t, statements, at);
    if (idiom !== null) {
      const mood: Mood = around.infinitive ? 'infinitive' : 'order';
      if (idiom.say !== '') found.push(t.predicate(idiom.say, new Map(), mood, null));
      at += idiom.length;
      continue;
    }
    const open = statements[at] === undefined ? null : decided(t, statements, at);
    if (open !== null) {
      found.push(...clauses(t, open.said, around));
      at += open.length;
      continue;
    }
    const run = sameRun(t, statements, at);
    const clause = run.length > 1 ? merged(t, run, around) : tell(t, statements[at], around);
    if (clause !== '') found.push(clause);
    at += Math.max(run.length, 1);
  }
  return found;
}

/** What is said instead of an `if` whose condition goes without saying, and of what hangs on it; null when it must be said. */
function decided(t: Telling, statements: readonly Said[], at: number): { said: readonly Said[]; length: number } | null {
  const first = statements[at];
  const test = first?.args.get('test');
  if (first?.sort !== 'form' || (first.id !== 'if' && first.id !== 'otherwise-if') || test === undefined) return null;
  const open = settled(t, test);
  if (typeof open !== 'boolean') return null;
  const chain = statements.slice(at + 1).findIndex(({ sort, id }) => sort !== 'form' || (id !== 'otherwise' && id !== 'otherwise-if'));
  const rest = statements.slice(at + 1, chain < 0 ? undefined : at + 1 + chain);
  if (open) return { said: first.body, length: rest.length + 1 };
  const [next, ...others] = rest;
  if (next === undefined) return { said: [], length: 1 };
  return { said: next.id === 'otherwise' ? next.body : [{ ...next, id: 'if' }, ...others], length: rest.length + 1 };
}

function idiomAt(t: Telling, statements: readonly Said[], at: number): { say: string; length: number } | null {
  for (let length = Math.min(LONGEST_IDIOM, statements.length - at); length > 0; length -= 1) {
    const key = statements.slice(at, at + length).map(({ text }) => text).join('; ');
    const say = Object.hasOwn(t.words.idioms, key) ? t.words.idioms[key] : undefined;
    if (say !== undefined) return { say, length };
  }
  return null;
}

function bindNames(t: Telling, statements: readonly Said[]): void {
  for (const { sort, id, args } of statements) {
    const name = args.get('name');
    const value = args.get('value');
    if (sort === 'form' && id === 'let' && name !== undefined && value !== undefined) t.bound.set(String(name.value), t.noun(value));
  }
}

/** The saying of a verb or procedure, when it has one of its own. */
function partOf(t: Telling, { sort, id, args }: Said): Part | null {
  if (sort === 'form') return null;
  const saying = t.saying('phrases', id, 'phrase');
  return saying === null ? null : { saying, slots: args };
}

/** Statements in a row that begin with the same verb of the same subject: said with the verb once. */
function sameRun(t: Telling, statements: readonly Said[], at: number): Part[] {
  const run: Part[] = [];
  for (const statement of statements.slice(at)) {
    const part = statement.sort === 'form' ? null : partOf(t, statement);
    if (part?.saying.say === undefined || !/^\[[^\]]+\] /.test(part.saying.say)) break;
    const [first] = run;
    if (first !== undefined && (verbOf(first) !== verbOf(part) || !sameSubject(first, part))) break;
    run.push(part);
  }
  return run;
}

const verbOf = ({ saying }: Part): string => /^\[[^\]]+\]/.exec(saying.say ?? '')?.[0] ?? '';

function subjectOf({ saying, slots }: Part): Node | null {
  return (saying.subject === undefined ? undefined : slots.get(saying.subject)) ?? null;
}

function sameSubject(a: Part, b: Part): boolean {
  const one = subjectOf(a);
  const other = subjectOf(b);
  return one === null || other === null ? one === other : sameMeaning(one, other);
}

function merged(t: Telling, run: readonly Part[], around: Around): string {
  const [first] = run;
  if (first === undefined) return '';
  const subject = subjectOf(first);
  const noun = subject === null ? null : t.noun(subject);
  const rests = alike(t, run.map(({ saying, slots }) => {
    const said = (pattern: string): string => t.predicate(pattern.replace(/^\[[^\]]+\] /, ''), slots, 'statement', noun);
    return { whole: said(saying.say ?? ''), item: saying.item === undefined ? null : said(saying.item) };
  }));
  return speak(t, { saying: { ...first.saying, say: `${verbOf(first)} ${joined(t, rests, 'and')}` }, slots: first.slots }, around);
}

/** Parts in a row that end alike are said with that end once: `1 Basestar and 3 Raiders off the bow`. */
function alike(t: Telling, parts: readonly { readonly whole: string; readonly item: string | null }[]): string[] {
  const groups: { items: string[]; end: string }[] = [];
  for (const { whole, item } of parts) {
    const end = item !== null && whole.startsWith(`${item} `) ? whole.slice(item.length) : null;
    const last = groups.at(-1);
    if (end !== null && last?.end === end) last.items.push(item ?? '');
    else groups.push(end === null ? { items: [whole], end: '' } : { items: [item ?? ''], end });
  }
  return groups.map(({ items, end }) => joined(t, items, 'and') + end);
}

/** A saying in the mood its surroundings ask for. */
function speak(t: Telling, { saying, slots }: Part, around: Around): string {
  if (saying.silent === true) return '';
  const mine = saying.yours !== undefined && [...slots].some(([name, tree]) => name !== saying.subject && isYou(tree));
  if (mine && (!around.infinitive || isYou(around.who))) return t.sentence({ say: saying.yours ?? '' }, slots, around.infinitive ? 'infinitive' : 'order');
  const subject = subjectOf({ saying, slots });
  if (subject === null || isYou(subject)) return t.sentence(saying, slots, around.infinitive ? 'infinitive' : 'order');
  const same = around.who !== null && sameMeaning(around.who, subject);
  return t.sentence(saying, slots, same && around.infinitive ? 'infinitive' : 'statement');
}

function form(t: Telling, name: string, slots: Slots, around: Around, extra: Readonly<Record<string, string>> = {}): string {
  let say = t.grammar.forms[name] ?? '';
  for (const [key, text] of Object.entries(extra)) say = say.replace(`{${key}}`, () => text);
  // What one may do is no order.
  const who = slots.get('who');
  if (/may/.test(name) && isYou(who)) return t.sentence({ subject: 'who', say }, slots, 'statement');
  return speak(t, { saying: { subject: 'who', say }, slots }, around);
}

function tell(t: Telling, statement: Said | undefined, around: Around): string {
  if (statement === undefined) return '';
  const { sort, id, args, body } = statement;
  if (sort !== 'form') {
    const part = partOf(t, statement);
    return part === null ? '' : speak(t, part, around);
  }
  const who = args.get('who') ?? null;
  switch (id) {
    case 'if':
    case 'otherwise-if': {
      const inner = tellInline(t, body, around.who, around.infinitive);
      const test = args.get('test');
      const said = test === undefined ? '' : conditionText(t, test);
      if (inner === '' || said === '') return inner;
      return `${id === 'if' ? '' : `${t.grammar.forms['otherwise'] ?? ''} `}${withTest(t, t.grammar.forms['if'] ?? '', said).replace('{body}', () => inner)}`.trim();
    }
    case 'otherwise': {
      const inner = tellInline(t, body, around.who, around.infinitive);
      return inner === '' ? '' : `${t.grammar.forms['otherwise'] ?? ''} ${inner}`;
    }
    case 'may': {
      const inner = tellInline(t, body, who, true);
      return inner === '' ? '' : form(t, 'may', args, around, { body: inner });
    }
    case 'options':
      return form(t, 'options', args, around, { options: optionTexts(t, body, who).join(t.grammar.forms['option-or'] ?? '; ') });
    case 'choose':
    case 'may-choose':
      return choice(t, id, args, around);
    case 'pick':
      return form(t, 'pick', args, around, { what: selected(t, args) });
    case 'for-each':
      return forEach(t, args, body, around);
    case 'repeat': {
      const times = args.get('count');
      const inner = tellInline(t, body, around.who, around.infinitive);
      const n = times === undefined ? '' : sayNoun(t.noun(times));
      // After several clauses it must be clear that all of them are meant.
      const key = /[,;:]/.test(inner) || body.length > 1 ? 'repeat-all' : 'repeat';
      return inner === '' ? '' : (t.grammar.forms[`${key}-${n}`] ?? t.grammar.forms[key] ?? '').replace('{body}', () => inner).replace('{n}', n);
    }
    case 'roll':
      return form(t, 'roll', args, around, { bands: bandTexts(t, body, who).join(t.grammar.forms['semicolon'] ?? '; ') });
    case 'roll-die':
      return form(t, 'roll-die', args, around);
    case 'depending':
      return form(t, 'depending', args, around, { bands: bandTexts(t, body, null).join(t.grammar.forms['semicolon'] ?? '; ') });
    case 'resolve':
      return resolve(t, args, around);
    case 'set':
      return setting(t, statement, around);
    default:
      if (SILENT.has(id)) bindNames(t, [statement]);
      else t.missing.add(`statement ${statement.text}`);
      return '';
  }
}

/** A condition without the parts that only ask whether there is something to choose from: that goes without saying. */
export function needs(tree: Node): Node {
  if (tree.op === 'exists') return { ...tree, op: 'and', args: [] };
  return tree.op === 'and' || tree.op === 'or' ? { ...tree, args: tree.args.map(needs) } : tree;
}

function optionTexts(t: Telling, body: readonly Said[], who: Node | null): string[] {
  return body.map((option) => {
    const said = tellInline(t, option.body, who, true);
    if (said === '') return t.predicate(t.grammar.forms['do-nothing'] ?? '', new Map(), 'infinitive', null);
    const test = option.args.get('test');
    const needed = test === undefined ? '' : conditionText(t, needs(test));
    return needed === '' ? said : withTest(t, t.grammar.forms['if'] ?? '', needed).replace('{body}', () => said);
  });
}

function bandTexts(t: Telling, body: readonly Said[], who: Node | null): string[] {
  return body.flatMap((band) => {
    const said = tellInline(t, band.body, who !== null && isYou(who) ? who : null, false);
    if (said === '') return [];
    const [low, high] = band.args.get('band')?.args ?? [];
    if (band.id === 'otherwise') return [`${t.grammar.forms['otherwise'] ?? ''} ${said}`];
    const from = low?.op === 'number' ? String(low.value) : '';
    const to = high?.op === 'number' ? String(high.value) : '';
    const key = from === '' ? 'band-most' : to === '' ? 'band-least' : from === to ? 'band-one' : 'band';
    return [(t.grammar.forms[key] ?? '').replace('{low}', from).replace('{high}', to).replace('{body}', () => said)];
  });
}

function selected(t: Telling, args: Slots): string {
  const what = args.get('what');
  const [from, least, most] = what?.args ?? [];
  const listed = from === undefined ? undefined : from.op === 'select' ? from : null;
  const one = (n: Node | undefined): boolean => n?.op === 'number' && n.value === 1;
  if (what?.value === 'one') {
    if (listed !== null) return listed === undefined ? '' : sayNoun(t.noun(listed, 'a', false));
    return from === undefined ? '' : t.predicate(t.grammar.forms['one-of'] ?? '', new Map([['x', from]]), 'statement', null);
  }
  if (what?.value !== 'some' || from === undefined) return '';
  const n = most !== undefined && most.op !== 'absent' ? sayNoun(t.noun(most)) : '';
  const noun = sayNoun(t.noun(from, 'none', !one(most)));
  const key = n === '' ? 'any-number' : least?.op === 'number' && least.value === 0 ? 'up-to' : 'exactly';
  return (t.grammar.forms[key] ?? '').replace('{n}', n).replace('{noun}', () => noun);
}

function choice(t: Telling, id: string, args: Slots, around: Around): string {
  const what = args.get('what');
  const before = t.actor;
  t.actor = args.get('who') ?? before;
  const words = what?.value === 'number' ? '' : selected(t, args);
  t.actor = before;
  const name = args.get('name');
  const said = words === '' ? '' : form(t, id, args, around, { what: words });
  if (name !== undefined && what !== undefined && what.value !== 'number') bindChosen(t, String(name.value), what);
  return said;
}

/** From here on the name stands for what was chosen: `that player`, whatever else is called by that name. */
function bindChosen(t: Telling, name: string, what: Node): void {
  const type = what.type.replace(/^(?:thing|list):/, '');
  if (/^(?:thing|list):/.test(what.type) && type !== 'ability') t.bound.set(name, nounPhrase(t.grammar, kindWords(t, type), 'that', what.type.startsWith('list:')));
}

function forEach(t: Telling, args: Slots, body: readonly Said[], around: Around): string {
  const list = args.get('list');
  if (list === undefined) return '';
  const inner = list.op === 'of' ? (list.args[0] ?? list) : list;
  const name = args.get('name');
  const key = name === undefined ? (t.lexicon.types.kind(list.id)?.singular ?? list.id).toLowerCase() : String(name.value);
  const before = t.bound.get(key);
  t.bound.set(key, inner.op === 'select' ? t.noun(inner, 'each', false) : t.noun(inner));
  const said = tellInline(t, body, around.who, around.infinitive);
  t.bound.delete(key);
  if (before !== undefined) t.bound.set(key, before);
  return said;
}

function resolve(t: Telling, args: Slots, around: Around): string {
  const owner = args.get('thing');
  const field = t.saying('names', owner?.id ?? '', 'name');
  const [thing] = owner?.args ?? [];
  if (field === null || thing === undefined) return '';
  const slots: Slots = new Map([...(args.has('who') ? [['who', args.get('who') as Node] as const] : []), ['thing', thing]]);
  return speak(t, { saying: { subject: 'who', ...field }, slots }, around);
}

/** What is added to a list when it is set to itself together with more; null otherwise. */
function addition(target: Node, value: Node): Node | null {
  const inner = value.op === 'value' ? (value.args[0] ?? value) : value;
  const [first, second] = inner.args;
  const more = second?.op === 'list' && second.args.length === 1 ? second.args[0] : second;
  return inner.type.startsWith('list:') && first !== undefined && sameMeaning(first, target) ? (more ?? null) : null;
}

function setting(t: Telling, statement: Said, around: Around): string {
  const target = statement.args.get('target');
  const saying = target === undefined ? undefined : t.words.names[target.id];
  if (saying?.silent === true) return '';
  const value = statement.args.get('value');
  const added = target === undefined || value === undefined ? null : addition(target, value);
  const say = (added === null ? undefined : saying?.set?.['+']) ?? saying?.set?.[valueKey(value)] ?? saying?.set?.['*'];
  if (say === undefined) {
    t.missing.add(`statement ${statement.text}`);
    return '';
  }
  return speak(t, { saying: { say }, slots: new Map([...statement.args, ...(added === null ? [] : [['added', added] as const])]) }, around);
}
