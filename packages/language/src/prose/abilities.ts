// Says what an ability waits for, changes or forbids. Must not hold words of a game.
import type { Node } from '../match/node.js';
import { isAside, joinedTests, ownEquality, withTest } from './conditions.js';
import { askedByOptions, conjuncts, needs, withoutImplied } from './needs.js';
import { sayNoun, type NounPhrase } from './noun-phrase.js';
import type { Said } from './said.js';
import { settled } from './settled.js';
import type { Told } from './speaker.js';
import { stakeOf } from './stake.js';
import { capital, tellInline, tellSentences } from './statements.js';
import type { Telling } from './telling.js';
import { joined } from './values.js';
import type { Saying } from './words.js';

/** What an ability waits for, changes or forbids. */
export interface AbilityToTell {
  readonly trigger: 'action' | 'event' | 'quantity' | 'act';
  /** Id of the event, quantity or act. */
  readonly id: string;
  /** Further events or acts of which the same is to be said. */
  readonly more: readonly string[];
  /** Conditions on the reader that go without saying, by the ids of what they ask. */
  readonly assumed: readonly string[];
  readonly optional: boolean;
  readonly test: Node | null;
  readonly by: Node | null;
  readonly effect: readonly Said[];
}

/** Takes `that PARTICIPANT is X` out of the conditions, so that X can be said where the participant stands. */
function participants(t: Telling, tests: readonly Node[], say: string, subject: string | undefined): { slots: Map<string, Node>; rest: Node[] } {
  const slots = new Map<string, Node>();
  const rest: Node[] = [];
  const stands = (name: string): boolean => name === subject || new RegExp(`\\{${name}[}:|]`).test(say);
  // A slot that only says whose it is has no place for anybody but the reader.
  const shown = (name: string): boolean => name === subject || new RegExp(`\\{${name}(?:\\}|\\||:(?!hide\\}))`).test(say);
  for (const test of tests) {
    const negative = test.op === 'not';
    const [left] = (negative ? test.args[0] : test)?.args ?? [];
    const local = left?.op === 'as-kind' ? left.args[0] : left;
    const free = local?.op === 'local' && local.id !== 'you' && stands(local.id) && !slots.has(local.id);
    const inPlace = free ? standing(t, test, local, negative) : null;
    const reader = inPlace?.op === 'local' && inPlace.id === 'you';
    if (inPlace === null || local === undefined || (!reader && !shown(local.id))) {
      rest.push(test);
      continue;
    }
    slots.set(local.id, inPlace);
    if (reader) t.bound.set(local.id, t.noun(inPlace));
  }
  return { slots, rest };
}

const PLAYERS: NounPhrase = { determiner: '', text: '', elided: false, gender: 'm', many: true, you: false, heavy: false };

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
export function tellAbility(t: Telling, { trigger, id, more, assumed, optional, test, by, effect }: AbilityToTell): Told {
  const forms = t.grammar.forms;
  const open = test === null ? true : settled(t, test);
  if (open === false) return { text: '', missing: [], never: true };
  const tests = conjuncts(typeof open === 'boolean' ? null : open).filter((each) => !assumes(assumed, each));
  if (trigger === 'action') return told(t, actionText(t, tests, effect));
  const saying = t.saying('phrases', id, trigger) ?? { say: '' };
  const { slots, rest } = participants(t, tests, saying.say ?? '', saying.subject);
  const condition = conditionOf(t, withoutImplied(t, rest, saying.implied ?? []));
  if (trigger === 'event') {
    const when = [event(t, id, saying, slots), ...more.map((other) => event(t, other, { ...t.saying('phrases', other, trigger), before: forms['or']?.trim() ?? '' }, slots))].join(' ');
    const inner = optional ? t.sentence({ subject: 'who', say: (forms['may'] ?? '').replace('{body}', () => tellInline(t, effect, YOU, true)) }, new Map([['who', YOU]]), 'statement') : tellInline(t, effect, YOU, false);
    const lead = condition === '' ? when : isAside(condition) ? `${when} ${condition}` : when + withTest(t, forms['and-if'] ?? '', condition);
    return told(t, `${capital(lead)}, ${inner}.`);
  }
  const subject = saying.subject === undefined ? undefined : slots.get(saying.subject);
  const noun = subject === undefined ? null : t.noun(subject, 'the');
  const players = { ...PLAYERS, text: forms['players'] ?? '' };
  const says = [saying, ...more.flatMap((other) => t.saying('phrases', other, trigger) ?? [])].map(({ say }) => t.predicate(escaped(say ?? ''), slots, trigger === 'act' ? 'infinitive' : 'statement', trigger === 'act' ? (noun ?? players) : noun));
  const said = says.join(forms['nor'] ?? ' ');
  const amount = by === null ? '' : signed(sayNoun(t.noun(by)));
  const pattern = (forms[trigger === 'act' ? 'forbid' : 'modify'] ?? '').replace('{say}', () => changed(said, amount));
  const whole = trigger === 'act' ? `${sayNoun(noun ?? players)} ${t.predicate(pattern, new Map(), 'statement', noun ?? players, true)}` : t.predicate(pattern, new Map(), 'statement', null);
  return told(t, `${capital(whole)}${condition === '' ? '' : ` ${withTest(t, forms['if-after'] ?? '', condition)}`}.`);
}

/** Whether a condition asks of the reader what goes without saying. */
function assumes(assumed: readonly string[], { op, id, args }: Node): boolean {
  if (!args.some((arg) => arg.op === 'local' && arg.id === 'you')) return false;
  return assumed.includes(id) || (op === '=' && args.some((arg) => assumed.includes(arg.id)));
}

/** What one does as an action, under its condition; what is risked by it first. */
function actionText(t: Telling, tests: readonly Node[], effect: readonly Said[]): string {
  const stakes = tests.flatMap((test) => stakeOf(t, test) ?? []);
  const asked = tests.filter((test) => stakeOf(t, test) === null && !askedByOptions(test, effect));
  const condition = conditionOf(t, withoutImplied(t, asked.map(needs), []));
  const body = [...stakes.map((stake) => `${capital(t.predicate(stake, new Map(), 'order', null))}.`), tellSentences(t, effect)].join(' ');
  const { forms } = t.grammar;
  // A condition before several sentences must be seen to hold for all of them.
  const several = /\. /.test(body) && forms['only-if-all'] !== undefined;
  return condition === '' ? body : capital(withTest(t, (several ? forms['only-if-all'] : forms['only-if']) ?? '', condition).replace('{body}', () => lower(body)));
}

/** How something is said to last until one of some moments; null when one of them has no words for it. */
export function tellUntil(t: Telling, ids: readonly string[]): string | null {
  const said = ids.map((id) => t.words.phrases[id]?.until);
  return said.some((each) => each === undefined) ? null : joined(t, said.map((each) => each ?? ''), 'or');
}

/** An event as a clause with `when`; those who take part and are not known are said as any of their kind. */
function event(t: Telling, id: string, saying: Saying, slots: Map<string, Node>): string {
  const subject = saying.subject === undefined ? undefined : (slots.get(saying.subject) ?? anyTaking(t, id, saying.subject));
  const noun = subject === undefined ? null : t.noun(subject);
  return t.predicate(`${saying.before ?? t.grammar.forms['when'] ?? ''} ${noun === null ? '' : sayNoun(noun)} ${saying.say ?? ''}`, slots, 'statement', noun ?? { determiner: '', text: '', elided: false, gender: 'm', many: false, you: false, heavy: false });
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
