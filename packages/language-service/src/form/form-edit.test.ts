// Changes by form: what is meant changes, every other byte stays; over shipped cards too, there and back again.
import { createSourceFile } from '@dradis/diagnostics';
import { readYamlDocument, type PackNode } from '@dradis/packs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Project } from '../project.js';
import { shippedCards } from '../testing/node/shipped-cards.js';
import { withEdits } from '../text-range.js';
import { formEditOf } from './form-edit.js';
import type { FormEdit, Keys } from './form.js';

const PATH = 'cards/a.yaml';
const RUNS = 200;

function made(text: string, edit: FormEdit): string {
  const result = formEditOf(new Project([{ path: PATH, text }], []), PATH, edit);
  return 'refused' in result ? `refused: ${result.refused}` : withEdits(createSourceFile(PATH, text), result.edits[PATH] ?? []);
}

const CARD = `# A card.
id: a
title:   Old title   # of the card
check:
  difficulty: 6      # hard
  skills: [tactics,   piloting]
  pass: nothing      # so far
  fail: |
    lose 1 fuel

    lose 1 food   # dear

icons: { activate: [raiders],  jump: true }
doc: >
  what it
  says
choices:
  - one   # first
  - two
abilities:
  - when: a turn ends
    does: |
      lose 1 fuel
  - when: a turn begins
empty:
`;

it.each<[string, FormEdit, string]>([
  ['a text', { do: 'set', keys: ['title'], value: 'New title' }, 'title:   New title   # of the card'],
  ['a text that needs quotes', { do: 'set', keys: ['title'], value: 'Yes: "no" # maybe' }, String.raw`title:   "Yes: \"no\" # maybe"   # of the card`],
  ['a text with marks that need none', { do: 'set', keys: ['title'], value: 'Who, (now)?' }, 'title:   Who, (now)?   # of the card'],
  ['a word that would be a truth value', { do: 'set', keys: ['title'], value: 'true' }, 'title:   "true"   # of the card'],
  ['a number', { do: 'set', keys: ['check', 'difficulty'], value: 12 }, '  difficulty: 12      # hard'],
  ['a list', { do: 'set', keys: ['check', 'skills'], value: ['politics'] }, '  skills: [politics]'],
  ['an item', { do: 'set', keys: ['check', 'skills', 1], value: 'engineering' }, '  skills: [tactics,   engineering]'],
  ['a truth value in braces', { do: 'set', keys: ['icons', 'jump'], value: false }, 'icons: { activate: [raiders],  jump: false }'],
  ['a key in braces', { do: 'set', keys: ['icons', 'more'], value: 2 }, 'icons: { activate: [raiders],  jump: true, more: 2 }'],
  ['a key of a map', { do: 'set', keys: ['check', 'partial'], value: 3 }, '    lose 1 food   # dear\n  partial: 3\n\nicons:'],
  ['a value for a key that has none', { do: 'set', keys: ['empty'], value: 'full' }, 'empty: full\n'],
  ['an effect on one line', { do: 'write', keys: ['check', 'pass'], text: 'if x: lose 1 fuel' }, '  pass: |      # so far\n    if x: lose 1 fuel\n'],
  ['an effect that fits a plain line', { do: 'write', keys: ['check', 'pass'], text: 'lose 1 fuel; lose 1 food' }, '  pass: lose 1 fuel; lose 1 food      # so far\n'],
  ['an effect of several lines', { do: 'write', keys: ['check', 'pass'], text: 'a\nb' }, '  pass: |      # so far\n    a\n    b\n  fail'],
  ['a block', { do: 'write', keys: ['check', 'fail'], text: 'lose 2 fuel\nif x:\n  lose 1 food' }, '  fail: |\n    lose 2 fuel\n    if x:\n      lose 1 food\n\nicons'],
  ['a block of an item', { do: 'write', keys: ['abilities', 0, 'does'], text: 'a\n\nb' }, '    does: |\n      a\n\n      b\n  - when'],
  ['an effect that is not there', { do: 'write', keys: ['abilities', 1, 'does'], text: 'nothing' }, '  - when: a turn begins\n    does: nothing\nempty'],
  ['a folded text', { do: 'write', keys: ['doc'], text: 'one line\nand another' }, 'doc: >\n  one line\n\n  and another\nchoices'],
  ['nothing in the place of a line', { do: 'write', keys: ['check', 'pass'], text: '' }, '  pass: ""      # so far\n'],
  ['nothing in the place of a block', { do: 'write', keys: ['check', 'fail'], text: '' }, '  fail: ""\n\nicons'],
])('sets %s', (_, edit, part) => {
  expect(made(CARD, edit)).toContain(part);
});

