// The shape of scenario files as a JSON Schema, and the keys their readers know, which are those of the shape. Must not read a
// file: what a value means is for the readers, which say more about a mistake than a schema can. As in the shapes of packs,
// `names` and `key-names` say what a value or the keys of a map name; `effect` marks texts of the effect language.
import type { Schema } from '@dradis/packs';

const TEXT: Schema = { type: 'string', minLength: 1 };
const SHORT: Schema = { type: ['string', 'number', 'boolean'] };
const STATEMENTS: Schema = { ...TEXT, effect: 'statements' };
const THING: Schema = { ...TEXT, names: 'entity:thing' };
const HELD: Schema = { ...SHORT, names: 'contents' };

function listOrOne(items: Schema): Schema {
  return { if: { type: 'array' }, then: { type: 'array', items }, else: items };
}

/** What a zone holds or a value is: a text, a number, or a list of texts. */
const CONTENTS: Schema = { if: { type: 'array' }, then: { type: 'array', items: HELD }, else: HELD };

const ANSWERS: Schema = {
  type: 'array',
  items: { type: 'object', minProperties: 1, maxProperties: 1, 'key-names': 'player', additionalProperties: listOrOne({ ...SHORT, names: 'option' }), description: '`PLAYER: OPTION`, or `PLAYER: [OPTION, OPTION]`' },
};

const GIVEN: Schema = {
  type: 'object',
  description: 'What differs from the default position. Besides these keys: a zone and what it holds, a variable or attribute and its value.',
  properties: {
    players: { description: 'How many play, or which characters in seat order.', if: { type: 'array' }, then: { type: 'array', items: THING }, else: { type: 'integer', minimum: 1 }, examples: [3, ['laura-roslin', 'saul-tigh', 'lee-adama']] },
    position: { const: 'none', description: '`none`: start from a game nobody has set up, instead of the default position.' },
    switches: { type: 'object', 'key-names': 'switch', additionalProperties: { type: 'boolean' }, description: 'How switches of the pack stand; those left out stand as the pack says.' },
    do: { ...STATEMENTS, description: 'Statements that are carried out after all other keys.' },
    arranged: { ...ANSWERS, description: 'Answers to what the statements of `do` ask.' },
  },
  'key-names': 'place',
  additionalProperties: CONTENTS,
};

const KEYS: Readonly<Record<string, Schema>> = {
  scenario: { ...TEXT, description: 'The title; no two of a pack are alike.' },
  covers: { ...listOrOne(THING), description: 'The ids of the cards it is about, for `--filter`.' },
  rulings: { ...listOrOne({ ...TEXT, names: 'ruling' }), description: 'The rulings it proves.' },
  given: GIVEN,
  dice: { ...listOrOne({ type: 'integer', minimum: 1, maximum: 1000 }), description: 'The next results of dice, in order; all must be rolled.' },
  when: { ...STATEMENTS, description: 'What happens: statements of the effect language.', examples: ['resolve the crisis crash-landing'] },
  answers: { ...ANSWERS, description: 'An answer for each question, in order.', examples: [[{ 'saul-tigh': 'yes' }]] },
  then: {
    ...listOrOne({ if: { type: 'object' }, then: { type: 'object', 'key-names': 'place', additionalProperties: CONTENTS }, else: { ...TEXT, effect: 'condition' } }),
    description: 'What must hold afterwards: conditions of the effect language, and zones with what they hold.',
    examples: [['laura-roslin is in sickbay']],
  },
  changes: { type: 'object', 'key-names': 'level', additionalProperties: { type: 'integer' }, description: 'By how much levels have changed; those that are not named must not have.', examples: [{ fuel: -1 }, {}] },
  todo: { ...TEXT, description: 'What is still to be written. A scenario with it fails and says so, whatever else it says.' },
  ends: { ...TEXT, names: 'entity:outcome', description: 'The outcome with which the game must have ended; without it it must not have.' },
};

const ROW: Schema = {
  type: 'object',
  description: 'A row: keys that differ from those above it; its `given` is merged.',
  required: ['case'],
  properties: { case: { type: ['string', 'number', 'boolean'], description: 'What the row is about; added to the title.' }, ...KEYS },
  additionalProperties: false,
};

const SCENARIO: Schema = {
  type: 'object',
  title: 'a scenario',
  // `when` may stand in the rows alone.
  required: ['scenario'],
  properties: { ...KEYS, cases: { type: 'array', minItems: 1, items: ROW, description: 'A table: a scenario for each row.' } },
  additionalProperties: false,
};

const POSITION_KEYS: Readonly<Record<string, Schema>> = {
  cast: { type: 'array', minItems: 1, items: THING, description: 'Characters in seat order; a game of n players takes the first n.' },
  players: { type: 'integer', minimum: 1, description: 'How many play when a scenario does not say.' },
  seat: { ...TEXT, description: 'The statement that seats one player, with `{player}` and `{character}` in it.' },
  do: { ...STATEMENTS, description: 'What is done once everybody has a seat.' },
};

/** The key by which a file with the default position is known. */
export const POSITION_KEY = 'default position';

const POSITION: Schema = {
  type: 'object',
  required: [POSITION_KEY],
  properties: { [POSITION_KEY]: { type: 'object', title: 'the default position', required: Object.keys(POSITION_KEYS), properties: POSITION_KEYS, additionalProperties: false } },
  additionalProperties: false,
};

/** The keys of a scenario, in the order messages list them. */
export const SCENARIO_KEYS: readonly string[] = [...Object.keys(KEYS), 'cases'];

/** The keys of a default position. */
export const DEFAULT_POSITION_KEYS: readonly string[] = Object.keys(POSITION_KEYS);

/** The keys of `given` that are not zones, variables or attributes. */
export const GIVEN_KEYS: readonly string[] = Object.keys(GIVEN['properties'] as Record<string, Schema>);

/** The shape of a scenario file: one scenario, a list of them, or the default position, with the keywords of ours. */
export const scenarioShape: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A file of scenarios',
  if: { type: 'array' },
  then: { type: 'array', items: { $ref: '#/$defs/scenario' } },
  else: { if: { type: 'object', required: [POSITION_KEY], properties: { [POSITION_KEY]: true } }, then: { $ref: '#/$defs/position' }, else: { $ref: '#/$defs/scenario' } },
  $defs: { scenario: SCENARIO, position: POSITION },
};

/** Keywords of ours, which validators do not know. */
const OURS = new Set(['names', 'key-names', 'effect']);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, each]) => (OURS.has(key) ? [] : [[key, plain(each)]])));
}

/** The shape as JSON Schema 2020-12 alone. */
export const scenarioSchema: Schema = plain(scenarioShape) as Schema;
