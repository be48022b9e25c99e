// Players with a plan beat players without one, on either side.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import type { BotKind } from '../bots.js';
import { type Estimate, rate } from '../simulation/intervals.js';
import { playPairing } from './pairing.js';

const pack = loadPack(basePack);
const GAMES = 40;

function won(humans: BotKind, cylons: BotKind): Estimate {
  return rate(playPairing(pack, { players: 4, humans, cylons }, 'pairing', 0, GAMES).won, GAMES);
}

it('shows that the heuristic players beat the random ones, as humans and as Cylons', () => {
  const planned = won('heuristic', 'random');
  expect(planned.low).toBeGreaterThan(won('random', 'random').high);
  expect(won('heuristic', 'heuristic').high).toBeLessThan(planned.low);
});

it('plays the same games in pieces', () => {
  const pairing = { players: 4, humans: 'heuristic', cylons: 'random' } as const;
  const [whole, one, rest] = [playPairing(pack, pairing, 'p', 0, 6), playPairing(pack, pairing, 'p', 0, 2), playPairing(pack, pairing, 'p', 2, 4)];
  expect([one.won + rest.won, one.distance + rest.distance]).toEqual([whole.won, whole.distance]);
});
