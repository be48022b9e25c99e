// The shape of files of sections: rules, zones, things. Must not hold what a kind adds to its things; thing-schema does.
import { sectionRefs, SECTIONS } from './ability-schema.js';
import { documented, EFFECT, EXPRESSION, FLAG, ID, LITERAL, list, map, mapOr, namesTo, oneOrMore, words, type Schema } from './schema.js';

const TYPE = words('a type: number, condition, text, a kind, or `list of` a kind', 'type');
const WORDS = documented(words('the words it is called by'), 'What effects call it; the id with spaces when left out.');
const DOC = documented(words('an explanation'), 'What it is or does, in a sentence or two; editors and the reference show it.');
const FACE = map('face', { en: words('an English sentence'), fr: words('a French sentence') });
const RULINGS = documented(list('a list of ruling ids', words('a ruling id', 'ruling')), 'The rulings it obeys.');
const REPLACES = documented(FLAG, 'It takes the place of what has the same id in a pack that this one extends.');
const STARTS = documented(LITERAL, 'Its value when the game begins.');
const SECRET = documented(FLAG, 'No view shows it.');
const FIXED = documented(FLAG, 'No effect may set it.');

/** The longest form of a field: what it holds, or the group it opens. */
const FIELD: Schema = {
  if: { type: 'object', required: ['group'] },
  then: map('a group of fields', { group: namesTo('the fields of the group', { $ref: '#/$defs/field' }), required: FLAG }),
  else: mapOr(
    map(
      'a field',
      {
        type: TYPE,
        required: documented(FLAG, 'Every thing of the kind must have it.'),
        as: documented(ID, 'What the attribute is called, where that is not the key.'),
        values: documented({ ...list('a list of the values allowed', { type: ['string', 'number'], description: 'a word or a number' }), minItems: 1 }, 'Those and no others.'),
        doc: DOC,
      },
      ['type'],
    ),
    TYPE,
  ),
};

const LIVE = map('live', {
  in: documented({ if: { type: 'null' }, then: true, else: oneOrMore(words('a zone or a kind of zone', 'zone-or-kind'), 'zones or kinds of zone') }, 'Where the thing must lie; anywhere when empty.'),
  'used-by': documented(EXPRESSION, 'Whose it is: who is asked, and who `you` is.'),
  if: documented(EXPRESSION, 'What else must hold for it to be live.'),
  hidden: documented(FLAG, 'Whether others may not know that it could be used.'),
});

const KIND = map(
  'a kind',
  {
    id: ID,
    is: documented(words('a kind', 'kind'), 'The wider kind it belongs to and takes all from; `thing` when left out.'),
    singular: words('a noun'),
    plural: words('a noun'),
    'two-sided': documented(FLAG, 'Its things may lie face down.'),
    ring: documented(FLAG, 'Zones of the kind stand in a ring in the order they are written in.'),
    'starts-in': documented(words('a zone', 'zone'), 'Where its things lie when the game begins.'),
    fields: documented(namesTo('fields by name', { $ref: '#/$defs/field' }), 'Keys its things may have: values, effects, and groups of them.'),
    live: documented(map('live', { action: LIVE, reaction: LIVE, abilities: LIVE, 'in-play': LIVE }), 'When the abilities of its things can be used or count, by section.'),
    'on-use': documented(EFFECT, 'What happens when an action or reaction of one of its things is used; `resolve this ability` carries it out.'),
    'place-each': documented(words('a statement with {item} and {key}'), 'The statement behind each line of a field of type `placements`.'),
    ...sectionRefs(Object.keys(SECTIONS)),
    replaces: REPLACES,
    doc: DOC,
  },
  ['id'],
);

const ATTRIBUTE = map('an attribute', { id: ID, words: WORDS, of: words('a kind', 'kind'), type: TYPE, fixed: FIXED, starts: STARTS, secret: SECRET, replaces: REPLACES, doc: DOC }, [
  'id',
  'of',
  'type',
]);

