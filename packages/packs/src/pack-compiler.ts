// Files in, pack and diagnostics out, again and again: what did not change is not compiled again. Must not touch a file system.
import { createReport, createSourceFile, sortDiagnostics, type Diagnostic, type SourceFile } from '@dradis/diagnostics';
import { queries, verbs, type CompiledPack } from '@dradis/engine';
import { createLanguage, type Language, type Vocabulary } from '@dradis/language';
import { assemblePack } from './assemble/assemble-pack.js';
import { wordFinding } from './codes/word-finding.js';
import { compileFile, type FileUnit, type PackContext } from './compile/compile-file.js';
import { declaredPhrases } from './compile/declared-phrases.js';
import { readDocument, type PackDocument } from './compile/read-document.js';
import type { PackText } from './compile/unit-compiler.js';
import { declarationKey } from './declare/declaration-key.js';
import { createDeclarer } from './declare/declare-pack.js';
import type { RulesFile } from './declare/reading.js';
import { vocabularyOf, type EnginePhrases } from './declare/vocabulary.js';
import type { Finding } from './findings.js';
import { FollowUps } from './follow-ups.js';
import { joinFindings, joinRepeated } from './join-findings.js';
import { checkDefinitions } from './link/definition-cycles.js';
import { EntityTable } from './link/entity-table.js';
import { checkCounts, countKinds, linkManifest } from './link/link-manifest.js';
import { LANGUAGE_VERSION } from './language-version.js';
import { checkLanguages } from './layers/check-languages.js';
import { overlayLayers } from './layers/overlay-layers.js';
import { orderLayers, standsAlone } from './layers/order-layers.js';
import { packId } from './layers/pack-id.js';
import type { PackLayer } from './layers/pack-layer.js';
import { RemovedNames } from './layers/removed-names.js';
import { outlineOf, type OutlineItem } from './outline.js';
import { Suspects } from './suspects.js';
import { ShapeBook, type PackShapes } from './shape/shape-book.js';
import { stringOf } from './yaml/pack-node.js';

