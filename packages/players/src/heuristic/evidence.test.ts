// What cards say of those who gave some: blame falls where the skill was drawn, and not on Destiny's share.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { seenTable } from '../testing/seen-table.js';
import { Table } from '../testing/table.js';
import { takeEvidence } from './evidence.js';
import { Mind } from './mind.js';

const pack = loadPack(basePack);
// Only Galen Tyrol draws engineering; the two Adamas draw tactics.
const CREW = ['william-adama', 'laura-roslin', 'lee-adama', 'galen-tyrol'];

/** Evidence against each player, in order of seats, after a check that `givers` gave one card each to. */
function after(givers: readonly number[], harmful: readonly string[]): number[] {
  const arranged = new Table(pack, CREW);
  const mind = new Mind('evidence');
  mind.hear({ type: 'announced', event: 'a-skill-check-begins' });
  for (const seat of givers) mind.hear({ type: 'moved', thing: '?', from: `hand@${seat}`, to: 'check-pile' });
  mind.hear({ type: 'moved', thing: 'repair#1', from: 'check-pile', to: 'counted-cards' });
  for (const card of harmful) mind.hear({ type: 'tally-changed', by: -2, value: 0, source: card });
  mind.hear({ type: 'announced', event: 'strength-is-totalled' });
  takeEvidence(seenTable(arranged.game), mind);
  return CREW.map((_, seat) => mind.evidence.get(`player-${seat + 1}`) ?? 0);
}

it('blames whoever draws the skill of a harmful card', () => {
  const [william, roslin, lee, tyrol] = after([1, 2, 3, 4], ['repair#1', 'repair#2', 'scientific-research#1']);
  expect(tyrol).toBeGreaterThan(0.1);
  for (const other of [william, roslin, lee]) expect(other).toBeLessThan(0);
});

it('leaves one harmful card to Destiny, and trusts those who gave', () => {
  for (const trust of after([1, 2, 3, 4], ['repair#1'])) expect(trust).toBeLessThan(0);
});

it('blames nobody for a card that none of those who gave can have drawn', () => {
  for (const trust of after([1, 2], ['repair#1', 'repair#2', 'evasive-maneuvers#1'])) expect(trust).toBeLessThanOrEqual(0);
});

it('shares the blame among several who can have given the card', () => {
  const one = after([4], ['repair#1', 'repair#2'])[3] ?? 0;
  const [william, , lee] = after([1, 3], ['strategic-planning#1', 'strategic-planning#2']);
  expect(lee).toBeGreaterThan(0);
  expect(lee).toBe(william);
  expect(one).toBeGreaterThan(lee ?? 1);
});