it.each<[string, FormEdit, string]>([
  ['a key with a comment, which stays', { do: 'remove', keys: ['title'] }, CARD.replace('title:   Old title   # of', '# of')],
  ['the last in braces', { do: 'remove', keys: ['icons', 'jump'] }, CARD.replace(',  jump: true', '')],
  ['the first in braces', { do: 'remove', keys: ['icons', 'activate'] }, CARD.replace('activate: [raiders],  ', '')],
  ['a text over several lines', { do: 'remove', keys: ['check', 'fail'] }, CARD.replace('  fail: |\n    lose 1 fuel\n\n    lose 1 food   # dear\n', '')],
  ['the first key of an item', { do: 'remove', keys: ['abilities', 0, 'when'] }, CARD.replace('when: a turn ends\n    ', '')],
  ['an item on a line', { do: 'remove', keys: ['choices', 1] }, CARD.replace('  - two\n', '')],
  ['an item with a comment, which stays', { do: 'remove', keys: ['choices', 0] }, CARD.replace('- one   # first', '# first')],
  ['an item of several lines', { do: 'remove', keys: ['abilities', 0] }, CARD.replace('  - when: a turn ends\n    does: |\n      lose 1 fuel\n', '')],
  ['an item in brackets', { do: 'remove', keys: ['check', 'skills', 0] }, CARD.replace('tactics,   piloting', 'piloting')],
  ['the only item in brackets', { do: 'remove', keys: ['icons', 'activate', 0] }, CARD.replace('[raiders]', '[]')],
])('takes away %s', (_, edit, expected) => {
  expect(made(CARD, edit)).toBe(expected);
});

it.each<[string, FormEdit, string]>([
  ['items on lines, with their comments', { do: 'move', keys: ['choices', 0], by: 1 }, CARD.replace('  - one   # first\n  - two', '  - two\n  - one   # first')],
  ['items of several lines', { do: 'move', keys: ['abilities', 1], by: -1 }, CARD.replace('  - when: a turn ends\n    does: |\n      lose 1 fuel\n  - when: a turn begins\n', '  - when: a turn begins\n  - when: a turn ends\n    does: |\n      lose 1 fuel\n')],
  ['items in brackets', { do: 'move', keys: ['check', 'skills', 0], by: 1 }, CARD.replace('tactics,   piloting', 'piloting,   tactics')],
])('moves %s', (_, edit, expected) => {
  expect(made(CARD, edit)).toBe(expected);
});

it.each<[string, FormEdit, string]>([
  ['an item at the end', { do: 'add', keys: ['choices', 2] }, '  - two\n  - text\nabilities'],
  ['an item at the beginning', { do: 'add', keys: ['choices', 0] }, 'choices:\n  - text\n  - one   # first'],
  ['an item in brackets', { do: 'add', keys: ['check', 'skills', 2] }, 'skills: [tactics,   piloting, text]'],
])('adds %s', (_, edit, part) => {
  expect(made(CARD, edit)).toContain(part);
});

it.each<[string, FormEdit]>([
  ['a map', { do: 'set', keys: ['check'], value: 'x' }],
  ['a text over several lines', { do: 'set', keys: ['check', 'fail'], value: 'nothing' }],
  ['what is not there', { do: 'set', keys: ['nowhere', 'deep'], value: 1 }],
  ['an item that is not there', { do: 'set', keys: ['check', 'skills', 7], value: 'x' }],
  ['to take away what is not there', { do: 'remove', keys: ['nowhere'] }],
  ['to move the last item on', { do: 'move', keys: ['choices', 1], by: 1 }],
])('refuses %s', (_, edit) => {
  expect(made(CARD, edit)).toMatch(/^refused: /);
});

it('refuses a file that cannot be read, and one that is not there', () => {
  expect(made('id: a\n\tb: 1\n', { do: 'set', keys: ['id'], value: 'c' })).toMatch(/^refused: .*mend the text/);
  expect(formEditOf(new Project([], []), PATH, { do: 'remove', keys: ['id'] })).toHaveProperty('refused');
});

interface Leaf {
  readonly keys: Keys;
  readonly node: PackNode;
}

function leaves(node: PackNode, keys: Keys = []): Leaf[] {
  if (node.type === 'scalar') return [{ keys, node }];
  if (node.type === 'list') return node.items.flatMap((item, index) => leaves(item, [...keys, index]));
  return node.entries.flatMap(({ key, value }) => leaves(value, [...keys, key]));
}

function lists(node: PackNode, keys: Keys = []): { readonly keys: Keys; readonly length: number }[] {
  if (node.type === 'scalar') return [];
  if (node.type === 'list') return [{ keys, length: node.items.length }, ...node.items.flatMap((item, index) => lists(item, [...keys, index]))];
  return node.entries.flatMap(({ key, value }) => lists(value, [...keys, key]));
}

