// The shape of a kind of file as a JSON Schema that stands alone, for editors that know nothing of packs. Must not check anything.
import { toJson, type PackNode } from '../yaml/pack-node.js';
import { type PackShapes } from './shape-book.js';
import { type Schema } from './schema.js';

/** The keywords of JSON Schema that shapes are made of. All others are ours: they say more of a value, and check nothing. */
const KEYWORDS = new Set([
  '$ref', '$defs', 'title', 'description', 'default', 'type', 'const', 'enum', 'pattern', 'minLength', 'minimum', 'maximum', 'items', 'minItems', 'maxItems',
  'properties', 'required', 'additionalProperties', 'if', 'then', 'else', 'not',
]);
/** Keywords whose value is a map of schemas by names that are no keywords. */
const BY_NAME = new Set(['properties', '$defs']);
/** Keywords whose value is no schema. */
const DATA = new Set(['const', 'enum', 'default', 'required']);
const MOST_EXAMPLES = 3;

/**
 * A schema without keywords of ours and with all it refers to inside, valid in the strict mode of validators. Schemas that
 * require a key also list it, since that mode takes a required key nobody describes for a misspelt one.
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

function plain(value: unknown, referred: PackShapes['referred'], definitions: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each, referred, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (!KEYWORDS.has(key)) continue;
    if (key === '$ref' && typeof each === 'string' && !each.startsWith('#')) out[key] = defined(each, referred, definitions);
    else if (DATA.has(key)) out[key] = each;
    else if (BY_NAME.has(key) && typeof each === 'object' && each !== null) out[key] = Object.fromEntries(Object.entries(each as Record<string, unknown>).map(([name, inner]) => [name, plain(inner, referred, definitions)]));
    else out[key] = plain(each, referred, definitions);
  }
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

function withExamples(schema: unknown, like: readonly unknown[]): unknown {
  const properties = valueUnder(schema, 'properties');
  if (typeof properties !== 'object' || properties === null) {
    const different = [...new Set(like.map((each) => JSON.stringify(each)))].slice(0, MOST_EXAMPLES);
    return typeof schema !== 'object' || schema === null || different.length === 0 ? schema : { ...schema, examples: different.map((each) => JSON.parse(each) as unknown) };
  }
  const shown = Object.entries(properties).map(([key, each]) => [key, withExamples(each, like.map((one) => valueUnder(one, key)).filter((one) => one !== undefined))] as const);
  return { ...(schema as object), properties: Object.fromEntries(shown) };
}
