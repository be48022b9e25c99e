// All files of a pack -> everything it declares. The first of two passes; must not compile effects.
import type { Finding, Report } from '../findings.js';
import { attributesOfFields, fieldsOfAttributes, readAttributes } from './read-attributes.js';
import type { Declarations } from './declarations.js';
import { EntityIds, readThings, readZones, type ThingFile } from './read-entities.js';
import { readKindNames, readKinds } from './read-kinds.js';
import { readSwitches } from './read-switches.js';
import { readPhrases, readScopes, readSignatures, readVariables } from './read-signatures.js';
import type { RulesFile } from './reading.js';

/** What files of rules and manifests declare by themselves, and what is wrong there. */
interface ByRules {
  readonly files: readonly RulesFile[];
  readonly declared: Omit<Declarations, 'zones' | 'things'>;
  readonly findings: readonly Finding[];
}

/** Gathers the declarations of a pack; mistakes are reported, and what can be kept is kept. */
export type Declarer = (manifests: readonly RulesFile[], rules: readonly RulesFile[], thingFiles: readonly ThingFile[], report: Report) => Declarations;

/** Makes a declarer, which remembers what rules declare: while a card is written they stay as they are. */
export function createDeclarer(): Declarer {
  let last: ByRules | undefined;
  return (manifests, rules, thingFiles, report) => {
    const files = [...manifests, ...rules];
    const isKnown = last?.files.length === files.length && files.every(({ root }, index) => root === last?.files[index]?.root);
    if (last === undefined || !isKnown) last = declareRules(manifests, rules);
    for (const finding of last.findings) report(finding);
    const { kinds } = last.declared;
    const ids = new EntityIds(report);
    return { ...last.declared, zones: readZones(rules, kinds, ids, report), things: readThings(thingFiles, kinds, ids, report) };
  };
}

function declareRules(manifests: readonly RulesFile[], rules: readonly RulesFile[]): ByRules {
  const findings: Finding[] = [];
  const report = (finding: Finding): void => void findings.push(finding);
  const kinds = readKindNames(rules, report);
  const explicit = readAttributes(rules, kinds, report);
  const kindInfo = readKinds(rules, kinds, fieldsOfAttributes(explicit), report);
  const { attributes, effectFields, attributeOf } = attributesOfFields(explicit, kinds, kindInfo, report);
  const variables = readVariables(rules, kinds, report);
  const definitions = readPhrases(rules, 'definitions', kinds, report);
  const declared = {
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
  };
  return { files: [...manifests, ...rules], declared, findings };
}
