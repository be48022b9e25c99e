// A new card: its text, its file and the count of its kind. Must not write files.
import { posix as paths } from 'node:path';
import { nearest } from '@dradis/diagnostics';
import type { PackFile, PackResult, Schema } from '@dradis/packs';
import { UsageError } from '../host.js';
import { cardText } from './card-text.js';
import { withCount } from './counts-line.js';
import { mistakes, placeText, shownPath, writtenThings, type PackAtHand } from './pack-at-hand.js';

/** What was asked for. */
export interface CardWish {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** The folder inside the pack; where its kind lies in the extended pack when undefined. */
  readonly dir: string | undefined;
}

const MANIFEST = 'pack.yaml';

function isA(result: PackResult, kind: string, wanted: string): boolean {
  const parents = new Map(result.pack?.kinds.map(({ id, parent }) => [id, parent]));
  for (let at: string | null | undefined = kind; at !== undefined && at !== null; at = parents.get(at)) if (at === wanted) return true;
  return false;
}

/** The kinds that have things or zones of their own, by name. */
export function kindsWithThings(result: PackResult): string[] {
  return [...new Set(writtenThings(result).map(({ kind }) => kind))].sort();
}

function schemaOf({ result }: PackAtHand, kind: string): Schema {
  const schema = isA(result, kind, 'zone') ? result.shapes.zone(kind) : result.shapes.thing(kind);
  if (schema !== undefined) return schema;
  const known = kindsWithThings(result);
  const meant = nearest(kind, known);
  throw new UsageError(`there is no kind '${kind}'; ${meant.length > 0 ? `did you mean '${meant.join("' or '")}'?` : `there are ${known.join(', ')}`}`);
}

/** The folder where things of a kind stand in the packs there are. */
function usualFolder(result: PackResult, kind: string): string {
  const [first] = writtenThings(result).filter((each) => each.kind === kind);
  return first === undefined ? 'cards' : paths.dirname(first.path.replace(/^[^:/]*:/, ''));
}

/**
 * The files to write: the card, and the manifest when the count of its kind is stated there. `cwd` is for showing paths.
 *
 * @throws UsageError when the kind is unknown, the id is taken, or the pack would have mistakes with the card
 */
export function newCard(at: PackAtHand, { kind, id, title, dir }: CardWish, cwd: string): { readonly card: PackFile; readonly files: readonly PackFile[]; readonly isZone: boolean } {
  const { loaded, result, root, compile } = at;
  const schema = schemaOf(at, kind);
  const path = paths.join(dir ?? usualFolder(result, kind), `${id}.yaml`);
  const taken = result.outline.find((item) => item.id === id && (item.what === 'thing' || item.what === 'zone'));
  if (taken !== undefined) throw new UsageError(`'${id}' is taken: ${shownPath(root, path, cwd)}:1:1 would have the id of the ${taken.kind ?? taken.what} at ${placeText(loaded, taken.place)}`);
  if (loaded.files.some((file) => file.path === path)) throw new UsageError(`${shownPath(root, path, cwd)} is there already; nothing was written`);
  const written = writtenThings(result);
  const idsOf = (wanted: string): string[] => written.filter((each) => isA(result, each.kind, wanted)).map((each) => each.id);
  const siblings = written.filter((each) => each.kind === kind).map(({ thing }) => thing);
  const isZone = isA(result, kind, 'zone');
  const card = { path, text: cardText({ kind, id, title, schema, siblings, zone: isZone, idsOf }) };
  const others = loaded.files;
  const alone = compile([...others, card]);
  if (alone.pack !== null) return { card, files: [card], isZone };
  // The one mistake a legal card makes: its deck is counted somewhere.
  const manifest = others.find((file) => file.path === MANIFEST);
  if (manifest === undefined) throw new UsageError(mistakes(loaded, alone));
  let text = manifest.text;
  for (const counted of countedKinds(result, kind)) text = withCount(text, counted, alone.counts[counted] ?? 0);
  const changed = { path: MANIFEST, text };
  const both = compile([...others.filter((file) => file !== manifest), changed, card]);
  if (both.pack === null) throw new UsageError(`a ${kind} cannot be made from its kind alone; with it the pack would have mistakes\n${mistakes(loaded, both)}`);
  return { card, files: [card, changed], isZone };
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
