// Lines and blocks, and what is said about those that are not right.
import { createReport } from '@dradis/diagnostics';
import { describe, expect, it } from 'vitest';
import { slice } from '../testing/compile.js';
import type { Line } from './line.js';
import { LineParser } from './line-parser.js';
import { createLexer, readLines } from './read-lines.js';

function show(lines: readonly Line[]): string {
  return lines
    .map(({ head, colon, inline, block }) => {
      const words = head.map(({ text }) => text).join(' ');
      const below = block === null ? '' : `[${show(block)}]`;
      return `${words}${colon === null ? '' : ':'}${inline === null ? '' : `<${show([inline])}>`}${below}`;
    })
    .join(' | ');
}

function check(text: string, lines: string, faults: readonly string[] = []): void {
  const report = createReport();
  const tree = readLines(slice(text), report);
  expect(show(tree.lines)).toBe(lines);
  expect(report.diagnostics.map(({ code, primary }) => `${code}@${primary.span.start}-${primary.span.end}`)).toEqual(faults);
}

describe('lines', () => {
  it.each([
    ['', ''],
    ['\n  \n# only a comment\n', ''],
    ['a b', 'a b'],
    ['a\nb\r\nc\rd', 'a | b | c | d'],
    ['a: b', 'a:<b>'],
    ['a: b: c\n  d', 'a:<b:<c[d]>>'],
    ['a:\n  b\n  c:\n    d\ne', 'a:[b | c:[d]] | e'],
    ['a:\n  b # note\n\n  # note\n  c', 'a:[b | c]'],
    ['    a:\n        b\n    c', 'a:[b] | c'],
    ['a:\n    b\nc:\n  d', 'a:[b] | c:[d]'],
    ["x's 1-4 \"q: #\" (<=)", "x 's 1-4 \"q: #\" ( <= )"],
    ['a:', 'a:'],
  ])('%j reads as %j', (text, lines) => {
    check(text, lines);
  });

  it.each([
    ['a:\n\tb', 'a:[b]', ['D0101@3-4']],
    ['a:\n    b\n  c\nd', 'a:[b] | c | d', ['D0102@9-11']],
    ['a $ b', 'a b', ['D0105@2-3']],
    ['a "b c\nd', 'a | d', ['D0106@2-6']],
    [': a\nb', 'a | b', ['D0109@0-1']],
    ['a :: b\nc', 'a: | b | c', ['D0109@3-4']],
    ['a\n    b\nc', 'a[b] | c', []],
  ] as const)('%j reads as %j with %j', (text, lines, faults) => {
    check(text, lines, faults);
  });

  it('too long a text is refused', () => {
    check('a '.repeat(60_000), '', ['D0110@0-1']);
  });
});

it('tokens and grammar are sound by the rules of the library', () => {
  expect(createLexer(false).lexerDefinitionErrors).toEqual([]);
  expect(() => new LineParser(false)).not.toThrow();
});
