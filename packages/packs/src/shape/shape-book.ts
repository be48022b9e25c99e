// The shapes of a pack's things and zones, one per kind, and where every key is legal. Must not report.
import type { Declarations, Field } from '../declare/declarations.js';
import { ABILITY_KEYS, sectionId, SECTIONS } from './ability-schema.js';
import { MANIFEST } from './manifest-schema.js';
import { ANY_THING, RULES } from './rules-schema.js';
import type { Schema } from './schema.js';
import { shapeChecker, type ShapeChecker } from './shape-checker.js';
import { thingSchema, zoneSchema } from './thing-schema.js';
import { IDIOMS, WORDS } from './words-schema.js';

const manifest = shapeChecker(MANIFEST);
const rules = shapeChecker(RULES);
const anyThing = shapeChecker(ANY_THING);

/** The checkers that need no declarations. */
export const FIXED_SHAPES: { readonly [K in 'manifest' | 'rules' | 'anyThing' | 'words' | 'idioms']: ShapeChecker } = { manifest, rules, anyThing, words: shapeChecker(WORDS), idioms: shapeChecker(IDIOMS) };

/** The shapes of the files of one pack as JSON Schemas, for editors. */
export interface PackShapes {
  /** `pack.yaml`. */
  readonly manifest: Schema;
  /** Files that declare kinds, zones, events, procedures and the like. */
  readonly rules: Schema;
  /** `words/LANG.yaml`. */
  readonly words: Schema;
  /** `words/idioms.yaml`. */
  readonly idioms: Schema;
  /** A thing whose kind is not known. */
  readonly anyThing: Schema;
  /** The shape of the things, or zones, of a kind; undefined when there is no such kind. */
  readonly thing: (kind: string) => Schema | undefined;
  /** The shape of the zones of a kind; undefined when there is no such kind. */
  readonly zone: (kind: string) => Schema | undefined;
  /** What a `$ref` to another schema means; undefined for one inside the schema it stands in. */
  readonly referred: (reference: string) => Schema | undefined;
}

/** Where keys that stand at the wrong place would be read. */
export interface KeyPlaces {
  /** Places in words, at most three; empty when the key is read nowhere. */
  readonly placesOf: (key: string) => string[];
}

function propertiesOf(schema: Schema): string[] {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function fieldPlaces(owner: string, fields: readonly Field[], path: string, into: Map<string, string[]>): void {
  for (const field of fields) {
    const places = into.get(field.key) ?? [];
    places.push(path === '' ? `a thing of kind '${owner}'` : `\`${path}\` of a thing of kind '${owner}'`);
    into.set(field.key, places);
    if (field.is === 'group') fieldPlaces(owner, field.fields, path === '' ? field.key : `${path}: ${field.key}`, into);
  }
}

/** The keys of files that every pack has, and where they stand. */
function fixedPlaces(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const add = (key: string, place: string): void => {
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const key of propertiesOf(MANIFEST)) add(key, 'pack.yaml');
  for (const key of propertiesOf(RULES)) add(key, 'a file of rules');
  for (const key of Object.keys(SECTIONS)) add(key, 'a thing whose kind has that section under `live`');
  for (const key of Object.keys(ABILITY_KEYS)) add(key, 'an ability');
  add('until', '`in-play` of a thing');
  return places;
}

/** The shapes of one pack. */
export class ShapeBook implements KeyPlaces {
  private readonly things = new Map<string, ShapeChecker>();
  private readonly zones = new Map<string, ShapeChecker>();
  private places: Map<string, string[]> | undefined;

  constructor(private readonly declarations: Declarations) {}

  /** The shape of the things of a kind; the shape of any thing when the kind is unknown. */
  thing(kind: string): ShapeChecker {
    return this.checker(this.things, kind, thingSchema);
  }

  /** The schemas behind the checkers, for editors; see `PackShapes`. */
  readonly shapes: PackShapes = {
    manifest: MANIFEST,
    rules: RULES,
    words: WORDS,
    idioms: IDIOMS,
    anyThing: ANY_THING,
    thing: (kind) => this.schema(this.thingSchemas, kind, thingSchema),
    zone: (kind) => this.schema(this.zoneSchemas, kind, zoneSchema),
    referred: (reference) => Object.entries(SECTIONS).find(([key]) => sectionId(key) === reference)?.[1],
  };

  private readonly thingSchemas = new Map<string, Schema>();
  private readonly zoneSchemas = new Map<string, Schema>();

  private schema(cache: Map<string, Schema>, kind: string, schemaOf: typeof thingSchema): Schema | undefined {
    const known = cache.get(kind);
    const info = this.declarations.kindInfo.get(kind);
    if (known !== undefined || info === undefined) return known;
    const made = schemaOf(info, this.declarations.kinds);
    cache.set(kind, made);
    return made;
  }

  /** The shape of the zones of a kind. */
  zone(kind: string): ShapeChecker {
    return this.checker(this.zones, kind, zoneSchema);
  }

  private checker(cache: Map<string, ShapeChecker>, kind: string, schemaOf: typeof thingSchema): ShapeChecker {
    const known = cache.get(kind);
    if (known !== undefined) return known;
    const info = this.declarations.kindInfo.get(kind);
    const made = info === undefined ? anyThing : shapeChecker(schemaOf(info, this.declarations.kinds));
    cache.set(kind, made);
    return made;
  }

  placesOf(key: string): string[] {
    if (this.places === undefined) {
      this.places = fixedPlaces();
      for (const kind of this.declarations.kindInfo.values()) {
        // Inherited fields are named once, at the kind that adds them.
        const parent = kind.parent === null ? undefined : this.declarations.kindInfo.get(kind.parent);
        fieldPlaces(kind.singular, kind.fields.filter((field) => parent?.fields.includes(field) !== true), '', this.places);
      }
    }
    return (this.places.get(key) ?? []).slice(0, 3);
  }
}
