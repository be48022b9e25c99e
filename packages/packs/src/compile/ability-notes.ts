// Abilities as things and zones write them, in every section, in one form. Must not compile their texts.
import type { SourceFile } from '@dradis/diagnostics';
import type { Report } from '../findings.js';
import { entryOf, stringOf, type MapNode, type PackNode, type Range, type ScalarNode } from '../yaml/pack-node.js';
import { idPlace, keyPlace, scalarsOf, textsOf } from '../declare/reading.js';

/** What an ability waits for. */
export type WrittenTrigger =
  | { readonly is: 'action' }
  | { readonly is: 'event' | 'quantity' | 'act'; readonly words: ScalarNode };

/** One ability before its texts are compiled. */
export interface AbilityNote {
  readonly section: string;
  /** The id as written; undefined when the section and position must do. */
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly trigger: WrittenTrigger;
  readonly optional: boolean;
  /** The effect; undefined for quantities and acts. `discard` is what `until` stands for. */
  readonly effect: PackNode | 'discard' | undefined;
  readonly if: PackNode | undefined;
  readonly by: PackNode | undefined;
  readonly limit: ScalarNode | undefined;
  readonly rulings: readonly string[];
  readonly range: Range;
}

const TRIGGERS = ['action', 'when', 'modify', 'forbid'] as const;
/** The keys that go with each trigger, besides `id` and `title`. */
const COMPANIONS: Readonly<Record<(typeof TRIGGERS)[number], readonly string[]>> = {
  action: ['if', 'limit'],
  when: ['does', 'may', 'if', 'limit'],
  modify: ['by', 'if'],
  forbid: ['if'],
};

/** Reads the abilities of a thing or zone from all its sections. */
export function readAbilities(file: SourceFile, owner: MapNode, report: Report): AbilityNote[] {
  const notes: AbilityNote[] = [];
  const add = (note: AbilityNote | undefined): void => {
    if (note !== undefined) notes.push(note);
  };
  for (const { key, keyRange, value } of owner.entries) {
    const nodes = value.type === 'list' ? value.items : [value];
    if (key === 'action') for (const node of nodes) add(readAction(file, node));
    if (key === 'reaction' || key === 'abilities') for (const node of nodes) if (node.type === 'map') add(readAbility(file, key, node, report));
    if (key !== 'in-play' || value.type !== 'map') continue;
    for (const event of scalarsOf(value, 'until')) {
      add({ ...EMPTY, section: key, trigger: { is: 'event', words: event }, effect: 'discard', range: event.range });
    }
    const own = value.entries.filter((entry) => entry.key !== 'until' && entry.key !== 'abilities');
    if (own.length > 0) add(readAbility(file, key, { ...value, entries: own, range: keyRange }, report));
    const list = entryOf(value, 'abilities')?.value;
    if (list?.type === 'list') for (const node of list.items) if (node.type === 'map') add(readAbility(file, key, node, report));
  }
  return notes;
}

const EMPTY = { id: undefined, title: undefined, optional: false, if: undefined, by: undefined, limit: undefined, rulings: [] } as const;

function scalar(node: PackNode | undefined): ScalarNode | undefined {
  return node?.type === 'scalar' && node.value !== null ? node : undefined;
}

function readAction(file: SourceFile, node: PackNode): AbilityNote | undefined {
  if (node.type === 'scalar') return { ...EMPTY, section: 'action', trigger: { is: 'action' }, optional: true, effect: node, range: node.range };
  if (node.type !== 'map') return undefined;
  const effect = entryOf(node, 'does')?.value;
  if (effect === undefined) return undefined;
  return {
    section: 'action',
    id: stringOf(node, 'id'),
    title: stringOf(node, 'title'),
    trigger: { is: 'action' },
    optional: true,
    effect,
    if: entryOf(node, 'if')?.value,
    by: undefined,
    limit: scalar(entryOf(node, 'limit')?.value),
    rulings: textsOf(node, 'rulings'),
    range: idPlace(file, node).range,
  };
}

function readAbility(file: SourceFile, section: string, node: MapNode, report: Report): AbilityNote | undefined {
  // Of a reaction the shape check says that it lacks `when` or has a key that reactions do not have.
  const reaction = section === 'reaction';
  const present = TRIGGERS.filter((key) => (reaction ? key === 'when' : entryOf(node, key) !== undefined));
  const [trigger, second] = present;
  if (trigger === undefined || (reaction && entryOf(node, trigger) === undefined)) {
    if (!reaction) report({ code: 'D0409', at: { file, range: node.entries[0]?.keyRange ?? node.range }, facts: { section } });
    return undefined;
  }
  if (second !== undefined) {
    report({ code: 'D0411', at: keyOf(file, node, second), also: keyOf(file, node, trigger), facts: { key: second, other: trigger } });
    return undefined;
  }
  let sound = true;
  for (const entry of node.entries) {
    if (entry.key === trigger || entry.key === 'id' || entry.key === 'title' || COMPANIONS[trigger].includes(entry.key)) continue;
    // Keys no ability has are the shape check's business.
    if (!(reaction ? ['does', 'may', 'if', 'limit'] : ['does', 'may', 'by', 'if', 'limit']).includes(entry.key)) continue;
    sound = false;
    report({ code: 'D0406', at: { file, range: entry.keyRange }, also: keyOf(file, node, trigger), facts: { key: entry.key, other: trigger, allowed: COMPANIONS[trigger] } });
  }
  const may = entryOf(node, 'may');
  const does = entryOf(node, 'does');
  if (trigger === 'when' && may !== undefined && does !== undefined) {
    report({ code: 'D0412', at: { file, range: may.keyRange }, also: { file, range: does.keyRange }, facts: {} });
    sound = false;
  }
  const wanted = trigger === 'modify' && entryOf(node, 'by') === undefined ? 'by' : trigger === 'when' && may === undefined && does === undefined ? 'does` or `may' : undefined;
  if (wanted !== undefined && sound) {
    report({ code: 'D0413', at: keyOf(file, node, trigger), facts: { key: wanted, other: trigger } });
    sound = false;
  }
  const words = scalar(entryOf(node, trigger)?.value);
  if (!sound || words === undefined) return undefined;
  const base = {
    section,
    id: stringOf(node, 'id'),
    title: stringOf(node, 'title'),
    if: entryOf(node, 'if')?.value,
    limit: scalar(entryOf(node, 'limit')?.value),
    rulings: textsOf(node, 'rulings'),
    range: idPlace(file, node).range,
  };
  if (trigger === 'action') return { ...base, trigger: { is: 'action' }, optional: true, effect: words, by: undefined };
  if (trigger === 'when') return { ...base, trigger: { is: 'event', words }, optional: may !== undefined, effect: (may ?? does)?.value, by: undefined };
  if (trigger === 'modify') return { ...base, trigger: { is: 'quantity', words }, optional: false, effect: undefined, by: entryOf(node, 'by')?.value };
  return { ...base, trigger: { is: 'act', words }, optional: false, effect: undefined, by: undefined };
}

function keyOf(file: SourceFile, node: MapNode, key: string): ReturnType<typeof keyPlace> {
  const entry = entryOf(node, key);
  return entry === undefined ? keyPlace(file, node, key) : { file, range: entry.keyRange };
}
