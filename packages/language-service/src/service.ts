// The language service of one pack: documents in, answers in plain data out. Must not know any editor.
import { formatPackFile, type PackFile, type PackResult } from '@dradis/packs';
import { codeActionsAt } from './code-actions.js';
import { codeLensesOf, type CoveredCards } from './code-lens.js';
import { completionAt } from './completion.js';
import { diagnosticsOf, problemsOf } from './diagnostics.js';
import { foldingRangesOf } from './folding.js';
import { hoverAt } from './hover.js';
import { inlayHintsIn } from './hints/inlay-hints.js';
import { definitionAt, referencesAt } from './navigation.js';
import { outlineOf } from './outline.js';
import { Project } from './project.js';
import { type CodeAction, type CodeLens, type CompletionItem, type DocumentSymbol, type FoldingRange, type Hover, type InlayHint, type Location, type RenameResult, type SemanticToken, type ServiceDiagnostic, type SignatureHelp, type TextEdit } from './protocol.js';
import { renameAt } from './rename.js';
import { setValueAt, type FormValue } from './set-value.js';
import { semanticTokensOf } from './semantic-tokens.js';
import { signatureHelpAt } from './signature-help.js';
import { smallestEdit, type Stretch } from './text-range.js';

/** What a service begins with. */
export interface ServiceOptions {
  /** The documents of the pack; paths are relative to its folder, with `/`. */
  readonly files: readonly PackFile[];
  /** The packs it may extend, each with all its files. */
  readonly packs?: readonly (readonly PackFile[])[];
}

/**
 * Answers for one pack. Offsets are UTF-16 units from 0; ranges count lines and characters from 0. A path that is no
 * document of the pack gives empty answers, never an exception.
 */
export interface LanguageService {
  /** Gives a document a new text, or takes it away (null). Nothing is worked out before something is asked. */
  update(path: string, text: string | null): void;
  /** Paths of the documents. */
  paths(): string[];
  diagnostics(path: string): ServiceDiagnostic[];
  /** The documents as one compiled pack, to play it; null while there is any error. */
  pack(): PackResult['pack'];
  /** Paths of documents of which there is something to say, with how many errors and warnings; those of extended packs as `ID:PATH`. */
  problems(): { readonly path: string; readonly errors: number; readonly warnings: number }[];
  /** What is legal at an offset, best first; making an item's edit leaves the document readable. */
  completion(path: string, offset: number): CompletionItem[];
  hover(path: string, offset: number): Hover | undefined;
  signatureHelp(path: string, offset: number): SignatureHelp | undefined;
  /** What a stretch of a document leaves unsaid, by offsets, in order. What says itself has no hint. */
  inlayHints(path: string, stretch: Stretch): InlayHint[];
  definition(path: string, offset: number): Location[];
  /** Every place where what stands at an offset is named, its declaration among them. */
  references(path: string, offset: number): Location[];
  /** Edits for all documents that must be made together, or why there are none. */
  rename(path: string, offset: number, newName: string): RenameResult;
  outline(path: string): DocumentSymbol[];
  /** What can be folded away, outermost first. */
  foldingRanges(path: string): FoldingRange[];
  /** What can be done with what a document declares; with what `dradis test --coverage` counted, how much of it was carried out. */
  codeLenses(path: string, coverage?: CoveredCards): CodeLens[];
  semanticTokens(path: string): SemanticToken[];
  /** The edits that put the effects of a document into canonical form. */
  format(path: string): TextEdit[];
  /**
   * The edit that gives one value another, as a form does: keys of maps and indexes of lists lead to it, null takes the key away,
   * a key that is missing is added. Every other byte stays; refused with a reason where only the text can say what is meant.
   */
  setValue(path: string, keys: readonly (string | number)[], value: FormValue | null): RenameResult;
  /** What would mend the mistakes that touch a stretch, by offsets. */
  codeActions(path: string, stretch: Stretch): CodeAction[];
}

/** Makes a service. */
export function createService({ files, packs = [] }: ServiceOptions): LanguageService {
  const project = new Project(files, packs);
  return {
    update: (path, text) => {
      project.update(path, text);
    },
    paths: () => project.paths,
    diagnostics: (path) => diagnosticsOf(project, path),
    pack: () => project.result.pack,
    problems: () => problemsOf(project),
    completion: (path, offset) => completionAt(project, path, offset),
    hover: (path, offset) => hoverAt(project, path, offset),
    signatureHelp: (path, offset) => signatureHelpAt(project, path, offset),
    inlayHints: (path, stretch) => inlayHintsIn(project, path, stretch),
    definition: (path, offset) => definitionAt(project, path, offset),
    references: (path, offset) => referencesAt(project, path, offset),
    rename: (path, offset, newName) => renameAt(project, path, offset, newName),
    outline: (path) => outlineOf(project, path),
    foldingRanges: (path) => foldingRangesOf(project, path),
    codeLenses: (path, coverage) => codeLensesOf(project, path, coverage),
    semanticTokens: (path) => semanticTokensOf(project, path),
    format: (path) => {
      const file = project.file(path);
      const { language, sources } = project.result;
      return file === undefined || !sources.has(path) ? [] : smallestEdit(file, formatPackFile({ language, sources, texts: new Map([[path, project.texts(path)]]) }, path));
    },
    setValue: (path, keys, value) => setValueAt(project, path, keys, value),
    codeActions: (path, stretch) => codeActionsAt(project, path, stretch),
  };
}
