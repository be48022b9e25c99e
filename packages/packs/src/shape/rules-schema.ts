// The shape of files of sections: rules, zones, things. Must not hold what a kind adds to its things; thing-schema does.
import { sectionRefs, SECTIONS } from './ability-schema.js';
import { EFFECT, EXPRESSION, FLAG, ID, LITERAL, list, map, mapOr, namesTo, oneOrMore, words, type Schema } from './schema.js';

const TYPE = words('a type: number, condition, text, a kind, or `list of` a kind', 'type');
const WORDS = words('the words it is called by');
const DOC = words('an explanation');
const FACE = map('face', { en: words('an English sentence'), fr: words('a French sentence') });
const RULINGS = list('a list of ruling ids', words('a ruling id', 'ruling'));

/** The longest form of a field: what it holds, or the group it opens. */
const FIELD: Schema = {
  if: { type: 'object', required: ['group'] },
  then: map('a group of fields', { group: namesTo('the fields of the group', { $ref: '#/$defs/field' }), required: FLAG }),
  else: mapOr(
    map(
      'a field',
      {
        type: TYPE,
        required: FLAG,
        as: ID,
        values: list('the values allowed', { type: ['string', 'number'], description: 'a word or a number' }),
        doc: DOC,
      },
      ['type'],
    ),
    TYPE,
  ),
};

const LIVE = map('live', {
  in: { if: { type: 'null' }, then: true, else: oneOrMore(words('a zone or a kind of zone', 'zone-or-kind'), 'zones or kinds of zone') },
  'used-by': EXPRESSION,
  if: EXPRESSION,
  hidden: FLAG,
});

const KIND = map(
  'a kind',
  {
    id: ID,
    is: words('a kind', 'kind'),
    singular: words('a noun'),
    plural: words('a noun'),
    'two-sided': FLAG,
    ring: FLAG,
    'starts-in': words('a zone', 'zone'),
    fields: namesTo('fields by name', { $ref: '#/$defs/field' }),
    live: map('live', { action: LIVE, reaction: LIVE, abilities: LIVE, 'in-play': LIVE }),
    'on-use': EFFECT,
    'place-each': words('a statement with {item} and {key}'),
    ...sectionRefs(Object.keys(SECTIONS)),
    replaces: FLAG,
    doc: DOC,
  },
  ['id'],
);

const ATTRIBUTE = map('an attribute', { id: ID, words: WORDS, of: words('a kind', 'kind'), type: TYPE, fixed: FLAG, starts: LITERAL, secret: FLAG, replaces: FLAG, doc: DOC }, [
  'id',
  'of',
  'type',
]);

const VARIABLE = map('a variable', { id: ID, words: WORDS, type: TYPE, starts: LITERAL, secret: FLAG, replaces: FLAG, doc: DOC }, ['id', 'type']);

/** A zone is checked again, by its kind, once kinds are known. */
const ZONE: Schema = { type: 'object', title: 'a zone', description: 'a map: a zone', required: ['id', 'kind'], properties: { id: ID, kind: words('a kind of zone', 'zone-kind') } };

/** Enough of an id to be blamed by the shape of its kind, or by name, instead. */
const SCALAR_ID: Schema = { type: ['string', 'number', 'boolean'], description: 'an id of lower-case words joined by hyphens' };

/** The shape of any thing; it is checked again, by its kind, once kinds are known. */
export const ANY_THING: Schema = { type: 'object', title: 'a thing', description: 'a map: a thing', required: ['id', 'kind'], properties: { id: SCALAR_ID, kind: { ...SCALAR_ID, description: 'a kind', names: 'thing-kind' } } };

const SCOPE = map('a scope', { id: ID, counts: words('the name of a variable', 'variable'), replaces: FLAG, doc: DOC }, ['id', 'counts']);

function signature(title: string): Schema {
  return map(title, { id: ID, words: WORDS, gives: namesTo('types by name', TYPE), changes: list('a list of names', words('a name')), replaces: FLAG, doc: DOC }, ['id']);
}

const PROCEDURE = map(
  'a procedure',
  { id: ID, phrase: words('a phrase', 'phrase'), phrases: list('a list of phrases', words('a phrase', 'phrase')), returns: TYPE, rulings: RULINGS, doc: DOC, example: words('an example'), face: FACE, replaces: FLAG, does: EFFECT },
  ['id', 'does'],
);

const DEFINITION = map(
  'a definition',
  { id: ID, phrase: words('a phrase', 'phrase'), phrases: list('a list of phrases', words('a phrase', 'phrase')), returns: TYPE, rulings: RULINGS, doc: DOC, example: words('an example'), face: FACE, replaces: FLAG, means: EXPRESSION },
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
