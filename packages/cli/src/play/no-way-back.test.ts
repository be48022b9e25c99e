// In play nobody takes back what chance, a card or another player has answered: there is no such command.
import { type Decision, Game } from '@dradis/engine';
import { expect, it } from 'vitest';
import { readChoice } from './read-choice.js';

const question: Decision = {
  id: 7,
  player: 'player-1',
  form: 'option',
  prompt: 'which',
  purpose: null,
  options: [{ id: 'option-1', label: 'the upper box' }, { id: 'option-2', label: 'the lower box' }],
  min: 1,
  max: 1,
  source: { program: 'p', file: 'f', at: [1, 1, 1, 2], thing: null },
};

it.each(['undo', 'u', 'back', 'redo', 'rewind', 'goto 3', '-1'])('Pitfall 23: play has no way back past dice, draws or others (%s)', (line) => {
  expect(readChoice(line, question)).toHaveProperty('problem');
});

it('Pitfall 23: nor has a game as players hold it', () => {
  expect(Object.getOwnPropertyNames(Game.prototype).filter((name) => /undo|redo|back|rewind|goto/i.test(name))).toEqual([]);
});
