// One file of a pack -> its tree, its role in the pack and what is wrong with it alone. Must not look at other files.
import { createSourceFile, type SourceFile } from '@dradis/diagnostics';
import type { Finding } from '../findings.js';
import { RULES_SECTIONS } from '../shape/rules-schema.js';
import { FIXED_SHAPES } from '../shape/shape-book.js';
import { mendKeys } from '../shape/mended-keys.js';
import { hasKey, shapeFindings } from '../shape/shape-findings.js';
import { readYaml } from '../yaml/read-yaml.js';
import { valueOf, type MapNode, type PackNode } from '../yaml/pack-node.js';
import { yamlFinding } from '../yaml/yaml-findings.js';

/** What a file of a pack is: its manifest, a list of sections, a single thing, or a scenario or words (left to those who run them or speak with them). */
export type DocumentRole = 'manifest' | 'sections' | 'thing' | 'scenario';

/** A file that has been read. */
export interface PackDocument {
  /** The file with its text. */
  readonly file: SourceFile;
  /** What the file is for, which its path and keys tell. */
  readonly role: DocumentRole;
  /** The top-level map; undefined when there is none to be used. */
  readonly root: MapNode | undefined;
  /** The things the file holds: itself, or its `things` section. */
  readonly things: readonly MapNode[];
  /** False when what a key stands under is a guess; the file then declares what it can and compiles nothing. */
  readonly sound: boolean;
  /** What is wrong with it alone, whatever other files say. */
  readonly findings: readonly Finding[];
}

function roleOf(path: string, root: PackNode | undefined): DocumentRole {
  if (path === 'pack.yaml') return 'manifest';
  // A list of maps under the name of a section tells even where keys of a thing strayed beside it.
  if (root?.type === 'map' && root.entries.some(({ key, value }) => RULES_SECTIONS.includes(key) && value.type === 'list' && value.items.some(({ type }) => type === 'map'))) return 'sections';
  const isThing = hasKey(root, 'kind') || hasKey(root, 'id');
  if (isThing) return 'thing';
  return RULES_SECTIONS.some((section) => hasKey(root, section)) || path.startsWith('rules/') ? 'sections' : 'thing';
}

const SHAPES = { manifest: FIXED_SHAPES.manifest, sections: FIXED_SHAPES.rules, thing: FIXED_SHAPES.anyThing } as const;

/** Reads one file. `prefix` stands before the path where the file is spoken of: a pack that is extended is told apart by it. */
export function readDocument(path: string, text: string, prefix = ''): PackDocument {
  const file = createSourceFile(`${prefix}${path}`, text);
  if (path.startsWith('scenarios/') || path.startsWith('words/')) return { file, role: 'scenario', root: undefined, things: [], sound: true, findings: [] };
  const { root, problems, sound } = readYaml(text);
  const findings = problems.map((problem) => yamlFinding(file, problem));
  const role = roleOf(path, root);
  if (root === undefined || role === 'scenario') return { file, role, root: undefined, things: [], sound: false, findings };
  if (root.type !== 'map') {
    const found = root.type === 'list' ? 'a list' : 'a single value';
    if (sound) findings.push({ code: 'D0403', at: { file, range: root.range }, facts: { key: '', place: '', found, wanted: 'a map of keys' } });
    return { file, role, root: undefined, things: [], sound: false, findings };
  }
  if (sound) findings.push(...shapeFindings(file, root, SHAPES[role], undefined));
  const meant = mendKeys(root, findings);
  const listed = role === 'sections' ? valueOf(meant, 'things') : undefined;
  const things = role === 'thing' ? [meant] : listed?.type === 'list' ? listed.items.filter((item): item is MapNode => item.type === 'map') : [];
  return { file, role, root: meant, things, sound, findings };
}
