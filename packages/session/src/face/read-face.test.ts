// What a file says of a component, in each form in which files say it.
import { expect, it } from 'vitest';
import { readFace } from './read-face.js';

const card = `# A check with a dear failure.
id: crash-landing
title: Crash Landing
kind: crisis
check:
  difficulty: 6
  fail: |
    admiral may: lose 1 fuel
    otherwise:
      lose 1 morale
# The other box
or: lose 1 food
icons: { activate: [heavy-raiders], jump: false }
`;

it('reads a file of one component, key by key, with the places of the lines', () => {
  expect(readFace(card, 'crash-landing')).toEqual([
    {
      key: 'check',
      lines: [
        { number: 6, column: 3, text: 'difficulty: 6' },
        { number: 7, column: 3, text: 'fail: |' },
        { number: 8, column: 3, text: '  admiral may: lose 1 fuel' },
        { number: 9, column: 3, text: '  otherwise:' },
        { number: 10, column: 3, text: '    lose 1 morale' },
      ],
    },
    { key: 'or', lines: [{ number: 12, column: 5, text: 'lose 1 food' }] },
    { key: 'icons', lines: [{ number: 13, column: 8, text: '{ activate: [heavy-raiders], jump: false }' }] },
  ]);
  const lines = card.split('\n');
  for (const { lines: written } of readFace(card, 'crash-landing')) for (const { number, column, text } of written) expect(lines[number - 1]?.slice(column - 1)).toBe(text);
});

const list = `things:
  - id: one
    kind: card
    power: |
      lose 1 fuel
      lose 1 food
  - kind: card
    id: two
    cylon: true
  - { id: three, kind: card, skills: [a, b], starts-in: box }
zones:
  - id: four
    action: |
      nothing
`;

it('reads an item of a list and nothing of its neighbours', () => {
  expect(readFace(list, 'one')).toEqual([{ key: 'power', lines: [{ number: 5, column: 7, text: 'lose 1 fuel' }, { number: 6, column: 7, text: 'lose 1 food' }] }]);
  expect(readFace(list, 'two')).toEqual([{ key: 'cylon', lines: [{ number: 9, column: 12, text: 'true' }] }]);
  expect(readFace(list, 'four')).toEqual([{ key: 'action', lines: [{ number: 14, column: 7, text: 'nothing' }] }]);
});

it('reads an item in braces', () => {
  expect(readFace(list, 'three')).toEqual([{ key: 'skills', lines: [{ number: 10, column: 38, text: '[a, b]' }] }, { key: 'starts-in', lines: [{ number: 10, column: 57, text: 'box' }] }]);
});

it('says nothing of what is not there', () => {
  expect(readFace(list, 'five')).toEqual([]);
  expect(readFace('', '.*')).toEqual([]);
});
