// A saying in the mood its surroundings ask for. Must not choose sayings.
import { sameMeaning, type Node } from '../match/node.js';
import type { Said } from './said.js';
import type { Mood, Slots, Telling } from './telling.js';
import type { Saying } from './words.js';

/** Who is spoken of around a statement. */
export interface Around {
  readonly who: Node | null;
  /** After a verb of theirs: what they do is in the infinitive. */
  readonly infinitive: boolean;
  /** What is said may be several sentences. */
  readonly alone: boolean;
}

/** A statement as it is to be said. */
export interface Part {
  readonly saying: Saying;
  readonly slots: Slots;
}

/** What may be joined to it: an order to the reader, or what somebody does. */
export interface Clause {
  readonly text: string;
  readonly sort: 'order' | 'statement' | 'other';
}

/** Nobody is spoken of. */
export const OPEN: Around = { who: null, infinitive: false, alone: true };

/** Whether a node is the player who reads. */
export const isYou = (tree: Node | undefined | null): boolean => tree?.op === 'local' && tree.id === 'you';

/** Whether two players are the same, whoever gives an order being the reader. */
export function samePlayer(a: Node | null | undefined, b: Node | null | undefined): boolean {
  const [one, other] = [isYou(a) ? null : (a ?? null), isYou(b) ? null : (b ?? null)];
  return one === null || other === null ? one === other : sameMeaning(one, other);
}

/** The saying of a verb or procedure, when it has one of its own. */
export function partOf(t: Telling, { sort, id, args }: Said): Part | null {
  if (sort === 'form') return null;
  const saying = t.saying('phrases', id, 'phrase');
  return saying === null ? null : { saying, slots: args };
}

/** Who does it; null for whoever reads. */
export function subjectOf({ saying, slots }: Part): Node | null {
  return (saying.subject === undefined ? undefined : slots.get(saying.subject)) ?? null;
}

/** A saying in the mood its surroundings ask for. */
export function speak(t: Telling, { saying, slots }: Part, around: Around): string {
  if (saying.silent === true) return '';
  const mood = around.infinitive ? 'infinitive' : 'order';
  const done = saying.yours === undefined ? undefined : [...slots].find(([name, tree]) => name !== saying.subject && (isYou(tree) || (around.infinitive && around.who !== null && sameMeaning(tree, around.who))));
  const doer = subjectOf({ saying, slots });
  if (done !== undefined && (doer === null || isYou(doer)) && (!around.infinitive || isYou(around.who) || !isYou(done[1]))) return t.sentence({ say: saying.yours ?? '' }, slots, mood);
  if (doer === null || isYou(doer)) return t.sentence(saying, slots, mood);
  const same = around.who !== null && sameMeaning(around.who, doer);
  return t.sentence(saying, slots, same && around.infinitive ? 'infinitive' : 'statement');
}

/** What kind of clause `speak` makes of it. */
export function sortOf({ saying, slots }: Part): Clause['sort'] {
  const subject = subjectOf({ saying, slots });
  return (subject === null || isYou(subject)) && saying.say?.startsWith('[') === true ? 'order' : 'statement';
}

/** A sentence of the language itself about `who` of a statement. */
export function form(t: Telling, name: string, slots: Slots, around: Around, extra: Readonly<Record<string, string>> = {}): string {
  let say = t.grammar.forms[name] ?? '';
  for (const [key, text] of Object.entries(extra)) say = say.replace(`{${key}}`, () => text);
  // What one may do is no order.
  const who = slots.get('who');
  if (/may/.test(name) && isYou(who)) return t.sentence({ subject: 'who', say }, slots, 'statement');
  return speak(t, { saying: { subject: 'who', say }, slots }, around);
}

/** A verb at the beginning of a pattern, and what follows it; null when it begins otherwise. */
export function verbFirst(say: string | undefined): { readonly verb: string; readonly rest: string } | null {
  const found = /^(\[[^\]]+\]) (.*)$/.exec(say ?? '');
  return found === null ? null : { verb: found[1] ?? '', rest: found[2] ?? '' };
}

/** The mood of what is said without a subject. */
export const moodIn = (around: Around): Mood => (around.infinitive ? 'infinitive' : 'order');
