// The fields of a thing or zone: values of attributes, and effects. Must not check shapes; the shape check has.
import type { JsonValue as EngineValue } from '@dradis/engine';
import type { Declarations, Field, FieldLeaf, KindInfo } from '../declare/declarations.js';
import { readLiteral } from '../declare/literal-value.js';
import type { EntityTable } from '../link/entity-table.js';
import { entryOf, type MapNode, type PackNode } from '../yaml/pack-node.js';
import { placementEntries } from './placements.js';
import { fieldScope } from './scopes.js';
import type { UnitCompiler } from './unit-compiler.js';

/** What the fields of a thing come to. */
export interface CompiledFields {
  readonly values: Record<string, EngineValue>;
  readonly effects: Record<string, string>;
}

/** Whose fields they are. */
export interface FieldOwner {
  readonly id: string;
  readonly title: string;
  readonly kind: KindInfo;
  readonly node: MapNode;
  readonly rulings: readonly string[];
}

/** Reads and compiles the fields the owner states. */
export function compileFields(unit: UnitCompiler, owner: FieldOwner, declarations: Declarations, entities: EntityTable): CompiledFields {
  const result: CompiledFields = { values: {}, effects: {} };
  const visit = (fields: readonly Field[], map: MapNode): void => {
    for (const field of fields) {
      const node = entryOf(map, field.key)?.value;
      if (node === undefined) continue;
      if (field.is === 'group') {
        if (node.type === 'map') visit(field.fields, node);
      } else compileLeaf(unit, owner, field, node, declarations, entities, result);
    }
  };
  visit(owner.kind.fields, owner.node);
  return result;
}

function compileLeaf(unit: UnitCompiler, owner: FieldOwner, leaf: FieldLeaf, node: PackNode, declarations: Declarations, entities: EntityTable, result: CompiledFields): void {
  const { type } = leaf;
  if (type.is === 'value') {
    result.values[declarations.attributeOf.get(leaf) ?? leaf.name] = compileValue(unit, type.tag, node, declarations, entities);
    return;
  }
  const id = `${owner.id}.${leaf.name}`;
  const facts = { id, name: `${owner.title}: ${leaf.name}`, kind: 'effect', rulings: owner.rulings } as const;
  const scope = fieldScope(owner.kind.id, type.is === 'effect' && type.personal, type.is === 'expression' ? type.tag : null);
  const program =
    type.is === 'expression'
      ? unit.expressionProgram(node, scope, { ...facts, returns: type.tag })
      : type.is === 'effect'
        ? unit.effect(node, scope, { ...facts, returns: null })
        : compilePlacements(unit, owner, leaf, node, scope, facts);
  if (program !== null) result.effects[leaf.name] = program;
}

/** A value of an attribute; entities it names are checked. The shape check has reported values of another type. */
export function compileValue(unit: UnitCompiler, tag: string, node: PackNode, declarations: Declarations, entities: EntityTable): EngineValue {
  checkEntities(unit, tag, node, entities);
  return readLiteral({ file: unit.file, node }, tag, declarations.kinds, () => undefined);
}

function compilePlacements(
  unit: UnitCompiler,
  owner: FieldOwner,
  leaf: FieldLeaf,
  node: PackNode,
  scope: ReturnType<typeof fieldScope>,
  facts: { readonly id: string; readonly name: string; readonly kind: 'effect'; readonly rulings: readonly string[] },
): string | null {
  const template = owner.kind.placeEach;
  if (template === null) {
    unit.report({ code: 'D0402', at: leaf.place, facts: { key: 'place-each', place: `the kind '${owner.kind.id}'`, why: 'placements' } });
    return null;
  }
  if (node.type !== 'map' || !('text' in template.node.text)) return null;
  return unit.placements(placementEntries(unit, node), template.node.text.text, scope, { ...facts, returns: null });
}

/** Reports ids in a value that are no entities of the type. */
export function checkEntities(unit: Pick<UnitCompiler, 'report' | 'place'>, tag: string, node: PackNode, entities: EntityTable): void {
  const kind = /^(?:thing|list):(.+)$/.exec(tag)?.[1];
  if (kind === undefined) return;
  const nodes = node.type === 'list' ? node.items : [node];
  for (const item of nodes) {
    if (item.type !== 'scalar' || typeof item.value !== 'string') continue;
    if (item.value === 'none' && node.type !== 'list') continue;
    entities.check(item.value, kind, unit.place(item.range), unit.report);
  }
}
