// States that break a promise are told apart from sound ones.
import { describe, expect, it } from 'vitest';
import { createGame } from '../game.js';
import { loadPack } from '../pack/load-pack.js';
import { skirmish } from '../testing/skirmish.js';
import { checkInvariants } from './check-invariants.js';
import type { State } from './state.js';

describe('invariants', () => {
  const pack = loadPack(skirmish());
  it.each<[string, (state: State) => void, RegExp | null]>([
    ['nothing wrong', () => undefined, null],
    ['twice', (s) => s.zones[1]?.push(s.zones[0]?.[0] ?? 0), /is in deck and in pile/],
    ['lost', (s) => s.zones[0]?.pop(), /does not lie there/],
    ['lost for good', (s) => (s.zoneOf[s.zones[0]?.pop() ?? 0] = -1), /is lost/],
    ['a handle twice', (s) => (s.handles[s.zones[0]?.[0] ?? 0] = s.handles[s.zones[0]?.[1] ?? 0] ?? 0), /have the handle/],
    ['a handle to come', (s) => (s.nextHandle = 1), /yet to come/],
  ])('%s', (_name, damage, message) => {
    const game = createGame(pack, { players: 2, seed: 1 });
    damage(game.state);
    const found = checkInvariants(game.machine.layout, game.state).join('; ');
    if (message === null) expect(found).toBe('');
    else expect(found).toMatch(message);
  });
});
