// Files in, pack and diagnostics out, again and again: what did not change is not compiled again. Must not touch a file system.
import { createReport, createSourceFile, sortDiagnostics, type Diagnostic, type SourceFile } from '@dradis/diagnostics';
import { queries, verbs, type CompiledPack } from '@dradis/engine';
import { createLanguage, type Language, type Vocabulary } from '@dradis/language';
import { assemblePack } from './assemble/assemble-pack.js';
import { wordFinding } from './codes/word-finding.js';
import { compileFile, type FileUnit, type PackContext } from './compile/compile-file.js';
import { declaredPhrases } from './compile/declared-phrases.js';
import { readDocument, type PackDocument } from './compile/read-document.js';
import { type PackText } from './compile/unit-compiler.js';
import { declarationKey } from './declare/declaration-key.js';
import { declarePack } from './declare/declare-pack.js';
import { type RulesFile } from './declare/reading.js';
import { vocabularyOf, type EnginePhrases } from './declare/vocabulary.js';
import { type Finding } from './findings.js';
import { EntityTable } from './link/entity-table.js';
import { checkCounts, countKinds, linkManifest } from './link/link-manifest.js';
import { outlineOf, type OutlineItem } from './outline.js';
import { ShapeBook } from './shape/shape-book.js';

/** A file of a pack as given. Paths are relative to the pack folder, with `/`. */
export interface PackFile {
  readonly path: string;
  readonly text: string;
}

/** What compiling a pack came to. */
export interface PackResult {
  /** The pack; null when there is any error. */
  readonly pack: CompiledPack | null;
  /** Everything wrong, by path and place. */
  readonly diagnostics: readonly Diagnostic[];
  /** All names the pack's effects may use. */
  readonly vocabulary: Vocabulary;
  /** The language of this pack, for editors: completion, hover, formatting, watch expressions. */
  readonly language: Language;
  /** The files by path, with line tables. */
  readonly sources: ReadonlyMap<string, SourceFile>;
  /** Every effect text of the pack and the scope it stands in, by path. */
  readonly texts: ReadonlyMap<string, readonly PackText[]>;
  /** Where everything the pack names is declared. */
  readonly outline: readonly OutlineItem[];
  /** How many entities each kind has, sub-kinds included. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Settings of a compiler. */
export interface PackCompilerOptions {
  /** The engine's phrases; those of the engine this package was built with unless a test says otherwise. */
  readonly engine?: EnginePhrases;
}

/** A compiler that remembers. */
export interface PackCompiler {
  /** Compiles the pack these files make. Files that did not change since the last call are not compiled again. */
  readonly update: (files: readonly PackFile[]) => PackResult;
}

interface Compiled {
  readonly document: PackDocument;
  readonly key: string;
  readonly unit: FileUnit;
}

const EMPTY_UNIT: FileUnit = { programs: [], definitions: [], abilities: [], kindAbilities: [], zones: [], things: [], live: new Map(), texts: [], diagnostics: [], findings: [] };

/** Makes a compiler for one pack. */
export function createPackCompiler(options: PackCompilerOptions = {}): PackCompiler {
  const engine = options.engine ?? { verbs, queries };
  let documents = new Map<string, PackDocument>();
  let compiled = new Map<string, Compiled>();
  let last: { readonly key: string; readonly language: Language; readonly vocabulary: Vocabulary; readonly shapes: ShapeBook } | undefined;

  return {
    update(files) {
      documents = readAll(files, documents);
      const all = [...documents.values()];
      const findings: Finding[] = all.flatMap((document) => document.findings);
      const report = (finding: Finding): void => void findings.push(finding);
      const rules = all.flatMap((document): RulesFile[] => (document.role === 'sections' && document.root !== undefined ? [{ file: document.file, root: document.root }] : []));
      const manifestDocument = all.find((document) => document.role === 'manifest');
      const manifests = manifestDocument?.root === undefined ? [] : [{ file: manifestDocument.file, root: manifestDocument.root }];
      const declarations = declarePack(manifests, rules, all, report);
      const root = manifestDocument?.root;
      const manifest = manifestDocument === undefined || root === undefined ? undefined : linkManifest(manifestDocument.file, root, declarations, report);
      if (manifestDocument === undefined) report({ code: 'D0505', at: { file: createSourceFile('pack.yaml', ''), range: { start: 0, end: 0 } }, facts: {} });
      const vocabulary = vocabularyOf(declarations, engine, manifest?.die ?? null);
      const key = declarationKey(declarations, vocabulary);
      if (last?.key !== key) last = { key, language: createLanguage(vocabulary), vocabulary, shapes: new ShapeBook(declarations) };
      const context: PackContext = { language: last.language, declarations, entities: new EntityTable(declarations), shapes: last.shapes };
      compiled = compileAll(documents, compiled, key, context);
      for (const { unit } of compiled.values()) findings.push(...unit.findings);
      if (manifestDocument !== undefined && root !== undefined && allThingsCount(findings)) checkCounts(manifestDocument.file, root, declarations, report);

      const diagnostics = createReport();
      for (const finding of findings) diagnostics.add(wordFinding(finding));
      for (const diagnostic of declaredPhrases(last.language.diagnostics, declarations)) if (!explained(diagnostic, findings)) diagnostics.add(diagnostic);
      for (const { unit } of compiled.values()) for (const diagnostic of unit.diagnostics) diagnostics.add(diagnostic);
      const units = [...compiled].map(([path, { unit }]) => ({ path, unit }));
      return {
        pack: diagnostics.errors > 0 || manifest === undefined ? null : assemblePack(manifest, declarations, units, manifests.map(({ file }) => file.path)),
        diagnostics: sortDiagnostics(diagnostics.diagnostics),
        vocabulary: last.vocabulary,
        language: last.language,
        sources: new Map([...documents].map(([path, document]) => [path, document.file])),
        texts: new Map(units.map(({ path, unit }) => [path, unit.texts])),
        outline: outlineOf(declarations),
        counts: countKinds(declarations),
      };
    },
  };
}

/** Compiles a pack once. */
export function compilePack(files: readonly PackFile[], options: PackCompilerOptions = {}): PackResult {
  return createPackCompiler(options).update(files);
}

function normalPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}

