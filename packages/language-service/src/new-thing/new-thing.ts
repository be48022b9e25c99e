// A new card, or any other thing or zone: its text, its file and the count of its kind. Must not write files.
import { nearest } from '@dradis/diagnostics';
import type { OutlineItem, PackFile, PackResult } from '@dradis/packs';
import { cardText } from './card-text.js';
import { withCount } from './counts-line.js';
import { kindsWithThings, writtenThings, type WrittenThing } from './written-things.js';

/** What is asked for. */
export interface NewThingWish {
  /** Its kind, as `kindsOfThings` names it. */
  readonly kind: string;
  /** The id it is to have. */
  readonly id: string;
  /** What players are to read on it. */
  readonly title: string;
  /** The folder inside the pack; where its kind lies in the extended pack when undefined. */
  readonly folder?: string | undefined;
}

/** A pack to add it to, free of mistakes. */
export interface NewThingPack {
  /** The files of the pack. */
  readonly files: readonly PackFile[];
  /** What compiling them gave. */
  readonly result: PackResult;
  /** Compiles it with other or more files. */
  readonly compile: (files: readonly PackFile[]) => PackResult;
}

/** The files to write: the thing, and the manifest when the count of its kind is stated there. */
export interface NewThing {
  /** The file in which it is. */
  readonly made: PackFile;
  /** All files to write, that one among them. */
  readonly files: readonly PackFile[];
  /** Whether it is a zone. */
  readonly isZone: boolean;
}

/** Why it cannot be made. */
export type NewThingRefusal =
  | { readonly why: 'kind'; readonly kind: string; readonly known: readonly string[]; readonly meant: readonly string[] }
  | { readonly why: 'taken'; readonly path: string; readonly by: OutlineItem }
  | { readonly why: 'there'; readonly path: string }
  /** With it the pack would have the mistakes that compiling came to. */
  | { readonly why: 'mistakes'; readonly result: PackResult };

const MANIFEST = 'pack.yaml';

function isA(result: PackResult, kind: string, wanted: string): boolean {
  const parents = new Map(result.vocabulary.kinds.map(({ id, parent }) => [id, parent]));
  for (let at: string | null | undefined = kind; at !== undefined && at !== null; at = parents.get(at)) if (at === wanted) return true;
  return false;
}

/** The folder where things of a kind stand in the packs there are. */
function usualFolder(result: PackResult, kind: string): string {
  const path = writtenThings(result).find((each) => each.kind === kind)?.path.replace(/^[^:/]*:/, '') ?? 'cards/x';
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A new thing as text: legal as it stands. `written` are the things there are, so that they are read once for many. */
export function thingText(result: PackResult, written: readonly WrittenThing[], { kind, id, title }: NewThingWish): string | undefined {
  const isZone = isA(result, kind, 'zone');
  const schema = isZone ? result.shapes.zone(kind) : result.shapes.thing(kind);
  const idsOf = (wanted: string): string[] => written.filter((each) => isA(result, each.kind, wanted)).map((each) => each.id);
  const siblings = written.filter((each) => each.kind === kind).map(({ thing }) => thing);
  return schema === undefined ? undefined : cardText({ kind, id, title, schema, siblings, zone: isZone, idsOf });
}

/** Makes it: legal as it stands, with effects that do nothing and values that most of its kind have. */
export function newThing({ files: others, result, compile }: NewThingPack, { kind, id, title, folder }: NewThingWish): NewThing | { readonly refused: NewThingRefusal } {
  const isZone = isA(result, kind, 'zone');
  const text = thingText(result, writtenThings(result), { kind, id, title });
  const known = kindsWithThings(result);
  if (text === undefined) return { refused: { why: 'kind', kind, known, meant: nearest(kind, known) } };
  const path = [folder ?? usualFolder(result, kind), `${id}.yaml`].filter((part) => part !== '').join('/');
  const taken = result.outline.find((item) => item.id === id && (item.what === 'thing' || item.what === 'zone'));
  if (taken !== undefined) return { refused: { why: 'taken', path, by: taken } };
  if (others.some((file) => file.path === path)) return { refused: { why: 'there', path } };
  const made = { path, text };
  const alone = compile([...others, made]);
  if (alone.pack !== null) return { made, files: [made], isZone };
  // The one mistake a legal card makes: its deck is counted somewhere.
  const manifest = others.find((file) => file.path === MANIFEST);
  if (manifest === undefined) return { refused: { why: 'mistakes', result: alone } };
  let counts = manifest.text;
  for (const counted of countedKinds(result, kind)) counts = withCount(counts, counted, alone.counts[counted] ?? 0);
  const changed = { path: MANIFEST, text: counts };
  const both = compile([...others.filter((file) => file !== manifest), changed, made]);
  return both.pack === null ? { refused: { why: 'mistakes', result: both } } : { made, files: [made, changed], isZone };
}

/** The kinds among a kind and its parents that a manifest counts. */
function countedKinds(result: PackResult, kind: string): string[] {
  const counted = new Set<string>();
  for (const { root, role } of result.documents.values()) {
    const counts = role === 'manifest' ? root?.entries.find(({ key }) => key === 'counts')?.value : undefined;
    if (counts?.type === 'map') for (const { key } of counts.entries) if (isA(result, kind, key)) counted.add(key);
  }
  return [...counted];
}