const BOOKKEEPING = documented(FLAG, 'Its last value says nothing about a game, such as which roll was the last that something answered: reports about many games leave it out. It makes no difference in a game.');

const VARIABLE = map('a variable', { id: ID, words: WORDS, type: TYPE, starts: STARTS, secret: SECRET, bookkeeping: BOOKKEEPING, replaces: REPLACES, doc: DOC }, ['id', 'type']);

/** A zone is checked again, by its kind, once kinds are known. */
const ZONE: Schema = { type: 'object', title: 'a zone', description: 'a map: a zone', required: ['id', 'kind'], properties: { id: ID, kind: words('a kind of zone', 'zone-kind') } };

/** Enough of an id to be blamed by the shape of its kind, or by name, instead. */
const SCALAR_ID: Schema = { type: ['string', 'number', 'boolean'], description: 'an id of lower-case words joined by hyphens' };

/** The shape of any thing; it is checked again, by its kind, once kinds are known. */
export const ANY_THING: Schema = { type: 'object', title: 'a thing', description: 'a map: a thing', required: ['id', 'kind'], properties: { id: SCALAR_ID, kind: { ...SCALAR_ID, description: 'a kind', names: 'thing-kind' } } };

const SCOPE = map('a scope', { id: ID, counts: documented(words('the name of a variable', 'variable'), 'The variable that tells one turn, check or roll from the next.'), replaces: REPLACES, doc: DOC }, ['id', 'counts']);

function signature(title: string): Schema {
  return map(title, { id: ID, words: WORDS, gives: documented(namesTo('types by name', TYPE), 'Who and what takes part; `that NAME` in what answers it.'), changes: documented(list('a list of names', words('a name')), 'Those of them that an answer may set.'), replaces: REPLACES, doc: DOC }, ['id']);
}

const PHRASE = documented(words('a phrase', 'phrase'), 'The sentence that means it, with `{name:type}` where values stand.');
const PHRASES = documented(list('a list of phrases', words('a phrase', 'phrase')), 'Several such sentences.');
const EXAMPLE = documented(words('an example'), 'A sentence as a card would have it; it must compile.');

const PROCEDURE = map(
  'a procedure',
  { id: ID, phrase: PHRASE, phrases: PHRASES, returns: TYPE, rulings: RULINGS, doc: DOC, example: EXAMPLE, face: FACE, replaces: REPLACES, does: EFFECT },
  ['id', 'does'],
);

const ALWAYS = documented(words('what is wrong where it does not hold'), 'It holds at every question of every game: a position in which it does not cannot come about in play, and whoever builds one is told this sentence. `{name}` is the thing that the slot of the phrase stands for.');

const DEFINITION = map(
  'a definition',
  { id: ID, phrase: PHRASE, phrases: PHRASES, returns: TYPE, rulings: RULINGS, doc: DOC, example: EXAMPLE, face: FACE, replaces: REPLACES, always: ALWAYS, means: EXPRESSION },
  ['id', 'means'],
);

/** The shape of a file of sections, each a list. */
export const RULES: Schema = {
  ...map('a file', {
    kinds: list('a list of kinds', KIND),
    attributes: list('a list of attributes', ATTRIBUTE),
    variables: list('a list of variables', VARIABLE),
    zones: list('a list of zones', ZONE),
    things: list('a list of things', ANY_THING),
    scopes: list('a list of scopes', SCOPE),
    events: list('a list of events', signature('an event')),
    acts: list('a list of acts', signature('an act')),
    quantities: list('a list of quantities', signature('a quantity')),
    procedures: list('a list of procedures', PROCEDURE),
    definitions: list('a list of definitions', DEFINITION),
  }),
  $defs: { field: FIELD },
};

/** The keys that open sections. */
export const RULES_SECTIONS: readonly string[] = Object.keys(RULES['properties'] as Record<string, Schema>);
