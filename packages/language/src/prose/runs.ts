// Statements in a row that share a verb or who does them, said with what they share once. Must not say statements that hold others.
import { sameMeaning, type Node } from '../match/node.js';
import { sayNoun, type NounPhrase } from './noun-phrase.js';
import type { Said } from './said.js';
import { isYou, partOf, samePlayer, speak, sortOf, subjectOf, verbFirst, type Around, type Clause, type Part } from './speak.js';
import type { Telling } from './telling.js';
import { joined } from './values.js';

/** Fewer words that two parts end with are said twice. */
const SHARED_WORDS = 2;

/** Statements said as one clause. */
export interface Run {
  readonly clause: Clause;
  /** How many statements it stands for. */
  readonly length: number;
}

const verbOf = ({ saying }: Part): string | undefined => verbFirst(saying.say)?.verb;

/** Statements from one on as sayings, up to the first that is a form or has none. */
function partsFrom(t: Telling, statements: readonly Said[]): Part[] {
  const parts: Part[] = [];
  for (const statement of statements) {
    const part = partOf(t, statement);
    if (part === null || part.saying.silent === true) break;
    parts.push(part);
  }
  return parts;
}

/** How many at the beginning have the same verb and the same subject. */
function sameVerb(parts: readonly Part[]): number {
  const [first] = parts;
  if (first === undefined || verbOf(first) === undefined) return Math.min(parts.length, 1);
  const end = parts.findIndex((part) => verbOf(part) !== verbOf(first) || !samePlayer(subjectOf(first), subjectOf(part)));
  return end < 0 ? parts.length : end;
}

/** Parts with one verb, without their subject. */
function verbOnce(t: Telling, parts: readonly Part[], noun: NounPhrase | null, word: 'and' | 'or' = 'and'): string {
  const [first] = parts;
  if (first === undefined) return '';
  if (parts.length === 1) return first.saying.say ?? '';
  const said = (pattern: string, part: Part): string => t.predicate(pattern.replace(/^\[[^\]]+\] /, ''), part.slots, 'statement', noun);
  const rests = alike(t, parts.map((part) => ({ whole: said(part.saying.say ?? '', part), item: part.saying.item === undefined ? null : said(part.saying.item, part) })), word);
  return `${verbOf(first) ?? ''} ${word === 'or' ? joinedHeads(t, rests) : joined(t, rests, word)}`;
}

/** Parts between which one chooses; several words that all end with are said once. */
function joinedHeads(t: Telling, parts: readonly string[]): string {
  const words = parts.map((part) => part.split(' '));
  const [first = []] = words;
  let same = 0;
  while (words.every((each) => each.length > same + 1 && each.at(-1 - same) === first.at(-1 - same))) same += 1;
  if (same < SHARED_WORDS) return joined(t, parts, 'or');
  return [joined(t, words.map((each) => each.slice(0, -same).join(' ')), 'or'), ...first.slice(-same)].join(' ');
}

/** Parts in a row that end alike are said with that end once: `1 Basestar and 3 Raiders off the bow`. */
function alike(t: Telling, parts: readonly { readonly whole: string; readonly item: string | null }[], word: 'and' | 'or'): string[] {
  const groups: { items: string[]; end: string }[] = [];
  for (const { whole, item } of parts) {
    const end = item !== null && whole.startsWith(`${item} `) ? whole.slice(item.length) : null;
    const last = groups.at(-1);
    if (end !== null && last?.end === end) last.items.push(item ?? '');
    else groups.push(end === null ? { items: [whole], end: '' } : { items: [item ?? ''], end });
  }
  return groups.map(({ items, end }) => joined(t, items, word) + end);
}

/** Parts that share a verb as one part; the first when there is but one. */
export function onePart(t: Telling, parts: readonly Part[], word: 'and' | 'or' = 'and'): Part | null {
  const [first] = parts;
  if (first === undefined || sameVerb(parts) < parts.length) return null;
  if (parts.length === 1) return first;
  const subject = subjectOf(first);
  const say = verbOnce(t, parts, subject === null ? null : t.noun(subject), word);
  return { saying: { ...(first.saying.subject === undefined ? {} : { subject: first.saying.subject }), say }, slots: first.slots };
}

/** What is said of somebody by a part: what he does, or what is done to him; null when it is about somebody else. */
function about({ saying, slots }: Part, who: Node): string | null {
  const subject = subjectOf({ saying, slots });
  if (subject !== null) return sameMeaning(subject, who) && verbFirst(saying.say) !== null ? (saying.say ?? null) : null;
  const slot = Object.keys(saying.undergo ?? {}).find((name) => {
    const tree = slots.get(name);
    return tree !== undefined && sameMeaning(tree, who);
  });
  return slot === undefined ? null : (saying.undergo?.[slot] ?? null);
}

/** The statements at the beginning that are said together; null when the first is none of a single saying. */
export function runAt(t: Telling, statements: readonly Said[], around: Around): Run | null {
  const parts = partsFrom(t, statements);
  const [first] = parts;
  if (first === undefined) return null;
  const who = subjectOf(first);
  const verb = sameVerb(parts);
  const alone = who === null || isYou(who) || verbOf(first) === undefined || (around.infinitive && samePlayer(around.who, who));
  const part = onePart(t, parts.slice(0, verb));
  if (part === null) return null;
  const clause = (): Run => ({ clause: { text: speak(t, part, around), sort: around.infinitive ? 'other' : sortOf(first) }, length: Math.max(verb, 1) });
  if (alone) return clause();
  // One after the other of the same player: the player is named once.
  const noun = t.noun(who);
  const said = [t.predicate(verbOnce(t, parts.slice(0, verb), noun), first.slots, 'statement', noun)];
  let length = verb;
  for (let next = parts[length]; next !== undefined; next = parts[length]) {
    const say = about(next, who);
    if (say === null) break;
    const more = subjectOf(next) === null ? 1 : sameVerb(parts.slice(length));
    said.push(t.predicate(more > 1 ? verbOnce(t, parts.slice(length, length + more), noun) : say, next.slots, 'statement', noun));
    length += more;
  }
  if (said.length < 2) return clause();
  return { clause: { text: `${sayNoun(noun)} ${joined(t, said, 'and')}`, sort: 'statement' }, length };
}
