// The shape of a kind of file as a JSON Schema for editors that know nothing of packs. Must not check anything.
import { toJson, type PackNode } from '../yaml/pack-node.js';
import type { PackShapes } from './shape-book.js';
import type { Schema } from './schema.js';

/** The keywords of JSON Schema that shapes are made of. All others are ours: they say more of a value, and check nothing. */
const KEYWORDS = new Set([
  '$ref', '$defs', 'title', 'description', 'default', 'type', 'const', 'enum', 'pattern', 'minLength', 'minimum', 'maximum', 'items', 'minItems', 'maxItems',
  'properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties', 'if', 'then', 'else', 'not', 'allOf',
]);
/** Keywords whose value is a map of schemas by names that are no keywords. */
const BY_NAME = new Set(['properties', '$defs']);
/** Keywords whose value is no schema. */
const DATA = new Set(['const', 'enum', 'default', 'required']);
const MOST_EXAMPLES = 3;
/** Longest example, in characters of JSON: an editor shows them in a box beside the text. */
const LONGEST_EXAMPLE = 300;

/**
 * A schema without keywords of ours and with all it refers to inside, valid in the strict mode of validators. Schemas that
 * require a key also list it, since that mode takes a required key nobody describes for a misspelt one. References to other
 * files (`crisis.schema.json`) stay: editors look for them beside the schema.
 *
 * @param title what files of this shape are
 * @param like such files, from which every key gets examples
 */
export function editorSchema(schema: Schema, title: string, referred: PackShapes['referred'], like: readonly PackNode[] = []): Schema {
  const definitions: Record<string, unknown> = {};
  const own = plain(schema, referred, definitions) as Record<string, unknown>;
  const inner = typeof own['$defs'] === 'object' && own['$defs'] !== null ? own['$defs'] : {};
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(withExamples(own, like.map(toJson)) as Record<string, unknown>),
    title,
    $defs: { ...inner, ...definitions },
  };
}

/** What a value is for and what is wanted there, as an editor shows it. */
function description({ doc, description: wanted }: Record<string, unknown>): string | undefined {
  const value = typeof wanted === 'string' ? wanted : undefined;
  if (typeof doc !== 'string') return value;
  return value === undefined ? doc : `${doc} (${value})`;
}

function plain(value: unknown, referred: PackShapes['referred'], definitions: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each, referred, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (!KEYWORDS.has(key)) continue;
    if (key === '$ref' && typeof each === 'string' && each.startsWith('dradis:')) out[key] = defined(each, referred, definitions);
    else if (DATA.has(key)) out[key] = each;
    else if (BY_NAME.has(key) && typeof each === 'object' && each !== null) out[key] = Object.fromEntries(Object.entries(each as Record<string, unknown>).map(([name, inner]) => [name, plain(inner, referred, definitions)]));
    else out[key] = plain(each, referred, definitions);
  }
  const shown = description(value as Record<string, unknown>);
  if (shown !== undefined) out['description'] = shown;
  const required = out['required'];
  if (Array.isArray(required)) {
    out['type'] ??= 'object';
    out['properties'] = { ...Object.fromEntries(required.map((key) => [String(key), true])), ...(out['properties'] as object | undefined) };
  }
  return out;
}

/** Puts a schema that is referred to among the definitions, and gives the reference to it there. */
function defined(reference: string, referred: PackShapes['referred'], definitions: Record<string, unknown>): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  if (!Object.hasOwn(definitions, name)) {
    const schema = referred(reference);
    if (schema === undefined) throw new Error(`no schema is called ${reference}`);
    definitions[name] = true;
    definitions[name] = plain(schema, referred, definitions);
  }
  return `#/$defs/${name}`;
}

function valueUnder(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Examples where the values stand: those of a map at its keys, those of a list of maps at the keys of its items. */
function withExamples(schema: unknown, like: readonly unknown[]): unknown {
  if (!isRecord(schema) || like.length === 0) return schema;
  const { properties, items } = schema;
  if (isRecord(properties)) {
    const shown = Object.entries(properties).map(([key, each]) => [key, withExamples(each, like.map((one) => valueUnder(one, key)).filter((one) => one !== undefined))] as const);
    return { ...schema, properties: Object.fromEntries(shown) };
  }
  if (isRecord(items) && (isRecord(items['properties']) || 'if' in items)) return { ...schema, items: withExamples(items, like.flatMap((one) => (Array.isArray(one) ? (one as unknown[]) : []))) };
  const branches = ['then', 'else'].filter((key) => isRecord(schema[key]));
  if (branches.length === 2) {
    const chosen = valueUnder(schema['if'], 'type');
    const fits = (one: unknown): boolean => (chosen === 'array' ? Array.isArray(one) : chosen === 'object' ? isRecord(one) : one === null);
    return { ...schema, then: withExamples(schema['then'], like.filter(fits)), else: withExamples(schema['else'], like.filter((one) => !fits(one))) };
  }
  if ('$ref' in schema) return schema;
  const different = [...new Set(like.map((each) => JSON.stringify(each)))].filter((each) => each.length <= LONGEST_EXAMPLE).slice(0, MOST_EXAMPLES);
  return different.length === 0 ? schema : { ...schema, examples: different.map((each) => JSON.parse(each) as unknown) };
}
