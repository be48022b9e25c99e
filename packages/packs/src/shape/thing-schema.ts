// The shapes of things and zones, made from the kinds of the pack. Must not read YAML.
import type { Field, FieldLeaf, KindInfo } from '../declare/declarations.js';
import type { KindTable } from '../declare/kind-table.js';
import { wantedFor } from '../declare/literal-value.js';
import { leavesOf } from '../declare/read-attributes.js';
import { sectionRefs, SECTIONS } from './ability-schema.js';
import { documented, EFFECT, EXPRESSION, FLAG, ID, integer, list, map, words, type Schema } from './schema.js';

const RULINGS = list('a list of ruling ids', words('a ruling id', 'ruling'));

/** The keys every thing may have, whatever its kind. */
const THING_KEYS: Readonly<Record<string, Schema>> = {
  id: documented(ID, 'What other files and scenarios call it by; unique in the pack.'),
  kind: documented(words('a kind', 'thing-kind'), 'What it is. The kind says which other keys it may have.'),
  title: documented(words('a title'), 'What players read; text the effect knows nothing of.'),
  name: documented(words('a name'), 'The words effects call it by, where those are not its id.'),
  'starts-in': documented(words('a zone', 'zone'), 'Where it lies when the game begins, where that is not what its kind says.'),
  rulings: documented(RULINGS, 'The rulings it obeys.'),
  replaces: documented(FLAG, 'It takes the place of the thing of the same id in a pack that this one extends.'),
};

/** The keys every zone may have. */
const ZONE_KEYS: Readonly<Record<string, Schema>> = {
  id: documented(ID, 'What other files and scenarios call it by; unique in the pack.'),
  kind: documented(words('a kind of zone', 'zone-kind'), 'What it is. The kind says which other keys it may have.'),
  title: documented(words('a title'), 'What players read; text the effect knows nothing of.'),
  name: documented(words('a name'), 'The words effects call it by, where those are not its id.'),
  per: documented({ const: 'player', description: '`player`' }, 'Every player has one of his own, such as a hand.'),
  sees: documented(EXPRESSION, 'Who sees what lies in it: `everyone`, `nobody`, `owner`, `top` (everybody sees the top one, nobody the rest or how much there is), or players of the effect language.'),
  rulings: documented(RULINGS, 'The rulings it obeys.'),
  replaces: documented(FLAG, 'It takes the place of the zone of the same id in a pack that this one extends.'),
};

function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The shape of a map that holds fields, marked as such for editors. */
function withFields(schema: Schema): Schema {
  return { ...schema, 'field-keys': true };
}

/** The shape of the things of one kind. */
export function thingSchema(kind: KindInfo, kinds: KindTable): Schema {
  const sections = sectionRefs(Object.keys(SECTIONS).filter((key) => kind.live.has(key)));
  const fields = fieldSchemas(kind.fields, kind.singular, kinds);
  return withFields(map(article(kind.singular), { ...THING_KEYS, copies: documented(copiesSchema(kind, kinds), 'How many of it there are, or several numbers that differ in values; 1 when left out.'), ...fields.properties, ...sections }, ['id', 'kind', ...fields.required]));
}

/** A number of copies, or several numbers of copies that differ in values. */
function copiesSchema(kind: KindInfo, kinds: KindTable): Schema {
  const count = integer('a number of copies', 1, 1000);
  const values = Object.fromEntries(leavesOf(kind.fields).flatMap((leaf) => (leaf.type.is === 'value' ? [[leaf.name, leafSchema(leaf, kinds)] as const] : [])));
  return { if: { type: 'array' }, then: { type: 'array', minItems: 1, items: map('copies', { count, ...values }, ['count']) }, else: count };
}

/** The shape of the zones of one kind. Their abilities are always live, so they need no `live` section. */
export function zoneSchema(kind: KindInfo, kinds: KindTable): Schema {
  const sections = sectionRefs(Object.keys(SECTIONS).filter((key) => key === 'action' || key === 'abilities' || kind.live.has(key)));
  const fields = fieldSchemas(kind.fields, kind.singular, kinds);
  return withFields(map(article(kind.singular), { ...ZONE_KEYS, ...fields.properties, ...sections }, ['id', 'kind', ...fields.required]));
}

function fieldSchemas(fields: readonly Field[], owner: string, kinds: KindTable): { properties: Record<string, Schema>; required: string[] } {
  const properties: Record<string, Schema> = {};
  for (const field of fields) {
    if (field.is === 'leaf') {
      properties[field.key] = documented(leafSchema(field, kinds), field.doc);
      continue;
    }
    const inner = fieldSchemas(field.fields, owner, kinds);
    properties[field.key] = withFields(map(`${field.key} of ${article(owner)}`, inner.properties, inner.required));
  }
  return { properties, required: fields.filter((field) => field.required).map((field) => field.key) };
}

function leafSchema({ type, values }: FieldLeaf, kinds: KindTable): Schema {
  if (type.is === 'effect') return EFFECT;
  if (type.is === 'expression') return EXPRESSION;
  if (type.is === 'placements') return { type: 'object', description: 'a map of what is placed where', 'key-names': 'zone', additionalProperties: { type: ['string', 'number'], description: 'what is placed' } };
  const description = wantedFor(type.tag, kinds);
  const allowed = values === null ? {} : { enum: values };
  if (type.tag === 'number') return { type: 'integer', description, ...allowed };
  if (type.tag === 'condition') return { type: 'boolean', description };
  if (type.tag.startsWith('list:')) return { type: 'array', description, items: { type: 'string', description: 'an id', names: `entity:${type.tag.slice('list:'.length)}`, ...allowed } };
  const names = type.tag.startsWith('thing:') ? { names: `entity:${type.tag.slice('thing:'.length)}` } : {};
  return { type: 'string', description, ...names, ...allowed };
}