/** A file of a pack as given. Paths are relative to the pack folder, with `/`. */
export interface PackFile {
  /** Path inside the pack, as messages have it. */
  readonly path: string;
  /** All of it. */
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
  /** The files by path, as trees. */
  readonly documents: ReadonlyMap<string, PackDocument>;
  /** The shapes of the pack's files. */
  readonly shapes: PackShapes;
  /** Where everything the pack names is declared. */
  readonly outline: readonly OutlineItem[];
  /** How many entities each kind has, sub-kinds included. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Settings of a compiler. */
export interface PackCompilerOptions {
  /** The engine's phrases; those of the engine this package was built with unless a test says otherwise. */
  readonly engine?: EnginePhrases;
  /** The version of the language that is read; this package's own unless a test says otherwise. */
  readonly language?: number;
  /** Whether the language keeps what it understands of each text, for whoever goes on to say all of them; `false` when left out. */
  readonly keepReadings?: boolean;
}

/** A compiler that remembers. */
export interface PackCompiler {
  /**
   * Compiles the pack these files make. Files that did not change since the last call are not compiled again. `packs` are
   * the packs that `extends` may name, each with all its files; those it does not name add nothing. Their files are called
   * `ID:PATH` wherever files are named.
   */
  readonly update: (files: readonly PackFile[], packs?: readonly (readonly PackFile[])[]) => PackResult;
}

const MANIFEST = 'pack.yaml';

/** The files of a pack as given, and what they are called by. */
interface GivenPack {
  readonly files: readonly PackFile[];
  readonly prefix: string;
}

interface Compiled {
  readonly document: PackDocument;
  readonly key: string;
  readonly unit: FileUnit;
}

const EMPTY_LAYER: PackLayer = { id: '', manifest: undefined, documents: [] };
const EMPTY_UNIT: FileUnit = { programs: [], definitions: [], abilities: [], kindAbilities: [], zones: [], things: [], live: new Map(), texts: [], diagnostics: [], findings: [] };

/** Makes a compiler for one pack. */
export function createPackCompiler(options: PackCompilerOptions = {}): PackCompiler {
  const engine = options.engine ?? { verbs, queries };
  const spoken = options.language ?? LANGUAGE_VERSION;
  const declare = createDeclarer();
  let documents = new Map<string, PackDocument>();
  let compiled = new Map<string, Compiled>();
  let last: { readonly key: string; readonly language: Language; readonly vocabulary: Vocabulary; readonly shapes: ShapeBook } | undefined;

  return {
    update(files, packs = []) {
      const given = [files, ...packs].map((each, index) => ({ files: each, prefix: prefixOf(each, index) }));
      documents = readAll(given, documents);
      const found: Finding[] = [];
      const report = (finding: Finding): void => void found.push(finding);
      const [own = EMPTY_LAYER, ...others] = layersOf(given, documents);
      const ordered = orderLayers(own, others, report);
      const { layers, lost } = ordered;
      const foreign = checkLanguages(layers, spoken).map(wordFinding);
      const { documents: all, removed, ranks } = overlayLayers(ordered, report);
      found.push(...layers.flatMap((layer) => layer.documents.flatMap((document) => document.findings)));
      const rules = all.flatMap((document): RulesFile[] => (document.role === 'sections' && document.root !== undefined ? [{ file: document.file, root: document.root }] : []));
      const manifests = all.flatMap((document): RulesFile[] => (document.role === 'manifest' && document.root !== undefined ? [{ file: document.file, root: document.root }] : []));
      const declarations = declare(manifests, rules, all, report);
      const manifest = own.manifest?.root === undefined ? undefined : linkManifest(manifests, declarations, report);
      if (own.manifest === undefined) report({ code: 'D0505', at: { file: createSourceFile('pack.yaml', ''), range: { start: 0, end: 0 } }, facts: {} });
      const die = manifest?.die ?? null;
      const key = declarationKey(declarations, die, () => vocabularyOf(declarations, engine, die));
      if (last?.key !== key) {
        const vocabulary = vocabularyOf(declarations, engine, die);
        last = { key, language: createLanguage(vocabulary, { keepReadings: options.keepReadings ?? false }), vocabulary, shapes: new ShapeBook(declarations) };
      }
      const context: PackContext = { language: last.language, declarations, entities: new EntityTable(declarations), shapes: last.shapes };
      compiled = compileAll(all, compiled, key, context);
      for (const { unit } of compiled.values()) found.push(...unit.findings);
      checkDefinitions([...compiled.values()].flatMap(({ unit }) => unit.definitions), declarations, report);
      if (manifest !== undefined && allThingsCount(found)) checkCounts(manifests, declarations, report);

      const findings = joinFindings(found);
      const followUps = new FollowUps(findings, new Set(all.flatMap(({ role, file }) => (role === 'thing' ? [] : [file]))), [...compiled.values()].flatMap(({ unit }) => unit.diagnostics.filter(({ facts }) => facts['phraseless'] !== undefined)));
      const suspects = new Suspects(declarations, all.map(({ file }) => file));
      const removedNames = new RemovedNames(removed);
      const told = (diagnostic: Diagnostic): Diagnostic[] => {
        const use = removedNames.use(diagnostic);
        return use === undefined ? [suspects.tell(diagnostic)] : use === null ? [] : [wordFinding(use)];
      };
      const diagnostics = createReport();
      const ofFindings = findings.filter((finding) => !followUps.finding(finding)).map((finding) => suspects.tell(wordFinding(removedNames.finding(finding))));
      for (const diagnostic of ofFindings) diagnostics.add(diagnostic);
      followUps.misspelt(ofFindings.flatMap(({ facts }) => (facts['suspect'] === true ? String(facts['key'] ?? facts['name']) : [])));
      for (const diagnostic of declaredPhrases(last.language.diagnostics, declarations)) if (!explained(diagnostic, findings)) diagnostics.add(diagnostic);
      for (const { unit } of compiled.values()) for (const diagnostic of unit.diagnostics) if (!followUps.diagnostic(diagnostic)) for (const each of told(diagnostic)) diagnostics.add(each);
      const units = [...compiled].map(([path, { unit }]) => ({ path, unit }));
      return {
        pack: foreign.length > 0 || diagnostics.errors > 0 || manifest === undefined ? null : assemblePack(manifest, declarations, units, manifests.map(({ file }) => file.path), ranks),
        diagnostics: foreign.length > 0 ? sortDiagnostics(foreign) : joinRepeated(sortDiagnostics(diagnostics.diagnostics.filter(({ code, primary }) => !lost || standsAlone(code, primary.file.path)))),
        vocabulary: last.vocabulary,
        language: last.language,
        sources: new Map([...documents].map(([path, document]) => [path, document.file])),
        texts: new Map(units.map(({ path, unit }) => [path, unit.texts])),
        documents,
        shapes: last.shapes.shapes,
        outline: outlineOf(declarations),
        counts: countKinds(declarations),
      };
    },
  };
}

/** Compiles a pack once, for a result that is not kept for long. `packs` are those that `extends` may name. */
export function compilePack(files: readonly PackFile[], options: PackCompilerOptions & { readonly packs?: readonly (readonly PackFile[])[] } = {}): PackResult {
  return createPackCompiler({ keepReadings: true, ...options }).update(files, options.packs);
}

function normalPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}

