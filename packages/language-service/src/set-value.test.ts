// One value by form: that value changes, every other byte stays; over shipped cards too.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createSourceFile } from '@dradis/diagnostics';
import { readYamlDocument, type PackNode } from '@dradis/packs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Project } from './project.js';
import { setValueAt, type FormValue } from './set-value.js';
import { withEdits } from './text-range.js';

const CARDS = join(import.meta.dirname, '..', '..', '..', 'content', 'base', 'cards');
const PATH = 'cards/a.yaml';
const RUNS = 400;

function set(text: string, keys: readonly (string | number)[], value: FormValue | null): string {
  const result = setValueAt(new Project([{ path: PATH, text }], []), PATH, keys, value);
  return 'refused' in result ? `refused: ${result.refused}` : withEdits(createSourceFile(PATH, text), result.edits[PATH] ?? []);
}

const CARD = `# A card.
id: a
title:   Old title   # of the card
check:
  difficulty: 6      # hard
  skills: [tactics,   piloting]
  fail: |
    lose 1 fuel
icons: { activate: [raiders],  jump: true }
empty:
`;

it.each([
  ['a text', ['title'], 'New title', 'title:   New title   # of the card'],
  ['a text that needs quotes', ['title'], 'Yes: "no" # maybe', String.raw`title:   "Yes: \"no\" # maybe"   # of the card`],
  ['a word that would be a truth value', ['title'], 'no', 'title:   "no"   # of the card'],
  ['a number', ['check', 'difficulty'], 12, '  difficulty: 12      # hard'],
  ['a list', ['check', 'skills'], ['politics'], '  skills: [politics]'],
  ['an item', ['check', 'skills', 1], 'engineering', '  skills: [tactics,   engineering]'],
  ['a truth value in braces', ['icons', 'jump'], false, 'icons: { activate: [raiders],  jump: false }'],
  ['a key in braces', ['icons', 'more'], 2, 'icons: { activate: [raiders],  jump: true, more: 2 }'],
  ['a key of a map', ['check', 'partial'], 3, '    lose 1 fuel\n  partial: 3\nicons:'],
  ['a value for a key that has none', ['empty'], 'full', 'empty: full\n'],
] as const)('sets %s', (_, keys, value, part) => {
  const after = set(CARD, keys, value);
  expect(after).toContain(part);
  const kept = CARD.split('\n').filter((line) => !after.split('\n').includes(line));
  expect(kept.length).toBeLessThanOrEqual(1);
});

it.each([
  ['a key of a map', ['title'], CARD.replace('title:   Old title   # of the card\n', ''), true],
  ['the last in braces', ['icons', 'jump'], CARD.replace(',  jump: true', ''), false],
  ['the first in braces', ['icons', 'activate'], CARD.replace('activate: [raiders],  ', ''), false],
  ['a text over several lines', ['check', 'fail'], CARD.replace('  fail: |\n    lose 1 fuel\n', ''), false],
] as const)('takes away %s, unless a comment would go with it', (_, keys, expected, comment) => {
  expect(set(CARD, keys, null)).toBe(comment ? 'refused: what stands beside the key would go with it: change the text' : expected);
});

it.each([
  ['a map', ['check'], 'x'],
  ['a text over several lines', ['check', 'fail'], 'nothing'],
  ['what is not there', ['nowhere', 'deep'], 1],
  ['an item that is not there', ['check', 'skills', 7], 'x'],
] as const)('refuses %s', (_, keys, value) => {
  expect(set(CARD, keys, value)).toMatch(/^refused: /);
});

it('refuses a file that cannot be read, and one that is not there', () => {
  expect(set('id: a\n\tb: 1\n', ['id'], 'c')).toMatch(/^refused: .*mend the text/);
  expect(setValueAt(new Project([], []), PATH, ['id'], 'c')).toHaveProperty('refused');
});

interface Leaf {
  readonly keys: readonly (string | number)[];
  readonly node: PackNode;
}

function leaves(node: PackNode, keys: readonly (string | number)[] = []): Leaf[] {
  if (node.type === 'scalar') return [{ keys, node }];
  if (node.type === 'list') return node.items.flatMap((item, index) => leaves(item, [...keys, index]));
  return node.entries.flatMap(({ key, value }) => leaves(value, [...keys, key]));
}

it('changes nothing but the value, over shipped cards and any text', () => {
  const files = readdirSync(CARDS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml')).sort().map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(CARDS, path), 'utf8') }));
  expect(files.length).toBeGreaterThan(100);
  const value = fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.integer({ min: -99, max: 999 }), fc.boolean(), fc.constantFrom('yes', '~', 'null', '- a', 'a: b', '# c', "it's", ' led', '12', '0x1f', '1e3', '[', '{}', '|', '>', '%', '@', '`', 'a #b'));
  let done = 0;
  fc.assert(
    fc.property(fc.nat(), fc.nat(), value, fc.boolean(), (which, at, next, windows) => {
      const file = files[which % files.length];
      if (file === undefined) throw new Error('no file');
      const text = windows ? file.text.replaceAll('\n', '\r\n') : file.text;
      const root = readYamlDocument(createSourceFile(PATH, text)).root;
      const all = root === undefined ? [] : leaves(root);
      const leaf = all[at % all.length];
      if (leaf === undefined) throw new Error('no value');
      const result = setValueAt(new Project([{ path: PATH, text }], []), PATH, leaf.keys, next);
      if ('refused' in result) return;
      done += 1;
      const { start, end } = leaf.node.range;
      const after = withEdits(createSourceFile(PATH, text), result.edits[PATH] ?? []);
      expect(after.startsWith(text.slice(0, start))).toBe(true);
      expect(after.endsWith(text.slice(end))).toBe(true);
      const again = readYamlDocument(createSourceFile(PATH, after)).root;
      const there = again === undefined ? [] : leaves(again);
      expect(there.map(({ keys }) => keys)).toEqual(all.map(({ keys }) => keys));
      expect(there.map(({ node }) => (node.type === 'scalar' ? node.value : null))).toEqual(all.map((each) => (each === leaf ? next : each.node.type === 'scalar' ? each.node.value : null)));
    }),
    { numRuns: RUNS, seed: 20081 },
  );
  expect(done).toBeGreaterThan(RUNS / 2);
});
