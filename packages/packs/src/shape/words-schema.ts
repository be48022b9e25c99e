// The shapes of the files below `words/`: what a language says, and the statements its idioms stand for. Must not read any.
import { documented, FLAG, list, map, mapOr, namesTo, words, type Schema } from './schema.js';

const TEXT: Schema = { type: 'string', description: 'a text' };
const NOUN_TEXT = words("a noun as `one, many`, before it flags and a colon: `m` or `f`, `'` where words before it are shortened, `-` without article, `p` for several");

const BY_VALUE: Schema = { type: 'object', description: 'a map of texts by values', additionalProperties: TEXT };
const CONDITIONS: Schema = list('a list of ids', words('the id of a condition, or of a place; `not ID` for a contrary'));

const NOUN = mapOr(
  map(
    'a noun',
    {
      noun: NOUN_TEXT,
      at: documented(TEXT, 'Being there, as in `on board Galactica`.'),
      to: documented(TEXT, 'Going there, where that differs from being there.'),
      counted: documented(words('a noun as `one, many`'), 'The singular and plural after a number, where they differ from the name.'),
      before: documented(TEXT, 'Of a place: what lies there, said before its noun: `damaged`.'),
      after: documented(TEXT, 'Of a place: what lies there, said after its noun.'),
      holds: documented(TEXT, 'Of a place: a sentence for something being there, as in `the Admiral [have] {x:a}`.'),
      stake: documented(TEXT, 'Of a place: a sentence for risking something that is there, as in `[risk] {x}`.'),
      implied: documented(CONDITIONS, 'Of a kind: conditions and places that go without saying where one of it is picked.'),
    },
    ['noun'],
  ),
  NOUN_TEXT,
);

const SAYING = mapOr(
  map('a saying', {
    subject: documented(words('the name of a slot'), 'The slot that does it.'),
    say: documented(TEXT, 'The sentence: `[verb]` by its lemma, `{slot}` or `{slot:form}` for values, `<…>` around what needs all its slots.'),
    before: documented(TEXT, 'Said of a noun, before it; of an event, what stands before it instead of `when`.'),
    after: documented(TEXT, 'Said of a noun, after it.'),
    item: documented(TEXT, 'Said in short, as an item of a list.'),
    noun: documented(NOUN, 'A noun for a value.'),
    is: documented(BY_VALUE, 'What it says to be one of its values; `not VALUE` for the contrary; an empty text where it goes without saying.'),
    set: documented(BY_VALUE, 'What it says to become one of its values; `*` for any other.'),
    yours: documented(TEXT, 'Said instead where it is done to the one who reads.'),
    heavy: documented(TEXT, 'Said instead where something with a clause after it stands in a slot, so that it comes last.'),
    not: documented(TEXT, 'Said instead where it is denied; its verbs stay as they are.'),
    times: documented(TEXT, 'Said instead where it is done several times: `{n}` is how often.'),
    undergo: documented(BY_VALUE, 'By slot, what is said of who stands there: `who: "[be] sent {l:to}"`.'),
    chosen: documented(BY_VALUE, 'By slot, what one is chosen for: `who: to receive the title`.'),
    compare: documented(BY_VALUE, 'How a number is said to compare with `{n}`: `is`, `at-least`, `at-most`, `more`, `less`; `{x}` is what it belongs to.'),
    implied: documented(CONDITIONS, 'Conditions that go without saying where this is said.'),
    until: documented(TEXT, 'Of an event: how something is said to last until it.'),
    reader: documented(FLAG, 'That of the card itself is said as whoever reads it.'),
    whole: documented(FLAG, 'Its noun says already whose it is.'),
    rolls: documented(FLAG, 'That this player rolls a die goes without saying.'),
    stands: documented(FLAG, 'Of a condition: whether it is taken to hold, and so not said.'),
    silent: documented(FLAG, 'Players need not be told.'),
  }),
  TEXT,
);

const FORMS: Readonly<Record<string, Schema>> = {
  inf: TEXT,
  imp: TEXT,
  you: TEXT,
  one: TEXT,
  many: TEXT,
  elided: FLAG,
  not: map('negative forms', { one: TEXT, many: TEXT, you: TEXT }),
};
const VERB = mapOr(map('a verb', FORMS), words("the forms of a verb: `one`, `one, many` or `one, many, imperative`; `': ` before them where words before it are shortened"));

