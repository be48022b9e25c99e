// One YAML file -> a tree with places, and what is wrong with it as YAML. Must not know what any key means.
import { Composer, isAlias, isMap, isScalar, isSeq, Parser, type CST, type ParsedNode, type Scalar, type YAMLError } from './yaml-library.js';
import { findEarlyEnd, type EarlyEndLine } from './early-end.js';
import type { MapEntry, MapNode, PackNode, Range, ScalarNode } from './pack-node.js';
import { plainTree } from './plain-tree.js';
import { refusedName } from './refused-name.js';
import { bodyStartOf, scalarNode } from './scalar-node.js';
import type { YamlProblem } from './yaml-problem.js';

/** Largest file read, in UTF-16 units. */
export const MAX_FILE_LENGTH = 512 * 1024;
/** Deepest nesting of maps and lists read. */
export const MAX_DEPTH = 32;
/** Faults repaired in one file before the rest is reported as YAML states it. */
const MAX_REPAIRS = 40;

/** What a file holds. */
export interface YamlFile {
  /** The top-level value; undefined when the file is empty or too broken to have one. */
  readonly root: PackNode | undefined;
  readonly problems: readonly YamlProblem[];
  /** False when YAML could not be read as written: what a key stands under is then a guess. */
  readonly sound: boolean;
}

/**
 * Reads one file. A line that ends a literal block early, and a colon inside a plain one-line value, are reported once
 * and stepped over, so that the rest of the file is read as its author meant it.
 */
export function readYaml(text: string): YamlFile {
  if (text.length > MAX_FILE_LENGTH) {
    return { root: undefined, sound: false, problems: [{ is: 'too-large', range: { start: 0, end: 0 }, limit: MAX_FILE_LENGTH }] };
  }
  const problems: YamlProblem[] = [];
  let source = text;
  for (let repairs = 0; ; repairs += 1) {
    const tokens = [...new Parser().parse(source)];
    const tooDeep = findTooDeep(tokens);
    if (tooDeep !== undefined) {
      return { root: undefined, sound: false, problems: [{ is: 'too-deep', range: { start: tooDeep, end: tooDeep + 1 }, limit: MAX_DEPTH }] };
    }
    const plain = repairs === 0 ? plainTree(text, tokens) : undefined;
    if (plain !== undefined) return { root: plain, problems, sound: true };
    const documents = [...new Composer({ keepSourceTokens: true, prettyErrors: false, uniqueKeys: false, logLevel: 'silent' }).compose(tokens)];
    const document = documents[0];
    if (document === undefined) return { root: undefined, problems: [{ is: 'empty-file', range: { start: 0, end: 0 } }], sound: false };
    const second = documents[1];
    if (second !== undefined) problems.push({ is: 'several-documents', range: { start: second.range[0], end: second.range[0] + 3 } });
    const errors = [...document.errors, ...document.warnings];
    const repaired = errors.length > 0 && repairs < MAX_REPAIRS ? repair(source, tokens, errors, problems) : undefined;
    if (repaired !== undefined) {
      source = repaired;
      continue;
    }
    const sound = errors.length === 0;
    if (!sound) reportErrors(source, tokens, errors, problems);
    const root = document.contents === null ? undefined : new Reader(text, source, problems).read(document.contents);
    if (root === undefined && sound) problems.push({ is: 'empty-file', range: { start: 0, end: 0 } });
    return { root, problems, sound };
  }
}

/** Steps over the first fault it knows; the result has the length of the source, so that all places stay. */
function repair(source: string, tokens: readonly CST.Token[], errors: readonly YAMLError[], problems: YamlProblem[]): string | undefined {
  const firstError = Math.min(...errors.map((error) => error.pos[0]));
  let early: EarlyEndLine | undefined;
  for (const block of literalBlocks(source, tokens)) {
    const found = findEarlyEnd(source, block);
    if (found !== undefined && firstError <= found.end + 1 && (early === undefined || found.start < early.start)) early = found;
  }
  if (early !== undefined) {
    problems.push({ is: 'block-ended-early', range: { start: early.at, end: Math.max(early.at + 1, early.end) }, why: early.why, indent: early.indent, first: early.first });
    // Line ends, not spaces: a first line of many spaces would set the indent of the block.
    return source.slice(0, early.start) + '\n'.repeat(early.end - early.start) + source.slice(early.end);
  }
  const nested = errors.find((error) => error.code === 'BLOCK_AS_IMPLICIT_KEY');
  if (nested === undefined) return undefined;
  const lineEnd = source.indexOf('\n', nested.pos[0]);
  const colon = source.slice(nested.pos[0], lineEnd === -1 ? source.length : lineEnd).search(/:(?:[ \r]|$)/);
  if (colon === -1) return undefined;
  const at = nested.pos[0] + colon;
  const lineStart = source.lastIndexOf('\n', at) + 1;
  const reported = problems.some((problem) => problem.is === 'colon-in-value' && problem.range.start >= lineStart && problem.range.start < at);
  if (!reported) problems.push({ is: 'colon-in-value', range: { start: at, end: at + 1 } });
  return `${source.slice(0, at)}_${source.slice(at + 1)}`;
}

