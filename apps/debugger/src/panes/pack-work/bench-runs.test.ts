// Trials of the bench as positions to be played many times, with decks stacked for them, over the shipped pack.
import { expect, it, vi } from 'vitest';
import { mergeOdds, playOdds } from '@dradis/session';
import { loadBaseGame } from '../../session/load-base-game.js';
import { playScenario } from '../../session/play-beside.js';
import type { MomentTrial, ScenarioTrial } from './bench.js';
import { PackHost } from './pack-host.js';
import { packTexts } from './pack-texts.js';

// Each test compiles the shipped pack or plays it.
vi.setConfig({ testTimeout: 90_000 });

const loaded = loadBaseGame();
const { naming } = loaded;
const host = new PackHost();
host.open(await packTexts({ workspace: undefined }));
const trial: ScenarioTrial = { naming, card: 'informing-the-public', title: 'Informing the Public', when: 'resolve the crisis informing-the-public', on: {}, given: '', dice: [], answers: [] };
const game: MomentTrial['game'] = { seed: 'bench', players: 4, condition: 'turn number is at least 2' };
const moment: MomentTrial = { naming, title: trial.title, when: trial.when, on: {}, dice: [], answers: [], game };
const count = (bars: readonly { count: number }[]): number => bars.reduce((all, bar) => all + bar.count, 0);

it('samples a trial in the position scenarios start from: what is carried out and what levels come to, and opens the run of a bar', () => {
  const { job, pack, played, step } = host.runs(trial, { until: 'card', decks: 'shuffled' }, loaded.pack.hash);
  expect(pack).toBeNull();
  const sum = mergeOdds([playOdds(loaded.pack, JSON.parse(JSON.stringify(job)) as typeof job, 0, 30)]);
  expect([sum.runs, sum.failed]).toEqual([30, []]);
  expect(count(sum.outcomes)).toBe(30);
  const told = sum.effects.map(({ label }) => label);
  expect(told.some((label) => /^Informing the Public: /.test(label))).toBe(true);
  const morale = sum.levels.find(({ path }) => path === 'resources/morale/level')!;
  const session = playScenario(loaded, { ...played, failures: [] });
  for (const bar of morale.bars) {
    session.branches.switch('main');
    session.goto(step);
    expect(session.openRun(job, bar.run).problem).toBeNull();
    expect(session.tree().find(({ path }) => path === 'resources')?.children?.find(({ path }) => path === 'resources/morale')?.children?.find(({ path }) => path === morale.path)?.value).toBe(bar.value);
  }
});

it('keeps the answers given so far, and leaves to chance what comes after them', () => {
  const { asked } = host.tryCard(trial);
  const lower = asked!.options.find(({ pick }) => pick.includes('lower'))!;
  const { job } = host.runs({ ...trial, answers: [{ player: asked!.player, pick: lower.pick }] }, { until: 'card', decks: 'shuffled' }, '');
  const one = playOdds(loaded.pack, job, 0, 12);
  expect(one.failed).toEqual([]);
  // Nobody is asked for the box again.
  expect(one.effects.some(({ label }) => label.includes('pass'))).toBe(false);
});

it('plays a trial at a moment of a game on to its end, and says how it ends', () => {
  const { job } = host.runs(moment, { until: 'end', decks: 'shuffled' }, loaded.pack.hash);
  const sum = playOdds(loaded.pack, job, 0, 4);
  expect(sum.failed).toEqual([]);
  expect(sum.outcomes.every(({ value }) => value !== '')).toBe(true);
  const card = playOdds(loaded.pack, host.runs(moment, { until: 'card', decks: 'shuffled' }, '').job, 0, 6);
  expect(card.outcomes).toMatchObject([{ value: '', count: 6 }]);
});

it('says why a trial cannot be played many times', () => {
  expect(() => host.runs({ ...trial, when: 'resolve the crisis no-such' }, { until: 'card' }, '')).toThrow();
  expect(() => host.runs(trial, { until: 'card', watches: ['level of fule'] }, '')).toThrow('fule');
});

it('lists the decks that can be stacked, with what may come to lie on them', () => {
  const decks = host.decks();
  expect(decks.find(({ id }) => id === 'crisis-deck')?.cards).toContainEqual({ id: 'water-sabotaged', title: 'Water Sabotaged', kind: 'crisis' });
  expect(decks.find(({ id }) => id === 'destiny-deck')?.cards.map(({ id }) => id)).toContain('repair');
});

it('stacks decks for a trial: what is drawn is what was laid there, in every run, however the rest is shuffled', () => {
  const when = 'move top crisis card of crisis-deck to crisis-discards';
  const on = { 'crisis-deck': ['water-sabotaged', 'food-shortage'] };
  const top = 'top card of crisis-deck';
  for (const one of [{ ...trial, when, on }, { ...moment, when, on }]) {
    const { job } = host.runs(one, { until: 'card', decks: 'shuffled', watches: [top] }, '');
    const sum = playOdds(loaded.pack, job, 0, 5);
    expect(sum.failed).toEqual([]);
    expect(sum.watches[0]?.bars).toMatchObject([{ label: 'Food Shortage', count: 5 }]);
  }
  expect(host.tryMoment({ ...moment, when, on }).bars[0]?.detail).toContain('Water Sabotaged');
  expect(() => host.tryMoment({ ...moment, on: { 'crisis-deck': ['ambush', 'ambush'] } })).toThrow('ambush');
});
