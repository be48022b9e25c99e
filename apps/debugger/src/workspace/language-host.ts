// All packs of a workspace with a language service for each that is asked about. Runs in a worker, so that compiling never
// holds the page up. Must not know what asks, nor where files come from.
import { createService, idOf, type CodeAction, type CodeLens, type CompletionItem, type FoldingRange, type FormAnswer, type FormEdit, type FormStep, type Hover, type InlayHint, type Keys, type LanguageService, type Location, type NewThingWish, type RenameResult, type SemanticToken, type ServiceDiagnostic, type SignatureHelp, type TextEdit, type WorkspaceEdit } from '@dradis/language-service';
import { extendedPacks, packId, type PackFile, type PackResult } from '@dradis/packs';
import { extendedBy, fromSession, inFolder, packAround, withinPack, type WorkspacePack } from './packs-in-workspace.js';

const MANIFEST = 'pack.yaml';
const OUTSIDE = 'This file belongs to no pack: there is no pack.yaml in a folder around it.';

/** How many errors and warnings a file has. */
export interface FileProblems {
  readonly path: string;
  readonly errors: number;
  readonly warnings: number;
}

/** What compiling a pack came to. */
export interface CompiledPackage {
  /** Null while there is any error. */
  readonly pack: PackResult['pack'];
  readonly problems: readonly FileProblems[];
}

interface Started {
  readonly service: LanguageService;
  readonly pack: WorkspacePack;
  /** Folders of packs that it was made with. */
  readonly others: readonly string[];
}

/** Paths are those of the workspace, offsets UTF-16 units from 0. A path in no pack gives empty answers. */
export class LanguageHost {
  readonly #files = new Map<string, string>();
  readonly #started = new Map<string, Started>();
  #packs: readonly WorkspacePack[] | undefined;

  /** Begins anew with these files. */
  open(files: readonly PackFile[]): void {
    this.#files.clear();
    this.#started.clear();
    this.#packs = undefined;
    for (const { path, text } of files) this.#files.set(path, text);
  }

