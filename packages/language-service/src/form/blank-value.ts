// The least that is legal at a place: what a key or an item that is added holds at first. Must not write it.
import type { PackNode, Schema } from '@dradis/packs';
import { valuesFor } from '../complete-values.js';
import type { Json } from '../new-thing/yaml-value.js';
import type { Project } from '../project.js';
import { holdsEffect, legalKeys, record, type ShapeWalk } from '../shape-walk.js';
import { shapeWalk } from '../uses.js';
import type { Keys } from './form.js';
import { shapeAt } from './shape-at.js';

/** Shapes inside shapes are filled in so deep at most. */
const DEEPEST = 6;

/** What the place that keys lead to holds at first. */
export function blankAt(project: Project, path: string, root: PackNode, keys: Keys): Json {
  const shape = shapeAt(project, path, root, keys);
  return shape === undefined ? 'text' : blank(project, shapeWalk(project), shape, 0);
}

function blank(project: Project, walk: ShapeWalk, given: Schema, depth: number): Json {
  const shape = longest(walk, given);
  const [first] = valuesFor(shape, project);
  const { type } = shape;
  if (first !== undefined && type !== 'array') return type === 'boolean' ? false : type === 'string' || !/^-?\d+$/.test(first.value) ? first.value : Number(first.value);
  if (holdsEffect(shape)) return shape['description'] === 'an effect' || shape['effect'] === 'statements' ? 'nothing' : '1 is at least 1';
  const items = record(shape['items']);
  if (type === 'array') return items !== undefined && (typeof shape['minItems'] === 'number' || isMap(walk, items)) && depth < DEEPEST ? [blank(project, walk, items, depth + 1)] : [];
  if (type === 'object') return depth < DEEPEST ? blankMap(project, walk, shape, depth) : {};
  if (type === 'integer') return typeof shape['minimum'] === 'number' ? shape['minimum'] : 0;
  const wanted = Array.isArray(type) ? (type as unknown[]) : [type];
  return wanted.includes('number') ? 0 : 'text';
}

/** What must stand in a map; where nothing must, what makes it say something at all. */
function blankMap(project: Project, walk: ShapeWalk, shape: Schema, depth: number): Json {
  const required = Array.isArray(shape['required']) ? (shape['required'] as unknown[]) : [];
  const keys = legalKeys(shape);
  const firstEffect = keys.find(([key, each]) => key !== 'id' && holdsEffect(longest(walk, each)) && longest(walk, each)['description'] === 'an effect');
  const must = keys.filter(([key]) => required.includes(key));
  const chosen = must.length > 0 || firstEffect === undefined ? must : [firstEffect];
  return Object.fromEntries(chosen.map(([key, each]) => [key, blank(project, walk, each, depth + 1)]));
}

function isMap(walk: ShapeWalk, shape: Schema): boolean {
  return longest(walk, shape)['type'] === 'object';
}

/** Of several forms the one that has a place for everything: a map before a single value, one before a list. */
function longest(walk: ShapeWalk, given: Schema): Schema {
  let shape = walk.follow(given);
  for (let steps = 0; steps < DEEPEST; steps += 1) {
    const condition = record(shape['if']);
    if (condition === undefined || shape['properties'] !== undefined) return shape;
    const branch = record(shape[condition['type'] === 'object' && condition['required'] === undefined ? 'then' : 'else']);
    if (branch === undefined) return shape;
    shape = walk.follow(branch);
  }
  return shape;
}
