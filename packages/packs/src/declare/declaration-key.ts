// What a compiled file depends on in other files, as one string: while it is equal, the file need not be compiled again.
// Must not hold places of declarations, which move whenever something is edited above them.
import type { Vocabulary } from '@dradis/language';
import type { Declarations, Field, Found, KindInfo } from './declarations.js';
import type { ScalarNode } from '../yaml/pack-node.js';

function field(item: Field): unknown {
  return item.is === 'group' ? [item.key, item.required, item.fields.map(field)] : [item.key, item.name, item.type, item.required, item.values];
}

function written(found: Found<ScalarNode> | null): unknown {
  // The place counts here: messages about these texts are given where things use them.
  return found === null ? null : [found.node.value, found.file.path, found.node.range.start];
}

function kind({ id, startsIn, placeEach, fields, live, onUse, abilities }: KindInfo): unknown {
  const sections = [...live].map(([section, { node }]) => [section, node.entries.map((entry) => entry.key)]);
  return [id, written(startsIn), written(placeEach), fields.map(field), sections, onUse?.kind ?? null, abilities.map(({ kind: declaring }) => declaring)];
}

/** The part of the key that comes from rules, which most changes leave as they are, by what they give each kind. */
const ofRules = new WeakMap<Declarations['kindInfo'], string>();

function rulesKey({ kindInfo, scopes }: Declarations, { verbs: _verbs, queries: _queries, entities: _entities, dieProcedure: _die, ...own }: Vocabulary): string {
  // The engine's phrases are the same for every update of one compiler; what has a name of its own is counted with zones and things.
  return JSON.stringify([own, [...kindInfo.values()].map(kind), scopes.map(({ id, variable }) => [id, variable])]);
}

/**
 * The key of a pack's declarations.
 *
 * @param die the procedure that rolls the die
 * @param vocabulary makes the words of these declarations; asked only where they are not known by the rules
 */
export function declarationKey(declarations: Declarations, die: string | null, vocabulary: () => Vocabulary): string {
  const { kindInfo, zones, things } = declarations;
  const rules = ofRules.get(kindInfo) ?? rulesKey(declarations, vocabulary());
  ofRules.set(kindInfo, rules);
  return JSON.stringify([rules, die, zones.map(({ id, words, kind: of, perPlayer }) => [id, words, of, perPlayer]), things.map(({ id, words, kind: of, copies }) => [id, words, of, copies])]);
}
