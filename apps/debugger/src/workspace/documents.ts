// The texts of a workspace as the designer has them: saved or not, with what the disk says when it says otherwise. No text is
// lost: what is typed is kept as a draft at once, and in a conflict both texts stay. Must not compile, nor draw.
import type { Drafts } from './drafts.js';
import type { Workspace, WorkspaceChange, WorkspaceFile } from './workspace.js';

/** A file and what became of it. */
export interface Document {
  readonly path: string;
  /** As the designer has it now. */
  readonly text: string;
  /** As it was when it was last read or written; null while it was never saved. */
  readonly saved: { readonly text: string; readonly version: string } | null;
  /** What stands on the disk, when it is neither of the two; null when the file was taken away there. */
  readonly theirs?: WorkspaceFile | null;
  /** Why it cannot be written. */
  readonly readOnly?: string;
  /** Why it could not be written when that was last tried. */
  readonly problem?: string;
  /** Whether the text was left behind unsaved by an earlier visit. */
  readonly restored: boolean;
}

/** Whether a document has a text that is not on the disk. */
export function isUnsaved({ text, saved }: Document): boolean {
  return text !== saved?.text;
}

/** What changed: texts by path, null for files that are gone. */
export type TextChange = Readonly<Record<string, string | null>>;

/** All documents of a workspace. */
export class Documents {
  readonly #workspace: Workspace;
  readonly #drafts: Drafts;
  readonly #listener: (changed: TextChange) => void;
  readonly #documents = new Map<string, Document>();
  #order: readonly Document[] | undefined;

  /** `listener` is told after anything changed, with the texts that did. */
  constructor(workspace: Workspace, drafts: Drafts, listener: (changed: TextChange) => void) {
    this.#workspace = workspace;
    this.#drafts = drafts;
    this.#listener = listener;
  }

  /**
   * Reads the files and the drafts left behind. `besides` gives what is to be there besides. Rejects when the workspace
   * cannot be reached. Gives a function that ends it.
   */
  async begin(besides: (files: readonly WorkspaceFile[]) => readonly WorkspaceFile[] = () => []): Promise<() => void> {
    const files = await this.#workspace.list();
    for (const file of [...besides(files), ...files]) this.#documents.set(file.path, fresh(file));
    for (const { path, text, version } of await this.#drafts.all()) {
      const there = this.#documents.get(path);
      if (there?.text === text) await this.#drafts.drop(path);
      else if (there?.readOnly === undefined) this.#documents.set(path, withDraft(path, there, text, version));
    }
    this.#order = undefined;
    return this.#workspace.watch((changes) => { this.#seen(changes); });
  }

