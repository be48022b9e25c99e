// D0605: things that start where nothing ever looks, or nowhere though others do. Must not follow what is done with them.
import type { Advice, LintRule } from '../lint-rule.js';

/** The rule. */
export const neverDrawn: LintRule = {
  page: {
    code: 'D0605',
    title: 'A thing that nothing can reach',
    text: 'Nothing draws from the zone it starts in, or asks what is there, though things may be put there; no effect, condition or value names the thing; nothing goes through all things of its kind, and no ability of it acts from there. So it stays where it is. The same when it starts nowhere and others of its kind start in a zone.',
    wrong: 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: forgotten-pile }\nzones:\n  - { id: forgotten-pile, kind: deck }\n',
    right: 'things:\n  - { id: fog, kind: card, grows: wheat, starts-in: draw-pile }\n',
  },
  *check({ pack, lookedInto, declared, abilitiesOf }): Iterable<Advice> {
    const looked = lookedInto();
    const zones = new Map(pack.zones.map((zone) => [zone.id, zone]));
    const placed = new Set(pack.things.filter(({ startsIn }) => startsIn !== null).map(({ kind }) => kind));
    const live = new Map(pack.kinds.map((kind) => [kind.id, kind.live]));
    for (const thing of pack.things) {
      const at = declared('thing', thing.id);
      const zone = zones.get(thing.startsIn ?? '');
      // Nouns such as classes and skills lie nowhere.
      if (zone === undefined && !placed.has(thing.kind)) continue;
      if (at === undefined || looked.names(thing.id) || looked.sees(thing.kind, zone)) continue;
      const acts = abilitiesOf(thing).some(({ section }) => live.get(thing.kind)?.[section]?.in?.includes(thing.startsIn ?? '') !== false);
      if (acts) continue;
      const title = zone === undefined ? `'${thing.id}' starts nowhere, and nothing names it` : `nothing looks into '${zone.id}', where '${thing.id}' starts`;
      yield { at, title, help: zone === undefined ? 'say `starts-in:` with a zone, or name it in the rules' : 'let it start elsewhere, or draw from the zone in the rules' };
    }
  },
};
