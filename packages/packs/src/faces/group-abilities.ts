// Which abilities of one thing are said in one sentence or under one label. Must not say them.
import type { CompiledAbility } from '@dradis/engine';
import type { FaceSection } from './face.js';

/** Abilities in a row that differ only in what they wait for or forbid. */
export interface AbilityGroup {
  readonly first: CompiledAbility;
  /** Ids of the events or acts of the others. */
  readonly more: readonly string[];
}

/** The id of the event, quantity or act of an ability; empty for an action. */
export function waitsFor({ trigger }: CompiledAbility): string {
  return 'event' in trigger ? trigger.event : 'quantity' in trigger ? trigger.quantity : 'act' in trigger ? trigger.act : '';
}

/** Groups abilities: `says` gives all that is said of one besides what it waits for. */
export function groupAbilities(abilities: readonly CompiledAbility[], says: (ability: CompiledAbility) => string): AbilityGroup[] {
  const groups: { first: CompiledAbility; more: string[] }[] = [];
  for (const ability of abilities) {
    const last = groups.at(-1);
    const joins = last !== undefined && ('event' in ability.trigger || 'act' in ability.trigger) && sort(ability) === sort(last.first) && says(ability) === says(last.first);
    if (joins) last.more.push(waitsFor(ability));
    else groups.push({ first: ability, more: [] });
  }
  return groups;
}

/** What kind of trigger an ability has. */
export function sort({ trigger }: CompiledAbility): 'action' | 'event' | 'quantity' | 'act' {
  return 'action' in trigger ? 'action' : 'event' in trigger ? 'event' : 'quantity' in trigger ? 'quantity' : 'act';
}

/** Sections in a row under one label as one. */
export function joinedSections(sections: readonly FaceSection[]): FaceSection[] {
  return sections.reduce<FaceSection[]>((before, section) => {
    const last = before.at(-1);
    if (last === undefined || section.label === '' || last.label !== section.label || section.text === '' || last.text === '') return [...before, section];
    return [...before.slice(0, -1), { ...last, text: `${last.text} ${section.text}` }];
  }, []);
}
