// The documents of one pack and what the compiler says of them, worked out when asked. Must not answer editors itself.
import { createSourceFile, sortDiagnostics, type Diagnostic, type SourceFile } from '@dradis/diagnostics';
import type { Gloss, InspectInput, Mention } from '@dradis/language';
import { createPackCompiler, lintResult, readYamlDocument, type PackFile, type PackNode, type PackResult, type PackText } from '@dradis/packs';
import { createScenarioInspector, scenarioFolder, type ScenarioFolder, type ScenarioText } from '@dradis/scenarios/inspect';
import type { Stretch } from './text-range.js';

/** A pack without errors. */
export type WholePack = NonNullable<PackResult['pack']>;

/** The documents and everything known of them. */
export class Project {
  readonly #compiler = createPackCompiler();
  readonly #files = new Map<string, string>();
  readonly #packs: readonly (readonly PackFile[])[];
  #result: PackResult | undefined;
  #lastPack: WholePack | null = null;
  #lint = new WeakMap<PackResult, readonly Diagnostic[]>();
  /** Texts of files that did not change are the same objects, and so keep what is known of them. */
  #mentions = new WeakMap<PackText, readonly Mention[]>();
  #glosses = new WeakMap<PackText, readonly Gloss[]>();
  #language: PackResult['language'] | undefined;
  readonly #scenarios = createScenarioInspector();
  /** Trees of documents that the compiler leaves to others. */
  #trees = new WeakMap<SourceFile, { readonly root: PackNode | undefined }>();
  /** Scenario files that somebody asked about. */
  readonly #asked = new Set<string>();

  /** `packs` are those the pack may extend. */
  constructor(files: readonly PackFile[], packs: readonly (readonly PackFile[])[]) {
    for (const { path, text } of files) this.#files.set(path, text);
    this.#packs = packs;
  }