  /** In order of their paths. */
  get all(): readonly Document[] {
    return (this.#order ??= [...this.#documents.values()].sort((a, b) => (a.path < b.path ? -1 : 1)));
  }
  /** Undefined when there is none. */
  get(path: string): Document | undefined {
    return this.#documents.get(path);
  }

  /** Takes over what was typed. A text that cannot be written is left as it is. */
  edit(path: string, text: string): void {
    const before = this.#documents.get(path);
    if (before === undefined || before.text === text || before.readOnly !== undefined) return;
    this.#put({ ...before, text, restored: false }, { [path]: text });
    this.#keepDraft(path);
  }

  /** Writes a document, unless the disk has another text than it was made from: then it says so, and both stay. */
  async save(path: string): Promise<void> {
    const document = this.#documents.get(path);
    if (document === undefined || document.readOnly !== undefined || !isUnsaved(document) || document.theirs !== undefined) return;
    const { text, saved } = document;
    const result = await this.#attempt(() => (saved === null ? this.#workspace.create(path, text) : this.#workspace.save(path, text, saved.version)));
    // The text may have grown while it was written.
    const now = this.#documents.get(path) ?? document;
    if (result.kind === 'saved') {
      const { theirs: _theirs, problem: _problem, ...rest } = now;
      this.#put({ ...rest, saved: { text, version: result.version }, restored: false }, {});
      this.#keepDraft(path);
    } else if (result.kind === 'conflict') this.#put({ ...now, theirs: result.theirs }, {});
    else this.#put({ ...now, problem: result.reason }, {});
  }

  /** Settles a conflict: the disk's text becomes what one's own was made from, and saving then writes over it. */
  async keepMine(path: string): Promise<void> {
    const document = this.#documents.get(path);
    if (document?.theirs === undefined) return;
    const { theirs, ...rest } = document;
    this.#put({ ...rest, saved: theirs === null ? null : { text: theirs.text, version: theirs.version } }, {});
    await this.save(path);
  }

  /** Settles a conflict: one's own text gives way to the disk's. */
  takeTheirs(path: string): void {
    const document = this.#documents.get(path);
    if (document?.theirs === undefined) return;
    void this.#drafts.drop(path);
    if (document.theirs === null) this.#drop(path);
    else this.#put(fresh(document.theirs), { [path]: document.theirs.text });
  }

  /** Gives up what was not saved. */
  revert(path: string): void {
    const document = this.#documents.get(path);
    if (document === undefined || !isUnsaved(document)) return;
    void this.#drafts.drop(path);
    if (document.saved === null) this.#drop(path);
    else this.#put({ ...document, text: document.saved.text, restored: false }, { [path]: document.saved.text });
  }

  /** Makes a file; gives why it could not. */
  async create(path: string, text: string): Promise<string | undefined> {
    if (this.#documents.has(path)) return `There is a file ${path} already; choose another name.`;
    const result = await this.#attempt(() => this.#workspace.create(path, text));
    if (result.kind === 'refused') return result.reason;
    if (result.kind === 'conflict') return `There is a file ${path} on the disk already; choose another name.`;
    this.#put({ path, text, saved: { text, version: result.version }, restored: false }, { [path]: text });
    return undefined;
  }

  /** Takes a file away; gives why it could not. */
  async remove(path: string): Promise<string | undefined> {
    const document = this.#documents.get(path);
    if (document === undefined) return undefined;
    if (document.readOnly !== undefined) return document.readOnly;
    if (document.saved !== null) {
      const { version } = document.saved;
      const result = await this.#attempt(() => this.#workspace.remove(path, version));
      if (result.kind === 'refused') return result.reason;
      if (result.kind === 'conflict' && result.theirs !== null) {
        this.#put({ ...document, theirs: result.theirs }, {});
        return `${path} has changed on the disk since it was read; look at the change before taking the file away.`;
      }
    }
    void this.#drafts.drop(path);
    this.#drop(path);
    return undefined;
  }

  #seen(changes: readonly WorkspaceChange[]): void {
    for (const { path, file } of changes) {
      const document = this.#documents.get(path);
      if (file?.version === document?.saved?.version && (file !== null || document === undefined)) continue;
      if (document === undefined) {
        if (file !== null) this.#put(fresh(file), { [path]: file.text });
      } else if (file !== null && (!isUnsaved(document) || document.text === file.text)) {
        void this.#drafts.drop(path);
        this.#put(fresh(file), document.text === file.text ? {} : { [path]: file.text });
      } else if (file === null && !isUnsaved(document)) this.#drop(path);
      else if (document.saved !== null || file !== null) this.#put({ ...document, theirs: file }, {});
    }
  }

  async #attempt<T>(act: () => Promise<T>): Promise<T | { readonly kind: 'refused'; readonly reason: string }> {
    try {
      return await act();
    } catch (thrown) {
      return { kind: 'refused', reason: `${this.#workspace.name} could not be reached: ${thrown instanceof Error ? thrown.message : String(thrown)}. The text is kept here; save again.` };
    }
  }

  #keepDraft(path: string): void {
    const document = this.#documents.get(path);
    if (document === undefined) return;
    void (isUnsaved(document) ? this.#drafts.keep({ path, text: document.text, version: document.saved?.version ?? '' }) : this.#drafts.drop(path));
  }

  #put(document: Document, changed: TextChange): void {
    this.#documents.set(document.path, document);
    this.#order = undefined;
    this.#listener(changed);
  }

  #drop(path: string): void {
    this.#documents.delete(path);
    this.#order = undefined;
    this.#listener({ [path]: null });
  }
}

function fresh({ path, text, version, readOnly }: WorkspaceFile): Document {
  return { path, text, saved: { text, version }, restored: false, ...(readOnly === undefined ? {} : { readOnly }) };
}

/** A draft of an earlier visit over the file as it is now. It is a conflict when the file has changed since. */
function withDraft(path: string, there: Document | undefined, text: string, version: string): Document {
  if (there?.saved === null || there === undefined) return { path, text, saved: null, restored: true, ...(version === '' ? {} : { theirs: null }) };
  const same = there.saved.version === version;
  return { path, text, saved: same ? there.saved : { text: '', version }, restored: true, ...(same ? {} : { theirs: { path, ...there.saved } }) };
}