/** What the files of a pack are called by: nothing for the first one's, the pack's id for those it may extend. */
function prefixOf(files: readonly PackFile[], index: number): string {
  if (index === 0) return '';
  const manifest = files.find(({ path }) => normalPath(path) === MANIFEST);
  const id = manifest === undefined ? undefined : packId(manifest.text);
  return `${id ?? `pack-${index}`}:`;
}

/** The documents of all packs by the path they are called by. What did not change is not read again. */
function readAll(packs: readonly GivenPack[], before: ReadonlyMap<string, PackDocument>): Map<string, PackDocument> {
  const documents = new Map<string, PackDocument>();
  packs.forEach(({ files, prefix }, index) => {
    for (const { path, text } of files) {
      const own = normalPath(path);
      // The scenarios of an extended pack are about that pack alone.
      if (index > 0 && own.startsWith('scenarios/')) continue;
      const known = before.get(`${prefix}${own}`);
      documents.set(`${prefix}${own}`, known?.file.text === text ? known : readDocument(own, text, prefix));
    }
  });
  return documents;
}

/** One layer for each pack; its documents in the order of their paths, so that the order of files given does not matter. */
function layersOf(packs: readonly GivenPack[], documents: ReadonlyMap<string, PackDocument>): PackLayer[] {
  return packs.map(({ files, prefix }) => {
    const paths = [...new Set(files.map(({ path }) => `${prefix}${normalPath(path)}`))].sort();
    const own = paths.flatMap((path) => documents.get(path) ?? []).filter(({ role }) => role !== 'scenario');
    const manifest = own.find(({ role }) => role === 'manifest');
    return { id: (manifest?.root === undefined ? undefined : stringOf(manifest.root, 'id')) ?? '', manifest, documents: own };
  });
}

function compileAll(documents: readonly PackDocument[], before: ReadonlyMap<string, Compiled>, key: string, context: PackContext): Map<string, Compiled> {
  const compiled = new Map<string, Compiled>();
  for (const document of documents) {
    if (document.role === 'manifest') continue;
    const { path } = document.file;
    const known = before.get(path);
    compiled.set(path, known?.document === document && known.key === key ? known : { document, key, unit: compileDocument(document, context) });
  }
  return compiled;
}

function compileDocument(document: PackDocument, context: PackContext): FileUnit {
  const { file, root, role, sound } = document;
  return !sound || root === undefined ? EMPTY_UNIT : compileFile(file, role === 'sections' ? root : undefined, context);
}

/** True when a finding at the place of a phrase says what is wrong with it already. */
function explained({ primary: { file, span } }: Diagnostic, findings: readonly Finding[]): boolean {
  return findings.some(({ at }) => at.file === file && at.range.start < span.end && at.range.end > span.start);
}

/** False when some thing may be missing for another reason, which is then the mistake to correct. */
function allThingsCount(findings: readonly Finding[]): boolean {
  return !findings.some(({ code, facts }) => code.startsWith('D03') || code === 'D0502' || code === 'D0401' || code === 'D0403' || code === 'D0405' || (code === 'D0402' && (facts['key'] === 'id' || facts['key'] === 'kind')) || (code === 'D0501' && facts['what'] === 'kind'));
}

