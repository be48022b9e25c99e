// Who may be told a value, and who remembers a face.
import { describe, expect, it } from 'vitest';
import { moveToZone } from '../game-edit.js';
import type { GameEvent } from '../events/game-event.js';
import type { Instr } from '../pack/compiled-pack.js';
import { createGame, type Game, type Seat } from '../game.js';
import { redactEvent } from '../events/redact-event.js';
import { loadPack } from '../pack/load-pack.js';
import { pack, program, zone } from '../testing/pack-builder.js';
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

describe('a pile of which only the top is seen', () => {
  const heap = (...cards: string[]): Game => {
    const game = started(pack({ ...table(), zones: [...(table().zones ?? []), zone('heap', { sees: 'top' })] }));
    for (const card of cards) moveToZone(game, card, 'heap');
    return game;
  };
  const seen = (game: Game, seat: Seat): [number, string[], boolean | undefined] => {
    const found = game.view(seat).zones.find(({ id }) => id === 'heap');
    return [found?.count ?? -1, found?.contents ?? [], found?.topOnly];
  };
  it('shows the last card and neither the others nor how many there are', () => {
    for (const seat of ['spectator', 'player-1'] as const) {
      expect(seen(heap(), seat)).toEqual([0, [], true]);
      expect(seen(heap('a'), seat)).toEqual([1, ['a'], true]);
      expect(seen(heap('a', 'b', 'c'), seat)).toEqual([1, ['c'], true]);
      expect(JSON.stringify(heap('a', 'b', 'c').view(seat))).not.toMatch(/"[ab]"/);
    }
    expect(seen(heap('a', 'b', 'c'), 'everything')).toEqual([3, ['a', 'b', 'c'], undefined]);
  });
  it('shows what lies below once the top is gone', () => {
    const game = heap('a', 'b');
    moveToZone(game, 'b', 'deck');
    expect(seen(game, 'player-2')).toEqual([1, ['a'], true]);
  });
  it('covers also what somebody was shown, or knew, before it came there', () => {
    const game = started(pack({ ...table(), zones: [...(table().zones ?? []), zone('heap', { sees: 'top' })], programs: [program('main', 'procedure', [], [
      ['verb', 'show', ['entity', 'a'], ['entity', 'player-1']],
      ['verb', 'move-to', ['list', ['entity', 'a'], ['entity', 'b']], ['entity', 'heap']],
      ['end', ['entity', 'victory']],
    ])] }));
    expect(seen(game, 'player-1')[1]).toEqual(['b']);
    expect(game.view('player-1').things.map(({ id }) => id)).not.toContain('a');
  });
  it('tells of a card that leaves it from below by a name nobody heard before', () => {
    const game = started(pack({ ...table(), zones: [...(table().zones ?? []), zone('heap', { sees: 'top' })] }));
    const heard: string[] = [];
    game.onEvent = (event: GameEvent) => heard.push(JSON.stringify(redactEvent(event, 0)));
    for (const card of ['a', 'b']) moveToZone(game, card, 'heap');
    const before = heard.join('\n') + JSON.stringify(game.view('spectator'));
    expect(heard.map((line) => (JSON.parse(line) as { thing: string }).thing)).toEqual(['a', 'b']);
    moveToZone(game, 'a', 'deck');
    const { thing } = JSON.parse(heard.at(-1) ?? '{}') as { thing: string };
    expect(thing).toMatch(/^\?/);
    expect(before).not.toContain(`"${thing}"`);
  });
});
