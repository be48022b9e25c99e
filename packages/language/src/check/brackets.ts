// Shows how a tree groups its words, with parentheses. Must not judge readings.
import { sayTokens } from '../format/spacing.js';
import type { Node } from '../match/node.js';
import type { Token } from '../syntax/token.js';

/** The words of a node with parentheses around every part of more than one word. */
export function bracketed(node: Node, tokens: readonly Token[]): string {
  const parts = partsOf(node);
  if (parts.length === 1 && parts[0]?.from === node.from && parts[0].to === node.to) return bracketed(parts[0], tokens);
  let text = '';
  let at = node.from;
  for (const part of parts) {
    if (part.from < at) continue;
    text = joined(text, sayTokens(tokens.slice(at, part.from)));
    const inner = bracketed(part, tokens);
    text = joined(text, part.to - part.from > 1 && !inner.startsWith('(') ? `(${inner})` : inner);
    at = part.to;
  }
  return joined(text, sayTokens(tokens.slice(at, node.to)));
}

function partsOf(node: Node): Node[] {
  return node.args.filter(({ from, to }) => to > from && from >= node.from && to <= node.to).sort((a, b) => a.from - b.from);
}

function joined(before: string, after: string): string {
  if (before === '' || after === '') return before + after;
  return /^[,)']/.test(after) ? before + after : `${before} ${after}`;
}
