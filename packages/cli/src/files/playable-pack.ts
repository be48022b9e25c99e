// The compiled pack that games are played with. Must not play, and must not compile what is compiled already.
import type { CompiledPack } from '@dradis/engine';
import { prettyDiagnostics } from '../formats/pretty.js';
import { loadPacks, type LoadedPack } from './read-pack.js';
import { withShownPaths } from './show-paths.js';
import { UsageError } from '../host.js';

/** The pack, or what is wrong with it as text. */
export type PlayablePack = { readonly pack: CompiledPack } | { readonly problems: string };

const isContent = (path: string): boolean => !path.startsWith('scenarios/');

/** The id line in the manifest of the base game: other packs need not be compared with it. */
const BASE_ID = /^id:\s*base\s*$/m;

/** The shipped pack, when these files are the ones it was made from. */
async function shippedPack(loaded: LoadedPack): Promise<CompiledPack | undefined> {
  if (!BASE_ID.test(loaded.files.find(({ path }) => path === 'pack.yaml')?.text ?? '')) return undefined;
  const { baseSources } = await import('@dradis/base-game/sources');
  const files = loaded.files.filter(({ path }) => isContent(path));
  if (files.length !== Object.keys(baseSources).filter(isContent).length || files.some(({ path, text }) => baseSources[path] !== text)) return undefined;
  const { basePack } = await import('@dradis/base-game');
  return basePack;
}

/**
 * The pack in a folder; without one the pack around the current folder, else the shipped base game.
 *
 * @throws UsageError when the path has no pack, or several
 */
export async function playablePack(path: string | undefined, cwd: string): Promise<PlayablePack> {
  const packs = await loadPacks(path === undefined ? [] : [path], cwd);
  const [loaded] = packs;
  if (loaded === undefined || packs.length > 1) throw new UsageError(`${path ?? '.'} holds ${packs.length} packs, and one is to be played; name it: ${packs.map(({ name }) => name).join(', ')}`);
  const shipped = await shippedPack(loaded);
  if (shipped !== undefined) return { pack: shipped };
  // The compiler brings the parser along, which takes longer to load than a game to play.
  const { compilePack } = await import('@dradis/packs');
  const { pack, diagnostics, counts } = compilePack(loaded.files, { packs: loaded.packs.map(({ files }) => files) });
  if (pack !== null) return { pack };
  const shown = withShownPaths(diagnostics, loaded.shown);
  return { problems: prettyDiagnostics([{ path: loaded.name, pack, files: loaded.files.length, counts, diagnostics: shown }]) };
}
