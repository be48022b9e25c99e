// What a seat may know, one component at a time, is what its view names.
import { expect, it } from 'vitest';
import { createGame, loadPack, mayKnow, type Seat } from '../index.js';
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
