// Goes through a document and the schema of its shape side by side. Must not know what any key means.
import { scenarioShape } from '@dradis/scenarios/inspect';
import type { MapEntry, MapNode, PackNode, PackShapes, ScalarNode, Schema } from '@dradis/packs';

/** What is told of a document, node by node, outermost first. */
export interface ShapeVisitor {
  /** A map and its shape. */
  map?: (node: MapNode, shape: Schema) => void;
  /** An entry of a map. */
  entry?: (entry: MapEntry, shape: Schema, map: MapNode) => void;
  /** A single value; `own` is the map it stands in, when it stands in one. */
  scalar?: (node: ScalarNode, shape: Schema) => void;
}

/** What sort of document it is. */
export type ShapeRole = 'manifest' | 'sections' | 'thing' | 'scenario' | 'words' | 'idioms';

/** The role of a document that may not compile yet. */
export function roleOfDocument(path: string, root: PackNode | undefined, known: string | undefined): ShapeRole {
  if (path.startsWith('scenarios/')) return 'scenario';
  if (path.startsWith('words/')) return path === 'words/idioms.yaml' ? 'idioms' : 'words';
  if (path === 'pack.yaml') return 'manifest';
  if (root?.type === 'map' && root.entries.some(({ key }) => key === 'id' || key === 'kind')) return 'thing';
  return known === 'sections' || path.startsWith('rules/') ? 'sections' : 'thing';
}

/** Whether a value of this shape is a text of the effect language. */
export function holdsEffect(shape: Schema): boolean {
  return shape['description'] === 'an effect' || shape['description'] === 'an expression' || shape['effect'] !== undefined;
}

/** A value as a shape; undefined when it is none. */
export function record(value: unknown): Schema | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Schema) : undefined;
}

/** The shape under a key of a map's shape; undefined when the key is not legal there. */
export function shapeUnder(shape: Schema, key: string): Schema | undefined {
  const own = record(record(shape['properties'])?.[key]);
  return own ?? record(shape['additionalProperties']);
}

/** The legal keys of a map with their shapes; none for a map whose keys the author makes up. */
export function legalKeys(shape: Schema): [string, Schema][] {
  return Object.entries(record(shape['properties']) ?? {}).flatMap(([key, value]) => (record(value) === undefined ? [] : [[key, value as Schema]]));
}

function textOf(map: MapNode, key: string): string | undefined {
  const value = map.entries.find((entry) => entry.key === key)?.value;
  return value?.type === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** Goes through documents of one pack. `kindOf` gives the id of a kind as written. */
export class ShapeWalk {
  constructor(
    private readonly shapes: PackShapes,
    private readonly kindOf: (written: string) => string | undefined,
  ) {}

  /** The shape of a whole document. */
  root(role: ShapeRole, node: PackNode | undefined): Schema {
    if (role === 'manifest' || role === 'words' || role === 'idioms') return this.shapes[role];
    if (role === 'scenario') return scenarioShape;
    return role === 'sections' ? this.shapes.rules : this.thing(node);
  }

  /** Goes through a document. */
  visit(role: ShapeRole, node: PackNode, visitor: ShapeVisitor): void {
    this.#node(node, this.root(role, node), visitor, 0);
  }

  private thing(node: PackNode | undefined): Schema {
    const written = node?.type === 'map' ? textOf(node, 'kind') : undefined;
    const kind = written === undefined ? undefined : this.kindOf(written);
    return (kind === undefined ? undefined : this.shapes.thing(kind)) ?? this.shapes.anyThing;
  }

  private zone(node: PackNode): Schema | undefined {
    const written = node.type === 'map' ? textOf(node, 'kind') : undefined;
    const kind = written === undefined ? undefined : this.kindOf(written);
    return kind === undefined ? undefined : this.shapes.zone(kind);
  }

  /** The shape of what is listed in a section of a file of sections; undefined where it is that of the list. */
  listed(section: string, node: PackNode): Schema | undefined {
    if (section === 'things') return this.thing(node);
    return section === 'zones' ? this.zone(node) : undefined;
  }

  /** A shape with references followed. */
  follow(shape: Schema): Schema {
    let at = shape;
    for (let steps = 0; steps < 8; steps += 1) {
      const reference = at['$ref'];
      if (typeof reference !== 'string') return at;
      const own = reference.startsWith('#/$defs/') ? this.#defined(reference.slice('#/$defs/'.length)) : this.shapes.referred(reference);
      if (own === undefined) return at;
      at = own;
    }
    return at;
  }

  /** The shape a value has: references followed, the form chosen that was written. */
  resolve(shape: Schema, node: PackNode | undefined): Schema {
    let at = shape;
    for (let steps = 0; steps < 8; steps += 1) {
      at = this.follow(at);
      const condition = record(at['if']);
      if (condition === undefined || at['properties'] !== undefined) return at;
      const branch = record(at[holds(condition, node) ? 'then' : 'else']);
      if (branch === undefined) return at;
      at = branch;
    }
    return at;
  }

  /** A definition inside one of the shapes: no two of them define the same name. */
  #defined(name: string): Schema | undefined {
    return [this.shapes.rules, scenarioShape, this.shapes.words, this.shapes.idioms].map((shape) => record(record(shape['$defs'])?.[name])).find((found) => found !== undefined);
  }

  #node(node: PackNode, given: Schema, visitor: ShapeVisitor, depth: number): void {
    const shape = this.resolve(given, node);
    if (node.type === 'scalar') {
      visitor.scalar?.(node, shape);
    } else if (node.type === 'list') {
      const items = record(shape['items']);
      if (items !== undefined) for (const item of node.items) this.#node(item, items, visitor, depth + 1);
    } else {
      visitor.map?.(node, shape);
      for (const entry of node.entries) {
        visitor.entry?.(entry, shape, node);
        const under = shapeUnder(shape, entry.key);
        if (under === undefined) continue;
        const section = depth === 0 && shape === this.shapes.rules && entry.value.type === 'list' ? entry.key : undefined;
        if (section === undefined || entry.value.type !== 'list') this.#node(entry.value, under, visitor, depth + 1);
        else for (const item of entry.value.items) this.#node(item, this.listed(section, item) ?? record(under['items']) ?? {}, visitor, depth + 2);
      }
    }
  }
}

function holds(condition: Schema, node: PackNode | undefined): boolean {
  const required = condition['required'];
  if (Array.isArray(required)) return node?.type === 'map' && required.every((key) => node.entries.some((entry) => entry.key === key));
  switch (condition['type']) {
    case 'array':
      return node?.type === 'list';
    case 'object':
      return node?.type === 'map';
    case 'null':
      return node?.type === 'scalar' && node.value === null;
    default:
      return false;
  }
}
