// Tests of reading what a zone holds.
import { createSourceFile } from '@dradis/diagnostics';
import { readYamlDocument } from '@dradis/packs';
import { expect, test } from 'vitest';
import { parseContents } from './parse-contents.js';

function contents(yaml: string) {
  const { root } = readYamlDocument(createSourceFile('a.yaml', yaml));
  if (root?.type !== 'map') throw new Error('the test needs a map');
  const node = root.entries.find(({ key }) => key === 'zone')?.value;
  if (node === undefined) throw new Error('the test needs the key zone');
  return parseContents(node);
}

test('counts and kinds stand in one text, with the place of each', () => {
  const yaml = 'zone: 1 basestar, 3 heavy raiders';
  const items = contents(yaml) ?? [];
  expect(items.map(({ count, name }) => [count, name])).toEqual([[1, 'basestar'], [3, 'heavy raiders']]);
  expect(items.map(({ span }) => yaml.slice(span.start, span.end))).toEqual(['1 basestar', '3 heavy raiders']);
});

test('a list names things, copies and variants', () => {
  const items = contents('zone: [repair, "viper#4", executive-order strength 2]') ?? [];
  expect(items.map(({ name, traits }) => ({ name, traits }))).toEqual([
    { name: 'repair', traits: [] },
    { name: 'viper#4', traits: [] },
    { name: 'executive-order', traits: [{ words: 'strength', value: '2' }] },
  ]);
});

test('none is an empty zone, and a number is no contents', () => {
  expect(contents('zone: none')).toEqual([]);
  expect(contents('zone: 3')).toBeUndefined();
  expect(contents('zone: { a: b }')).toBeUndefined();
});
