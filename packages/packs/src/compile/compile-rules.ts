// The effects of one rules file: procedures, definitions, kinds, zones. Must not compile things.
import type { CompiledAbility, CompiledPack, LiveSection } from '@dradis/engine';
import type { Declarations, KindInfo, PhraseInfo } from '../declare/declarations.js';
import { idPlace, keyPlace, placeOf, scalarsOf, sectionItems, unknownName, type RulesFile } from '../declare/reading.js';
import type { EntityTable } from '../link/entity-table.js';
import { SECTIONS } from '../shape/ability-schema.js';
import { stringOf, valueOf } from '../yaml/pack-node.js';
import { compileAbilities } from './compile-abilities.js';
import { checkEntities } from './compile-fields.js';
import { onUseScope, phraseScope, usedByScope, userScope } from './scopes.js';
import type { UnitCompiler } from './unit-compiler.js';

/** A definition as the pack holds it; its file is filled in when the pack is put together. */
export type CompiledDefinition = CompiledPack['definitions'][number];

/** Compiles a procedure. */
export function compileProcedure(unit: UnitCompiler, { id, slots, returns, rulings, node, phrases }: PhraseInfo): void {
  const does = valueOf(node, 'does');
  if (does === undefined) return;
  const before = unit.diagnostics.length;
  const optional = slots.flatMap((slot, index) => (slot.optional ? [index] : []));
  unit.effect(does, phraseScope(slots, returns), { id, name: phrases[0] ?? id, kind: 'procedure', returns, rulings, optional });
  phraseless(unit, node, id, before);
}

/** Compiles a definition; undefined when it has mistakes. */
export function compileDefinition(unit: UnitCompiler, info: PhraseInfo): CompiledDefinition | undefined {
  const { id, slots, returns, node, phrases } = info;
  const always = alwaysOf(unit, info);
  const means = valueOf(node, 'means');
  if (means === undefined) return undefined;
  const before = unit.diagnostics.length;
  const compiled = unit.expression(means, phraseScope(slots, null), returns ?? 'condition', id);
  phraseless(unit, node, id, before);
  if (compiled === null) return undefined;
  return { id, words: phrases[0] ?? id, params: slots.length, locals: Math.max(slots.length, compiled.locals), expr: compiled.expr, file: 0, at: unit.span(means.range), ...(always === undefined ? {} : { always }) };
}

/** What is said where the definition does not hold, and of what; undefined when it need not hold always, or cannot be looked at. */
function alwaysOf(unit: UnitCompiler, { id, slots, returns, node }: PhraseInfo): CompiledDefinition['always'] {
  const says = stringOf(node, 'always');
  if (says === undefined) return undefined;
  const [slot, ...more] = slots;
  const kind = slot?.type.startsWith('thing:') === true && !slot.optional ? slot.type.slice('thing:'.length) : undefined;
  const why = (returns ?? 'condition') !== 'condition' ? 'it is no condition' : more.length > 0 ? `it has ${slots.length} slots` : slot !== undefined && kind === undefined ? 'its slot is for no things of a kind' : undefined;
  if (why !== undefined) unit.report({ code: 'D0414', at: keyPlace(unit.file, node, 'always'), facts: { id, why } });
  return why !== undefined ? undefined : { says: slot === undefined ? says : says.replaceAll(`{${slot.name}}`, '{}'), of: kind ?? null };
}

/** Said of a name that nothing is called by. */
const UNKNOWN: ReadonlySet<string> = new Set(['D0201', 'D0202']);

/** What has no phrase is given nothing: names nobody knows are then one mistake, told with the place where the phrase is missing. */
function phraseless(unit: UnitCompiler, node: PhraseInfo['node'], id: string, before: number): void {
  if (valueOf(node, 'phrase') !== undefined || valueOf(node, 'phrases') !== undefined) return;
  const told = unit.diagnostics.splice(before);
  const unknown = told.filter(({ code, facts }) => UNKNOWN.has(code) && facts['sure'] !== true && /^[a-z]/.test(String(facts['found'])));
  const [first] = unknown;
  for (const diagnostic of told) {
    if (diagnostic === first) {
      const label = { file: unit.file, span: idPlace(unit.file, node).range, label: `nothing is given to '${id}': it has no phrase with a slot` };
      unit.diagnostics.push({ ...first, secondary: [label, ...first.secondary], facts: { ...first.facts, phraseless: id } });
    } else if (!unknown.includes(diagnostic)) unit.diagnostics.push(diagnostic);
  }
}

