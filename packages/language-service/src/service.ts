// The language service of one pack: documents in, answers in plain data out. Must not know any editor.
import { formatPackFile, type PackFile, type PackResult } from '@dradis/packs';
import { codeActionsAt } from './code-actions.js';
import { codeLensesOf, type CoveredCards } from './code-lens.js';
import { completionAt } from './completion.js';
import { diagnosticsOf, problemsOf } from './diagnostics.js';
import { effectCompletionAt } from './form/effect-words.js';
import { foldingRangesOf } from './folding.js';
import { formAt } from './form/form-at.js';
import { formEditOf } from './form/form-edit.js';
import type { FormAnswer, FormEdit, FormStep, Keys } from './form/form.js';
import { stepsAt } from './form/steps.js';
import { hoverAt } from './hover.js';
import { inlayHintsIn } from './hints/inlay-hints.js';
import { definitionAt, referencesAt } from './navigation.js';
import { newThingIn } from './new-thing/new-thing-in.js';
import type { NewThingWish } from './new-thing/new-thing.js';
import { kindsWithThings } from './new-thing/written-things.js';
import { outlineOf } from './outline.js';
import { Project } from './project.js';
import type { CodeAction, CodeLens, CompletionItem, DocumentSymbol, FoldingRange, Hover, InlayHint, Location, RenameResult, SemanticToken, ServiceDiagnostic, SignatureHelp, TextEdit } from './protocol.js';
import { renameAt } from './rename.js';
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
  /** What is wrong with a document, or worth a remark, as far as it stands in it. */
  diagnostics(path: string): ServiceDiagnostic[];
  /** The documents as one compiled pack, to play it; null while there is any error. */
  pack(): PackResult['pack'];
  /** Paths of documents of which there is something to say, with how many errors and warnings; those of extended packs as `ID:PATH`. */
  problems(): { readonly path: string; readonly errors: number; readonly warnings: number }[];
  /** What is legal at an offset, best first; making an item's edit leaves the document readable. */
  completion(path: string, offset: number): CompletionItem[];
  /** What is to be said of what stands at an offset; undefined when there is nothing. */
  hover(path: string, offset: number): Hover | undefined;
  /** How the statement at an offset is written; undefined where none is begun. */
  signatureHelp(path: string, offset: number): SignatureHelp | undefined;
  /** What a stretch of a document leaves unsaid, by offsets, in order. What says itself has no hint. */
  inlayHints(path: string, stretch: Stretch): InlayHint[];
  /** Where what stands at an offset is declared; empty when the pack does not declare it. */
  definition(path: string, offset: number): Location[];
  /** Every place where what stands at an offset is named, its declaration among them. */
  references(path: string, offset: number): Location[];
  /** Edits for all documents that must be made together, or why there are none. */
  rename(path: string, offset: number, newName: string): RenameResult;
  /** What a document declares, in the order of the text. */
  outline(path: string): DocumentSymbol[];
  /** What can be folded away, outermost first. */
  foldingRanges(path: string): FoldingRange[];
  /** What can be done with what a document declares; with what `dradis test --coverage` counted, how much of it was carried out. */
  codeLenses(path: string, coverage?: CoveredCards): CodeLens[];
  /** What words of a document mean, for colours, in the order of the text. */
  semanticTokens(path: string): SemanticToken[];
  /** The edits that put the effects of a document into canonical form. */
  format(path: string): TextEdit[];
  /** The definition at an offset as a form, with what is wrong beside each field; or why there is none. */
  form(path: string, offset: number): FormAnswer;
  /** The edit that a change by form comes to. Every other byte stays; refused with a reason where only the text can say what is meant. */
  formEdit(path: string, edit: FormEdit): RenameResult;
  /** What can be written at an offset of `text`, were that the effect that keys lead to; ranges are those of `text`. */
  effectCompletion(path: string, keys: Keys, text: string, offset: number): CompletionItem[];
  /** The steps that can be added to the effect that keys lead to. */
  steps(path: string, keys: Keys): FormStep[];
  /** A new card, or any other thing, that is legal as it stands; or why it cannot be made, in words. */
  newThing(wish: NewThingWish): { readonly files: readonly PackFile[]; readonly made: string } | { readonly refused: string };
  /** The kinds that there are things of, by name. */
  kindsOfThings(): string[];
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
    form: (path, offset) => formAt(project, path, offset),
    formEdit: (path, edit) => formEditOf(project, path, edit),
    effectCompletion: (path, keys, text, offset) => effectCompletionAt(project, path, keys, text, offset),
    steps: (path, keys) => stepsAt(project, path, keys),
    newThing: (wish) => newThingIn(project, wish),
    kindsOfThings: () => kindsWithThings(project.result),
    codeActions: (path, stretch) => codeActionsAt(project, path, stretch),
  };
}
