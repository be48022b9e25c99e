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
import type { Grammar } from './matcher.js';

/** The grammar of heads and expressions. */
export const grammar: Grammar = {
  primaries: [literal, signed, parenthesised, negation, name, thisNoun, phrase, nounList, extreme, noSuch, kindNoun, numberOf, endOf, thereIs, allowed],
  extensions: [possessive, arithmetic, symbolComparison, isCondition, hasEffect, infix, logic, listing, conditional],
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
