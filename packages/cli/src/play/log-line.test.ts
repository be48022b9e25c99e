// Events as sentences.
import { expect, it } from 'vitest';
import { logLine } from './log-line.js';

const name = (id: string): string => ({ 'hand@1': 'Hand', deck: 'Deck', 'card#2': 'A Card', fuel: 'Fuel', 'player-1': 'Player 1', home: 'Home' })[id] ?? 'something face down';

it.each([
  [{ type: 'moved', thing: 'card#2', from: 'deck', to: 'hand@1' }, 'A Card: Deck → Hand'],
  [{ type: 'moved', thing: '?12', from: null, to: 'deck' }, 'something face down: Deck'],
  [{ type: 'rolled', sides: 8, result: 3, forced: false }, 'die: 3'],
  [{ type: 'shuffled', zone: 'deck' }, 'Deck is shuffled'],
  [{ type: 'attribute-set', thing: 'fuel', attribute: 'level', value: 7 }, 'Fuel is now 7'],
  [{ type: 'attribute-set', thing: 'fuel', attribute: 'other', value: 7 }, undefined],
  [{ type: 'ability-used', ability: 'x', source: 'card#2', player: 'player-1' }, 'Player 1 uses A Card'],
  [{ type: 'ability-used', ability: 'x', source: 'card#2', player: null }, undefined],
  [{ type: 'ended', outcome: 'home' }, 'the game is over: Home'],
  [{ type: 'asked', decision: 1, player: 'player-1' }, undefined],
] as const)('%o', (event, line) => {
  expect(logLine(event, name)).toBe(line);
});
