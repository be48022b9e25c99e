// Who may be told a value, and who remembers a face.
import { describe, expect, it } from 'vitest';
import { moveToZone } from '../game-edit.js';
import { type GameEvent } from '../events/game-event.js';
import { type Instr } from '../pack/compiled-pack.js';
import { createGame } from '../game.js';
import { loadPack } from '../pack/load-pack.js';
import { pack, program } from '../testing/pack-builder.js';
import { started } from '../testing/run-main.js';
import { table } from '../testing/table-pack.js';

/** Seats told of the last change of a variable or attribute by this code: the public is 1, player-1 is 2, player-2 is 4. */
function told(...code: Instr[]): number {
  const game = createGame(loadPack(pack({ ...table(), programs: [program('main', 'procedure', [], [...code, ['end', ['entity', 'victory']]])] })), { players: 2, seed: 's' });
  const seen: number[] = [];
  game.onEvent = (event: GameEvent) => {
    if (event.type === 'variable-set' || event.type === 'attribute-set') seen.push(event.seenBy);
  };
  game.run();
  return seen.at(-1) ?? -1;
}

const everybody = 7;

describe('a change of a variable', () => {
  it.each<[string, Instr, number]>([
    ['is told to all when it names nothing', ['set-global', 'n', 3], everybody],
    ['is told to all when it names what all see', ['set-global', 'one', ['entity', 'd']], everybody],
    ['is told to nobody when it names what nobody sees', ['set-global', 'one', ['entity', 'a']], 0],
    ['is told to nobody when one of several is hidden', ['set-global', 'many', ['list', ['entity', 'd'], ['entity', 'a']]], 0],
    ['is told to all when it names a player', ['set-global', 'one', ['entity', 'player-1']], everybody],
  ])('%s', (_, change, seats) => {
    expect(told(change)).toBe(seats);
  });
  it('is told to the owner of the hand it names a card of', () => {
    expect(told(['verb', 'move-to', ['entity', 'a'], ['zone', 'hand', ['entity', 'player-2']]], ['set-global', 'one', ['entity', 'a']])).toBe(4);
  });
});

describe('a change of an attribute', () => {
  it('is told to those who may know the thing and what it names', () => {
    expect([told(['set-attr', 'mate', ['entity', 'd'], ['entity', 'e']]), told(['set-attr', 'mate', ['entity', 'd'], ['entity', 'a']])]).toEqual([everybody, 0]);
  });
});

describe('a face that was shown', () => {
  const places = (...path: string[]): string[] => {
    const game = started(pack({ ...table(), programs: [program('main', 'procedure', [], [
      ['verb', 'move-to', ['entity', 'token#1'], ['entity', 'n1']],
      ['verb', 'show', ['entity', 'token#1'], ['entity', 'player-1']],
      ['end', ['entity', 'victory']],
    ])] }));
    for (const zone of path) moveToZone(game, 'token#1', zone);
    const last = path.at(-1) ?? 'n1';
    return (['player-1', 'player-2'] as const).map((seat) => game.view(seat).zones.find(({ id }) => id === last)?.contents[0] ?? '');
  };
  it('is remembered by who saw it, from one open place to the next', () => {
    const [one, two] = places('e1', 's1');
    expect(one).toBe('token#1');
    expect(two).toMatch(/^\?/);
  });
  it('is forgotten once it was out of sight', () => {
    expect(places('e1', 'bag', 'n1').map((name) => name.startsWith('?'))).toEqual([true, true]);
  });
});
