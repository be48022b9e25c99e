// A value stated in YAML, checked against a type. Must not check that entities exist; link/check-entities does.
import type { Report } from '../findings.js';
import { describeNode } from '../shape/shape-checker.js';
import type { PackNode } from '../yaml/pack-node.js';
import type { Found, JsonValue } from './declarations.js';
import type { KindTable } from './kind-table.js';
import { emptyValue, typeInWords, type TypeTag } from './type-names.js';

/** The JSON of a value; a value of another type is reported and replaced by the empty one. Entities stand as ids. */
export function readLiteral({ file, node }: Found<PackNode>, type: TypeTag, kinds: KindTable, report: Report): JsonValue {
  const wrong = (): JsonValue => {
    report({ code: 'D0403', at: { file, range: node.range }, facts: { key: '', place: '', found: describeNode(node), wanted: wantedFor(type, kinds) } });
    return emptyValue(type);
  };
  if (type.startsWith('list:')) {
    if (node.type !== 'list') return wrong();
    return node.items.map((item) => (item.type === 'scalar' && typeof item.value === 'string' ? item.value : wrong()));
  }
  if (node.type !== 'scalar') return wrong();
  const { value } = node;
  if (type === 'number' || type === 'tally') return typeof value === 'number' && Number.isInteger(value) ? value : wrong();
  if (type === 'condition') return typeof value === 'boolean' ? value : wrong();
  if (typeof value !== 'string') return type === 'text' && value !== null ? String(value) : wrong();
  if (type === 'kind') {
    const kind = kinds.named(value);
    return kind ?? wrong();
  }
  if (type.startsWith('thing:') && value === 'none') return null;
  return value;
}

/** What a type wants, in words. */
export function wantedFor(type: TypeTag, kinds: KindTable): string {
  if (type === 'number' || type === 'tally') return 'a whole number';
  if (type === 'condition') return 'true or false';
  if (type === 'text') return 'a text';
  if (type === 'kind') return 'the name of a kind';
  return type.startsWith('list:') ? `a list such as [a, b] of ids of ${typeInWords(type, kinds).replace(/^list of /, '')}` : `the id of a ${typeInWords(type, kinds)}`;
}
