// One thing or zone -> its compiled form. Must not read other files: all it needs of them is in the declarations.
import { nearest } from '@dradis/diagnostics';
import type { CompiledAbility, CompiledThing, CompiledZone, JsonValue } from '@dradis/engine';
import type { Declarations, KindInfo, ThingHead, ZoneHead } from '../declare/declarations.js';
import { placeOf, scalarOf, textsOf } from '../declare/reading.js';
import type { EntityTable } from '../link/entity-table.js';
import { type MapNode, valueOf } from '../yaml/pack-node.js';
import { compileAbilities, titleOf } from './compile-abilities.js';
import { leavesOf } from '../declare/read-attributes.js';
import { compileFields, compileValue } from './compile-fields.js';
import { userScope } from './scopes.js';
import type { UnitCompiler } from './unit-compiler.js';

/** A compiled thing or zone and its abilities. */
export interface CompiledOwner<T> {
  readonly item: T;
  readonly abilities: readonly CompiledAbility[];
}

function ownerOf(head: { readonly id: string; readonly node: MapNode }, kind: KindInfo, isZone: boolean) {
  const { id, node } = head;
  return { id, title: titleOf(node, id), kind, isZone, node, rulings: textsOf(node, 'rulings') };
}

/** Compiles a thing. */
export function compileThing(unit: UnitCompiler, head: ThingHead, kind: KindInfo, declarations: Declarations, entities: EntityTable): CompiledOwner<CompiledThing> {
  const owner = ownerOf(head, kind, false);
  const { values, effects } = compileFields(unit, owner, declarations, entities);
  const abilities = compileAbilities(unit, owner, declarations);
  const own = scalarOf(head.node, 'starts-in');
  // A kind's zone that does not exist is reported once, at the kind.
  const startsIn =
    own !== undefined ? entities.startZone(String(own.value), placeOf(unit.file, own), unit.report) : kind.startsIn === null ? null : String(kind.startsIn.node.value);
  return {
    item: { id: head.id, kind: kind.id, title: owner.title, copies: copiesOf(unit, head, kind, declarations, entities), startsIn, values, effects, abilities: abilities.map(({ id }) => id), file: 0 },
    abilities,
  };
}

/** One variant of a thing. */
interface Copies {
  count: number;
  values: Record<string, JsonValue>;
}

/** The copies of a thing: how many of each variant, and the values in which the variant differs. */
function copiesOf(unit: UnitCompiler, head: ThingHead, kind: KindInfo, declarations: Declarations, entities: EntityTable): Copies[] {
  const written = valueOf(head.node, 'copies');
  if (written?.type !== 'list') return [{ count: head.copies, values: {} }];
  const leaves = new Map(leavesOf(kind.fields).map((leaf) => [leaf.name, leaf]));
  return written.items.flatMap((variant) => {
    if (variant.type !== 'map') return [];
    const count = valueOf(variant, 'count');
    const values: Record<string, JsonValue> = {};
    for (const { key, value } of variant.entries) {
      const leaf = leaves.get(key);
      if (leaf?.type.is === 'value') values[declarations.attributeOf.get(leaf) ?? key] = compileValue(unit, leaf.type.tag, value, declarations, entities);
    }
    return [{ count: count?.type === 'scalar' && typeof count.value === 'number' ? count.value : 1, values }];
  });
}

/** Compiles a zone. */
export function compileZone(unit: UnitCompiler, head: ZoneHead, kind: KindInfo, declarations: Declarations, entities: EntityTable): CompiledOwner<CompiledZone> {
  const owner = ownerOf(head, kind, true);
  const { values, effects } = compileFields(unit, owner, declarations, entities);
  const abilities = compileAbilities(unit, owner, declarations);
  return {
    item: { id: head.id, kind: kind.id, title: owner.title, perPlayer: head.perPlayer, sees: seesOf(unit, head), values, abilities: abilities.map(({ id }) => id), effects },
    abilities,
  };
}

function seesOf(unit: UnitCompiler, head: ZoneHead): CompiledZone['sees'] {
  const node = scalarOf(head.node, 'sees');
  if (node === undefined) return head.perPlayer ? 'owner' : 'everyone';
  const written = String(node.value).trim();
  if (written === 'owner' && !head.perPlayer) {
    unit.report({ code: 'D0404', at: unit.place(node.range), facts: { key: 'sees', found: "'owner'", allowed: ['everyone', 'nobody', 'top', 'an expression'], why: 'only a zone with `per: player` has an owner' } });
    return 'everyone';
  }
  if (written === 'everyone' || written === 'nobody' || written === 'owner' || written === 'top') return written;
  const near = /^[a-z]+$/.test(written) ? nearest(written, ['everyone', 'nobody', 'owner', 'top']) : [];
  const compiled = unit.expression(valueOf(head.node, 'sees'), userScope(head.kind), 'list:player', `${head.id}.sees`, 'condition', near.length === 0);
  if (compiled === null && near.length > 0) unit.report({ code: 'D0404', at: unit.place(node.range), facts: { key: 'sees', found: `'${written}'`, allowed: ['everyone', 'nobody', 'owner', 'top', 'an expression'], nearest: near, why: '' } });
  return compiled?.expr ?? 'everyone';
}
