/** Reads starting values: JSON in the pack, numbers in the state. Must not know where they go. */
import { shown } from '../errors/shown.js';
import { BrokenDocument } from '../errors/broken-document.js';
import type { Value } from '../state/value.js';
import type { JsonValue, TypeTag } from './compiled-pack.js';
import { emptyValue } from './type-tags.js';

/** What names stand for. */
export interface Names {
  entityOf: ReadonlyMap<string, number>;
  kindIndex: ReadonlyMap<string, number>;
}

function one(json: JsonValue, type: TypeTag, names: Names, at: string): number {
  if (typeof json === 'number' && Number.isSafeInteger(json) && (type === 'number' || type === 'list:number')) return json;
  if (typeof json === 'boolean' && type === 'condition') return json ? 1 : 0;
  if (json === null) return -1;
  if (typeof json === 'string' && (type.startsWith('thing:') || type.startsWith('list:'))) {
    const entity = names.entityOf.get(json);
    if (entity !== undefined) return entity;
  }
  if (typeof json === 'string' && type === 'kind') {
    const kind = names.kindIndex.get(json);
    if (kind !== undefined) return kind;
  }
  throw new BrokenDocument(at, `expected a value of the type ${type}, found ${shown(json)}`);
}

/** The value that JSON of a type stands for; null and absence are the type's empty value. Throws BrokenDocument. */
export function startValue(json: JsonValue | undefined, type: TypeTag, names: Names, at: string): Value {
  if (json === undefined || json === null) return emptyValue(type);
  if (type === 'text') {
    if (typeof json === 'string') return json;
    throw new BrokenDocument(at, `expected a text, found ${shown(json)}`);
  }
  if (type.startsWith('list:')) {
    const list = Array.isArray(json) ? json : [json];
    return list.map((each, i) => one(each, type, names, `${at}[${i}]`));
  }
  return one(json, type, names, at);
}
