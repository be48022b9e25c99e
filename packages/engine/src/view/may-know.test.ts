// What a seat may know, one component at a time, is what its view names.
import { expect, it } from 'vitest';
import { createGame, loadPack, mayKnow, moveToZone, type Seat, toldOf } from '../index.js';
import { skirmish } from '../testing/skirmish.js';

it('says of every component what the view of the seat says', () => {
  const game = createGame(loadPack(skirmish()), { players: 2, seed: 'known' });
  game.run();
  const { ids, playerLo, zoneLo, zoneHi } = game.pack.layoutFor(2);
  for (const [seat, player] of [['spectator', -1], ['player-1', playerLo], ['player-2', playerLo + 1]] as const) {
    const named = new Set(game.view(seat satisfies Seat).things.map(({ id }) => id));
    const known = ids.filter((_, entity) => (entity < zoneLo || entity >= zoneHi) && (entity < playerLo || entity >= playerLo + 2) && mayKnow(game, player, entity));
    expect(new Set(known)).toEqual(named);
    expect(known.length).toBeLessThan(ids.length);
  }
});

it('says of every zone how much the view of the seat tells', () => {
  const pack = skirmish();
  const game = createGame(loadPack({ ...pack, zones: pack.zones.map((zone) => (zone.id === 'pile' ? { ...zone, sees: 'top' as const } : zone)) }), { players: 2, seed: 'told' });
  game.run();
  const { ids, entityOf } = game.pack.layoutFor(2);
  const pile = entityOf.get('pile') ?? -1;
  for (const card of ids.filter((id) => id.startsWith('peek')).slice(0, 3)) moveToZone(game, card, 'pile');
  const view = game.view('player-1');
  for (const { id, count } of view.zones) expect([id, toldOf(game, entityOf.get(id) ?? -1).length]).toEqual([id, count]);
  expect([toldOf(game, pile).length, game.view('everything').zones.find(({ id }) => id === 'pile')?.count]).toEqual([1, 3]);
});
