// What one chooses, and what it is chosen for. Must not say boxes between which one chooses.
import type { Node } from '../match/node.js';
import { nounPhrase, plainPhrase, sayNoun, type NounPhrase } from './noun-phrase.js';
import type { Said } from './said.js';
import { form, isYou, partOf, samePlayer, speak, sortOf, subjectOf, type Around, type Clause, type Part } from './speak.js';
import type { Slots, Telling } from './telling.js';
import { joined, kindWords } from './values.js';

/** Statements that nobody sees take place. */
export const SILENT = new Set(['let', 'count', 'announce', 'apply', 'leave', 'give-back', 'stop', 'stop-repeating', 'nothing', 'resolve-ability']);

/** A choice with what follows it, said as one. */
export interface Chosen {
  readonly clause: Clause;
  readonly length: number;
}

const unwrapped = (tree: Node): Node => ((tree.op === 'value' || tree.op === 'as-kind') && tree.args[0] !== undefined ? unwrapped(tree.args[0]) : tree);
const isName = (tree: Node, name: string): boolean => tree.op === 'local' && tree.id === name;
const holds = (tree: Node, name: string): boolean => isName(tree, name) || tree.args.some((arg) => holds(arg, name));
const mentions = ({ args, body }: Said, name: string): boolean => [...args.values()].some((tree) => holds(tree, name)) || body.some((each) => mentions(each, name));

/** What is chosen or picked, as a noun; null where it has none. */
function selected(t: Telling, args: Slots): NounPhrase | null {
  const what = args.get('what');
  const [from, least, most] = what?.args ?? [];
  if (what?.value === 'number') {
    const bounds: Slots = new Map([...(least === undefined ? [] : [['low', least] as const]), ...(most === undefined ? [] : [['high', most] as const])]);
    return plainPhrase(t.predicate(t.grammar.forms['a-number'] ?? '', bounds, 'statement', null));
  }
  const listed = from === undefined ? undefined : from.op === 'select' ? from : null;
  if (what?.value === 'one') {
    if (listed !== null) return listed === undefined ? null : t.noun(listed, 'a', false);
    return from === undefined ? null : plainPhrase(t.predicate(t.grammar.forms['one-of'] ?? '', new Map([['x', from]]), 'statement', null));
  }
  if (what?.value !== 'some' || from === undefined) return null;
  const n = most !== undefined && most.op !== 'absent' ? sayNoun(t.noun(most)) : '';
  const noun = t.noun(from, 'none', !(most?.op === 'number' && most.value === 1));
  const key = n === '' ? 'any-number' : least?.op === 'number' && least.value === 0 ? 'up-to' : 'exactly';
  return { ...noun, determiner: '', text: (t.grammar.forms[key] ?? '').replace('{n}', n).replace('{noun}', () => sayNoun(noun)), elided: false };
}

/** A choice as its noun, seen by whoever chooses. */
function chosenNoun(t: Telling, args: Slots): NounPhrase | null {
  const before = t.actor;
  t.actor = args.get('who') ?? before;
  const noun = selected(t, args);
  t.actor = before;
  return noun;
}

/** From here on the name stands for what was chosen: `that player`, whatever else is called by that name. */
function bindChosen(t: Telling, args: Slots): void {
  const [name, what] = [args.get('name'), args.get('what')];
  if (name === undefined || what === undefined) return;
  if (what.value === 'number') {
    t.bound.set(String(name.value), plainPhrase(t.grammar.forms['that-number'] ?? ''));
    return;
  }
  const type = what.type.replace(/^(?:thing|list):/, '');
  if (/^(?:thing|list):/.test(what.type) && type !== 'ability') t.bound.set(String(name.value), nounPhrase(t.grammar, kindWords(t, type), 'that', what.type.startsWith('list:')));
}

/** `pick ... at random`. */
export function pickText(t: Telling, { args }: Said, around: Around): string {
  const noun = selected(t, args);
  return form(t, 'pick', args, around, { what: noun === null ? '' : sayNoun(noun) });
}

/** A statement that only guards against there being nothing to choose. */
const isGuard = ({ sort, id, body }: Said): boolean => sort === 'form' && id === 'if' && body.length > 0 && body.every((each) => each.sort === 'form' && (each.id === 'stop' || each.id === 'leave'));

/** The statement that what was chosen is for: the next one, or what it holds for each or for the case that there is one. */
function useOf(statement: Said, name: string): { readonly use: Said; readonly name: string } | null {
  const [only, ...others] = statement.body;
  if (statement.sort !== 'form') return { use: statement, name };
  if (only === undefined || others.length > 0 || only.sort === 'form') return null;
  const test = statement.args.get('test');
  const absent = test?.op === 'not' && test.args[0]?.op === '=' && test.args[0].args.some((arg) => isName(unwrapped(arg), name));
  if (statement.id === 'if' && absent) return { use: only, name };
  const list = statement.args.get('list');
  const each = statement.args.get('name');
  if (statement.id !== 'for-each' || list === undefined || each === undefined) return null;
  return isName(unwrapped(list.op === 'of' ? (list.args[0] ?? list) : list), name) ? { use: only, name: String(each.value) } : null;
}

/** The one slot of a statement in which the name stands, when it stands nowhere else. */
function slotOf({ slots }: Part, name: string): string | null {
  const found = [...slots].filter(([, tree]) => holds(tree, name));
  const [only] = found;
  return found.length === 1 && only !== undefined && isName(unwrapped(only[1]), name) ? only[0] : null;
}

