// Every verb on a small table, one row each.
import { describe, expect, it } from 'vitest';
import type { Instr } from '../pack/compiled-pack.js';
import { runCode, valueOf } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';
import { phraseSlots } from './phrase-slots.js';
import { verbs } from './verbs.js';

const deck = ['entity', 'deck'] as const;
const pile = ['entity', 'pile'] as const;

/** Runs statements at the table and looks at a zone, bottom first. */
function check(code: Instr[], zone: string, expected: string[]): void {
  const game = runCode(code, ['t: tally'], table());
  expect(game.view('everything').zones.find((one) => one.id === zone)?.contents).toEqual(expected);
}

describe('verbs that move', () => {
  const cases: [string, Instr[], string, string[]][] = [
    ['move one', [['verb', 'move-to', ['entity', 'a'], pile as never]], 'pile', ['d', 'e', 'a']],
    ['move several in order', [['verb', 'move-to', ['list', ['entity', 'c'], ['entity', 'a']], pile as never]], 'pile', ['d', 'e', 'c', 'a']],
    ['move to where it is', [['verb', 'move-to', ['entity', 'd'], pile as never]], 'pile', ['d', 'e']],
    ['move nothing', [['verb', 'move-to', null, pile as never]], 'pile', ['d', 'e']],
    ['move nowhere', [['verb', 'move-to', ['entity', 'd'], null]], 'pile', ['d', 'e']],
    ['move to the top: first on top', [['verb', 'move-to-top', ['list', ['entity', 'd'], ['entity', 'e']], deck as never]], 'deck', ['a', 'b', 'c', 'e', 'd']],
    ['move within to the top', [['verb', 'move-to-top', ['entity', 'a'], deck as never]], 'deck', ['b', 'c', 'a']],
    ['move to the bottom: last lowest', [['verb', 'move-to-bottom', ['list', ['entity', 'd'], ['entity', 'e']], deck as never]], 'deck', ['e', 'd', 'a', 'b', 'c']],
  ];
  it.each(cases)('%s', (_name, code, zone, expected) => {
    check(code, zone, expected);
  });

  it('shuffle keeps the contents, changes the handles and forgets what was known', () => {
    const game = runCode([['verb', 'show', ['entity', 'a'], ['entity', 'player-1']], ['verb', 'shuffle', ['entity', 'deck']]] as never, [], {
      ...table(),
      things: table().things ?? [],
    });
    const before = runCode([], [], table()).view('spectator').zones.find((zone) => zone.id === 'deck');
    const after = game.view('spectator').zones.find((zone) => zone.id === 'deck');
    expect(after?.contents.filter((handle) => before?.contents.includes(handle))).toEqual([]);
    expect(game.view('player-1').things.some((one) => one.id === 'a')).toBe(false);
    expect([...(game.view('everything').zones.find((zone) => zone.id === 'deck')?.contents ?? [])].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('verbs that show', () => {
  function sees(code: Instr[], seat: 'player-1' | 'player-2' | 'spectator'): boolean {
    return runCode(code, [], table()).view(seat).things.some((one) => one.id === 'a');
  }
  const showA: Instr = ['verb', 'show', ['entity', 'a'], ['zone', 'hand', null]];
  it.each([
    ['nothing shown', [] as Instr[], [false, false, false]],
    ['shown to nobody', [showA], [false, false, false]],
    ['face up', [['verb', 'turn-face-up', ['entity', 'a']]] as Instr[], [true, true, true]],
    ['face up and down again', [['verb', 'turn-face-up', ['entity', 'a']], ['verb', 'turn-face-down', ['entity', 'a']]] as Instr[], [false, false, false]],
    ['revealed', [['verb', 'reveal', ['entity', 'a']]] as Instr[], [true, true, true]],
    ['shown to one', [['verb', 'show', ['entity', 'a'], ['global', 'current']]] as Instr[], [true, false, false]],
    ['shown, then moved elsewhere hidden', [['verb', 'show', ['entity', 'a'], ['global', 'current']], ['verb', 'move-to', ['entity', 'a'], ['entity', 'bag']]] as Instr[], [false, false, false]],
    ['shown, then moved within', [['verb', 'show', ['entity', 'a'], ['global', 'current']], ['verb', 'move-to-bottom', ['entity', 'a'], ['entity', 'deck']]] as Instr[], [true, false, false]],
  ])('%s', (_name, code, expected) => {
    expect([sees(code, 'player-1'), sees(code, 'player-2'), sees(code, 'spectator')]).toEqual(expected);
  });
});

describe('verbs on numbers', () => {
  it('keep what a number is made of, and a die within its faces', () => {
    const game = runCode(
      [
        ['tally', 0, 4],
        ['verb', 'add', 3, ['local', 0]],
        ['verb', 'subtract', 2, ['local', 0]],
        ['verb', 'add-for', 1, ['local', 0], ['entity', 'a']],
        ['verb', 'subtract-for', 9, ['local', 0], null],
        ['set-global', 'n', ['value', ['local', 0]]],
        ['verb', 'roll', ['local', 0], 2],
        ['set-global', 'many', ['list', ['entity', 'a']]],
        ['call', 'main2', [['value', ['local', 0]]], -1],
      ],
      ['t: tally'],
      {
        ...table(),
        programs: [
          {
            id: 'main2', name: 'main2', kind: 'procedure', params: 1, returns: null, file: 0, rulings: [],
            code: [['set-attr', 'score', ['global', 'current'], ['local', 0]]], at: [[1, 1, 1, 1]], locals: [{ name: 'n', type: 'number' }],
          },
        ],
      },
    );
    expect(valueOf(game, ['global', 'n'])).toBe(6);
    // 1 or 2 rolled, 3 - 2 + 1 added: never more than the die can show.
    expect(valueOf(game, ['attr', 'score', ['entity', 'player-1']])).toBe(2);
  });
});

describe('declarations', () => {
  it('have different ids, slots in every phrase, and words for both languages', () => {
    expect(new Set(verbs.map((verb) => verb.id)).size).toBe(verbs.length);
    for (const verb of verbs) {
      const names = phraseSlots(verb.phrases[0] ?? '').map((slot) => slot.name);
      expect(names.length, verb.id).toBeGreaterThan(0);
      for (const phrase of verb.phrases) expect(phraseSlots(phrase).map((slot) => slot.name)).toEqual(names);
      for (const face of [verb.face.en, verb.face.fr]) {
        for (const used of face.matchAll(/\{([a-z]+)\}/g)) expect(names, verb.id).toContain(used[1]);
      }
    }
  });
});
