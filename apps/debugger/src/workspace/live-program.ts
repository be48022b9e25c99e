// Keeps the program that is played in step with the texts: compiles after they changed and gives every good result on. While
// the texts are broken the last good program stays. Must not move a session.
import type { LoadedPack } from '../session/session-store.js';
import type { FileProblems } from './language-host.js';
import type { LanguageClient } from './language-client.js';
import { holds, toSession, type WorkspacePack } from './packs-in-workspace.js';

const WAIT_MS = 180;

/** What the compiler last said of the pack that is played. */
export interface ProgramState {
  readonly kind: 'compiling' | 'good' | 'broken' | 'failed';
  readonly problems: readonly FileProblems[];
  /** With `failed`: the fault of the compiler itself. */
  readonly failure?: string;
}

/** What a live program is made from. */
export interface LiveProgramOptions {
  readonly language: LanguageClient;
  /** The texts at the moment, by path of the workspace. */
  readonly texts: () => ReadonlyMap<string, string>;
  readonly naming: LoadedPack['naming'];
  /** Told of every good program and of every change of the state. */
  readonly onProgram: (loaded: LoadedPack) => void;
  readonly onState: (state: ProgramState) => void;
}

/** Compiles the pack in one folder again and again. */
export class LiveProgram {
  readonly #options: LiveProgramOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(options: LiveProgramOptions) {
    this.#options = options;
  }

  /** Compiles soon; a later call takes the place of an earlier one. */
  soon(packs: readonly WorkspacePack[], active: WorkspacePack): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(packs, active), WAIT_MS);
  }

  /** Compiles now. What it came to is told unless something newer was asked for meanwhile. */
  async now(packs: readonly WorkspacePack[], active: WorkspacePack): Promise<void> {
    clearTimeout(this.#timer);
    const { language, texts, naming, onProgram, onState } = this.#options;
    const asked = (this.#asked += 1);
    // Calls are answered in their order: these are the texts that the worker has then.
    const sources = sessionSources(texts(), packs, active);
    onState({ kind: 'compiling', problems: [] });
    try {
      const result = await language.compile(active.folder);
      if (asked !== this.#asked || result === undefined) return;
      onState({ kind: result.pack === null ? 'broken' : 'good', problems: result.problems });
      if (result.pack !== null) onProgram({ pack: result.pack, sources, naming });
    } catch (thrown) {
      if (asked === this.#asked) onState({ kind: 'failed', problems: [], failure: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  }
}

/** The texts that a session of a pack reads, by the paths it calls them by. */
function sessionSources(texts: ReadonlyMap<string, string>, packs: readonly WorkspacePack[], active: WorkspacePack): Record<string, string> {
  const sources: Record<string, string> = {};
  for (const [path, text] of texts) {
    if (!packs.some((pack) => holds(pack, path))) continue;
    const called = toSession(packs, active, path);
    if (called !== undefined && !called.startsWith('scenarios/')) sources[called] = text;
  }
  return sources;
}
