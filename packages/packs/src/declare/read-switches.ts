// The `switches` section of manifests: readings of the rules that a game is created with. Must not compile.
import type { Report } from '../findings.js';
import { stringOf } from '../yaml/pack-node.js';
import type { PhraseInfo, SwitchInfo } from './declarations.js';
import { flagOf, idAsWords, idPlace, sectionItems, textsOf, uniqueById, type RulesFile } from './reading.js';

/** The switches. A switch is read like a definition without slots, so the two share their ids; `definitions` has those taken. */
export function readSwitches(manifests: readonly RulesFile[], definitions: readonly PhraseInfo[], report: Report): SwitchInfo[] {
  const taken = new Map(definitions.map(({ id, place }) => [id, place]));
  const switches: SwitchInfo[] = [];
  for (const { file, node } of sectionItems(manifests, 'switches')) {
    const id = stringOf(node, 'id');
    if (id === undefined) continue;
    const place = idPlace(file, node);
    const also = taken.get(id);
    if (also !== undefined) {
      report({ code: 'D0502', at: place, also, facts: { what: 'definition or switch', id } });
      continue;
    }
    switches.push({
      id,
      words: stringOf(node, 'words') ?? idAsWords(id),
      title: stringOf(node, 'title') ?? idAsWords(id),
      doc: stringOf(node, 'doc') ?? '',
      rulings: textsOf(node, 'rulings'),
      initial: flagOf(node, 'default'),
      node,
      place,
    });
  }
  return uniqueById('switch', switches, report);
}
