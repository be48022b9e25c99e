// A saved game of the debugger, opened with the pack it was played with. Must not say anything about it.
import { compilePack } from '@dradis/packs';
import { createSession, takeOver, type Session } from '@dradis/session';
import { loadPacks } from '../files/read-pack.js';
import { withShownPaths } from '../files/show-paths.js';
import { prettyDiagnostics } from '../formats/pretty.js';
import { UsageError } from '../host.js';
import { namingOf } from './naming.js';
import { runText } from './run-text.js';

/** A session with what is to be known of it, undefined when it is the saved game to the last step; or why there is none. */
export type OpenedRun = { readonly session: Session; readonly told: string | undefined } | { readonly problems: string };

/** The fields of a document that a session is made with before it can look at the rest. */
function beginningOf(text: string): { readonly document: unknown; readonly players: number } | undefined {
  try {
    const document: unknown = JSON.parse(text);
    if (typeof document !== 'object' || document === null || !('players' in document) || typeof document.players !== 'number') return undefined;
    return { document, players: document.players };
  } catch {
    return undefined;
  }
}

/** Opens a run file with the pack in `folder`, or the one around `cwd`. */
export async function openRun(path: string, folder: string | undefined, cwd: string): Promise<OpenedRun> {
  const read = beginningOf(runText(path, cwd));
  if (read === undefined) return { problems: `'${path}' is no saved game: expected a file that the debugger saved, or one of dradis test --keep-runs\n` };
  const [loaded, more] = await loadPacks(folder === undefined ? [] : [folder], cwd);
  if (loaded === undefined || more !== undefined) throw new UsageError(`'${folder ?? '.'}' does not mean one pack; name one with --pack`);
  const { pack, diagnostics, counts, sources } = compilePack(loaded.files, { packs: loaded.packs.map(({ files }) => files) });
  if (pack === null) return { problems: prettyDiagnostics([{ path: loaded.name, pack, files: loaded.files.length, counts, diagnostics: withShownPaths(diagnostics, loaded.shown) }]) };
  const { min, max } = pack.settings.players;
  const session = createSession({ pack, sources: Object.fromEntries([...sources].map(([file, { text }]) => [file, text])), naming: namingOf(pack), players: Math.min(Math.max(read.players, min), max), seed: '' });
  const taken = takeOver(session, pack.id, read.document);
  return 'told' in taken ? { session, told: taken.told } : { problems: `'${path}' cannot be opened: ${taken.problem}${taken.reason === 'other-pack' ? `; name the pack it was played with by --pack` : ''}\n` };
}