const DETERMINER = map('a determiner', { m: TEXT, f: TEXT, p: TEXT, pf: TEXT, elided: map('shortened forms', { m: TEXT, f: TEXT }) }, ['m', 'f', 'p']);
const PREPOSITION = map('a preposition', { plain: TEXT, elided: TEXT, joined: BY_VALUE }, ['plain']);

const GRAMMAR = map(
  'a grammar',
  {
    you: documented(TEXT, 'The word for the player who reads.'),
    'zero-is-singular': documented(FLAG, 'Whether 0 takes the singular.'),
    determiners: documented(namesTo('determiners by name', DETERMINER), 'Articles and the like: the, a, this, that, each, all, no, your.'),
    prepositions: documented(namesTo('prepositions by name', PREPOSITION), 'at, to, of, among.'),
    verbs: documented(namesTo('verbs by their lemma', VERB), 'The verbs that the forms use.'),
    not: documented(map('negation', { plain: TEXT, elided: TEXT, inf: TEXT }, ['plain']), 'How a verb is negated: `{v}` and `{inf}` are its forms.'),
    joints: documented(list('words that are shortened where two meet', map('a joint', { before: TEXT, after: TEXT, joined: TEXT }, ['before', 'after', 'joined'])), 'Words that are shortened where a condition follows them.'),
    typography: documented(BY_VALUE, 'Strings and what stands in their place in everything that is said, such as a fixed space before a colon.'),
    forms: documented(namesTo('sentences by what they are for', TEXT), 'The sentences of the language itself.'),
  },
  ['you', 'determiners', 'prepositions', 'forms'],
);

const LINE = map('a line of a face', { label: documented(TEXT, 'What stands before the text; may be empty.'), text: documented(TEXT, 'The text, with `{field}` for what a field says, `{field?}` where that must be something, `{field:items}` in short, `{field:inside}` inside a sentence, `{field:several}` where it is more than 1; the line stands only where all of them are given.') }, ['text']);

/** The shape of `words/LANG.yaml`. */
export const WORDS: Schema = map('a file of words', {
  grammar: documented(GRAMMAR, 'The grammar of the language; English and French have one already.'),
  kinds: documented(namesTo('nouns by kinds', NOUN), 'The noun of each kind.'),
  things: documented(namesTo('nouns by things and zones', NOUN), 'The noun of each thing or zone that a text names.'),
  names: documented(namesTo('sayings by names, variables and attributes', SAYING), 'How names that effects bind, variables and attributes are said.'),
  phrases: documented(namesTo('sayings by ids', SAYING), 'How verbs, queries, procedures, definitions, events, acts and quantities are said.'),
  verbs: documented(namesTo('verbs by their lemma', VERB), 'The forms of the verbs that sayings use.'),
  idioms: documented(namesTo('sentences by names of idioms', TEXT), 'A sentence for each idiom of `words/idioms.yaml`.'),
  labels: documented(namesTo('texts by name', TEXT), 'Texts of faces that belong to no effect.'),
  faces: documented(namesTo('faces by kinds', list('a list of lines', LINE)), 'What stands on the things of each kind, line by line.'),
  reminders: documented(namesTo('texts by names of reminders', TEXT), 'A text for each reminder of `words/idioms.yaml`.'),
  hints: documented(namesTo('texts by things', TEXT), 'What is said on a thing beside its effects; faces mark it as a hint.'),
  titles: documented(namesTo('titles by ids', TEXT), "Titles of things and abilities, where they differ from the pack's."),
});

const REMINDER = map(
  'a reminder',
  {
    on: documented(words('the id of a thing or zone, or an attribute'), 'The thing it stands on, or the attribute that such things have.'),
    rule: documented(words('the id of a procedure or definition'), 'The rule it is about.'),
    says: documented(words('a stretch of the rule'), 'What the rule must say for the reminder to be true, in the words of the rule.'),
  },
  ['on', 'rule', 'says'],
);

/** The shape of `words/idioms.yaml`. */
export const IDIOMS: Schema = map('the file of idioms', {
  idioms: documented(namesTo('statements by names of idioms', words('statements of the effect language')), 'Statements that are said as a whole, in canonical spelling.'),
  reminders: documented(namesTo('reminders by name', REMINDER), 'What the rules of the game say of a thing, to be said on its face. A reminder is left out where the rule no longer says it.'),
});
