// Says checked effects, conditions and triggers in one language. Must not compile, and must not hold words of a game.
import type { Lexicon } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import { clauseText, conditionText, excluded, joinedTests, ownEquality, withTest } from './conditions.js';
import { sayNoun, type NounPhrase } from './noun-phrase.js';
import { patternText } from './pattern-text.js';
import type { Said } from './said.js';
import { settled } from './settled.js';
import { capital, needs, tellInline, tellSentences } from './statements.js';
import type { Mood, Slots, Telling } from './telling.js';
import { nounOf } from './values.js';
import type { GameWords, Grammar, Saying } from './words.js';

/** What is said, and what had no words. */
export interface Told {
  /** Whole sentences; empty when nothing happens. */
  readonly text: string;
  /** Everything that had no words: `phrase lose-resource`, `kind viper`, `name box`, `verb lose`, `statement ...`. */
  readonly missing: readonly string[];
}

/** What an ability waits for, changes or forbids. */
export interface AbilityToTell {
  readonly trigger: 'action' | 'event' | 'quantity' | 'act';
  /** Id of the event, quantity or act. */
  readonly id: string;
  readonly optional: boolean;
  readonly test: Node | null;
  readonly by: Node | null;
  readonly effect: readonly Said[];
}

/** The telling of one text. */
export function createTelling(lexicon: Lexicon, grammar: Grammar, words: GameWords): Telling {
  const t: Telling = {
    grammar,
    words,
    lexicon,
    missing: new Set(),
    bound: new Map(),
    actor: null,
    excluded,
    noun: (tree, form, many) => nounOf(t, tree, form, many),
    condition: (tree, negative) => conditionText(t, tree, negative),
    clause: (tree, many, gender) => clauseText(t, tree, many, gender),
    predicate: (say, slots, mood, subject, negative) => patternText(t, say, slots, mood, subject, negative),
    sentence: (saying, slots, mood, negative) => sentence(t, saying, slots, mood, negative),
    saying(table, id, what) {
      const found = words[table][id] ?? (table === 'phrases' ? ownFace(lexicon, id, grammar.lang) : undefined);
      if (found === undefined) t.missing.add(`${what} ${id}`);
      return found ?? null;
    },
  };
  return t;
}

/** What a procedure or definition says of itself, where the words of the game say nothing. */
function ownFace({ vocabulary: { procedures, definitions } }: Lexicon, id: string, lang: string): Saying | undefined {
  const face: Readonly<Record<string, string | undefined>> | undefined = [...procedures, ...definitions].find((phrase) => phrase.id === id)?.face;
  const say = face?.[lang];
  return say === undefined ? undefined : { say };
}

function sentence(t: Telling, saying: Saying, slots: Slots, mood: Mood, negative = false): string {
  if (saying.silent === true) return '';
  const tree = saying.subject === undefined ? undefined : slots.get(saying.subject);
  const subject: NounPhrase | null = tree === undefined ? null : t.noun(tree);
  const said = t.predicate(saying.say ?? '', slots, mood, subject, negative);
  return subject === null || mood !== 'statement' ? said : `${sayNoun(subject)} ${said}`;
}

/** An effect as sentences. */
export function tellEffect(t: Telling, effect: readonly Said[]): Told {
  return { text: tellSentences(t, effect), missing: [...t.missing] };
}

/** The parts of a condition that must all hold. */
function conjuncts(tree: Node | null): readonly Node[] {
  return tree === null ? [] : tree.op === 'and' ? tree.args.flatMap(conjuncts) : [tree];
}