/** Compiles what a kind itself declares; sections a kind inherits are compiled where they stand. */
export function compileKind(unit: UnitCompiler, kind: KindInfo, declarations: Declarations, entities: EntityTable): Record<string, LiveSection> {
  if (kind.onUse?.kind === kind.id) {
    unit.effect(kind.onUse.node, onUseScope(kind.id), { id: `${kind.id}.on-use`, name: `using a ${kind.singular}`, kind: 'on-use', returns: null, rulings: [] });
  }
  const { startsIn } = kind;
  if (startsIn !== null && startsIn.file === unit.file && kindDeclares(kind, startsIn.node.range.start)) {
    entities.startZone(String(startsIn.node.value), placeOf(unit.file, startsIn.node), unit.report);
  }
  const live: Record<string, LiveSection> = {};
  for (const [section, { file, node }] of kind.live) {
    if (file !== unit.file || !kindDeclares(kind, node.range.start)) continue;
    const name = `${kind.id}.${section}`;
    const condition = unit.expression(valueOf(node, 'if'), userScope(kind.id), 'condition', `${name}.if`);
    const usedBy = unit.expression(valueOf(node, 'used-by'), usedByScope(kind.id), 'list:player', `${name}.used-by`);
    const hidden = valueOf(node, 'hidden');
    live[section] = {
      in: scalarsOf(node, 'in').length === 0 ? null : zonesOf(unit, node, declarations),
      usedBy: usedBy?.expr ?? null,
      if: condition?.expr ?? null,
      hidden: hidden?.type === 'scalar' && hidden.value === true,
    };
  }
  return live;
}

/** True when an offset of the kind's own file lies in the kind's own declaration: what is inherited stands elsewhere. */
function kindDeclares(kind: KindInfo, offset: number): boolean {
  return kind.extent !== undefined && offset >= kind.extent.start && offset < kind.extent.end;
}

function zonesOf(unit: UnitCompiler, node: Parameters<typeof scalarsOf>[0], { kinds, zones }: Declarations): string[] {
  const zoneKinds = kinds.all.filter((kind) => kinds.isA(kind.id, 'zone')).map((kind) => kind.id);
  return scalarsOf(node, 'in').flatMap((scalar) => {
    const written = String(scalar.value);
    if (zones.some((zone) => zone.id === written)) return [written];
    const kind = kinds.named(written);
    if (kind !== undefined && zoneKinds.includes(kind)) return [kind];
    unit.report(unknownName('zone or kind of zone', written, placeOf(unit.file, scalar), [...zones.map((zone) => zone.id), ...zoneKinds]));
    return [];
  });
}

/** The abilities a kind declares, compiled once for all its things. */
export function compileKindAbilities(unit: UnitCompiler, kind: KindInfo, declarations: Declarations): CompiledAbility[] {
  const own = kind.abilities.find((found) => found.kind === kind.id);
  if (own === undefined) return [];
  const isZone = declarations.kinds.isA(kind.id, 'zone');
  for (const { key, keyRange } of own.node.entries) {
    if (!isZone && key in SECTIONS && !kind.live.has(key)) unit.report({ code: 'D0410', at: unit.place(keyRange), facts: { key } });
  }
  // Without a title of its own, an ability is called after the thing that has it.
  return compileAbilities(unit, { id: kind.id, title: '', kind, isZone, node: own.node, rulings: [] }, declarations);
}

/** Checks the entities that variables and attributes start with. */
export function checkStarts(unit: UnitCompiler, rules: readonly RulesFile[], { variables, attributes }: Declarations, entities: EntityTable): void {
  for (const [section, infos] of [['variables', variables], ['attributes', attributes]] as const) {
    for (const { node } of sectionItems(rules, section)) {
      const id = stringOf(node, 'id');
      const type = infos.find((info) => info.id === id)?.type;
      const starts = valueOf(node, 'starts');
      if (type !== undefined && starts !== undefined) checkEntities(unit, type, starts, entities);
    }
  }
}
