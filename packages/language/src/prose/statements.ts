// Statements as clauses and sentences: built-in ones by their forms, the others by their sayings. Must not say values.
import type { Node } from '../match/node.js';
import { choiceText, pickText, SILENT } from './choices.js';
import { conditionText, withTest } from './conditions.js';
import { bandTexts } from './dice.js';
import { sayNoun } from './noun-phrase.js';
import { optionsText } from './options.js';
import { runAt } from './runs.js';
import type { Said } from './said.js';
import { settingPart } from './setting.js';
import { settled } from './settled.js';
import { form, moodIn, OPEN, partOf, samePlayer, speak, type Around, type Clause } from './speak.js';
import { stakeOf } from './stake.js';
import type { Slots, Telling } from './telling.js';
import { joined } from './values.js';

/** Longest run of statements one idiom may stand for. */
const LONGEST_IDIOM = 8;
/** Longest sentence that two statements are joined to, in letters. */
const LONGEST_PAIR = 125;

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Two short statements read better as one sentence. */
function paired(t: Telling, said: readonly Clause[]): string[] {
  const [one, two] = said;
  const texts = said.map(({ text }) => text);
  if (one === undefined || two === undefined || said.length > 2) return texts;
  const and = t.grammar.forms['and'] ?? ' ';
  const short = texts.every((text) => !/[.,;:]/.test(text) && !text.includes(and)) && one.text.length + two.text.length <= LONGEST_PAIR;
  if (!short || one.sort === 'other' || two.sort === 'other' || (one.sort === 'statement' && two.sort === 'order')) return texts;
  return [one.text + (one.sort === two.sort && one.sort === 'order' ? and : (t.grammar.forms['and-statement'] ?? and)) + two.text];
}

/** Statements as whole sentences; what does nothing gives an empty text. */
export function tellSentences(t: Telling, statements: readonly Said[]): string {
  return paired(t, clauses(t, statements, OPEN))
    .map((clause) => `${capital(clause)}${/[.!?]$/.test(clause) ? '' : '.'}`)
    .join(' ');
}

/** Statements in a row inside a sentence. */
export function tellInline(t: Telling, statements: readonly Said[], who: Node | null, infinitive: boolean): string {
  const said = clauses(t, statements, { who, infinitive, alone: false }).map(({ text }) => text);
  const plain = said.every((clause) => !/[:;]|, /.test(clause));
  if (plain) return joined(t, said, 'and', 'and-clause');
  const conditional = new RegExp(`^(?:${t.grammar.forms['begins-if'] ?? '(?!)'})`);
  return said.reduce((before, clause) => before + (t.grammar.forms[conditional.test(clause) ? 'then-if' : 'then'] ?? '; ') + clause);
}

function clauses(t: Telling, statements: readonly Said[], around: Around): Clause[] {
  const found: Clause[] = [];
  for (let at = 0; at < statements.length; ) {
    const rest = statements.slice(at);
    const { said, length } = next(t, rest, around);
    found.push(...said.filter(({ text }) => text !== ''));
    at += Math.max(length, 1);
  }
  return found;
}

/** What the statement at the beginning says, together with those that are said with it. */
function next(t: Telling, statements: readonly Said[], around: Around): { readonly said: readonly Clause[]; readonly length: number } {
  const [first] = statements;
  if (first === undefined) return { said: [], length: 1 };
  const idiom = idiomAt(t, statements);
  if (idiom !== null) return { said: idiom.say === '' ? [] : [{ text: t.predicate(idiom.say, new Map(), moodIn(around), null), sort: 'other' }], length: idiom.length };
  const open = decided(t, statements);
  if (open !== null) return { said: clauses(t, open.said, around), length: open.length };
  const one = choiceText(t, statements, around) ?? (first.sort === 'form' ? null : runAt(t, statements, around));
  if (one !== null) return { said: [one.clause], length: one.length };
  return { said: [{ text: tell(t, first, around), sort: 'other' }], length: 1 };
}

/** What is said instead of an `if` whose condition goes without saying, and of what hangs on it; null when it must be said. */
function decided(t: Telling, [first, ...after]: readonly Said[]): { said: readonly Said[]; length: number } | null {
  const test = first?.args.get('test');
  if (first?.sort !== 'form' || (first.id !== 'if' && first.id !== 'otherwise-if') || test === undefined) return null;
  const open = settled(t, test);
  if (typeof open !== 'boolean') return null;
  const chain = after.findIndex(({ sort, id }) => sort !== 'form' || (id !== 'otherwise' && id !== 'otherwise-if'));
  const rest = after.slice(0, chain < 0 ? undefined : chain);
  if (open) return { said: first.body, length: rest.length + 1 };
  const [alternative, ...others] = rest;
  if (alternative === undefined) return { said: [], length: 1 };
  return { said: alternative.id === 'otherwise' ? alternative.body : [{ ...alternative, id: 'if' }, ...others], length: rest.length + 1 };
}

function idiomAt(t: Telling, statements: readonly Said[]): { say: string; length: number } | null {
  for (let length = Math.min(LONGEST_IDIOM, statements.length); length > 0; length -= 1) {
    const key = statements.slice(0, length).map(({ text }) => text).join('; ');
    const say = Object.hasOwn(t.words.idioms, key) ? t.words.idioms[key] : undefined;
    if (say !== undefined) return { say, length };
  }
  return null;
}