  /** Gives a document a new text; null takes it away. */
  update(path: string, text: string | null): void {
    if (text === null ? !this.#files.delete(path) : this.#files.get(path) === text) return;
    if (text !== null) this.#files.set(path, text);
    this.#result = undefined;
  }

  /** Paths of the documents, in order. */
  get paths(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** What compiling the documents as they are came to. */
  get result(): PackResult {
    this.#result ??= this.compile({});
    this.#lastPack = this.#result.pack ?? this.#lastPack;
    return this.#result;
  }

  /** The pack as it last compiled without errors: what a hint counts by while a word is half written; null when it never did. */
  get lastPack(): WholePack | null {
    return this.result.pack ?? this.#lastPack;
  }

  /** What compiling would come to were some documents changed. The documents stay as they are. */
  compile(changes: Readonly<Record<string, string>>): PackResult {
    const files = [...this.#files].map(([path, text]) => ({ path, text: changes[path] ?? text }));
    return this.#compiler.update(files, this.#packs);
  }

  /** What compiling the pack would come to with these documents and no others. The documents stay as they are. */
  compileFiles(files: readonly PackFile[]): PackResult {
    return this.#compiler.update(files, this.#packs);
  }

  /** A document with its line table; undefined when there is none. */
  file(path: string): SourceFile | undefined {
    const text = this.#files.get(path);
    if (text === undefined) return undefined;
    const known = this.result.sources.get(path);
    return known?.text === text ? known : createSourceFile(path, text);
  }

  /** The tree of a document; undefined when it has none that can be used. */
  root(path: string): PackNode | undefined {
    const document = this.result.documents.get(path);
    if (document?.role !== 'scenario') return document?.root;
    const known = this.#trees.get(document.file) ?? readYamlDocument(document.file);
    this.#trees.set(document.file, known);
    return known.root;
  }

  /** The effect texts of a document; with `changed`, of what it would be. */
  texts(path: string, changed?: string): readonly PackText[] {
    if (isScenario(path)) return this.#scenarios.texts(path, this.#folder(changed === undefined ? {} : { [path]: changed }), this.result.vocabulary);
    return (changed === undefined ? this.result : this.compile({ [path]: changed })).texts.get(path) ?? [];
  }

  /** What is legal in a pack and doubtful; nothing while it has errors. */
  #lintOf(result: PackResult): readonly Diagnostic[] {
    const known = this.#lint.get(result) ?? lintResult(result);
    this.#lint.set(result, known);
    return known;
  }

  /** What is wrong with a document or doubtful, in order, scenarios included; with `changes` and what compiling them came to, of what it would be. */
  diagnostics(path: string, changes: Readonly<Record<string, string>> = {}, result = this.result): readonly Diagnostic[] {
    if (!isScenario(path)) return sortDiagnostics([...result.diagnostics, ...this.#lintOf(result)].filter(({ primary }) => primary.file.path === path));
    this.#asked.add(path);
    return this.#scenarios.diagnostics(path, this.#folder(changes), result);
  }

  /** Everything known to be wrong or doubtful: of scenarios, with those that were asked about. */
  get allDiagnostics(): readonly Diagnostic[] {
    return [...this.result.diagnostics, ...this.#lintOf(this.result), ...[...this.#asked].flatMap((path) => this.diagnostics(path))];
  }

  /** Who plays in scenarios, as their default position says. */
  get cast(): readonly string[] {
    const { files, inherited } = this.#folder({});
    for (const { path, text } of [...files, ...inherited]) {
      if (!text.includes('default position')) continue;
      const { root } = readYamlDocument(createSourceFile(path, text));
      const position = root?.type === 'map' ? root.entries.find(({ key }) => key === 'default position')?.value : undefined;
      const cast = position?.type === 'map' ? position.entries.find(({ key }) => key === 'cast')?.value : undefined;
      if (cast?.type === 'list') return cast.items.flatMap((item) => (item.type === 'scalar' && typeof item.value === 'string' ? [item.value] : []));
    }
    return [];
  }

  #folder(changes: Readonly<Record<string, string>>): ScenarioFolder {
    return scenarioFolder([...this.#files].map(([path, text]) => ({ path, text: changes[path] ?? text })), this.#packs);
  }

  /** What the words of a text mean. */
  mentions(text: PackText): readonly Mention[] {
    const language = this.#forgetful();
    const known = this.#mentions.get(text);
    if (known !== undefined) return known;
    const found = 'players' in text ? ofCast(text as ScenarioText) : (text.language ?? language).mentions(inspectable(text));
    this.#mentions.set(text, found);
    return found;
  }

  /** What a text leaves unsaid. */
  glosses(text: PackText): readonly Gloss[] {
    const language = this.#forgetful();
    const found = this.#glosses.get(text) ?? (text.language ?? language).glosses(inspectable(text));
    this.#glosses.set(text, found);
    return found;
  }

  /** The language; what was known of texts in another is forgotten. */
  #forgetful(): PackResult['language'] {
    const { language } = this.result;
    if (this.#language !== language) {
      this.#language = language;
      this.#mentions = new WeakMap();
      this.#glosses = new WeakMap();
    }
    return language;
  }
}

/** Whether a document is one of scenarios. */
export function isScenario(path: string): boolean {
  return path.startsWith('scenarios/');
}

/** What the words of a scenario mean, with players called by what they play. */
function ofCast(text: ScenarioText): readonly Mention[] {
  return text.language.mentions(inspectable(text)).map((mention) => {
    const played = mention.sort === 'entity' ? text.players.get(mention.id) : undefined;
    return played === undefined ? mention : { ...mention, id: played };
  });
}

/** A text as the language inspects it. */
export function inspectable({ slice, scope, role, expect }: PackText): InspectInput {
  return { text: slice, scope, expect: role === 'expression' ? (expect ?? 'any') : null };
}

/** Where a part of a text stands in its file. */
export function inFile({ slice }: PackText, { start, end }: Stretch): Stretch {
  const from = slice.toFile(start);
  return { start: from, end: end > start ? slice.toFile(end - 1) + 1 : from };
}

/** The place in a text where an offset of its file stands, or the nearest behind it. */
export function inText({ slice }: PackText, offset: number): number {
  let low = 0;
  let high = slice.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (slice.toFile(middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The text that holds an offset of its file, and the offset in the text; undefined where no effect stands. */
export function textAt(texts: readonly PackText[], offset: number): { readonly text: PackText; readonly at: number } | undefined {
  for (const text of texts) {
    const { slice, node } = text;
    const first = slice.toFile(0);
    const last = slice.toFile(slice.text.length);
    if (offset < first || offset > Math.max(last, node.style === 'literal' ? node.range.end : last)) continue;
    const at = inText(text, offset);
    if (slice.toFile(at) === offset) return { text, at };
  }
  return undefined;
}
