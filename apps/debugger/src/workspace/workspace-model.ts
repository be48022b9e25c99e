// The workspace as the page has it: documents, the packs among them, which of them is played, which file is looked at, and what
// the compiler says. Must not draw, nor move a session: it tells of every good program.
import type { LoadedPack } from '../session/session-store.js';
import { Documents, isUnsaved, type Document, type TextChange } from './documents.js';
import type { Drafts } from './drafts.js';
import type { LanguageClient } from './language-client.js';
import { LiveProgram, type ProgramState } from './live-program.js';
import { fromSession, packAround, toSession, type WorkspacePack } from './packs-in-workspace.js';
import type { Workspace, WorkspaceFile } from './workspace.js';

/** A place to show in a file: line and character count from 0. */
export interface Shown {
  readonly path: string;
  readonly range?: { readonly start: { readonly line: number; readonly character: number }; readonly end: { readonly line: number; readonly character: number } };
}

/** New text for stretches of files, by path; all of it belongs together. */
export type Edits = Readonly<Record<string, readonly { readonly range: NonNullable<Shown['range']>; readonly newText: string }[]>>;

/** What a model is made from. */
export interface WorkspaceModelOptions {
  readonly workspace: Workspace;
  readonly drafts: Drafts;
  readonly language: LanguageClient;
  /** What is to be there besides the files of the workspace: packs to extend. */
  readonly besides: (files: readonly WorkspaceFile[]) => readonly WorkspaceFile[];
  readonly naming: LoadedPack['naming'];
  /** Told after anything changed that is shown. */
  readonly onChange: () => void;
  /** Told of every good program of the pack that is played. */
  readonly onProgram: (loaded: LoadedPack) => void;
}

/** One workspace while the page lives. */
export class WorkspaceModel {
  readonly workspace: Workspace;
  readonly documents: Documents;
  readonly language: LanguageClient;
  readonly #options: WorkspaceModelOptions;
  readonly #live: LiveProgram;
  #packs: readonly WorkspacePack[] = [];
  #active: WorkspacePack | undefined;
  #program: ProgramState = { kind: 'compiling', problems: [] };
  #shown: Shown | undefined;
  #revision = 0;
  #end: () => void = () => undefined;

  constructor(options: WorkspaceModelOptions) {
    this.#options = options;
    this.workspace = options.workspace;
    this.language = options.language;
    this.documents = new Documents(options.workspace, options.drafts, (changed) => { this.#changed(changed); });
    this.#live = new LiveProgram({
      language: options.language,
      texts: () => new Map(this.documents.all.map(({ path, text }) => [path, text])),
      naming: options.naming,
      onProgram: options.onProgram,
      onState: (state) => {
        // While it compiles, what was found last still stands.
        this.#program = state.kind === 'compiling' ? { ...state, problems: this.#program.problems } : state;
        options.onChange();
      },
    });
  }

  /** Reads everything and compiles the pack in a folder, or the first there is. Resolves when it is compiled; rejects when the workspace cannot be reached. */
  async begin(folder: string | undefined): Promise<void> {
    this.#end = await this.documents.begin(this.#options.besides);
    await this.language.open(this.documents.all.map(({ path, text }) => ({ path, text })));
    this.#packs = await this.language.packs();
    this.#active = this.#packs.find((pack) => pack.folder === folder) ?? this.#packs.find(({ folder: one }) => one === '') ?? this.#packs[0];
    this.#options.onChange();
    if (this.#active !== undefined) await this.#live.now(this.#packs, this.#active);
  }

  /** Lets go of what it watches. */
  end(): void {
    this.#end();
  }

  get packs(): readonly WorkspacePack[] {
    return this.#packs;
  }
  /** The pack that is played; undefined when there is none. */
  get active(): WorkspacePack | undefined {
    return this.#active;
  }
  get program(): ProgramState {
    return this.#program;
  }
  /** The file that is looked at, and where in it. */
  get shown(): Shown | undefined {
    return this.#shown;
  }
  /** Counts changes of texts: what was said of a file may be said anew after one. */
  get revision(): number {
    return this.#revision;
  }
  get unsaved(): readonly Document[] {
    return this.documents.all.filter(isUnsaved);
  }

  /** Plays another pack. */
  async play(folder: string): Promise<void> {
    const pack = this.#packs.find((one) => one.folder === folder);
    if (pack === undefined || pack === this.#active) return;
    this.#active = pack;
    this.#options.onChange();
    await this.#live.now(this.#packs, pack);
  }

  /** Looks at a file. */
  show(shown: Shown): void {
    if (this.documents.get(shown.path) === undefined) return;
    this.#shown = shown;
    this.#options.onChange();
  }

  /** Makes edits in any number of files; those that cannot be written stay as they are. */
  apply(edits: Edits): void {
    for (const [path, list] of Object.entries(edits)) {
      const document = this.documents.get(path);
      if (document !== undefined) this.documents.edit(path, withEdits(document.text, list));
    }
  }

  /** Where a file that the session names lies. */
  pathOf(sessionPath: string): string | undefined {
    return this.#active === undefined ? undefined : fromSession(this.#packs, this.#active, sessionPath);
  }
  /** What the session calls a file; undefined when it knows none there. */
  sessionPathOf(path: string): string | undefined {
    return this.#active === undefined ? undefined : toSession(this.#packs, this.#active, path);
  }
  packOf(path: string): WorkspacePack | undefined {
    return packAround(this.#packs, path);
  }

  #changed(changed: TextChange): void {
    const entries = Object.entries(changed);
    for (const [path, text] of entries) void this.language.update(path, text);
    if (entries.length > 0) {
      this.#revision += 1;
      if (this.#shown !== undefined && this.documents.get(this.#shown.path) === undefined) this.#shown = undefined;
      void this.#refresh(entries.some(([path]) => path === 'pack.yaml' || path.endsWith('/pack.yaml')));
    }
    this.#options.onChange();
  }

  async #refresh(manifests: boolean): Promise<void> {
    if (manifests) {
      this.#packs = await this.language.packs();
      this.#active = this.#packs.find(({ folder }) => folder === this.#active?.folder) ?? this.#packs[0];
      this.#options.onChange();
    }
    if (this.#active !== undefined) this.#live.soon(this.#packs, this.#active);
  }
}

/** A text with edits made; they do not overlap. Lines end with a line feed. */
function withEdits(text: string, edits: Edits[string]): string {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const offset = ({ line, character }: { line: number; character: number }): number => (line < starts.length ? (starts[line] ?? 0) + character : text.length);
  return [...edits]
    .map(({ range, newText }) => ({ from: offset(range.start), to: offset(range.end), newText }))
    .sort((a, b) => b.from - a.from)
    .reduce((now, { from, to, newText }) => now.slice(0, from) + newText + now.slice(to), text);
}
