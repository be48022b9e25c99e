// Reads one text with a look at every head: its tokens, the names visible to it, what it means. Must not report.
import { createReport } from '@dradis/diagnostics';
import { createNames, type Names } from '../check/names.js';
import { EffectCompiler } from '../compile/effect-compiler.js';
import type { Form, Statement } from '../compile/work.js';
import { grammar } from '../match/grammar.js';
import type { Lexicon } from '../match/lexicon.js';
import { Matcher } from '../match/matcher.js';
import type { Node } from '../match/node.js';
import { matchExpression, type StatementMatch } from '../match/statement.js';
import type { Scope } from '../scope.js';
import type { SourceSlice } from '../source-slice.js';
import { readLines } from '../syntax/read-lines.js';
import type { Line, LineTree } from '../syntax/line.js';
import type { Token } from '../syntax/token.js';
import type { TypeTag } from '../vocabulary.js';

/** Stands for a word at the place asked about; no game can call anything so, for it is longer than any name. */
export const CURSOR = 'the-place-at-which-something-is-to-be-written';

/** A text with what stands around it. */
export interface InspectInput {
  /** The text with the way back to its file. */
  readonly text: SourceSlice;
  /** What it starts with: parameters, and what it may give back. */
  readonly scope: Scope;
  /** The type an expression must have; null for the statements of an effect. */
  readonly expect: TypeTag | null;
}

/** A row of tokens with what it was read as: a statement, an expression, or neither when it has mistakes. */
export interface InspectedHead {
  readonly tokens: readonly Token[];
  /** Names visible to it, as they are once it is read. */
  readonly names: Names;
  readonly statement: StatementMatch | null;
  readonly expression: Node | null;
}

/** What inspecting needs of a language. */
export interface Inspected {
  readonly lexicon: Lexicon;
  readonly formOf: ReadonlyMap<string, Form>;
}

/** Compiles as usual and shows every head to a watcher: before it is matched, and again once it is. */
class WatchedCompiler extends EffectCompiler {
  readonly heads: InspectedHead[] = [];
  /** Asked before a head is matched. */
  before: (head: readonly Token[], names: Names) => void = () => undefined;

  override match(line: Line, names: Names, otherwise: readonly Line[] = []): Statement | null {
    this.before(line.head, names);
    const statement = super.match(line, names, otherwise);
    this.heads.push({ tokens: line.head, names, statement: statement?.match ?? null, expression: null });
    return statement;
  }
}

/** The names an effect or expression starts with. */
function parameterNames(scope: Scope): Names {
  const names = createNames();
  scope.params.forEach(({ name, type, settable }, slot) => {
    names.bind({ name, type, slot, settable, token: null });
  });
  return names;
}

/** A matcher for a row of tokens. */
export function matcherOf(lexicon: Lexicon, tokens: readonly Token[], names: Names, scope: Scope): Matcher {
  return new Matcher(grammar, lexicon, tokens, names, scope.returns);
}

/** All tokens in a row: an expression may be broken over lines. */
function flatTokens(lines: readonly Line[]): Token[] {
  return lines.flatMap((line) => [...line.head, ...(line.inline === null ? [] : flatTokens([line.inline])), ...flatTokens(line.block ?? [])]);
}

/**
 * Every head of a text in the order it is read; `before` is called for each before it is matched, and with it the names
 * of that moment. A text that is one expression has one head.
 */
export function inspectText(language: Inspected, { text, scope, expect }: InspectInput, before?: WatchedCompiler['before']): { readonly tree: LineTree; readonly heads: readonly InspectedHead[] } {
  const { lexicon, formOf } = language;
  const tree = readLines(text, createReport());
  if (expect === null) {
    const compiler = new WatchedCompiler(lexicon, formOf, scope, createReport());
    if (before !== undefined) compiler.before = before;
    compiler.run(tree.lines);
    return { tree, heads: compiler.heads };
  }
  const tokens = flatTokens(tree.lines);
  const names = parameterNames(scope);
  before?.(tokens, names);
  const expression = matchExpression(matcherOf(lexicon, tokens, names, scope), expect)?.node ?? null;
  return { tree, heads: [{ tokens, names, statement: null, expression }] };
}
