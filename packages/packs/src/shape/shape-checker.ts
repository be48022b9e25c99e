// Checks a tree against a schema and says what is wrong where, once per mistake. Must not word messages.
import { Ajv2020, type ErrorObject, type ValidateFunction } from './ajv-library.js';
import { entryOf, toJson, type PackNode, type Range } from '../yaml/pack-node.js';
import { sectionId, SECTIONS } from './ability-schema.js';
import { plainlyFits, type Referred } from './plainly-fits.js';
import type { Schema } from './schema.js';

/** One mistake of shape. */
export type ShapeProblem = { readonly range: Range; /** What the map the mistake stands in is called. */ readonly place: string } & (
  | { readonly is: 'unknown-key'; readonly key: string; readonly legal: readonly string[] }
  | { readonly is: 'missing-key'; readonly key: string }
  | { readonly is: 'wrong-type'; readonly key: string; readonly found: string; readonly wanted: string }
  | { readonly is: 'wrong-value'; readonly key: string; readonly found: string; readonly allowed: readonly string[] }
  | { readonly is: 'out-of-bounds'; readonly key: string; readonly found: string; readonly wanted: string }
);

/** A compiled schema. */
export interface ShapeChecker {
  /** Everything wrong with the tree, in the order of the file. */
  readonly check: (root: PackNode) => ShapeProblem[];
}

/** An ajv keeps all it ever compiled: after so many schemas, more than an editor needs of one pack, another takes its place. */
const MOST_COMPILED = 60;

let shared: { readonly ajv: Ajv2020; compiled: number } | undefined;

/**
 * The ajv that compiles, made when first needed. The sections of abilities are compiled once and referred to, and generated code is
 * not optimised: a pack has some forty kinds, and compiling their schemas is what takes time, not running them.
 */
function compile(schema: Schema): ValidateFunction {
  if (shared === undefined || shared.compiled >= MOST_COMPILED) shared = { ajv: newAjv(), compiled: 0 };
  shared.compiled += 1;
  return shared.ajv.compile(schema);
}

function newAjv(): Ajv2020 {
  return new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    ownProperties: true,
    validateFormats: false,
    addUsedSchema: false,
    inlineRefs: false,
    code: { optimize: false },
    schemas: Object.entries(SECTIONS).map(([key, schema]) => ({ ...schema, $id: sectionId(key) })),
  });
}

const DEFINED = '#/$defs/';
const sections: ReadonlyMap<string, Schema> = new Map(Object.entries(SECTIONS).map(([key, schema]) => [sectionId(key), schema]));

/** What a schema means by a reference: a definition of its own, or a section. Sections refer to nothing. */
function referredBy(schema: Schema): Referred {
  const own = (schema['$defs'] ?? {}) as Schema;
  return (reference) => (reference.startsWith(DEFINED) ? own[reference.slice(DEFINED.length)] : sections.get(reference));
}

/** Compiles a schema when it first meets a tree that is not plainly right: most never do. */
export function shapeChecker(schema: Schema): ShapeChecker {
  const referred = referredBy(schema);
  let validate: ValidateFunction | undefined;
  return {
    check(root) {
      const json = toJson(root);
      if (plainlyFits(schema, json, referred) === true) return [];
      validate ??= compile(schema);
      if (validate(json)) return [];
      return problemsOf(root, validate.errors ?? []);
    },
  };
}

interface Found {
  readonly node: PackNode;
  /** The key or list position under which the node stands; empty for the root. */
  readonly key: string;
  readonly range: Range;
}

function locate(root: PackNode, pointer: string): Found {
  let found: Found = { node: root, key: '', range: root.range };
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const { node } = found;
    if (node.type === 'map') {
      const entry = entryOf(node, key);
      if (entry === undefined) return found;
      found = { node: entry.value, key, range: entry.value.type === 'scalar' ? entry.value.range : entry.keyRange };
    } else if (node.type === 'list') {
      const item = node.items[Number(key)];
      if (item === undefined) return found;
      found = { node: item, key: found.key, range: item.type === 'map' ? (item.entries[0]?.keyRange ?? item.range) : item.range };
    } else return found;
  }
  return found;
}

/** What a value is, in words for messages. */
export function describeNode(node: PackNode): string {
  if (node.type === 'map') return 'a map';
  if (node.type === 'list') return 'a list';
  if (node.value === null) return 'nothing';
  if (typeof node.value === 'string') return node.value.length > 40 ? 'a text' : `the text '${node.value.trimEnd()}'`;
  return typeof node.value === 'number' ? `the number ${node.value}` : String(node.value);
}

function textIn(schema: unknown, key: string): string | undefined {
  if (typeof schema !== 'object' || schema === null || !(key in schema)) return undefined;
  const value = (schema as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}

function keysOf(schema: unknown): string[] {
  const properties = typeof schema === 'object' && schema !== null ? (schema as Record<string, unknown>)['properties'] : undefined;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function problemsOf(root: PackNode, errors: readonly ErrorObject[]): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  const blamed = new Set<string>();
  for (const error of errors) {
    // `if` only repeats that its `then` or `else` failed.
    if (error.keyword === 'if') continue;
    const found = locate(root, error.instancePath);
    const place = textIn(error.parentSchema, 'title') ?? 'this file';
    const about = `${error.instancePath} ${error.keyword === 'additionalProperties' || error.keyword === 'required' ? JSON.stringify(error.params) : 'value'}`;
    if (blamed.has(about)) continue;
    blamed.add(about);
    problems.push(problemOf(error, found, place));
  }
  return problems.sort((a, b) => a.range.start - b.range.start);
}

function problemOf(error: ErrorObject, found: Found, place: string): ShapeProblem {
  const wanted = textIn(error.parentSchema, 'description') ?? 'another value';
  const seen = describeNode(found.node);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const entry = found.node.type === 'map' ? entryOf(found.node, key) : undefined;
      return { is: 'unknown-key', range: entry?.keyRange ?? found.range, place, key, legal: keysOf(error.parentSchema) };
    }
    case 'required':
      return { is: 'missing-key', range: headRange(found), place, key: String(params['missingProperty']) };
    case 'enum':
    case 'const': {
      const allowed = error.keyword === 'const' ? [params['allowedValue']] : (params['allowedValues'] as unknown[]);
      return { is: 'wrong-value', range: found.range, place, key: found.key, found: seen, allowed: allowed.map(String) };
    }
    case 'minimum':
    case 'maximum':
    case 'minItems':
    case 'minLength': {
      const limit = String(params['limit']);
      const bound = error.keyword === 'maximum' ? `at most ${limit}` : `at least ${limit}`;
      return { is: 'out-of-bounds', range: found.range, place, key: found.key, found: seen, wanted: error.keyword === 'minLength' ? wanted : `${wanted}, ${bound}` };
    }
    default:
      return { is: 'wrong-type', range: found.range, place, key: found.key, found: seen, wanted };
  }
}

/** The place of a map's beginning: its first key, or the key it stands under. */
function headRange(found: Found): Range {
  if (found.node.type === 'map') return found.node.entries[0]?.keyRange ?? found.range;
  return found.range;
}
