/** Lays out attributes and variables: where their values stand and what they start with. Must not look at programs. */
import { BrokenDocument } from '../errors/broken-document.js';
import type { Value } from '../state/value.js';
import type { CompiledPack, JsonValue } from './compiled-pack.js';
import type { LaidEntities } from './lay-entities.js';
import type { AttributeInfo, VariableInfo } from './layout.js';
import { startValue } from './start-value.js';
import { emptyValue } from './type-tags.js';

/** The `values` of every declared thing and zone, by attribute, and where they stand. */
function declaredValues(pack: CompiledPack): Map<string, { values: Record<string, JsonValue>; at: string }> {
  const out = new Map<string, { values: Record<string, JsonValue>; at: string }>();
  pack.zones.forEach((zone, i) => out.set(zone.id, { values: zone.values, at: `zones[${i}].values` }));
  pack.things.forEach((thing, i) => out.set(thing.id, { values: thing.values, at: `things[${i}].values` }));
  return out;
}

function valueIn(values: Readonly<Record<string, JsonValue>> | undefined, attribute: string): JsonValue | undefined {
  return values !== undefined && Object.hasOwn(values, attribute) ? values[attribute] : undefined;
}

/** Lays out the attributes. Throws BrokenDocument. */
export function layAttributes(pack: CompiledPack, laid: LaidEntities): AttributeInfo[] {
  const given = declaredValues(pack);
  const known = new Set(pack.attributes.map((attribute) => attribute.id));
  for (const { values, at } of given.values()) {
    const odd = Object.keys(values).find((key) => !known.has(key));
    if (odd !== undefined) throw new BrokenDocument(at, `there is no attribute called "${odd}"`);
  }
  const oddVariant = laid.variants.flatMap((values) => Object.keys(values)).find((key) => !known.has(key));
  if (oddVariant !== undefined) throw new BrokenDocument('things', `there is no attribute called "${oddVariant}"`);
  if (known.size !== pack.attributes.length) throw new BrokenDocument('attributes', 'an attribute is declared twice');
  return pack.attributes.map((attribute, index) => {
    const at = `attributes[${index}]`;
    const kind = laid.kinds[laid.kindIndex.get(attribute.of) ?? -1];
    if (kind === undefined) throw new BrokenDocument(`${at}.of`, `there is no kind called "${attribute.of}"`);
    const initial = startValue(attribute.initial, attribute.type, laid, `${at}.initial`);
    const values: Value[] = [];
    for (let entity = kind.lo; entity < kind.hi; entity++) {
      const own = given.get(laid.declared[entity] ?? '');
      const json = valueIn(laid.variants[entity], attribute.id) ?? valueIn(own?.values, attribute.id);
      values.push(json === undefined ? initial : startValue(json, attribute.type, laid, `${own?.at ?? at}.${attribute.id}`));
    }
    return {
      index,
      id: attribute.id,
      type: attribute.type,
      lo: kind.lo,
      hi: kind.hi,
      secret: attribute.secret,
      fixed: attribute.fixed ? values : null,
      start: attribute.fixed ? [] : values,
      missing: emptyValue(attribute.type),
    };
  });
}

/** Lays out the variables. Throws BrokenDocument. */
export function layVariables(pack: CompiledPack, laid: LaidEntities): VariableInfo[] {
  return pack.variables.map((variable, index) => {
    if (variable.type === 'tally') {
      throw new BrokenDocument(`variables[${index}].type`, 'a variable cannot be a tally: a tally ends with the effect that made it');
    }
    return {
      index,
      id: variable.id,
      type: variable.type,
      start: startValue(variable.initial, variable.type, laid, `variables[${index}].initial`),
      secret: variable.secret,
    };
  });
}
