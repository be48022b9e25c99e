// The building stones of the shapes of pack files, as JSON Schema 2020-12. Must not hold the shape of any one kind of file.

import { REFUSED_NAMES } from '../yaml/refused-name.js';

/**
 * A JSON Schema. `description` says what is wanted in words for messages, `title` names a map for messages, and `names` (a
 * keyword of ours that checks nothing) says what a value is the name of, for editors; see `Named`. Likewise `key-names` says
 * what the keys of a map name, `field-keys` that some of them are fields, and `doc` what a value is for.
 */
export type Schema = Readonly<Record<string, unknown>>;

/** What a value can be the name of: something declared, an entity of a kind, a type, a limit such as `once per turn`, or the kinds of the slots of a phrase. */
export type Named =
  | 'kind' | 'zone-kind' | 'thing-kind' | 'zone' | 'zone-or-kind' | 'event' | 'act' | 'quantity' | 'variable' | 'procedure' | 'ruling' | 'type' | 'limit' | 'phrase'
  | `entity:${string}`;

/** The pattern of ids: kebab-case words. */
const ID_PATTERN = '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$';

/** An id. */
export const ID: Schema = { type: 'string', pattern: ID_PATTERN, not: { enum: REFUSED_NAMES }, description: 'an id of lower-case words joined by hyphens' };

/** Text of the effect language; numbers and booleans are let through, so that the language says what is wrong with them. */
export const EFFECT: Schema = { type: ['string', 'number', 'boolean'], description: 'an effect' };

/** One expression of the effect language. */
export const EXPRESSION: Schema = { type: ['string', 'number', 'boolean'], description: 'an expression' };

/** Yes or no. */
export const FLAG: Schema = { type: 'boolean', description: 'true or false' };

/** A value that only its type, known later, can judge. */
export const LITERAL: Schema = {
  type: ['string', 'number', 'boolean', 'array'],
  items: { type: 'string', description: 'an id' },
  description: 'a number, true, false, an id or a list of ids',
};

/** A shape with what its value is for, in a sentence for authors; unchanged when there is nothing to say. */
export function documented(schema: Schema, doc: string): Schema {
  return doc === '' ? schema : { ...schema, doc };
}

/** Plain words. */
export function words(description: string, names?: Named): Schema {
  return { type: 'string', minLength: 1, description, ...(names === undefined ? {} : { names }) };
}

/** A whole number. */
export function integer(description: string, minimum: number, maximum: number): Schema {
  return { type: 'integer', minimum, maximum, description };
}

/** A map with exactly these keys; `title` names it in messages. */
export function map(title: string, properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: 'object', title, description: `a map: ${title}`, properties, required, additionalProperties: false };
}

/** A map whose keys are names the author makes up. */
export function namesTo(description: string, value: Schema): Schema {
  return { type: 'object', description, additionalProperties: value };
}

/** A list. */
export function list(description: string, items: Schema): Schema {
  return { type: 'array', description, items };
}

/** One of something, or a list of it. */
export function oneOrMore(one: Schema, description: string): Schema {
  return { if: { type: 'array' }, then: { type: 'array', minItems: 1, items: one, description }, else: one };
}

/** The long form as a map, or the short form. */
export function mapOr(long: Schema, short: Schema): Schema {
  return { if: { type: 'object' }, then: long, else: short };
}
