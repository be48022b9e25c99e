// Every way to read, in one list each. Must not hold rules of its own.
import { eachList } from './slots/each-list.js';
import { allowed } from './primaries/allowed.js';
import { askTail } from './slots/ask-tail.js';
import { anyValue, assigned, newName, returned, target } from './slots/bindings.js';
import { arithmetic, conditional, listing, logic, symbolComparison } from './extensions/operators.js';
import { band, event, field, fieldOwner, procedure, quantity, quantityArguments, quoted } from './slots/signatures.js';
import { endOf, extreme, kindNoun, noSuch, nounList, numberOf } from './primaries/nouns.js';
import { hasEffect, possessive } from './extensions/properties.js';
import { infix } from './extensions/infix.js';
import { isCondition } from './extensions/is.js';
import { literal, negation, parenthesised, signed } from './primaries/literals.js';
import { name, thisNoun } from './primaries/names.js';
import { nounPhrase } from './noun-phrase.js';
import { phrase } from './primaries/phrases.js';
import { selection } from './slots/selection.js';
import { thereIs } from './primaries/there-is.js';
import type { Primary } from './context.js';
import type { Grammar } from './matcher.js';

/** A way to begin, with the words it can begin with; null when any word will do. */
interface PrimaryRule {
  readonly words: readonly string[] | null;
  readonly begin: Primary;
}

/** Looks the ways to begin up by the word: a token meets few of them. */
function beginningsBy(rules: readonly PrimaryRule[]): Grammar['begins'] {
  const named = new Set(rules.flatMap(({ words }) => words ?? []));
  const ofWords = new Map<string, readonly Primary[]>();
  const ofOthers = new Map<string, readonly Primary[]>();
  return ({ kind, text }) => {
    const word = kind === 'word' || kind === 'symbol' ? text : kind;
    const known = kind === 'word' ? ofWords : ofOthers;
    const key = named.has(word) ? word : '';
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = rules.flatMap(({ words, begin }) => ((words === null ? kind === 'word' : words.includes(key)) ? [begin] : []))));
    return found;
  };
}

/** The grammar of heads and expressions. */
export const grammar: Grammar = {
  // `number` and `text` here are the kinds of token as well as the words.
  begins: beginningsBy([
    { words: ['number', 'text', 'yes', 'no', 'true', 'false', 'none', 'it'], begin: literal },
    { words: ['+', '-'], begin: signed },
    { words: ['('], begin: parenthesised },
    { words: ['not'], begin: negation },
    { words: null, begin: name },
    { words: ['this'], begin: thisNoun },
    { words: null, begin: phrase },
    { words: null, begin: nounList },
    { words: null, begin: extreme },
    { words: ['no'], begin: noSuch },
    { words: null, begin: kindNoun },
    { words: ['the', 'number'], begin: numberOf },
    { words: ['the', 'top', 'bottom'], begin: endOf },
    { words: ['there'], begin: thereIs },
    { words: null, begin: allowed },
  ]),
  extensions: [
    { words: ["'s"], extend: possessive },
    { words: ['+', '-', '*'], extend: arithmetic },
    { words: ['<', '>', '<=', '>=', '=', '!='], extend: symbolComparison },
    { words: ['is', 'are'], extend: isCondition },
    { words: ['has', 'have'], extend: hasEffect },
    { words: null, extend: infix },
    { words: ['and', 'or'], extend: logic },
    { words: [',', 'and', 'or'], extend: listing },
    { words: ['if'], extend: conditional },
  ],
  specials: new Map([
    ['new-name', newName],
    ['target', target],
    ['assigned', assigned],
    ['any', anyValue],
    ['returned', returned],
    ['selection', selection],
    ['ask-tail', askTail],
    ['event', event],
    ['quantity', quantity],
    ['quantity-arguments', quantityArguments],
    ['field', field],
    ['field-owner', fieldOwner],
    ['procedure', procedure],
    ['quoted', quoted],
    ['band', band],
    ['each-list', eachList],
  ]),
  nounPhrase,
};
