// Concrete tree -> lines. Must be total: any tree of a recovering parser, with any part missing, gives lines.
import type { CstElement, CstNode, IToken } from '../chevrotain.js';
import type { SourceSlice } from '../source-slice.js';
import type { Line } from './line.js';
import type { Token, TokenKind } from './token.js';

const KINDS = new Map<string, TokenKind>([
  ['Word', 'word'],
  ['WholeNumber', 'number'],
  ['NumberRange', 'range'],
  ['QuotedText', 'text'],
  ['Possessive', 'possessive'],
  ['Symbol', 'symbol'],
]);

const NONE: readonly never[] = [];

/** The lines of a program node. Lines without a single real token are left out. */
export function buildLines(cst: CstNode | undefined, slice: SourceSlice): Line[] {
  return nodes(cst, 'statement').flatMap((statement) => buildStatement(statement, slice));
}

function buildStatement(statement: CstNode, slice: SourceSlice): Line[] {
  const block = nodes(statement, 'block')[0];
  const body = block === undefined ? null : buildLines(block, slice);
  const line = buildLine(nodes(statement, 'line')[0], slice, body !== null && body.length > 0 ? body : null);
  return line === null ? (body ?? []) : [line];
}

function buildLine(node: CstNode | undefined, slice: SourceSlice, block: Line[] | null): Line | null {
  if (node === undefined) return null;
  const head = nodes(node, 'headToken').flatMap((token) => buildToken(token, slice));
  const colon = tokens(node, 'Colon')[0];
  const inner = buildLine(nodes(node, 'line')[0], slice, block);
  if (head.length === 0) return inner;
  const hasColon = colon !== undefined && !(colon.isInsertedInRecovery ?? false);
  return {
    head,
    colon: hasColon ? colon.startOffset : null,
    inline: inner,
    // The block hangs on the innermost head of its line.
    block: inner === null ? block : null,
  };
}

function buildToken(node: CstNode, slice: SourceSlice): Token[] {
  for (const name in node.children) {
    const kind = KINDS.get(name);
    const token = tokens(node, name)[0];
    if (kind === undefined || token === undefined || (token.isInsertedInRecovery ?? false)) continue;
    const text = kind === 'word' ? token.image.toLowerCase() : kind === 'possessive' ? "'s" : token.image;
    return [{ kind, text, slice, start: token.startOffset, end: token.startOffset + token.image.length }];
  }
  return [];
}

function nodes(node: CstNode | undefined, name: string): readonly CstNode[] {
  const found: CstElement[] | undefined = node?.children[name];
  return found?.filter((element): element is CstNode => 'children' in element) ?? NONE;
}

function tokens(node: CstNode, name: string): readonly IToken[] {
  const found: CstElement[] | undefined = node.children[name];
  return found?.filter((element): element is IToken => 'image' in element) ?? NONE;
}
