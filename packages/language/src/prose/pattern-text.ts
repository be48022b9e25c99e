// Fills the patterns of sayings: verbs by mood, slots, agreement. Must not choose patterns.
import type { Node } from '../match/node.js';
import { prepose, sayNoun, type NounPhrase } from './noun-phrase.js';
import type { Mood, Slots, Telling } from './telling.js';
import { joined } from './values.js';
import type { VerbWords } from './words.js';

const PART = /<([^<>]*)>|\[([^\]]+)\]|\{([^{}]*)\}/g;

/** The form of a verb for its mood and subject. */
function verbText(t: Telling, lemma: string, mood: Mood, subject: NounPhrase | null, negative: boolean): string {
  const verb: VerbWords = t.words.verbs[lemma] ?? t.grammar.verbs[lemma] ?? {};
  if (t.words.verbs[lemma] === undefined && t.grammar.verbs[lemma] === undefined) t.missing.add(`verb ${lemma}`);
  const infinitive = verb.inf ?? lemma;
  const you = verb.you ?? verb.imp ?? infinitive;
  const person = subject === null || subject.you ? 'you' : subject.many ? 'many' : 'one';
  const said = mood === 'infinitive' ? infinitive : mood === 'order' ? (verb.imp ?? you) : person === 'you' ? you : (verb[person] ?? infinitive);
  if (!negative) return said;
  if (mood === 'infinitive') return t.grammar.not.inf.replace('{inf}', infinitive);
  const own = verb.not?.[person];
  if (own !== undefined) return own;
  const { plain, elided } = t.grammar.not;
  const pattern = verb.elided === true ? elided : plain;
  return pattern.replace('{v}', said).replace('{inf}', infinitive).replace('{do}', person === 'one' ? 'does' : 'do');
}

function isOne(t: Telling, tree: Node | undefined): boolean {
  const inner = tree?.op === 'value' ? tree.args[0] : tree;
  if (inner?.op !== 'number' || typeof inner.value !== 'number') return false;
  return inner.value === 1 || (inner.value === 0 && t.grammar.zeroIsSingular);
}

function slotText(t: Telling, slot: string, slots: Slots, subject: NounPhrase | null): string {
  if (slot.startsWith('+')) {
    const [ms = '', fs = ms, mp = ms, fp = mp] = slot.slice(1).split('|');
    return subject === null ? ms : subject.many ? (subject.gender === 'f' ? fp : mp) : subject.gender === 'f' ? fs : ms;
  }
  if (slot.startsWith('@')) {
    const [you = '', one = you, many = one] = slot.slice(1).split('|');
    return subject === null || subject.you ? you : subject.many ? many : one;
  }
  const [head = '', one, many] = slot.split('|');
  const [name = '', form = 'the'] = head.split(':');
  const tree = slots.get(name);
  if (one !== undefined) return isOne(t, tree) ? one : (many ?? one);
  if (tree === undefined || form === 'hide') return '';
  if (form === 'and') return sayNoun(t.noun(tree, 'and'));
  if (form === 'counted') return countedText(t, tree, slots.get('n'));
  if (form in t.grammar.determiners || form === 'none') return sayNoun(t.noun(tree, form));
  if (form === 'the') return sayNoun(t.noun(tree));
  // A preposition stands before each of several.
  return tree.op === 'list' ? joined(t, tree.args.map((each) => prepose(t.grammar, form, t.noun(each))), 'or') : prepose(t.grammar, form, t.noun(tree));
}

/** A thing after the number of it. */
function countedText(t: Telling, tree: Node, n: Node | undefined): string {
  const counted = tree.op === 'entity' ? t.words.things[tree.id]?.counted : undefined;
  return counted === undefined ? sayNoun(t.noun(tree)) : isOne(t, n) ? counted.one : (counted.many ?? counted.one);
}

/** A pattern with everything filled in. */
export function patternText(t: Telling, say: string, slots: Slots, mood: Mood, subject: NounPhrase | null, negative = false): string {
  return filled(t, say, slots, mood, subject, negative).replace(/ {2,}/g, ' ').trim();
}

function filled(t: Telling, say: string, slots: Slots, mood: Mood, subject: NounPhrase | null, negative: boolean): string {
  let denied = negative;
  return say.replace(PART, (_, group: string | undefined, verb: string | undefined, slot: string | undefined) => {
    if (group !== undefined) {
      const without = group.startsWith('!');
      const needed = [...group.matchAll(/\{([a-z-]+)/g)].map((match) => match[1] ?? '');
      const known = needed.every((name) => slots.has(name) && slots.get(name)?.op !== 'none');
      return known === without ? '' : filled(t, without ? group.slice(1) : group, slots, mood, subject, false);
    }
    if (verb !== undefined) {
      const said = verbText(t, verb, mood, subject, denied);
      denied = false;
      return said;
    }
    return slotText(t, slot ?? '', slots, subject);
  });
}
