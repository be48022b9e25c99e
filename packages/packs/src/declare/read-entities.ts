// Zones and things as far as other files may refer to them: id, kind, copies, names. Must not read their fields.
import type { SourceFile } from '@dradis/diagnostics';
import type { Place, Report } from '../findings.js';
import { stringOf, valueOf, type MapNode, type PackNode } from '../yaml/pack-node.js';
import type { ThingHead, ZoneHead } from './declarations.js';
import type { KindTable } from './kind-table.js';
import { idAsWords, idPlace, keyPlace, sectionItems, unknownName, type RulesFile } from './reading.js';

/** A thing file that could be read: its things, one or a list. */
export interface ThingFile {
  readonly file: SourceFile;
  readonly things: readonly MapNode[];
}

/** Keeps ids unique across zones and things: both are named the same way in effects. */
export class EntityIds {
  private readonly first = new Map<string, Place>();

  constructor(private readonly report: Report) {}

  /** False, and reported, when the id is taken. */
  take(what: string, id: string, place: Place): boolean {
    const earlier = this.first.get(id);
    if (earlier === undefined) {
      this.first.set(id, place);
      return true;
    }
    this.report({ code: 'D0502', at: place, also: earlier, facts: { what, id } });
    return false;
  }
}

function namesOf(node: MapNode, id: string): string[] {
  const name = stringOf(node, 'name');
  return [...new Set([idAsWords(id), ...(name === undefined ? [] : [name.trim().toLowerCase()])])];
}

/** The copies a thing says it has, over all variants; what is no number counts as one. */
function copiesOf(node: PackNode | undefined): number {
  if (node === undefined) return 1;
  if (node.type === 'list') return node.items.reduce((sum, item) => sum + (item.type === 'map' ? copiesOf(valueOf(item, 'count')) : 1), 0);
  return node.type === 'scalar' && typeof node.value === 'number' && Number.isInteger(node.value) && node.value > 0 ? node.value : 1;
}

/** The zones. One of an unknown kind, or of a kind that is no zone, is taken for a plain zone. */
export function readZones(rules: readonly RulesFile[], kinds: KindTable, ids: EntityIds, report: Report): ZoneHead[] {
  const zones: ZoneHead[] = [];
  for (const { file, node } of sectionItems(rules, 'zones')) {
    const id = stringOf(node, 'id');
    const kindName = stringOf(node, 'kind');
    if (id === undefined || kindName === undefined) continue;
    const place = idPlace(file, node);
    if (!ids.take('zone', id, place)) continue;
    const kind = kinds.named(kindName);
    const zoneKinds = kinds.all.filter((each) => kinds.isA(each.id, 'zone'));
    const at = keyPlace(file, node, 'kind');
    if (kind === undefined) report(unknownName('kind of zone', kindName, at, zoneKinds.map((each) => each.id)));
    else if (!kinds.isA(kind, 'zone')) report({ code: 'D0507', at, facts: { name: kind, found: 'no kind of zone', wanted: 'a kind of zone' } });
    const likely = kind ?? kinds.meant(kindName) ?? 'zone';
    const known = kinds.isA(likely, 'zone') ? likely : 'zone';
    zones.push({ id, kind: known, perPlayer: stringOf(node, 'per') === 'player', words: namesOf(node, id), node, place });
  }
  return zones;
}

/** The things. One of an unknown kind is taken for a plain thing, so that what refers to it is not blamed too. */
export function readThings(files: readonly ThingFile[], kinds: KindTable, ids: EntityIds, report: Report): ThingHead[] {
  const things: ThingHead[] = [];
  for (const { file, things: nodes } of files) {
    for (const node of nodes) {
      const id = stringOf(node, 'id');
      if (id === undefined) continue;
      const place = idPlace(file, node);
      if (!ids.take('thing', id, place)) continue;
      const kindName = stringOf(node, 'kind');
      let kind = kindName === undefined ? undefined : kinds.named(kindName);
      if (kindName !== undefined && (kind === undefined || kinds.isA(kind, 'zone') || kinds.isA(kind, 'player') || kind === 'thing')) {
        const at = keyPlace(file, node, 'kind');
        const legal = kinds.all.map((each) => each.id).filter((each) => each !== 'thing' && !kinds.isA(each, 'zone') && !kinds.isA(each, 'player'));
        if (kind === undefined) report(unknownName('kind', kindName, at, legal));
        else report({ code: 'D0507', at, facts: { name: kind, found: kind === 'thing' ? 'the kind of everything' : `a kind of ${kinds.isA(kind, 'zone') ? 'zone' : 'player'}`, wanted: 'a kind of component' } });
        const meant = kind === undefined ? kinds.meant(kindName) : undefined;
        kind = meant !== undefined && legal.includes(meant) ? meant : undefined;
      }
      things.push({ id, kind: kind ?? 'thing', copies: copiesOf(valueOf(node, 'copies')), words: namesOf(node, id), node, place });
    }
  }
  return things;
}
