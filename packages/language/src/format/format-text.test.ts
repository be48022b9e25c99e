// The canonical form of texts.
import { describe, expect, it } from 'vitest';
import { cardScope, scopeOf, testLanguage } from '../testing/compile.js';

function check(text: string, expected: string): void {
  const { text: once, diagnostics } = testLanguage().format(text, cardScope);
  expect(diagnostics).toEqual([]);
  expect(once).toBe(expected);
  expect(testLanguage().format(once, cardScope).text).toBe(once);
}

describe('layout', () => {
  it.each([
    ['', ''],
    ['lose   1   fuel', 'lose 1 fuel\n'],
    ['Lose 1 FUEL\r\n', 'lose 1 fuel\n'],
    ['if emergency :lose 1 fuel', 'if emergency: lose 1 fuel\n'],
    ['    if emergency:\n        lose 1 fuel\n    lose 1 food', 'if emergency:\n  lose 1 fuel\nlose 1 food\n'],
    ['\n\nlose 1 fuel\n\n\n\nlose 1 food\n\n', 'lose 1 fuel\n\nlose 1 food\n'],
    ["damage first of vipers in ( bow )\nset fuel 's amount to (1+2)*3", "damage first of vipers in (bow)\nset fuel's amount to (1 + 2) * 3\n"],
    ['announce a crisis is drawn( card=besieged )', 'announce a crisis is drawn (card = besieged)\n'],
    ['choose a viper as v , to   "Fight  Them"', 'choose a viper as v, to "Fight  Them"\n'],
  ])('%j becomes %j', check);
});

describe('comments', () => {
  it.each([
    ['lose 1 fuel # why', 'lose 1 fuel  # why\n'],
    ['# first\nlose 1 fuel\n# last', '# first\nlose 1 fuel\n# last\n'],
    ['if emergency:   # head\n    # inside\n    lose 1 fuel\n    # still inside\nlose 1 food', 'if emergency:  # head\n  # inside\n  lose 1 fuel\n  # still inside\nlose 1 food\n'],
    ['if emergency:\n      # too deep\n  lose 1 fuel', 'if emergency:\n  # too deep\n  lose 1 fuel\n'],
    ['if emergency:\n# too shallow\n  lose 1 fuel', 'if emergency:\n  # too shallow\n  lose 1 fuel\n'],
    ['if emergency:\n    if emergency:\n        lose 1 fuel\n    # of the outer\nlose 1 food', 'if emergency:\n  if emergency:\n    lose 1 fuel\n  # of the outer\nlose 1 food\n'],
    ['if emergency:\n    lose 1 fuel\n  # between', 'if emergency:\n  lose 1 fuel\n# between\n'],
    ['# only', '# only\n'],
  ])('%j becomes %j', check);
});

describe('spelling', () => {
  it.each([
    ['you draws 1 politics cards', 'you draw 1 politics card\n'],
    ['admiral draw 2 politics card', 'admiral draws 2 politics cards\n'],
    ['each players discard 1 skill cards', 'each player discards 1 skill card\n'],
    ['all player discards 2 cards', 'all players discard 2 cards\n'],
    ['you chooses 2 viper as v', 'you choose 2 vipers as v\n'],
    ['admiral choose a vipers as v', 'admiral chooses a viper as v\n'],
    ['for each players as p: nothing', 'for each player as p: nothing\n'],
    ['if there are at least 1 raiders: nothing', 'if there are at least 1 raider: nothing\n'],
    ['repeat 1 times: nothing', 'repeat 1 time: nothing\n'],
    ['if admiral has at least 1 cards: nothing', 'if admiral has at least 1 card: nothing\n'],
    ['if there is no raiders: nothing', 'if there is no raiders: nothing\n'],
  ])('%j becomes %j', check);

  it('needs no scope for words the game does not use', () => {
    const { text } = testLanguage().format('officer draw 1 politics cards\nlose n fuel\nthat attacker attack the other-ship');
    expect(text).toBe('officer draws 1 politics card\nlose n fuel\nthat attacker attacks the other-ship\n');
    expect(testLanguage().format('lose  x  fuel', scopeOf({})).text).toBe('lose x fuel\n');
  });
});

describe('texts that cannot be read', () => {
  it('stay as they are', () => {
    const { text, diagnostics } = testLanguage().format('lose  "1 fuel');
    expect(text).toBe('lose  "1 fuel');
    expect(diagnostics.map(({ code }) => code)).toEqual(['D0106']);
  });
});
