// The shape of what keys lead to in a document, also of what is not there yet. Must not know what any key means.
import type { PackNode, Schema } from '@dradis/packs';
import type { Project } from '../project.js';
import { record, roleOfDocument, shapeUnder, type ShapeRole, type ShapeWalk } from '../shape-walk.js';
import { shapeWalk } from '../uses.js';
import type { Keys } from './form.js';
import { childOf } from './node-at.js';

/** The role of a document as it is. */
export function roleAt(project: Project, path: string, root: PackNode): ShapeRole {
  return roleOfDocument(path, root, project.result.documents.get(path)?.role);
}

/** The shape of the items of a list, also where one item may stand without a list; undefined when there is none. */
export function itemShape(walk: ShapeWalk, shape: Schema): Schema | undefined {
  const followed = walk.follow(shape);
  return record(followed['items']) ?? (record(followed['if'])?.['type'] === 'array' ? record(record(followed['then'])?.['items']) : undefined);
}

/** The shape that keys lead to, references and forms not yet chosen; undefined when nothing may stand there. */
export function shapeAt(project: Project, path: string, root: PackNode, keys: Keys): Schema | undefined {
  const walk = shapeWalk(project);
  const role = roleAt(project, path, root);
  let shape: Schema | undefined = walk.root(role, root);
  let node: PackNode | undefined = root;
  for (const [depth, key] of keys.entries()) {
    if (shape === undefined) return undefined;
    const child = childOf(node, key);
    if (typeof key === 'string') shape = shapeUnder(walk.resolve(shape, node), key);
    else {
      const listed = depth === 1 && role === 'sections' && child !== undefined ? walk.listed(String(keys[0]), child) : undefined;
      shape = listed ?? itemShape(walk, shape) ?? itemShape(walk, walk.resolve(shape, node));
    }
    node = child;
  }
  return shape;
}