function reportErrors(source: string, tokens: readonly CST.Token[], errors: readonly YAMLError[], problems: YamlProblem[]): void {
  const lines = new Set<number>();
  const unclosed = visit(tokens).filter(({ token }) => /^(?:single|double)-quoted/.test(token.type)).at(-1)?.token;
  for (const error of [...errors].sort((a, b) => a.pos[0] - b.pos[0])) {
    const line = source.lastIndexOf('\n', error.pos[0] - 1);
    // Whatever YAML says after its first complaint about a line follows from that complaint.
    if (lines.has(line)) continue;
    lines.add(line);
    if (unclosed !== undefined && error.code === 'MISSING_CHAR' && /quote/.test(error.message)) {
      // YAML notices at the end of the file; the author needs the place where the quotes open.
      problems.push({ is: 'yaml-error', range: { start: unclosed.offset, end: unclosed.offset + 1 }, code: error.code, words: error.message });
      continue;
    }
    const end = source.indexOf('\n', error.pos[0]);
    problems.push({
      is: 'yaml-error',
      range: { start: error.pos[0], end: Math.max(error.pos[0], Math.min(error.pos[1], end === -1 ? source.length : end)) },
      code: error.code,
      words: error.message,
    });
  }
}

interface Visit {
  readonly token: CST.Token;
  readonly depth: number;
}

/** Every token, outermost first, without recursion: the depth of a file is not yet known to be bounded. */
function visit(tokens: readonly CST.Token[]): readonly Visit[] {
  const queue: Visit[] = tokens.map((token) => ({ token, depth: 0 }));
  for (let at = 0; at < queue.length; at += 1) {
    const next = queue[at];
    if (next === undefined) break;
    const { token, depth } = next;
    if (token.type === 'document' && token.value !== undefined) queue.push({ token: token.value, depth });
    if ('items' in token) {
      for (const item of token.items) {
        if (item.key) queue.push({ token: item.key, depth: depth + 1 });
        if (item.value) queue.push({ token: item.value, depth: depth + 1 });
      }
    }
  }
  return queue;
}

function findTooDeep(tokens: readonly CST.Token[]): number | undefined {
  for (const token of tokens) {
    const found = tooDeepIn(token.type === 'document' ? token.value : token, 0);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The offset of the first token below the depth that is read; looks no deeper than that. */
function tooDeepIn(token: CST.Token | null | undefined, depth: number): number | undefined {
  if (token === null || token === undefined) return undefined;
  if (depth > MAX_DEPTH) return token.offset;
  if (!('items' in token)) return undefined;
  for (const { key, value } of token.items) {
    const found = tooDeepIn(key, depth + 1) ?? tooDeepIn(value, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function* literalBlocks(source: string, tokens: readonly CST.Token[]): Generator<{ headerIndent: number; bodyStart: number; bodyEnd: number }> {
  for (const { token } of visit(tokens)) {
    if (token.type !== 'block-scalar' || source.charAt(token.offset) !== '|') continue;
    const lineStart = source.lastIndexOf('\n', token.offset) + 1;
    const headerIndent = (/^ */.exec(source.slice(lineStart, token.offset))?.[0] ?? '').length;
    const bodyStart = bodyStartOf(token);
    yield { headerIndent, bodyStart, bodyEnd: bodyStart + token.source.length };
  }
}

/** Turns composed YAML into the tree. `text` is the file as written, `source` the file with faults stepped over. */
class Reader {
  constructor(
    private readonly text: string,
    private readonly source: string,
    private readonly problems: YamlProblem[],
  ) {}

  read(node: ParsedNode): PackNode {
    const range: Range = { start: node.range[0], end: node.range[1] };
    this.refuseFeatures(node, range);
    if (isMap(node)) return this.readMap(node, range);
    if (isSeq(node)) {
      return { type: 'list', range, items: node.items.map((item) => this.read(item)) };
    }
    if (isScalar(node)) return scalarNode(this.text, this.source, range, valueOf(node), node.srcToken);
    return { type: 'scalar', range, value: null, style: 'plain', text: { unmapped: 'empty' } };
  }

  private refuseFeatures(node: ParsedNode, range: Range): void {
    if (isAlias(node)) this.problems.push({ is: 'refused-feature', range, feature: 'alias' });
    else if (node.anchor !== undefined) this.problems.push({ is: 'refused-feature', range, feature: 'anchor' });
    else if (node.tag !== undefined) this.problems.push({ is: 'refused-feature', range, feature: 'tag' });
  }

  private readMap(node: ParsedNode, range: Range): MapNode {
    const entries: MapEntry[] = [];
    const seen = new Map<string, Range>();
    if (!isMap(node)) return { type: 'map', range, entries };
    for (const pair of node.items) {
      const key = pair.key;
      const keyRange: Range = { start: key.range[0], end: key.range[1] };
      const value = pair.value;
      if (!isScalar(key)) {
        this.problems.push({ is: 'refused-feature', range: keyRange, feature: 'key' });
        continue;
      }
      const name = String(key.value);
      if (refusedName(name)) {
        this.problems.push({ is: 'refused-name', range: keyRange, name });
        continue;
      }
      const first = seen.get(name);
      if (first !== undefined) {
        this.problems.push({ is: 'duplicate-key', range: keyRange, name, first, map: range.start });
        continue;
      }
      seen.set(name, keyRange);
      entries.push({
        key: name,
        keyRange,
        // An empty value has no place of its own; its key stands in for it.
        value: value === null || (isScalar(value) && value.range[0] === value.range[1])
          ? { type: 'scalar', range: keyRange, value: null, style: 'plain', text: { unmapped: 'empty' } }
          : this.read(value),
      });
    }
    return { type: 'map', range, entries };
  }
}

/** The core rules give nothing but these types and null; a tag could, and is refused. */
function valueOf({ value }: Scalar.Parsed): ScalarNode['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
