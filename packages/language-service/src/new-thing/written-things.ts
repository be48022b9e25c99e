// The things and zones of a pack as they are written. Must not judge them.
import type { PackNode, PackResult } from '@dradis/packs';
import type { Json } from './yaml-value.js';

/** A thing or zone as written, and where. Paths of extended packs begin with their id and a colon. */
export interface WrittenThing {
  /** The file it stands in. */
  readonly path: string;
  /** What the file says of it. */
  readonly thing: Json;
  /** Id of its kind. */
  readonly kind: string;
  /** Its id in the pack. */
  readonly id: string;
}

function json(node: PackNode): Json {
  if (node.type === 'scalar') return node.value;
  if (node.type === 'list') return node.items.map(json);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, json(value)]));
}

/** Every thing and zone of the pack and of those it extends, by where it stands. */
export function writtenThings({ documents }: PackResult): WrittenThing[] {
  return [...documents.values()].flatMap(({ file, role, root, things }) => {
    const zones = role === 'sections' ? root?.entries.find(({ key }) => key === 'zones')?.value : undefined;
    return [...things, ...(zones?.type === 'list' ? zones.items : [])].flatMap((node) => {
      const thing = json(node) as Record<string, Json>;
      return typeof thing['kind'] === 'string' && typeof thing['id'] === 'string' ? [{ path: file.path, thing, kind: thing['kind'], id: thing['id'] }] : [];
    });
  });
}

/** The kinds that have things or zones of their own, by name. */
export function kindsWithThings(result: PackResult): string[] {
  return [...new Set(writtenThings(result).map(({ kind }) => kind))].sort();
}