/** What something is chosen for, as words after it: `to send to the Brig`; null when there are none. */
function purpose(t: Telling, { saying, slots }: Part, slot: string, words: string): string | null {
  const own = saying.chosen?.[slot];
  if (own !== undefined) return `${words} ${t.predicate(own, slots, 'infinitive', null)}`;
  const object = new RegExp(`^(\\[[^\\]]+\\]) \\{${slot}\\}`);
  const say = saying.say ?? '';
  if (!object.test(say)) return null;
  const doing = t.predicate(say.replace(object, '$1'), slots, 'infinitive', null);
  return (t.grammar.forms['chosen-to'] ?? '').replace('{what}', () => words).replace('{body}', () => doing);
}

/** What a choice is for: the one statement that speaks of what was chosen, and where in it. */
interface Use {
  readonly part: Part;
  readonly slot: string;
  /** Statements the choice and its use are, guards included. */
  readonly length: number;
}

function usedIn(t: Telling, { args }: Said, rest: readonly Said[]): Use | null {
  const name = args.get('name');
  const at = rest.findIndex((each) => !isGuard(each));
  const next = rest[at];
  const found = name === undefined || next === undefined ? null : useOf(next, String(name.value));
  if (found === null || rest.slice(at + 1).some((each) => mentions(each, String(name?.value))) || rest[at + 1]?.id === 'otherwise') return null;
  const part = partOf(t, found.use);
  const slot = part === null ? null : slotOf(part, found.name);
  if (part === null || slot === null || slot === part.saying.subject || part.saying.silent === true) return null;
  return { part, slot, length: at + 2 };
}

/** A statement with what is chosen in the place of its name: `destroy 3 Raiders`. */
function filled(t: Telling, { part, slot }: Use, noun: NounPhrase): Part {
  const name = part.slots.get(slot);
  if (name === undefined) return part;
  const id = `chosen ${t.bound.size}`;
  t.bound.set(id, noun);
  return { saying: part.saying, slots: new Map([...part.slots, [slot, { ...unwrapped(name), id, args: [] }]]) };
}

/** A choice and what it is for as one statement of whoever chooses; null when it is more than that. */
export function partOfChoice(t: Telling, statements: readonly Said[], who: Node | null): Part | null {
  const [first, ...rest] = statements;
  if (first?.sort !== 'form' || first.id !== 'choose' || !samePlayer(first.args.get('who'), who)) return null;
  const use = usedIn(t, first, rest);
  const noun = use === null || use.length < statements.length ? null : chosenNoun(t, first.args);
  if (use === null || noun === null || first.args.get('what')?.type === 'thing:player' || !samePlayer(subjectOf(use.part), who)) return null;
  return filled(t, use, noun);
}

/** A choice and the one thing it is for, said together: `choose a player to send to the Brig`, `destroy 3 Raiders`. */
function withUse(t: Telling, first: Said, rest: readonly Said[], noun: NounPhrase, around: Around): Chosen | null {
  const { id, args } = first;
  const use = usedIn(t, first, rest);
  if (use === null) return null;
  const { part, slot, length } = use;
  const who = args.get('who') ?? null;
  const subject = subjectOf(part);
  const player = args.get('what')?.type === 'thing:player';
  const same = samePlayer(who, subject);
  const purposed = subject === null || same ? purpose(t, part, slot, sayNoun(noun)) : null;
  if (purposed !== null && (!same || (player && !noun.heavy))) return { clause: { text: form(t, id, args, around, { what: purposed }), sort: isYou(who) ? 'order' : 'statement' }, length };
  if (!same) return null;
  const optional = id === 'may-choose';
  const said = speak(t, filled(t, use, noun), optional ? { who, infinitive: true, alone: false } : around);
  return { clause: { text: optional ? form(t, 'may', args, around, { body: said }) : said, sort: optional ? 'other' : sortOf(part) }, length };
}

/** A choice, with the choices of the same player that follow it or with what it is for. */
export function choiceText(t: Telling, statements: readonly Said[], around: Around): Chosen | null {
  const [first, ...rest] = statements;
  if (first?.sort !== 'form' || (first.id !== 'choose' && first.id !== 'may-choose')) return null;
  const noun = chosenNoun(t, first.args);
  const used = noun === null ? null : withUse(t, first, rest, noun, around);
  if (used !== null) return used;
  bindChosen(t, first.args);
  const words = noun === null ? [] : [sayNoun(noun)];
  let length = 1;
  for (let at = 0; first.id === 'choose' && at < rest.length; at += 1) {
    const next = rest[at];
    if (next === undefined || isGuard(next)) continue;
    const name = first.args.get('name');
    if (next.sort !== 'form' || next.id !== 'choose' || !samePlayer(first.args.get('who'), next.args.get('who')) || (name !== undefined && mentions(next, String(name.value)))) break;
    const more = chosenNoun(t, next.args);
    if (more === null || withUse(t, next, rest.slice(at + 1), more, around) !== null) break;
    bindChosen(t, next.args);
    words.push(sayNoun(more));
    length = at + 2;
  }
  const text = words.length === 0 ? '' : form(t, first.id, first.args, around, { what: joined(t, words, 'and') });
  return { clause: { text, sort: 'other' }, length };
}
