// What the loop carries out leaves the same state as the same instructions one by one.
import { describe, expect, it } from 'vitest';
import { createGame, type Game } from '../game.js';
import type { Instr } from '../pack/compiled-pack.js';
import { loadPack } from '../pack/load-pack.js';
import { hashState } from '../state/hash-state.js';
import { pack, program } from '../testing/pack-builder.js';
import { numbers, randomChoice } from '../testing/random-answers.js';
import { variable } from '../testing/run-main.js';
import { skirmish } from '../testing/skirmish.js';
import { stepOn } from '../testing/step-on.js';
import { table } from '../testing/table-pack.js';

const LOCALS = ['number', 'thing:card', 'list:card', 'number', 'thing:card'];
const mark: Instr = ['set-global', 'n', ['+', ['global', 'n'], 1]];

/** Both ways of carrying `code` out. */
function bothWays(code: Instr[]): { looped: Game; stepped: Game } {
  const loaded = loadPack(pack({ ...table(), programs: [program('main', 'procedure', LOCALS, code)] }));
  const looped = createGame(loaded, { players: 2, seed: 'quick' });
  const stepped = createGame(loaded, { players: 2, seed: 'quick' });
  looped.run();
  stepOn(stepped);
  return { looped, stepped };
}

const CARD: Instr = ['set', 1, ['entity', 'a']];

describe('runOn and stepOnce', () => {
  it.each<[string, number, Instr[]]>([
    ['a value', 4, [['set', 0, 4], ['set-global', 'n', ['local', 0]]]],
    ['a sum', 7, [['set', 0, ['+', 3, 4]], ['set-global', 'n', ['local', 0]]]],
    ['one thing for a list', 1, [['set', 2, ['entity', 'a']], ['set-global', 'n', ['count', ['local', 2]]]]],
    ['a jump', 1, [['goto', 2], mark, mark]],
    ['less, which holds', 2, [['unless', ['<', ['local', 0], 1], 2], mark, mark]],
    ['less, which does not', 1, [['unless', ['<', 1, ['local', 0]], 2], mark, mark]],
    ['a constant, which it is', 2, [CARD, ['unless', ['=', ['local', 1], ['entity', 'a']], 3], mark, mark]],
    ['a constant, which it is not', 1, [CARD, ['unless', ['=', ['local', 1], null], 3], mark, mark]],
    ['two that are the same', 2, [['unless', ['=', ['local', 0], ['local', 3]], 2], mark, mark]],
    ['a kind, which it is of', 2, [CARD, ['unless', ['is-kind', ['local', 1], 'card'], 3], mark, mark]],
    ['a kind, of which nothing is', 1, [['unless', ['is-kind', ['local', 1], 'card'], 2], mark, mark]],
    ['a truth', 2, [['set', 0, true], ['unless', ['local', 0], 3], mark, mark]],
    ['no truth', 1, [['unless', ['local', 0], 2], mark, mark]],
    ['both of two', 1, [['unless', ['and', ['<', 0, 1], ['<', 1, 0]], 2], mark, mark]],
    ['each of a list', 2, [['set', 2, ['list', ['entity', 'a'], ['entity', 'b']]], ['each', 2, 3, 4, 4], mark, ['goto', 1]]],
    ['an early end', 1, [mark, ['return', null], mark]],
    ['an end that has no outcome', 1, [mark, ['end', null]]],
  ])('%s', (_, expected, instructions) => {
    const { looped, stepped } = bothWays(instructions);
    expect(variable(looped, 'n')).toBe(expected);
    expect(hashState(looped.state)).toBe(hashState(stepped.state));
  });

  it('plays whole games alike', () => {
    const loaded = loadPack(skirmish());
    for (let seed = 0; seed < 20; seed++) {
      const looped = createGame(loaded, { players: 3, seed });
      const stepped = createGame(loaded, { players: 3, seed });
      const next = numbers(seed);
      looped.run();
      stepOn(stepped);
      while (looped.state.decision !== null && looped.state.decisions < 200) {
        const choice = randomChoice(looped, next);
        looped.answerIndexes(choice);
        stepped.answerIndexes(choice, { run: false });
        stepOn(stepped);
        expect(hashState(stepped.state)).toBe(hashState(looped.state));
      }
    }
  });
});