function bindNames(t: Telling, { sort, id, args }: Said): void {
  const name = args.get('name');
  const value = args.get('value');
  if (sort === 'form' && id === 'let' && name !== undefined && value !== undefined && value.type !== 'condition') t.bound.set(String(name.value), t.noun(value));
}

function tell(t: Telling, statement: Said, around: Around): string {
  const { sort, id, args, body } = statement;
  if (sort !== 'form') {
    const part = partOf(t, statement);
    return part === null ? '' : speak(t, part, around);
  }
  const { forms } = t.grammar;
  const who = args.get('who') ?? null;
  switch (id) {
    case 'if':
    case 'otherwise-if': {
      const test = args.get('test');
      const risked = test === undefined ? null : staked(t, test, body, around);
      if (risked !== null) return risked;
      const inner = tellInline(t, body, around.who, around.infinitive);
      const said = test === undefined ? '' : conditionText(t, test);
      if (inner === '' || said === '') return inner;
      return `${id === 'if' ? '' : `${forms['otherwise'] ?? ''} `}${withTest(t, forms['if'] ?? '', said).replace('{body}', () => inner)}`.trim();
    }
    case 'otherwise': {
      const inner = tellInline(t, body, around.who, around.infinitive);
      return inner === '' ? '' : `${forms['otherwise'] ?? ''} ${inner}`;
    }
    case 'may': {
      const inner = tellInline(t, body, who, true);
      return inner === '' ? '' : form(t, 'may', args, around, { body: inner });
    }
    case 'options':
      return optionsText(t, statement, around);
    case 'pick':
      return pickText(t, statement, around);
    case 'for-each':
      return forEach(t, args, body, around);
    case 'repeat':
      return repeated(t, args, body, around);
    case 'roll':
      return rolled(t, args, body, around);
    case 'roll-die':
      return form(t, 'roll-die', args, around);
    case 'depending':
      return sentences(t, bandTexts(t, body, null), around);
    case 'use':
      return form(t, 'use', args, around);
    case 'end':
      return ended(t, args);
    case 'resolve':
      return resolve(t, args, around);
    case 'set': {
      const part = settingPart(t, statement);
      return part === null ? '' : speak(t, part, around);
    }
    default:
      if (SILENT.has(id)) bindNames(t, statement);
      else t.missing.add(`statement ${statement.text}`);
      return '';
  }
}

/** The game is over, and how. */
function ended(t: Telling, args: Slots): string {
  return t.predicate(t.grammar.forms['end'] ?? '', args, 'statement', null);
}

/** One after the other: each a sentence where there may be several, else with semicolons. */
function sentences(t: Telling, texts: readonly string[], { alone }: Around): string {
  return alone ? texts.map((text, at) => (at === 0 ? text : capital(text))).join('. ') : texts.join(t.grammar.forms['semicolon'] ?? '; ');
}

/** A die and what comes of it. Whose turn it is need not be told that it is he who rolls. */
function rolled(t: Telling, args: Slots, body: readonly Said[], around: Around): string {
  const who = args.get('who') ?? null;
  const bands = bandTexts(t, body, who);
  const usual = who?.op === 'global' && t.words.names[who.id]?.rolls === true;
  const mine = around.who !== null && samePlayer(around.who, who);
  const slots: Slots = (usual || mine) && !around.infinitive ? new Map([...args].filter(([name]) => name !== 'who')) : args;
  if (bands.length === 0) return form(t, 'roll-die', slots, around);
  if (!around.alone) return form(t, 'roll', slots, around, { bands: sentences(t, bands, around) });
  return `${form(t, 'roll-die', slots, around)}. ${sentences(t, bands.map(capital), around)}`;
}

/** A condition that asks whether there is something to risk, and what may be done then: `may risk 1 Raptor`. */
function staked(t: Telling, test: Node, body: readonly Said[], around: Around): string | null {
  const [only, ...others] = body;
  const stake = stakeOf(t, test);
  if (stake === null || only?.sort !== 'form' || only.id !== 'may' || others.length > 0) return null;
  const risk = form(t, 'may', only.args, around, { body: t.predicate(stake, new Map(), 'infinitive', null) });
  const inner = tellInline(t, only.body, only.args.get('who') ?? null, false);
  const so = (t.grammar.forms['if-so'] ?? '{body}').replace('{body}', () => inner);
  return inner === '' ? '' : sentences(t, [risk, so], around);
}

/** Several times: in the words the statement has for that, else with a number after it. */
function repeated(t: Telling, args: Slots, body: readonly Said[], around: Around): string {
  const times = args.get('count');
  const n = times === undefined ? '' : sayNoun(t.noun(times));
  const [only, ...others] = body;
  const part = only === undefined || others.length > 0 ? null : partOf(t, only);
  if (part?.saying.times !== undefined && times !== undefined) return speak(t, { saying: { ...part.saying, say: part.saying.times }, slots: new Map([...part.slots, ['n', times]]) }, around);
  const inner = tellInline(t, body, around.who, around.infinitive);
  // After several clauses it must be clear that all of them are meant.
  const key = /[,;:]/.test(inner) || body.length > 1 ? 'repeat-all' : 'repeat';
  return inner === '' ? '' : (t.grammar.forms[`${key}-${n}`] ?? t.grammar.forms[key] ?? '').replace('{body}', () => inner).replace('{n}', n);
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
  const who = args.get('who');
  const slots: Slots = new Map([...(who === undefined ? [] : [['who', who] as const]), ['thing', thing]]);
  return speak(t, { saying: { subject: 'who', ...field }, slots }, around);
}
