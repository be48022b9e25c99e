// Tests of the text maps: what is decoded equals what YAML decodes, and every character stands where the map says.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { valueOf } from './pack-node.js';
import { readYaml } from './read-yaml.js';
import type { TextMap } from './text-map.js';

function textOf(source: string, key = 'x'): TextMap {
  const root = readYaml(source).root;
  const node = root?.type === 'map' ? valueOf(root, key) : undefined;
  if (node?.type !== 'scalar' || !('text' in node.text)) throw new Error(`no text in ${JSON.stringify(source)}`);
  return node.text;
}

const scalars: { name: string; source: string }[] = [
  { name: 'literal', source: 'x: |\n  ab\n    cd\n  ef\ny: 1\n' },
  { name: 'literal at the end of the file', source: 'x: |\n  ab\n  cd' },
  { name: 'literal, stripped', source: 'x: |-\n  ab\n\n' },
  { name: 'literal, kept', source: 'x: |+\n  ab\n\n\ny: 1\n' },
  { name: 'literal, indent stated', source: 'x: |2\n    ab\n  cd\ny: 1\n' },
  { name: 'literal, indent stated in a list', source: 'x: 1\nl:\n  - x: |2-\n        ab\n      cd\n' },
  { name: 'literal with blank lines first and within', source: 'x: |\n\n\n  ab\n \n\n  cd\n' },
  { name: 'literal with a header comment and CRLF', source: 'x: | # why\r\n  ab\r\n\r\n  cd\r\ny: 1\r\n' },
  { name: 'plain', source: 'x: lose 1 fuel # why\n' },
  { name: 'plain in a flow map', source: 'x: lose 1 fuel\nf: {a: 1}\n' },
  { name: 'single quotes', source: "x: 'it''s ''here'''\n" },
  { name: 'double quotes', source: 'x: "a\\tb \\"c\\" \\u0041\\x42"\n' },
];

it.each(scalars)('decodes $name as YAML does', ({ source }) => {
  const found: unknown = source.includes('l:') ? (parse(source) as { l: { x: string }[] }).l[0]?.x : (parse(source) as { x: string }).x;
  const root = readYaml(source).root;
  const list = root?.type === 'map' ? valueOf(root, 'l') : undefined;
  const item = list?.type === 'list' ? list.items[0] : undefined;
  const node = item?.type === 'map' ? valueOf(item, 'x') : undefined;
  const text = node?.type === 'scalar' && 'text' in node.text ? node.text : textOf(source);
  expect(text.text).toBe(found);
  for (let at = 0; at < text.text.length; at += 1) {
    const character = text.text.charAt(at);
    // Escapes stand at their first character; line ends may be two.
    if (/[a-zA-Z0-9 ]/.test(character) && !source.includes('\\')) expect(source.charAt(text.toFile(at))).toBe(character);
  }
  expect(text.toFile(text.text.length)).toBeLessThanOrEqual(source.length);
});

it('maps every character of any literal block', () => {
  const line = fc.stringMatching(/^[a-z:#|>"' -]{0,12}$/);
  const header = fc.constantFrom('|', '|-', '|+');
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), header, fc.integer({ min: 1, max: 6 }), fc.constantFrom('\n', '\r\n'), (lines, head, indent, newline) => {
      // YAML takes the indent from the first line with a word on it, so that line must not begin with a space.
      fc.pre(!/^ /.test(lines.find((text) => text.trim() !== '') ?? ''));
      fc.pre(lines.every((text) => text === '' || text.trim() !== ''));
      const source = ['a:', ` x: ${head}`, ...lines.map((text) => (text === '' ? '' : ' '.repeat(indent + 1) + text)), 'y: 1', ''].join(newline);
      const root = readYaml(source).root;
      const inner = root?.type === 'map' ? valueOf(root, 'a') : undefined;
      const node = inner?.type === 'map' ? valueOf(inner, 'x') : undefined;
      if (node?.type !== 'scalar' || !('text' in node.text)) throw new Error('no text');
      const { text, toFile } = node.text;
      expect(text).toBe((parse(source) as { a: { x: string } }).a.x);
      for (let at = 0; at < text.length; at += 1) if (text.charAt(at) !== '\n') expect(source.charAt(toFile(at))).toBe(text.charAt(at));
    }),
    { numRuns: 300 },
  );
});
