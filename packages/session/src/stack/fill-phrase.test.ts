// Tests of phrases read with their values: slots, plural endings, optional words and alternatives.
import { describe, expect, it } from 'vitest';
import { fillPhrase } from './fill-phrase.js';

const values = new Map([
  ['n', '2'],
  ['one', '1'],
  ['who', 'Player 1'],
]);

describe('fillPhrase', () => {
  it.each([
    ['draw {n:number} card(s) for {who:player}', 'draw 2 cards for Player 1'],
    ['draw {one:number} card(s) for {who?:player}', 'draw 1 card for Player 1'],
    ["send {who:player}'s ships to (the) port", "send Player 1's ships to the port"],
    ['{who:player} draws/draw a card', 'Player 1 draws a card'],
    ['have {roller?:player} roll {die:tally}', 'have roller roll die'],
    ['take-a-turn', 'take-a-turn'],
  ])('reads "%s"', (phrase, expected) => {
    expect(fillPhrase(phrase, (slot) => values.get(slot))).toBe(expected);
  });
});
