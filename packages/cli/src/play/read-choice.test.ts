// What people type at a question.
import type { Decision } from '@dradis/engine';
import { expect, it } from 'vitest';
import { readChoice, type Typed } from './read-choice.js';

function question(min: number, max: number): Decision {
  return {
    id: 1,
    player: 'player-1',
    form: 'some',
    prompt: 'which',
    purpose: null,
    options: [
      { id: 'red-card#1', label: 'Red Card' },
      { id: 'red-card#2', label: 'Red Card' },
      { id: 'blue', label: 'Blue, the other' },
    ],
    min,
    max,
    source: { program: 'p', file: 'f', at: [1, 1, 1, 2], thing: null },
  };
}

const cases: [string, number, number, Typed | RegExp][] = [
  ['1', 1, 1, { choose: [0] }],
  [' 3 ', 1, 1, { choose: [2] }],
  ['blue', 1, 1, { choose: [2] }],
  ['Blue, the other', 1, 1, { choose: [2] }],
  ['RED-CARD#2', 1, 1, { choose: [1] }],
  ['3 1', 0, 3, { choose: [2, 0] }],
  ['1,2', 2, 2, { choose: [0, 1] }],
  ['', 0, 2, { choose: [] }],
  ['', 1, 1, /choose 1 of them, not 0/],
  ['1 2 3', 0, 2, /choose 0 to 2 of them, not 3/],
  ['4', 1, 1, /'4' is not one of the options: type numbers from 1 to 3/],
  ['1 nonsense', 1, 2, /'nonsense' is not one/],
  ['0', 1, 1, /'0' is not one/],
  ['2 2', 1, 2, /once/],
  ['table', 1, 1, { command: 'table' }],
  ['W', 1, 1, { command: 'why' }],
  ['?', 1, 1, { command: 'help' }],
  ['quit', 1, 1, { command: 'quit' }],
];

it.each(cases)('%j with %i to %i', (line, min, max, expected) => {
  const typed = readChoice(line, question(min, max));
  if (expected instanceof RegExp) expect(typed).toEqual({ problem: expect.stringMatching(expected) as string });
  else expect(typed).toEqual(expected);
});