/** Takes `that PARTICIPANT is X` out of the conditions, so that X can be said where the participant stands. */
function participants(t: Telling, tests: readonly Node[], say: string, subject: string | undefined): { slots: Map<string, Node>; rest: Node[] } {
  const slots = new Map<string, Node>();
  const rest: Node[] = [];
  const stands = (name: string): boolean => name === subject || new RegExp(`\\{${name}[}:|]`).test(say);
  for (const test of tests) {
    const negative = test.op === 'not';
    const [left] = (negative ? test.args[0] : test)?.args ?? [];
    const local = left?.op === 'as-kind' ? left.args[0] : left;
    const free = local?.op === 'local' && local.id !== 'you' && stands(local.id) && !slots.has(local.id);
    const inPlace = free ? standing(t, test, local, negative) : null;
    if (inPlace === null || local === undefined) {
      rest.push(test);
      continue;
    }
    slots.set(local.id, inPlace);
    if (inPlace.op === 'local' && inPlace.id === 'you') t.bound.set(local.id, t.noun(inPlace));
  }
  return { slots, rest };
}

const PLAYERS: NounPhrase = { determiner: '', text: '', elided: false, gender: 'm', many: true, you: false };

function anyOf(tree: Node): Node {
  return { ...tree, op: 'any', args: [tree] };
}

/** Any of the kind of a participant for which a condition holds: `a player in the Brig`. */
function anySuch(test: Node, local: Node, kind: string): Node {
  const candidate: Node = { ...local, op: 'candidate' };
  const about = (tree: Node): Node => ({ ...tree, args: tree.args.map((arg) => (arg === local || arg.args[0] === local ? candidate : arg)) });
  const narrowed = test.op === 'not' && test.args[0] !== undefined ? { ...test, args: [about(test.args[0])] } : about(test);
  return anyOf({ ...test, op: 'select', type: `list:${kind}`, id: kind, args: [narrowed] });
}

/** What can be said in the place of a participant, given what a condition says of it; null when the condition stays one. */
function standing(t: Telling, test: Node, local: Node, negative: boolean): Node | null {
  const inner = negative ? test.args[0] : test;
  if (inner === undefined || ownEquality(t, inner, negative) !== null) return null;
  const kind = local.type.replace(/^thing:/, '');
  const [, right] = inner.args;
  if (inner.op === '=' && right !== undefined && right.op !== 'none') return negative ? anySuch(test, local, kind) : right;
  if (negative) return null;
  if (inner.op === 'described' || inner.op === 'is-kind') return anyOf(right ?? { ...inner, op: 'kind', args: [] });
  if (inner.op !== 'define' && inner.op !== 'query') return null;
  const saying = t.words.phrases[inner.id];
  return saying?.after === undefined && saying?.before === undefined ? null : anySuch(inner, local, (inner.args[0]?.type ?? local.type).replace(/^thing:/, ''));
}

const YOU: Node = { op: 'local', type: 'thing:player', id: 'you', value: 0, args: [], from: 0, to: 0 };

/** An ability as sentences: when, if, what. */
export function tellAbility(t: Telling, { trigger, id, optional, test, by, effect }: AbilityToTell): Told {
  const forms = t.grammar.forms;
  const open = test === null ? true : settled(t, test);
  const tests = conjuncts(typeof open === 'boolean' ? null : open);
  if (trigger === 'action') {
    const condition = conditionOf(t, tests.map(needs));
    const body = tellSentences(t, effect);
    return told(t, condition === '' ? body : capital(withTest(t, forms['only-if'] ?? '', condition).replace('{body}', () => lower(body))));
  }
  const saying = t.saying('phrases', id, trigger) ?? { say: '' };
  const { slots, rest } = participants(t, tests, saying.say ?? '', saying.subject);
  const condition = conditionOf(t, rest);
  if (trigger === 'event') {
    const when = event(t, id, saying, slots);
    const inner = optional ? t.sentence({ subject: 'who', say: (forms['may'] ?? '').replace('{body}', () => tellInline(t, effect, YOU, true)) }, new Map([['who', YOU]]), 'statement') : tellInline(t, effect, YOU, false);
    const lead = [when, condition === '' ? '' : withTest(t, forms['and-if'] ?? '', condition)].filter((part) => part !== '').join('');
    return told(t, `${capital(lead)}, ${inner}.`);
  }
  const subject = saying.subject === undefined ? undefined : slots.get(saying.subject);
  const noun = subject === undefined ? null : t.noun(subject, 'the');
  const key = trigger === 'act' ? 'forbid' : 'modify';
  const players = { ...PLAYERS, text: forms['players'] ?? '' };
  const said = t.predicate(escaped(saying.say ?? ''), slots, trigger === 'act' ? 'infinitive' : 'statement', trigger === 'act' ? (noun ?? players) : noun);
  const amount = by === null ? '' : signed(sayNoun(t.noun(by)));
  const pattern = (forms[key] ?? '').replace('{say}', () => changed(said, amount));
  const whole = trigger === 'act' ? `${sayNoun(noun ?? players)} ${t.predicate(pattern, new Map(), 'statement', noun ?? players, true)}` : t.predicate(pattern, new Map(), 'statement', null);
  return told(t, `${capital(whole)}${condition === '' ? '' : ` ${withTest(t, forms['if-after'] ?? '', condition)}`}.`);
}

