// Tests of formatting files: effects change, nothing else does, and a second time changes nothing.
import { expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { smallPack } from '../testing/small-pack.js';
import { formatPackFile } from './format-file.js';

/** Formats one card of the small pack. */
function format(text: string): string {
  return formatPackFile(compilePack(smallPack({ 'cards/storm.yaml': text })), 'cards/storm.yaml');
}

const card = (rest: string): string => `# A card.\nid:   storm   # its id\nkind: card\n\ngrows: barley\nharvest:\n${rest}`;

const cases: { name: string; before: string; after: string }[] = [
  { name: 'spaces', before: '  effect: |\n    gain   2    wheat\n', after: '  effect: |\n    gain 2 wheat\n' },
  { name: 'indents of a block', before: '  effect: |\n    if wheat is empty:\n          gain 2 wheat\n', after: '  effect: |\n    if wheat is empty:\n      gain 2 wheat\n' },
  { name: 'comments and blank lines', before: '  effect: |\n\n    # first\n    gain 2 wheat     # then\n\n\n    gain 1  barley\n\n  amount: 3\n', after: '  effect: |\n    # first\n    gain 2 wheat  # then\n\n    gain 1 barley\n\n  amount: 3\n' },
  { name: 'a plain value', before: '  effect: gain   2 wheat   # why\n', after: '  effect: gain 2 wheat   # why\n' },
  { name: 'a flow map', before: '  { amount:   2, effect: gain   2 wheat }\n', after: '  { amount:   2, effect: gain 2 wheat }\n' },
  { name: 'quotes', before: '  effect: "if  wheat is empty:  gain 1 wheat"\n', after: '  effect: "if wheat is empty: gain 1 wheat"\n' },
  { name: 'single quotes', before: "  effect: 'if  wheat is empty:  gain 1 wheat'\n", after: "  effect: 'if wheat is empty: gain 1 wheat'\n" },
  { name: 'a stated indent', before: '  effect: |2-\n    gain   2 wheat\n', after: '  effect: |2-\n    gain 2 wheat\n' },
  { name: 'spaces at line ends', before: '  effect: |\n    gain 2 wheat   \n    gain 1 barley \t \n', after: '  effect: |\n    gain 2 wheat\n    gain 1 barley\n' },
  { name: 'CRLF', before: '  effect: |\r\n    gain   2 wheat\r\n    gain 1  barley\r\n', after: '  effect: |\r\n    gain 2 wheat\r\n    gain 1 barley\r\n' },
  { name: 'a block at the end of a file without a line end', before: '  effect: |\n    gain   2 wheat', after: '  effect: |\n    gain 2 wheat' },
];

it.each(cases)('formats $name', ({ before, after }) => {
  expect(format(card(before))).toBe(card(after));
  expect(format(card(after))).toBe(card(after));
});

const kept: { name: string; text: string }[] = [
  { name: 'a folded block', text: '  effect: >\n    gain   2 wheat\n' },
  { name: 'an effect that cannot be read', text: '  effect: |\n    gain   2 wheat\n\tgain 1 barley\n' },
  { name: 'an effect with a mistake', text: '  effect: gian   2 wheat\n' },
  { name: 'values that are no effects', text: '  amount:    3\n' },
];

it.each(kept)('leaves $name alone', ({ text }) => {
  expect(format(card(text))).toBe(card(text));
});

it('does not change what a pack does', () => {
  const files = smallPack();
  const result = compilePack(files);
  const formatted = files.map(({ path }) => ({ path, text: formatPackFile(result, path) }));
  expect(compilePack(formatted).pack?.hash).toBe(result.pack?.hash);
});
