/**
 * Whether a value is of a shape, found by walking the schema. Compiling a schema takes longer than all the files of a pack
 * that are right need, so only what is wrong, or not plain here, is left to ajv, which alone says what is wrong. Must agree
 * with ajv wherever it decides, and must say undefined for every keyword it does not know.
 */
import type { Schema } from './schema.js';

/** What a `$ref` means; undefined when it is not known. */
export type Referred = (reference: string) => unknown;

type Judgement = boolean | undefined;
type Keyword = (wanted: unknown, value: unknown, schema: Schema, referred: Referred) => Judgement;

const IS_OF: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isMap,
};

const patterns = new Map<string, RegExp>();

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether each is judged true: false as soon as one is not, undefined when one could not be judged. */
function all<T>(each: readonly T[], judgeOne: (one: T) => Judgement): Judgement {
  let result: Judgement = true;
  for (const item of each) {
    const one = judgeOne(item);
    if (one === false) return false;
    if (one === undefined) result = undefined;
  }
  return result;
}

function matches(pattern: string, text: string): boolean {
  let compiled = patterns.get(pattern);
  if (compiled === undefined) patterns.set(pattern, (compiled = new RegExp(pattern, 'u')));
  return compiled.test(text);
}

const isBare = (value: unknown): boolean => value === null || typeof value !== 'object';
const says: Keyword = () => true;
const chosenBy: Keyword = (_wanted, _value, schema) => ('if' in schema ? true : undefined);

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $id: says,
  $defs: says,
  title: says,
  description: says,
  doc: says,
  names: says,
  'key-names': says,
  'field-keys': says,
  type: (wanted, value) => {
    const types = Array.isArray(wanted) ? (wanted as unknown[]) : [wanted];
    return types.every((type) => typeof type === 'string' && Object.hasOwn(IS_OF, type)) ? types.some((type) => IS_OF[type as string]?.(value) === true) : undefined;
  },
  enum: (wanted, value) => (isBare(value) && Array.isArray(wanted) ? wanted.includes(value) : undefined),
  const: (wanted, value) => (isBare(value) && isBare(wanted) ? value === wanted : undefined),
  pattern: (wanted, value) => typeof value !== 'string' || matches(String(wanted), value),
  minLength: (wanted, value) => typeof value !== 'string' || Array.from(value).length >= Number(wanted),
  minimum: (wanted, value) => typeof value !== 'number' || (Number.isFinite(value) ? value >= Number(wanted) : undefined),
  maximum: (wanted, value) => typeof value !== 'number' || (Number.isFinite(value) ? value <= Number(wanted) : undefined),
  minItems: (wanted, value) => !Array.isArray(value) || value.length >= Number(wanted),
  items: (wanted, value, _schema, referred) => !Array.isArray(value) || all(value as readonly unknown[], (one) => judge(wanted, one, referred)),
  required: (wanted, value) => !isMap(value) || (wanted as readonly string[]).every((key) => Object.hasOwn(value, key)),
  // A schema names more keys than a value has.
  properties: (wanted, value, _schema, referred) =>
    !isMap(value) || all(Object.keys(value), (key) => !Object.hasOwn(wanted as Schema, key) || judge((wanted as Schema)[key], value[key], referred)),
  additionalProperties: (wanted, value, schema, referred) => {
    if (!isMap(value)) return true;
    const named = (schema['properties'] ?? {}) as Schema;
    return all(Object.keys(value), (key) => Object.hasOwn(named, key) || judge(wanted, value[key], referred));
  },
  not: (wanted, value, _schema, referred) => {
    const inner = judge(wanted, value, referred);
    return inner === undefined ? undefined : !inner;
  },
  if: (wanted, value, schema, referred) => {
    const holds = judge(wanted, value, referred);
    if (holds === undefined) return undefined;
    const next = schema[holds ? 'then' : 'else'];
    return next === undefined || judge(next, value, referred);
  },
  then: chosenBy,
  else: chosenBy,
  $ref: (wanted, value, _schema, referred) => judge(referred(String(wanted)), value, referred),
};

function judge(schema: unknown, value: unknown, referred: Referred): Judgement {
  if (typeof schema === 'boolean') return schema;
  if (!isMap(schema)) return undefined;
  let result: Judgement = true;
  for (const key of Object.keys(schema)) {
    const keyword = Object.hasOwn(KEYWORDS, key) ? KEYWORDS[key] : undefined;
    const one = keyword?.(schema[key], value, schema, referred);
    if (one === false) return false;
    if (one === undefined) result = undefined;
  }
  return result;
}

/**
 * Whether the value is of the shape: true and false are what ajv says as well, undefined when it has to be asked.
 *
 * @param referred what the schema, or what it refers to, means by a `$ref`
 */
export function plainlyFits(schema: Schema, value: unknown, referred: Referred): boolean | undefined {
  return judge(schema, value, referred);
}