/** An event as a clause with `when`; those who take part and are not known are said as any of their kind. */
function event(t: Telling, id: string, saying: Saying, slots: Map<string, Node>): string {
  const subject = saying.subject === undefined ? undefined : (slots.get(saying.subject) ?? anyTaking(t, id, saying.subject));
  const noun = subject === undefined ? null : t.noun(subject);
  return t.predicate(`${saying.before ?? t.grammar.forms['when'] ?? ''} ${noun === null ? '' : sayNoun(noun)} ${saying.say ?? ''}`, slots, 'statement', noun ?? { determiner: '', text: '', elided: false, gender: 'm', many: false, you: false });
}

/** Any thing that can take a part in an event: `a player`. */
function anyTaking(t: Telling, id: string, part: string): Node | undefined {
  const type = t.lexicon.vocabulary.events.find((each) => each.id === id)?.gives.find((each) => each.id === part)?.type;
  return type?.startsWith('thing:') === true ? anyOf({ ...YOU, op: 'kind', type, id: type.slice('thing:'.length), args: [] }) : undefined;
}

function conditionOf(t: Telling, tests: readonly Node[]): string {
  const parts = tests.map((test) => t.condition(test)).filter((part) => part !== '');
  return joinedTests(t, parts, 'and', tests.some(({ op }) => op === 'or') && parts.length > 1);
}

/** The places for the amount of a change, kept from being taken for slots. */
function escaped(say: string): string {
  return say.replace(/\{by(?:\|([^|}]*)\|([^}]*))?\}/g, (_, more: string | undefined, less: string | undefined) => (more === undefined ? '⟦⟧' : `⟦${more}|${less ?? ''}⟧`));
}

/** A change by an amount: `{by|more|less}` is the word for its direction, `{by}` the amount without sign. */
function changed(said: string, amount: string): string {
  const less = amount.startsWith('−');
  if (!said.includes('⟦')) return `${said} ${amount}`;
  return said.replace(/⟦(?:([^|⟧]*)\|([^⟧]*))?⟧/g, (_, more: string | undefined, fewer: string | undefined) => (more === undefined ? amount.replace(/^[+−]/, '') : less ? (fewer ?? '') : more));
}

function signed(amount: string): string {
  return /^0 − /.test(amount) ? amount.replace(/^0 − /, '−') : /^[0-9]/.test(amount) ? `+${amount}` : amount;
}

function lower(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function told(t: Telling, text: string): Told {
  return { text: text.replace(/ {2,}/g, ' ').trim(), missing: [...t.missing] };
}

/** A condition alone, as an author would read it. */
export function tellCondition(t: Telling, tree: Node): Told {
  return { text: t.condition(tree), missing: [...t.missing] };
}

/** Statements in short, for lists of what is placed or drawn. */
export function tellItems(t: Telling, statements: readonly Said[]): Told {
  const items = statements.map(({ id, args }) => {
    const item = t.saying('phrases', id, 'phrase')?.item;
    if (item === undefined) t.missing.add(`item ${id}`);
    return t.predicate(item ?? '', args, 'statement', null);
  });
  return { text: items.join(', '), missing: [...t.missing] };
}