  /** Gives a file a new text, or takes it away (null). */
  update(path: string, text: string | null): void {
    const before = this.#files.get(path);
    if (text === null) this.#files.delete(path);
    else this.#files.set(path, text);
    const manifest = path === MANIFEST || path.endsWith(`/${MANIFEST}`);
    if (manifest) this.#packs = undefined;
    const around = packAround(this.packs(), path);
    for (const [folder, started] of [...this.#started]) {
      if (around?.folder === folder && !(manifest && this.#extendsOthers(before, text))) started.service.update(withinPack(started.pack, path), text);
      else if (around === undefined || around.folder === folder || started.others.includes(around.folder)) this.#started.delete(folder);
    }
  }

  /** The packs, by folder. */
  packs(): readonly WorkspacePack[] {
    this.#packs ??= [...this.#files].flatMap(([path, text]) => (path === MANIFEST || path.endsWith(`/${MANIFEST}`) ? [readPack(path, text)] : [])).sort((a, b) => (a.folder < b.folder ? -1 : 1));
    return this.#packs;
  }

  /** The pack in a folder, compiled; undefined when there is none. */
  compile(folder: string): CompiledPackage | undefined {
    const pack = this.packs().find((one) => one.folder === folder);
    if (pack === undefined) return undefined;
    const { service } = this.#start(pack);
    return {
      pack: service.pack(),
      problems: service.problems().flatMap(({ path, errors, warnings }) => {
        const there = fromSession(this.packs(), pack, path);
        return there === undefined ? [] : [{ path: there, errors, warnings }];
      }),
    };
  }

  diagnostics(path: string): ServiceDiagnostic[] {
    return this.#ask(path, [], (service, own, pack) => service.diagnostics(own).map((one) => ({ ...one, related: one.related.flatMap(({ location, message }) => this.#outside(pack, [location]).map((there) => ({ location: there, message }))) })));
  }
  completion(path: string, offset: number): CompletionItem[] {
    return this.#ask(path, [], (service, own) => service.completion(own, offset));
  }
  hover(path: string, offset: number): Hover | undefined {
    return this.#ask(path, undefined, (service, own) => service.hover(own, offset));
  }
  signatureHelp(path: string, offset: number): SignatureHelp | undefined {
    return this.#ask(path, undefined, (service, own) => service.signatureHelp(own, offset));
  }
  definition(path: string, offset: number): Location[] {
    return this.#ask(path, [], (service, own, pack) => this.#outside(pack, service.definition(own, offset)));
  }
  references(path: string, offset: number): Location[] {
    return this.#ask(path, [], (service, own, pack) => this.#outside(pack, service.references(own, offset)));
  }
  rename(path: string, offset: number, newName: string): RenameResult {
    return this.#ask(path, { refused: OUTSIDE }, (service, own, pack) => {
      const result = service.rename(own, offset, newName);
      return 'refused' in result ? result : { edits: this.#editsOutside(pack, result.edits) };
    });
  }
  semanticTokens(path: string): SemanticToken[] {
    return this.#ask(path, [], (service, own) => service.semanticTokens(own));
  }
  foldingRanges(path: string): FoldingRange[] {
    return this.#ask(path, [], (service, own) => service.foldingRanges(own));
  }
  codeLenses(path: string): CodeLens[] {
    return this.#ask(path, [], (service, own, pack) => service.codeLenses(own).map((lens) => ({ ...lens, scenarios: lens.scenarios.flatMap(({ title, location }) => this.#outside(pack, [location]).map((there) => ({ title, location: there }))) })));
  }
  inlayHints(path: string, stretch: { readonly start: number; readonly end: number }): InlayHint[] {
    return this.#ask(path, [], (service, own) => service.inlayHints(own, stretch));
  }
  form(path: string, offset: number): FormAnswer {
    return this.#ask(path, { nothing: OUTSIDE }, (service, own) => service.form(own, offset));
  }
  formEdit(path: string, edit: FormEdit): RenameResult {
    return this.#ask(path, { refused: OUTSIDE }, (service, own, pack) => {
      const result = service.formEdit(own, edit);
      return 'refused' in result ? result : { edits: this.#editsOutside(pack, result.edits) };
    });
  }
  effectCompletion(path: string, keys: Keys, text: string, offset: number): CompletionItem[] {
    return this.#ask(path, [], (service, own) => service.effectCompletion(own, keys, text, offset));
  }
  steps(path: string, keys: Keys): FormStep[] {
    return this.#ask(path, [], (service, own) => service.steps(own, keys));
  }
  /** A new thing in the pack in a folder, its id from its title: files with their paths in the workspace, the new one's among them. */
  newThing(folder: string, { kind, title }: Pick<NewThingWish, 'kind' | 'title'>): { readonly files: readonly PackFile[]; readonly made: string } | { readonly refused: string } {
    const pack = this.packs().find((one) => one.folder === folder);
    const made = pack === undefined ? { refused: OUTSIDE } : this.#start(pack).service.newThing({ kind, title, id: idOf(title) });
    if (pack === undefined || 'refused' in made) return made;
    return { files: made.files.map(({ path, text }) => ({ path: inFolder(pack, path), text })), made: inFolder(pack, made.made) };
  }
  /** The kinds that a new thing in the pack in a folder can be of. */
  kindsOfThings(folder: string): string[] {
    const pack = this.packs().find((one) => one.folder === folder);
    return pack === undefined ? [] : this.#start(pack).service.kindsOfThings();
  }
  format(path: string): TextEdit[] {
    return this.#ask(path, [], (service, own) => service.format(own));
  }
  codeActions(path: string, stretch: { readonly start: number; readonly end: number }): CodeAction[] {
    return this.#ask(path, [], (service, own, pack) => service.codeActions(own, stretch).map((action) => ({ ...action, edits: this.#editsOutside(pack, action.edits) })));
  }

  #ask<T>(path: string, nothing: T, ask: (service: LanguageService, own: string, pack: WorkspacePack) => T): T {
    const pack = packAround(this.packs(), path);
    return pack === undefined ? nothing : ask(this.#start(pack).service, withinPack(pack, path), pack);
  }

  #start(pack: WorkspacePack): Started {
    const known = this.#started.get(pack.folder);
    if (known !== undefined) return known;
    const others = extendedBy(this.packs(), pack);
    const service = createService({ files: this.#filesOf(pack), packs: others.map((other) => this.#filesOf(other)) });
    const started = { service, pack, others: others.map(({ folder }) => folder) };
    this.#started.set(pack.folder, started);
    return started;
  }

  #filesOf(pack: WorkspacePack): PackFile[] {
    return [...this.#files].filter(([path]) => packAround(this.packs(), path)?.folder === pack.folder).map(([path, text]) => ({ path: withinPack(pack, path), text }));
  }

  #extendsOthers(before: string | undefined, after: string | null): boolean {
    const names = (text: string | null | undefined): string => (text === null || text === undefined ? '' : [packId(text), ...extendedPacks(text)].join(' '));
    return names(before) !== names(after);
  }

  #outside(pack: WorkspacePack, locations: readonly Location[]): Location[] {
    return locations.flatMap(({ path, range }) => {
      const there = fromSession(this.packs(), pack, path);
      return there === undefined ? [] : [{ path: there, range }];
    });
  }

  #editsOutside(pack: WorkspacePack, edits: WorkspaceEdit): WorkspaceEdit {
    return Object.fromEntries(Object.entries(edits).map(([path, list]) => [fromSession(this.packs(), pack, path) ?? inFolder(pack, path), list]));
  }
}

function readPack(path: string, text: string): WorkspacePack {
  const folder = path.slice(0, -MANIFEST.length).replace(/\/$/, '');
  const title = /^title:\s*(?:"([^"]*)"|'([^']*)'|(.*))$/m.exec(text);
  const id = packId(text) ?? (folder.split('/').at(-1) || 'pack');
  return { folder, id, title: (title?.[1] ?? title?.[2] ?? title?.[3])?.trim() || id, extends: extendedPacks(text) };
}
