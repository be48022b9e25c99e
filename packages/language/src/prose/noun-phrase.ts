// A noun with its determiner, and prepositions before it. Must not know what it stands for.
import type { Grammar, NounWords } from './words.js';

/** A noun ready to be said. Articles stay apart from the noun so that contractions never touch a name. */
export interface NounPhrase {
  readonly determiner: string;
  readonly text: string;
  readonly elided: boolean;
  readonly gender: 'm' | 'f';
  readonly many: boolean;
  readonly you: boolean;
  /** Something is said after the noun, so that it is better said last. */
  readonly heavy: boolean;
  readonly at?: string;
  readonly to?: string;
}

/** A noun with a determiner of the grammar; `none` gives it none. */
export function nounPhrase(grammar: Grammar, noun: NounWords, form: string, many = noun.plural === true, before = '', after = '', heavy = after !== ''): NounPhrase {
  const gender = noun.gender ?? 'm';
  const elided = before === '' ? noun.elided === true : /^[aeiou]/i.test(before);
  const rule = form === 'none' || (form === 'the' && noun.bare === true) ? undefined : grammar.determiners[form];
  const determiner = rule === undefined ? '' : many ? (gender === 'f' ? (rule.pf ?? rule.p) : rule.p) : (elided ? rule.elided?.[gender] : undefined) ?? rule[gender];
  const word = many ? (noun.many ?? noun.one) : noun.one;
  const text = [before, word, after].filter((part) => part !== '').join(' ');
  const places = form === 'the' ? { ...(noun.at === undefined ? {} : { at: noun.at }), ...(noun.to === undefined ? {} : { to: noun.to }) } : {};
  return { determiner, text, elided, gender, many, you: false, heavy, ...places };
}

/** A text that takes no determiner. */
export function plainPhrase(text: string, many = false): NounPhrase {
  return { determiner: '', text, elided: false, gender: 'm', many, you: false, heavy: false };
}

/** It as it is said by itself. */
export function sayNoun({ determiner, text }: NounPhrase): string {
  return determiner === '' ? text : `${determiner}${/['’]$/.test(determiner) ? '' : ' '}${text}`;
}

/** A preposition before it; `at` and `to` are the place's own words where it has some. */
export function prepose(grammar: Grammar, name: string, noun: NounPhrase): string {
  const own = name === 'at' ? noun.at : name === 'to' ? noun.to : undefined;
  if (own !== undefined) return own;
  const rule = grammar.prepositions[name];
  if (rule === undefined) return sayNoun(noun);
  const joined = rule.joined[noun.determiner];
  if (joined !== undefined && noun.determiner !== '') return `${joined}${/['’]$/.test(joined) ? '' : ' '}${noun.text}`;
  const shortens = noun.determiner === '' ? noun.elided : /^[aeiou]/i.test(noun.determiner);
  return shortens ? `${rule.elided}${/['’]$/.test(rule.elided) ? '' : ' '}${sayNoun(noun)}` : `${rule.plain} ${sayNoun(noun)}`;
}
