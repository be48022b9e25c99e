// Tests of odds: repeatable, the same however they are cut into chunks and whoever plays them, cancelled, told while they
// run; a run that is opened is the run that was counted; seats are refused.
import { MessageChannel } from 'node:worker_threads';
import { loadPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { playedSmall, smallPack } from '../testing/small-pack.js';
import type { OddsJob, OddsOptions, OddsSummary } from '../types/odds.js';
import type { Session } from '../types/session.js';
import { runOdds, serveOdds } from './odds-workers.js';
import { mergeOdds, playOdds } from './play-odds.js';

const pack = smallPack();
const loaded = loadPack(pack);

function session(seed: string): Session {
  const game = playedSmall(seed, 120);
  game.goto(0);
  game.run({ until: 'turn', direction: 1 });
  game.run({ until: 'decision', direction: 1 });
  return game;
}

function jobOf(game: Session, options: OddsOptions = {}): OddsJob {
  const { job, problem } = game.odds(options);
  if (job === null) throw new Error(problem);
  return JSON.parse(JSON.stringify(job)) as OddsJob;
}

function counts(bars: OddsSummary['outcomes']): Record<string, number> {
  return Object.fromEntries(bars.map(({ value, count }) => [value, count]));
}

describe('odds', () => {
  const game = session('odds');
  const job = jobOf(game, { watches: ['turn number', 'current player', 'level of fuel is less than 1'] });
  const whole = mergeOdds([playOdds(loaded, job, 0, 60)]);

  it('count every run once, in all that they count', () => {
    expect(whole.runs).toBe(60);
    expect(whole.failed).toEqual([]);
    const sum = (bars: OddsSummary['outcomes']): number => bars.reduce((total, { count }) => total + count, 0);
    for (const bars of [whole.outcomes, whole.firstDie, ...whole.levels.map((one) => one.bars), ...whole.watches.map((one) => one.bars)]) expect(sum(bars)).toBe(60);
    expect(whole.levels.map(({ path, label }) => [path, label])).toEqual([['resources/fuel/level', 'Fuel']]);
    expect(whole.firstDie.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(counts(whole.outcomes)['adrift']).toBe(counts(whole.watches[2]?.bars ?? [])['true']);
    expect(whole.events.find(({ value }) => value === 'fuel-is-lost')?.label).toBe('fuel is lost');
  });

  it('are the same for the same seed, however they are cut, and others for another', () => {
    expect(mergeOdds([playOdds(pack, job, 40, 20), playOdds(pack, job, 0, 25), playOdds(pack, job, 25, 15)])).toEqual(whole);
    expect(counts(mergeOdds([playOdds(pack, { ...job, seed: 'x' }, 0, 60)]).firstDie)).not.toEqual(counts(whole.firstDie));
  });

  it('open the run that was counted, as a branch of the line', () => {
    const before = [game.hash(), game.position()];
    const bars = whole.levels[0]?.bars.slice(0, 4) ?? [];
    expect(bars.length).toBeGreaterThan(2);
    for (const bar of bars) {
      expect(game.openRun(job, bar.run).problem).toBeNull();
      expect(game.position().ended).toBe(true);
      expect(game.evaluate('level of fuel').raw).toBe(Number(bar.value));
      const one = playOdds(loaded, job, bar.run, 1);
      expect([String(game.evaluate('level of fuel').raw), game.view('everything').outcome]).toEqual([one.levels[0]?.bars[0]?.value, one.outcomes[0]?.value]);
      game.branches.switch('main');
      expect([game.hash(), game.position()]).toEqual(before);
    }
    expect(game.branches.list()).toHaveLength(bars.length + 1);
  });

  it('end with the turn, or with a frame, whose result is counted', () => {
    const turn = mergeOdds([playOdds(loaded, jobOf(game, { until: { kind: 'turn' }, watches: ['turn number'] }), 0, 20)]);
    expect(counts(turn.watches[0]?.bars ?? [])).toEqual({ 2: 20 });
    expect(turn.outcomes).toMatchObject([{ value: '', count: 20 }]);
    const frame = jobOf(game, { until: { kind: 'frame', frame: 0 }, watches: ['turn number'] });
    const done = mergeOdds([playOdds(loaded, frame, 0, 20)]);
    expect(counts(done.watches[0]?.bars ?? [])).toEqual({ 1: 20 });
    expect(game.openRun(frame, 3).problem).toBeNull();
    expect(game.stack().map(({ name }) => name)).toEqual(['Play the game']);
    game.branches.switch('main');
  });

  it('can be made with what nobody sees shuffled', () => {
    const first = (decks: 'as-they-lie' | 'shuffled'): number => mergeOdds([playOdds(loaded, jobOf(game, { decks, until: { kind: 'turn' }, watches: ['top card of draw-pile'] }), 0, 30)]).watches[0]?.bars.length ?? 0;
    expect(first('as-they-lie')).toBeLessThan(first('shuffled'));
  });

  it('leave on top what is stacked, however the rest is shuffled, and open the same run', () => {
    const deck = game.view('everything').zones.find(({ id }) => id === 'draw-pile')?.things.map(({ id }) => id) ?? [];
    const top = deck.slice(0, 2);
    const options: OddsOptions = { decks: 'shuffled', stacked: [{ zone: 'draw-pile', top }], until: { kind: 'frame', frame: 0 }, watches: ['top card of draw-pile'] };
    const one = jobOf(game, options);
    const plain = jobOf(game, { ...options, stacked: [] });
    const tops = (job: OddsJob): number => mergeOdds([playOdds(loaded, job, 0, 30)]).watches[0]?.bars.length ?? 0;
    expect(tops(one)).toBeLessThan(tops(plain));
    const bar = playOdds(loaded, one, 3, 1).watches[0]?.bars[0];
    expect(game.openRun(one, 3).problem).toBeNull();
    expect(game.prepared().decks[0]?.laid.map(({ id }) => id)).toEqual(top);
    expect(game.evaluate('top card of draw-pile').value).toBe(bar?.label);
    game.branches.switch('main');
    expect(game.odds({ stacked: [{ zone: 'draw-pile', top: ['no-such'] }] }).problem).toContain('no-such');
  });

  it('are refused to seats, and for texts and frames that are not there', () => {
    expect(game.odds({ seat: 'player-1' }).problem).toContain('hidden');
    expect(game.odds({ watches: ['level of fule'] })).toMatchObject({ job: null, mistakes: [{ code: 'D0202' }] });
    expect(game.odds({ until: { kind: 'frame', frame: 40 } }).problem).toContain('no frame 40');
  });

  it('tell runs that fail and go on', () => {
    const own = session('failing');
    own.forceDice([9]);
    const summary = mergeOdds([playOdds(loaded, jobOf(own), 0, 10)]);
    expect(summary.runs).toBe(10);
    expect(summary.failed.length).toBeGreaterThan(0);
    expect(summary.failed[0]?.message).toContain('set to 9');
  });
});

describe('workers', () => {
  const job = jobOf(session('workers'));

  function workers(count: number): { ends: MessageChannel['port1'][]; close: () => void } {
    const channels = Array.from({ length: count }, () => new MessageChannel());
    for (const { port2 } of channels) serveOdds(port2);
    return { ends: channels.map(({ port1 }) => port1), close: () => { for (const { port1 } of channels) port1.close(); } };
  }

  it('add up to what one thread plays, and tell how far they are', async () => {
    const { ends, close } = workers(2);
    const told: number[] = [];
    const summary = await runOdds({ pack, job, runs: 33, workers: ends, chunk: 4, onProgress: (done) => told.push(done) });
    close();
    expect(summary).toEqual(mergeOdds([playOdds(loaded, job, 0, 33)]));
    expect(told.at(-1)).toBe(33);
    expect(told.length).toBe(9);
  });

  it('stop when they are told to', async () => {
    const { ends, close } = workers(2);
    const signal = { aborted: false };
    let told = 0;
    const summary = await runOdds({ pack, job, runs: 100_000, workers: ends, chunk: 2, signal, onProgress: (done) => {
      told = done;
      signal.aborted = true;
    } });
    close();
    expect(summary).toBeNull();
    expect(told).toBeLessThan(10);
  });

  it('reject when one cannot play', async () => {
    const { ends, close } = workers(1);
    await expect(runOdds({ pack, job: { ...job, save: { ...job.save, pack: 'another' } }, runs: 3, workers: ends })).rejects.toThrow(/another/);
    close();
  });
});