const root = (text: string): PackNode => {
  const found = readYamlDocument(createSourceFile(PATH, text)).root;
  if (found === undefined) throw new Error('the document cannot be read');
  return found;
};

const cards = shippedCards();
/** A shipped card, with the line ends of either system. */
const card = fc.tuple(fc.nat(), fc.boolean()).map(([which, windows]) => {
  const text = cards[which % cards.length]?.text ?? '';
  return windows ? text.replaceAll('\n', '\r\n') : text;
});
const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

it('changes nothing but the value, over shipped cards and any text, and gives the same bytes when it is set back', () => {
  expect(cards.length).toBeGreaterThan(100);
  const value = fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.integer({ min: -99, max: 999 }), fc.boolean(), fc.constantFrom('yes', '~', 'null', '- a', 'a: b', '# c', "it's", ' led', '12', '0x1f', '1e3', '[', '{}', '|', '>', '%', '@', '`', 'a #b'));
  let done = 0;
  fc.assert(
    fc.property(card, fc.nat(), value, (text, at, next) => {
      const all = leaves(root(text));
      const leaf = pick(all, at);
      if (leaf?.node.type !== 'scalar' || leaf.node.value === null) return;
      const after = made(text, { do: 'set', keys: leaf.keys, value: next });
      if (after.startsWith('refused: ')) return;
      done += 1;
      const { start, end } = leaf.node.range;
      expect(after.startsWith(text.slice(0, start))).toBe(true);
      expect(after.endsWith(text.slice(end))).toBe(true);
      const there = leaves(root(after));
      expect(there.map(({ keys }) => keys)).toEqual(all.map(({ keys }) => keys));
      expect(there.map(({ node }) => (node.type === 'scalar' ? node.value : null))).toEqual(all.map((each) => (each === leaf ? next : each.node.type === 'scalar' ? each.node.value : null)));
      if (typeof next === typeof leaf.node.value && after.charAt(start) !== '"') expect(made(after, { do: 'set', keys: leaf.keys, value: leaf.node.value })).toBe(text);
    }),
    { numRuns: RUNS, seed: 20081 },
  );
  expect(done).toBeGreaterThan(RUNS / 2);
});

it('writes the lines of blocks and gives the same bytes when they are written back', () => {
  const lines = fc.array(fc.constantFrom('lose 1 fuel', 'if x:', '  lose 1 food', '', 'a: b # c', "it's", '- d'), { minLength: 1, maxLength: 5 }).map((all) => ['nothing', ...all, 'stop'].join('\n'));
  let done = 0;
  fc.assert(
    fc.property(card, fc.nat(), lines, (text, at, next) => {
      const leaf = pick(leaves(root(text)).filter(({ node }) => node.type === 'scalar' && node.style === 'literal'), at);
      if (leaf?.node.type !== 'scalar') return;
      const after = made(text, { do: 'write', keys: leaf.keys, text: next });
      done += 1;
      expect(String(leaves(root(after)).find(({ keys }) => JSON.stringify(keys) === JSON.stringify(leaf.keys))?.node.type === 'scalar')).toBe('true');
      expect(made(after, { do: 'write', keys: leaf.keys, text: String(leaf.node.value) })).toBe(text);
    }),
    { numRuns: RUNS, seed: 20082 },
  );
  expect(done).toBeGreaterThan(RUNS / 8);
});

it('adds and takes away items and keys, and moves items, with the same bytes when that is undone', () => {
  let done = 0;
  fc.assert(
    fc.property(card, fc.nat(), fc.nat(), fc.constantFrom('add', 'move', 'key'), (text, which, at, act) => {
      const list = pick(lists(root(text)), which);
      if (act === 'key') {
        const after = made(text, { do: 'set', keys: ['a-new-key'], value: 'x' });
        expect(made(after, { do: 'remove', keys: ['a-new-key'] })).toBe(text);
      } else if (list === undefined) return;
      else if (act === 'add') {
        const keys = [...list.keys, at % (list.length + 1)];
        const after = made(text, { do: 'add', keys });
        if (after.startsWith('refused: ')) return;
        expect(made(after, { do: 'remove', keys })).toBe(text);
      } else if (list.length < 2) return;
      else {
        const index = at % (list.length - 1);
        const after = made(text, { do: 'move', keys: [...list.keys, index], by: 1 });
        expect(made(after, { do: 'move', keys: [...list.keys, index + 1], by: -1 })).toBe(text);
      }
      done += 1;
    }),
    { numRuns: RUNS, seed: 20083 },
  );
  expect(done).toBeGreaterThan(RUNS / 2);
});
