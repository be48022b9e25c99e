// The sum of many runs as plots.
import { expect, it } from 'vitest';
import { mergeOdds, playOdds, type OddsSummary } from '@dradis/session';
import { loadBaseGame } from '../../session/load-base-game.js';
import { SessionStore } from '../../session/session-store.js';
import { oddsPlots } from './odds-plots.js';

const empty: OddsSummary = { runs: 4, failed: [], outcomes: [], levels: [], firstDie: [], events: [], result: [], effects: [], watches: [], steps: 0, decisions: 0 };
const bar = (value: string, count: number): OddsSummary['firstDie'][number] => ({ value, label: value, count, run: 0 });

it('puts numbers in order with gaps between, words by how often', () => {
  const [words, die] = oddsPlots({ ...empty, outcomes: [bar('lost', 1), bar('won', 3)], firstDie: [bar('5', 2), bar('2', 2)] }, []);
  expect(words?.bars.map(({ label }) => label)).toEqual(['won', 'lost']);
  expect(die?.bars.map(({ label, count }) => `${label}:${String(count)}`)).toEqual(['2:2', '3:0', '4:0', '5:2']);
});

it('leaves out levels that stay as they are', () => {
  const levels = [{ path: 'resources/fuel/level', label: 'Fuel', bars: [bar('8', 4)] }, { path: 'resources/food/level', label: 'Food', bars: [bar('7', 4)] }];
  const now = [{ key: 'resources', path: 'resources', label: 'Resources', children: ['fuel', 'food'].map((key) => ({ key, path: `resources/${key}`, label: key, children: [{ key: 'level', path: `resources/${key}/level`, label: 'Level', value: '8' }] })) }];
  expect(oddsPlots({ ...empty, levels }, now).map(({ id, here }) => `${id} ${String(here)}`)).toEqual(['resources/food/level 8']);
});

it('adds up to all runs of a real position', () => {
  const store = new SessionStore(loadBaseGame(), () => undefined);
  store.start({ seed: 'odds', players: 3, windows: 'able', byHand: false });
  const { job } = store.session!.odds({ until: { kind: 'turn' }, decks: 'shuffled' });
  const sum = mergeOdds([playOdds(store.loaded.pack, job!, 0, 4), playOdds(store.loaded.pack, job!, 4, 2)]);
  expect(sum.failed).toEqual([]);
  for (const { id, bars } of oddsPlots(sum, store.session!.tree())) {
    if (id !== 'events' && id !== 'effects' && id !== 'die') expect(bars.reduce((all, { count }) => all + count, 0), id).toBe(6);
  }
});
