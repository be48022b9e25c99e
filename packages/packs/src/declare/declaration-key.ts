// What a compiled file depends on in other files, as one string: while it is equal, the file need not be compiled again.
// Must not hold places of declarations, which move whenever something is edited above them.
import { type Vocabulary } from '@dradis/language';
import { type Declarations, type Field, type Found, type KindInfo } from './declarations.js';
import { type ScalarNode } from '../yaml/pack-node.js';

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

/** The key of a pack's declarations. */
export function declarationKey(declarations: Declarations, vocabulary: Vocabulary): string {
  // The engine's phrases are the same for every update of one compiler.
  const { verbs: _verbs, queries: _queries, ...own } = vocabulary;
  const { kindInfo, zones, things, scopes } = declarations;
  return JSON.stringify([
    own,
    [...kindInfo.values()].map(kind),
    zones.map(({ id, kind: of, perPlayer }) => [id, of, perPlayer]),
    things.map(({ id, kind: of, copies }) => [id, of, copies]),
    scopes.map(({ id, variable }) => [id, variable]),
  ]);
}
