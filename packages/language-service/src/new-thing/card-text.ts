// A new thing or zone as text: every key its kind must or mostly does have, the others as comments. Must not read or write files.
import type { Schema } from '@dradis/packs';
import { yamlValue, type Json } from './yaml-value.js';

/** What a new card is made from. */
export interface CardRequest {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** The shape of its kind. */
  readonly schema: Schema;
  /** The things of the kind there are: keys that most of them have are written out, with the value most of them have. */
  readonly siblings: readonly Json[];
  /** Whether it is a zone, which stands in a list. */
  readonly zone: boolean;
  /** The ids of the things of a kind, for values that name one. */
  readonly idsOf: (kind: string) => readonly string[];
}

/** Keys whose place is fixed, or that a first draft needs no word about. */
const SILENT = new Set(['id', 'kind', 'title', 'name', 'replaces', 'rulings']);
const MOST_IDS = 8;
/** The share of its kind beyond which a key is written out: with half of them, keys that go instead of one another would stand together. */
const MOSTLY = 0.55;

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

function keysOf(schema: Schema): [string, Schema][] {
  return Object.entries((at(schema, 'properties') ?? {}) as Record<string, Schema>);
}

/** The value that occurs most often; undefined when there is none. */
function mostCommon(values: readonly unknown[]): Json | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best === undefined ? undefined : (JSON.parse(best[0]) as Json);
}

/** The kind whose things a value, or the items of a list, may name. */
function namedKind(schema: Schema): string | undefined {
  const names = at(schema, 'names') ?? at(at(schema, 'items'), 'names');
  return typeof names === 'string' && names.startsWith('entity:') ? names.slice('entity:'.length) : undefined;
}

function firstValue(schema: Schema, idsOf: CardRequest['idsOf']): Json {
  const allowed = at(schema, 'enum');
  if (Array.isArray(allowed) && allowed.length > 0) return allowed[0] as Json;
  const type = at(schema, 'type');
  if (type === 'integer') return Number(at(schema, 'minimum') ?? 0);
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object') return {};
  const kind = namedKind(schema);
  return kind === undefined ? 'nothing' : (idsOf(kind)[0] ?? 'none');
}

/** What may stand there, in words. */
function hint(key: string, schema: Schema, idsOf: CardRequest['idsOf']): string {
  const allowed = at(schema, 'enum');
  if (Array.isArray(allowed)) return `one of ${allowed.join(', ')}`;
  if (typeof at(schema, '$ref') === 'string') return key === 'in-play' ? 'what holds while it is in play' : `what it can do: ${key === 'action' ? 'does, with if, limit, title' : key === 'reaction' ? 'when, then does or may, with if, limit, title' : 'a list of when/does, modify/by, forbid/if'}`;
  const kind = namedKind(schema);
  const ids = kind === undefined ? [] : idsOf(kind);
  const value = typeof at(schema, 'description') === 'string' ? String(at(schema, 'description')) : 'a value';
  const doc = at(schema, 'doc');
  const text = typeof doc === 'string' ? doc.replace(/\.$/, '') : value;
  return ids.length === 0 ? text : `${text}: ${ids.slice(0, MOST_IDS).join(', ')}${ids.length > MOST_IDS ? ' and so on' : ''}`;
}

function keyLines(schema: Schema, siblings: readonly unknown[], indent: string, idsOf: CardRequest['idsOf']): string[] {
  const required = new Set((at(schema, 'required') ?? []) as readonly string[]);
  const live: string[] = [];
  const comments: string[] = [];
  for (const [key, shape] of keysOf(schema)) {
    if (SILENT.has(key)) continue;
    const found = siblings.map((each) => at(each, key)).filter((each) => each !== undefined);
    const wanted = required.has(key) || (found.length > siblings.length * MOSTLY);
    const words = hint(key, shape, idsOf);
    // One of it will do, unless its copies differ and say by what.
    const counted = key === 'copies' && typeof mostCommon(found) !== 'object';
    if (!wanted || counted || typeof at(shape, '$ref') === 'string') {
      comments.push(`${indent}# ${key}: ${words}`);
    } else if (at(shape, 'properties') !== undefined) {
      const inner = keyLines(shape, found, `${indent}  `, idsOf);
      const written = inner.some((line) => !line.trimStart().startsWith('#'));
      live.push(`${indent}${key}:${written ? '' : ' {}'}`, ...inner);
    } else {
      const value = at(shape, 'description') === 'an effect' ? 'nothing' : (mostCommon(found) ?? firstValue(shape, idsOf));
      live.push(`${indent}${key}: ${yamlValue(value)}   # ${words}`);
    }
  }
  return [...live, ...comments];
}

/** The text of a file that holds the card. It is legal as it stands: effects do nothing, values are those most others have. */
export function cardText({ kind, id, title, schema, siblings, zone, idsOf }: CardRequest): string {
  const indent = zone ? '    ' : '';
  const head = [`id: ${id}`, `title: ${yamlValue(title)}`, `kind: ${kind}`];
  const first = zone ? ['zones:', `  - ${head[0] ?? ''}`, ...head.slice(1).map((line) => indent + line)] : head;
  return `${[...first, ...keyLines(schema, siblings, indent, idsOf)].join('\n')}\n`;
}
