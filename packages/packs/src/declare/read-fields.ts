// The `fields` of a kind -> the extra keys its things may have. Must not check the values things give.
import type { SourceFile } from '@dradis/diagnostics';
import type { Report } from '../findings.js';
import { stringOf, valueOf, type MapNode, type PackNode } from '../yaml/pack-node.js';
import type { Field, FieldType } from './declarations.js';
import type { KindTable } from './kind-table.js';
import { flagOf, listOf, mapOf, unknownName } from './reading.js';
import { typeNamed, typeNames } from './type-names.js';

/** Types only fields can have: they hold text of the effect language, or what is made into it. */
const TEXT_TYPES: ReadonlyMap<string, FieldType> = new Map<string, FieldType>([
  ['effect', { is: 'effect', personal: false }],
  ['personal effect', { is: 'effect', personal: true }],
  ['placements', { is: 'placements' }],
]);

/** Reads a map of fields; those of an unknown type are reported and left out. */
export function readFields(file: SourceFile, map: MapNode, kinds: KindTable, report: Report): Field[] {
  const fields: Field[] = [];
  for (const { key, keyRange, value } of map.entries) {
    const place = { file, range: keyRange };
    const group = value.type === 'map' ? mapOf(value, 'group') : undefined;
    if (value.type === 'map' && group !== undefined) {
      fields.push({ is: 'group', key, required: flagOf(value, 'required'), fields: readFields(file, group, kinds, report), place });
      continue;
    }
    const written = typeNode(value);
    if (written?.type !== 'scalar' || written.value === null) continue;
    const name = String(written.value);
    const known = fieldType(name, kinds);
    const finding = known === undefined ? unknownName('type', name, { file, range: written.range }, fieldTypeNames(name, kinds)) : undefined;
    if (finding !== undefined) report(finding);
    // Under the type it most likely means the key is known, so that no thing that states it is blamed as well.
    const near = finding?.facts['nearest'];
    const type = known ?? fieldType(typeof near === 'object' ? (near?.[0] ?? '') : '', kinds);
    if (type === undefined) continue;
    fields.push({
      is: 'leaf',
      key,
      name: (value.type === 'map' ? stringOf(value, 'as') : undefined) ?? key,
      type,
      required: value.type === 'map' && flagOf(value, 'required'),
      values: value.type === 'map' ? valuesOf(value) : null,
      doc: (value.type === 'map' ? stringOf(value, 'doc') : undefined) ?? '',
      place,
    });
  }
  return fields;
}

/** The values allowed; null when none is named, also by a list without any, which is a mistake of its own. */
function valuesOf(map: MapNode): (string | number)[] | null {
  const values = (listOf(map, 'values')?.items ?? []).flatMap((item) => (item.type === 'scalar' && (typeof item.value === 'string' || typeof item.value === 'number') ? [item.value] : []));
  return values.length === 0 ? null : values;
}

function fieldType(name: string, kinds: KindTable): FieldType | undefined {
  return TEXT_TYPES.get(name) ?? expressionType(name, kinds) ?? valueType(name, kinds);
}

/** Every name the type of a field can have; those of expressions only where one was begun. */
function fieldTypeNames(written: string, kinds: KindTable): string[] {
  const types = typeNames(kinds);
  return [...TEXT_TYPES.keys(), ...types, ...(/^e\w* /.test(written) ? types.map((type) => `expression ${type}`) : [])];
}

function typeNode(value: PackNode): PackNode | undefined {
  return value.type === 'map' ? valueOf(value, 'type') : value;
}

/** `expression TYPE`: a text that is worked out anew whenever it is asked for. */
function expressionType(name: string, kinds: KindTable): FieldType | undefined {
  const typeName = /^expression (.+)$/.exec(name.trim())?.[1];
  const tag = typeName === undefined ? undefined : typeNamed(typeName, kinds);
  return tag === undefined ? undefined : { is: 'expression', tag };
}

function valueType(name: string, kinds: KindTable): FieldType | undefined {
  const tag = typeNamed(name, kinds);
  return tag === undefined || tag === 'tally' || tag === 'ability' || tag === 'list:ability' ? undefined : { is: 'value', tag };
}
