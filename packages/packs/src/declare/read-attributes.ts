// The `attributes` section, and the attributes and effect fields that kinds' fields become. Must not read things' values.
import type { Report } from '../findings.js';
import { stringOf, valueOf } from '../yaml/pack-node.js';
import type { AttributeInfo, EffectFieldInfo, Field, FieldLeaf, KindInfo } from './declarations.js';
import type { KindTable } from './kind-table.js';
import { readLiteral } from './literal-value.js';
import { flagOf, idAsWords, idPlace, keyPlace, sectionItems, uniqueById, unknownName, type RulesFile } from './reading.js';
import { emptyValue, typeInWords, typeNamed, typeNames } from './type-names.js';

/** The attributes the pack declares by name. `starts` values are read as written; whether they exist is linked later. */
export function readAttributes(rules: readonly RulesFile[], kinds: KindTable, report: Report): AttributeInfo[] {
  const attributes: AttributeInfo[] = [];
  for (const { file, node } of sectionItems(rules, 'attributes')) {
    const id = stringOf(node, 'id');
    const typeName = stringOf(node, 'type');
    const ofName = stringOf(node, 'of');
    if (id === undefined || typeName === undefined || ofName === undefined) continue;
    const of = kinds.named(ofName);
    if (of === undefined) report(unknownName('kind', ofName, keyPlace(file, node, 'of'), kinds.all.map((kind) => kind.id)));
    const type = typeNamed(typeName, kinds);
    if (type === undefined) report(unknownName('type', typeName, keyPlace(file, node, 'type'), typeNames(kinds)));
    const starts = valueOf(node, 'starts');
    attributes.push({
      id,
      words: stringOf(node, 'words') ?? idAsWords(id),
      of: of ?? 'thing',
      type: type ?? 'number',
      fixed: flagOf(node, 'fixed'),
      initial: starts === undefined || type === undefined ? emptyValue(type ?? 'number') : readLiteral({ file, node: starts }, type, kinds, report),
      secret: flagOf(node, 'secret'),
      doc: stringOf(node, 'doc') ?? '',
      place: idPlace(file, node),
    });
  }
  return uniqueById('attribute', attributes, report);
}

/** The fields that fixed attributes add to their kinds, so that things may state them. */
export function fieldsOfAttributes(attributes: readonly AttributeInfo[]): Map<string, Field[]> {
  const fields = new Map<string, Field[]>();
  for (const { id, of, type, fixed, doc, place } of attributes) {
    if (!fixed) continue;
    const list = fields.get(of) ?? [];
    list.push({ is: 'leaf', key: id, name: id, type: { is: 'value', tag: type }, required: false, values: null, doc, place });
    fields.set(of, list);
  }
  return fields;
}

/** Every leaf of a tree of fields. */
export function leavesOf(fields: readonly Field[]): FieldLeaf[] {
  return fields.flatMap((field) => (field.is === 'leaf' ? [field] : leavesOf(field.fields)));
}

/** What fields become. */
export interface FieldMeanings {
  readonly attributes: AttributeInfo[];
  readonly effectFields: EffectFieldInfo[];
  readonly attributeOf: Map<FieldLeaf, string>;
}

/**
 * The attributes and effect fields that the fields of kinds stand for. A name that several kinds use with one type is
 * one attribute of the nearest kind they share. With two types it is two attributes called the same, as long as no
 * thing can have both.
 */
export function attributesOfFields(explicit: readonly AttributeInfo[], kinds: KindTable, info: ReadonlyMap<string, KindInfo>, report: Report): FieldMeanings {
  const attributes = new Map<string, AttributeInfo>(explicit.map((attribute) => [attribute.id, attribute]));
  const effects = new Map<string, EffectFieldInfo & { readonly leaf: FieldLeaf }>();
  const attributeOf = new Map<FieldLeaf, string>();
  const clash = (leaf: FieldLeaf, one: string, other: string, place: AttributeInfo['place']): void => {
    report({ code: 'D0503', at: leaf.place, also: place, facts: { name: leaf.name, one, other } });
  };
  const related = (a: string, b: string): boolean => kinds.isA(a, b) || kinds.isA(b, a);
  for (const kind of info.values()) {
    for (const leaf of leavesOf(kind.fields)) {
      if (leaf.type.is === 'value') addAttribute(leaf, leaf.type.tag, kind.id);
      else addEffect(leaf, kind.id);
    }
  }
  function addEffect(leaf: FieldLeaf, kind: string): void {
    const effect = effects.get(leaf.name);
    const attribute = attributes.get(leaf.name);
    if (attribute !== undefined && related(attribute.of, kind) && effect?.leaf !== leaf) clash(leaf, 'an effect', typeInWords(attribute.type, kinds), attribute.place);
    const returns = leaf.type.is === 'expression' ? leaf.type.tag : null;
    const words = (tag: string | null): string => (tag === null ? 'an effect' : `an expression giving ${typeInWords(tag, kinds)}`);
    if (effect !== undefined && effect.returns !== returns && effect.leaf !== leaf) clash(leaf, words(returns), words(effect.returns), effect.leaf.place);
    effects.set(leaf.name, { id: leaf.name, of: effect === undefined ? kind : kinds.shared(effect.of, kind), returns: effect === undefined ? returns : effect.returns, leaf: effect?.leaf ?? leaf });
  }
  function addAttribute(leaf: FieldLeaf, tag: string, kind: string): void {
    const known = attributes.get(attributeOf.get(leaf) ?? leaf.name);
    if (known === undefined) {
      attributes.set(leaf.name, attributeFrom(leaf, leaf.name, tag, kind));
      attributeOf.set(leaf, leaf.name);
    } else if (known.type === tag && known.fixed) {
      attributes.set(known.id, { ...known, of: kinds.shared(known.of, kind) });
      attributeOf.set(leaf, known.id);
    } else if (related(known.of, kind)) {
      if (!attributeOf.has(leaf)) clash(leaf, typeInWords(tag, kinds), `${typeInWords(known.type, kinds)}${known.fixed ? '' : ' that changes in play'}`, known.place);
      attributeOf.set(leaf, known.id);
    } else {
      const id = `${kind}.${leaf.name}`;
      attributes.set(id, attributeFrom(leaf, id, tag, kind));
      attributeOf.set(leaf, id);
    }
  }
  return { attributes: [...attributes.values()], effectFields: [...effects.values()].map(({ id, of, returns }) => ({ id, of, returns })), attributeOf };
}

function attributeFrom(leaf: FieldLeaf, id: string, type: string, of: string): AttributeInfo {
  return { id, words: idAsWords(leaf.name), of, type, fixed: true, initial: emptyValue(type), secret: false, doc: leaf.doc, place: leaf.place };
}
