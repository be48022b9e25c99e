// Breakpoints in words, and from what is typed.
import { expect, it } from 'vitest';
import { choices } from './breakpoint-fixture.js';
import { hitsInWords, kindWords, targetOf, wordsOf } from './breakpoint-words.js';

const typed = { about: '', number: '', comparison: '' };

it.each([
  [{ kind: 'change', path: 'resources/fuel/level' }, 'Fuel: level changes'],
  [{ kind: 'change', path: 'resources/fuel/level', crosses: { is: '<=', value: 2 } }, 'Fuel: level comes to at most 2'],
  [{ kind: 'line', file: 'rules/turn.yaml', line: 7, column: 3 }, 'turn.yaml:7:3'],
  [{ kind: 'decision' }, 'Anybody is asked'],
  [{ kind: 'decision', player: 'player-2' }, 'Gaius Baltar is asked'],
  [{ kind: 'thing', thing: 'gone' }, 'gone acts'],
] as const)('%j', (breakpoint, words) => {
  expect(wordsOf(breakpoint, choices)).toBe(words);
});

it('tells at which hits', () => {
  expect([hitsInWords({ at: 3 }), hitsInWords({ from: 2 }), hitsInWords({ every: 5 }), hitsInWords(undefined)]).toEqual(['at hit 3', 'from hit 2', 'every 5 hits', undefined]);
});

it.each([
  ['thing', { ...typed, about: 'water sabotaged' }, { kind: 'thing', thing: 'water-sabotaged' }],
  ['change', { ...typed, about: 'resources/fuel/level' }, { kind: 'change', path: 'resources/fuel/level' }],
  ['change', { about: 'Fuel: level', number: '-2', comparison: '<' }, { kind: 'change', path: 'resources/fuel/level', crosses: { is: '<', value: -2 } }],
  ['change', { about: 'Fuel: level', number: '', comparison: '<' }, 'Write the limit as a number'],
  ['line', { ...typed, about: 'rules/turn.yaml', number: '12' }, { kind: 'line', file: 'rules/turn.yaml', line: 12 }],
  ['line', { ...typed, about: 'rules/turn.yaml', number: '0' }, 'Write the number of a line, from 1'],
  ['line', { ...typed, about: 'turn.yaml', number: '1' }, 'Choose a file of the pack'],
  ['decision', typed, { kind: 'decision' }],
  ['roll', typed, { kind: 'roll' }],
  ['condition', typed, 'Write a condition, such as level of fuel is less than 3'],
] as const)('%s from %j', (kind, what, wanted) => {
  expect(targetOf({ kind, ...what }, choices)).toEqual(wanted);
});

it('says of every kind that needs more what is missing', () => {
  for (const [kind] of kindWords.filter(([id]) => !['roll', 'error', 'refused', 'budget', 'decision'].includes(id))) {
    expect(targetOf({ kind, ...typed }, choices), kind).toBeTypeOf('string');
  }
});
