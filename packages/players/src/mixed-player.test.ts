// Tables on which chance seats the players: repeatable, and of both kinds.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createMixedPlayer } from './mixed-player.js';
import { simulate } from './simulation/simulate.js';

it('seats both kinds, about as often', () => {
  const planning = Array.from({ length: 200 }, (_, seat) => createMixedPlayer(`seat ${seat}`)).filter((player) => 'hear' in player);
  expect(Math.abs(planning.length - 100)).toBeLessThan(30);
});

it('repeats a simulation to the last hash, and differs from either kind', () => {
  const pack = loadPack(basePack);
  const settings = { players: 5, seed: 'mixed', windows: 'able', games: 8 } as const;
  const hash = (bots: 'mixed' | 'random' | 'heuristic'): string => simulate(pack, { ...settings, bots }).hash;
  expect(hash('mixed')).toBe(hash('mixed'));
  expect(new Set([hash('mixed'), hash('random'), hash('heuristic')]).size).toBe(3);
});