/** The documents by path, in the order of their paths, so that the order of files given does not matter. */
function readAll(files: readonly PackFile[], before: ReadonlyMap<string, PackDocument>): Map<string, PackDocument> {
  const documents = new Map<string, PackDocument>();
  const sorted = files.map(({ path, text }) => ({ path: normalPath(path), text })).sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  for (const { path, text } of sorted) {
    const known = before.get(path);
    documents.set(path, known?.file.text === text ? known : readDocument(path, text));
  }
  return documents;
}

function compileAll(documents: ReadonlyMap<string, PackDocument>, before: ReadonlyMap<string, Compiled>, key: string, context: PackContext): Map<string, Compiled> {
  const compiled = new Map<string, Compiled>();
  for (const [path, document] of documents) {
    if (document.role === 'manifest' || document.role === 'scenario') continue;
    const known = before.get(path);
    compiled.set(path, known?.document === document && known.key === key ? known : { document, key, unit: compileDocument(document, context) });
  }
  return compiled;
}

function compileDocument(document: PackDocument, context: PackContext): FileUnit {
  const { file, root, role, sound } = document;
  return !sound || root === undefined ? EMPTY_UNIT : compileFile(file, role === 'sections' ? root : undefined, context);
}

/** True when a finding inside the diagnostic's span says what is wrong more exactly. */
function explained({ primary: { file, span } }: Diagnostic, findings: readonly Finding[]): boolean {
  return findings.some(({ at }) => at.file === file && at.range.start >= span.start && at.range.end <= span.end);
}

/** False when some thing may be missing for another reason, which is then the mistake to correct. */
function allThingsCount(findings: readonly Finding[]): boolean {
  return !findings.some(({ code, facts }) => code.startsWith('D03') || code === 'D0502' || (code === 'D0402' && (facts['key'] === 'id' || facts['key'] === 'kind')) || (code === 'D0501' && facts['what'] === 'kind'));
}

