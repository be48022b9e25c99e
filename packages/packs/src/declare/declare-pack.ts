// All files of a pack -> everything it declares. The first of two passes; must not compile effects.
import { type Report } from '../findings.js';
import { attributesOfFields, fieldsOfAttributes, readAttributes } from './read-attributes.js';
import { type Declarations } from './declarations.js';
import { EntityIds, readThings, readZones, type ThingFile } from './read-entities.js';
import { readKindNames, readKinds } from './read-kinds.js';
import { readSwitches } from './read-switches.js';
import { readPhrases, readScopes, readSignatures, readVariables } from './read-signatures.js';
import { type RulesFile } from './reading.js';

/** Gathers the declarations of a pack; mistakes are reported, and what can be kept is kept. */
export function declarePack(manifests: readonly RulesFile[], rules: readonly RulesFile[], thingFiles: readonly ThingFile[], report: Report): Declarations {
  const kinds = readKindNames(rules, report);
  const explicit = readAttributes(rules, kinds, report);
  const kindInfo = readKinds(rules, kinds, fieldsOfAttributes(explicit), report);
  const { attributes, effectFields, attributeOf } = attributesOfFields(explicit, kinds, kindInfo, report);
  const variables = readVariables(rules, kinds, report);
  const ids = new EntityIds(report);
  const definitions = readPhrases(rules, 'definitions', kinds, report);
  return {
    kinds,
    kindInfo,
    attributes,
    attributeOf,
    effectFields,
    variables,
    scopes: readScopes(rules, variables, report),
    events: readSignatures(rules, 'events', kinds, report),
    acts: readSignatures(rules, 'acts', kinds, report),
    quantities: readSignatures(rules, 'quantities', kinds, report),
    procedures: readPhrases(rules, 'procedures', kinds, report),
    definitions,
    switches: readSwitches(manifests, definitions, report),
    zones: readZones(rules, kinds, ids, report),
    things: readThings(thingFiles, kinds, ids, report),
  };
}
