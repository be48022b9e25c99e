// The `kinds` section -> names, descent, fields and live sections. Must not compile the effects kinds hold.
import type { Report } from '../findings.js';
import { SECTIONS } from '../shape/ability-schema.js';
import { stringOf, valueOf, type MapNode } from '../yaml/pack-node.js';
import type { Field, Found, KindInfo } from './declarations.js';
import { BUILT_IN_KINDS, KindTable, usualPlural, type KindNames } from './kind-table.js';
import { readFields } from './read-fields.js';
import { flagOf, idAsWords, idPlace, keyPlace, mapOf, scalarOf, sectionItems, uniqueById, unknownName, type RulesFile } from './reading.js';

interface KindEntry {
  readonly id: string;
  readonly place: { file: Found<MapNode>['file']; range: MapNode['range'] };
  readonly found: Found<MapNode>;
}

function entriesOf(rules: readonly RulesFile[], report: Report): KindEntry[] {
  const entries: KindEntry[] = [];
  for (const found of sectionItems(rules, 'kinds')) {
    const id = stringOf(found.node, 'id');
    if (id !== undefined) entries.push({ id, place: idPlace(found.file, found.node), found });
  }
  return uniqueById('kind', entries, report);
}

/** The names and descent of all kinds. A kind whose parent is unknown, or that descends from itself, becomes a child of `thing`. */
export function readKindNames(rules: readonly RulesFile[], report: Report): KindTable {
  const names = new Map<string, KindNames>(BUILT_IN_KINDS.map((kind) => [kind.id, kind]));
  const entries = entriesOf(rules, report);
  const provisional = new KindTable([...BUILT_IN_KINDS, ...entries.map((entry) => namesOf(entry, 'thing'))]);
  for (const entry of entries) {
    const written = stringOf(entry.found.node, 'is');
    const builtIn = names.get(entry.id);
    if (builtIn !== undefined) {
      if (written !== undefined) report({ code: 'D0509', at: keyPlace(entry.found.file, entry.found.node, 'is'), facts: { kind: entry.id } });
      names.set(entry.id, namesOf(entry, builtIn.parent));
      continue;
    }
    const parent = written === undefined ? 'thing' : provisional.named(written);
    if (parent === undefined) {
      report(unknownName('kind', written ?? '', keyPlace(entry.found.file, entry.found.node, 'is'), provisional.all.map((kind) => kind.id)));
    }
    names.set(entry.id, namesOf(entry, parent ?? provisional.meant(written ?? '') ?? 'thing'));
  }
  for (const entry of entries) {
    const path = [entry.id];
    for (let at = names.get(entry.id)?.parent ?? null; at !== null; at = names.get(at)?.parent ?? null) {
      if (path.includes(at)) {
        if (at === entry.id) report({ code: 'D0506', at: keyPlace(entry.found.file, entry.found.node, 'is'), facts: { kind: entry.id, path: [...path, at] } });
        names.set(entry.id, namesOf(entry, 'thing'));
        break;
      }
      path.push(at);
    }
  }
  return new KindTable(names.values());
}

function namesOf(entry: KindEntry, parent: string | null): KindNames {
  const singular = stringOf(entry.found.node, 'singular') ?? idAsWords(entry.id);
  return { id: entry.id, parent, singular, plural: stringOf(entry.found.node, 'plural') ?? usualPlural(singular), place: entry.place };
}

/** Everything each kind gives its things. `extra` are the fields that `fixed` attributes add, by kind. */
export function readKinds(rules: readonly RulesFile[], kinds: KindTable, extra: ReadonlyMap<string, readonly Field[]>, report: Report): Map<string, KindInfo> {
  const nodes = new Map<string, Found<MapNode>>();
  for (const found of sectionItems(rules, 'kinds')) {
    const id = stringOf(found.node, 'id');
    if (id !== undefined && !nodes.has(id)) nodes.set(id, found);
  }
  const own = new Map<string, readonly Field[]>();
  for (const [id, found] of nodes) {
    const fields = mapOf(found.node, 'fields');
    own.set(id, fields === undefined ? [] : readFields(found.file, fields, kinds, report));
  }
  const info = new Map<string, KindInfo>();
  for (const names of kinds.all) info.set(names.id, infoOf(names, kinds, nodes, own, extra));
  return info;
}

function infoOf(
  names: KindNames,
  kinds: KindTable,
  nodes: ReadonlyMap<string, Found<MapNode>>,
  own: ReadonlyMap<string, readonly Field[]>,
  extra: ReadonlyMap<string, readonly Field[]>,
): KindInfo {
  const lineage = kinds.lineage(names.id);
  const found = lineage.flatMap((kind) => {
    const node = nodes.get(kind);
    return node === undefined ? [] : [{ kind, ...node }];
  });
  const fields = new Map<string, Field>();
  for (const kind of lineage) {
    for (const field of [...(own.get(kind) ?? []), ...(extra.get(kind) ?? [])]) if (!fields.has(field.key)) fields.set(field.key, field);
  }
  const live = new Map<string, Found<MapNode>>();
  for (const { file, node } of found) {
    for (const entry of mapOf(node, 'live')?.entries ?? []) {
      if (entry.value.type === 'map' && !live.has(entry.key)) live.set(entry.key, { file, node: entry.value });
    }
  }
  const nearestScalar = (key: string): (Found<NonNullable<ReturnType<typeof scalarOf>>> & { kind: string }) | null => {
    for (const { file, node, kind } of found) {
      const scalar = scalarOf(node, key);
      if (scalar !== undefined) return { file, node: scalar, kind };
    }
    return null;
  };
  return {
    ...names,
    twoSided: found.some(({ node }) => flagOf(node, 'two-sided')),
    ring: found.some(({ node }) => flagOf(node, 'ring')),
    startsIn: nearestScalar('starts-in'),
    placeEach: nearestScalar('place-each'),
    fields: [...fields.values()],
    live,
    onUse: nearestScalar('on-use'),
    extent: nodes.get(names.id)?.node.range,
    abilities: found.filter(({ node }) => Object.keys(SECTIONS).some((section) => valueOf(node, section) !== undefined)),
  };
}
