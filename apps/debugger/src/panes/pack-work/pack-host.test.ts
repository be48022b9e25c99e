// Running scenarios of a pack as its texts stand.
import type { ScenarioRow } from '@dradis/elements';
import { expect, it, vi } from 'vitest';
import { loadBaseGame } from '../../session/load-base-game.js';
import { playScenario } from '../../session/play-beside.js';
import { SessionStore } from '../../session/session-store.js';
import { PackHost } from './pack-host.js';
import { packTexts } from './pack-texts.js';

// Each test compiles the shipped pack or plays it.
vi.setConfig({ testTimeout: 90_000 });

const texts = await packTexts({ workspace: undefined });
const host = new PackHost();
const { naming } = loadBaseGame();
const opened = host.open(texts);

it('opens the shipped pack with all its scenarios, none of them run', () => {
  expect(opened.problem).toBeNull();
  expect(opened.scenarios.length).toBeGreaterThan(100);
  expect(opened.scenarios.every(({ passed }) => passed === undefined)).toBe(true);
});

it('runs the scenarios of some files, and tells a failure in words with its line', () => {
  const path = 'scenarios/crisis/water-sabotaged.yaml';
  const run = (): readonly ScenarioRow[] => { host.beginRun(false); return host.run([path]); };
  expect(run().map(({ passed }) => passed)).toEqual([true, true, true]);
  const broken = texts.scenarios.map((file) => (file.path === path ? { path, text: file.text.replace('food: -1', 'food: -3') } : file));
  host.open({ ...texts, scenarios: broken });
  // A run goes on with the texts it was begun with.
  expect(host.run([path]).map(({ passed }) => passed)).toEqual([true, true, true]);
  const failed = run().filter(({ passed }) => passed === false);
  expect(failed).toHaveLength(1);
  expect(failed[0]?.failures[0]).toMatchObject({ line: broken.find((file) => file.path === path)!.text.split('\n').findIndex((line) => line.includes('food: -3')) + 1 });
  host.open(texts);
});

it('says why a pack cannot be used', () => {
  const other = new PackHost();
  const { problem } = other.open({ ...texts, files: texts.files.map((file) => (file.path === 'rules/turn.yaml' ? { ...file, text: `${file.text}\n  does: nonsense` } : file)) });
  expect(problem).toContain('rules/turn.yaml');
  expect(() => { other.beginRun(false); }).toThrow('mistakes');
  expect(() => other.run(['scenarios/crisis/water-sabotaged.yaml'])).toThrow('No run');
  expect(() => new PackHost().vocabulary()).toThrow('No pack');
});

it('tries a text that lies in no file', () => {
  const [result] = host.tryText('scenario: a try\nwhen: resolve the crisis water-sabotaged\nanswers:\n  - laura-roslin: the lower box\nchanges: {}\n');
  expect(result?.reached?.changes).toEqual({ food: -1 });
  expect(() => host.tryText('scenario: a try\nwhen: nonsense\n')).toThrow();
});

it('tries a card over its answers and the faces of its dice, and writes a scenario that passes', () => {
  const card = host.cards().find(({ id }) => id === 'water-sabotaged')!;
  const way = card.ways[0]!;
  const trial = { naming, card: card.id, title: card.title, when: way.when, on: way.given, given: '', dice: [], answers: [] };
  expect(host.tryCard(trial).asked).toMatchObject({ player: 'laura-roslin', who: 'Laura Roslin', options: expect.arrayContaining([{ pick: 'the lower box', label: 'the lower box' }]) as unknown });
  const done = host.tryCard({ ...trial, answers: [{ player: 'laura-roslin', pick: 'the lower box' }] });
  expect(done.bars).toEqual([{ label: 'always', count: 1, detail: 'Food −1' }]);
  expect(host.tryText(done.scenario).map(({ passed }) => passed)).toEqual([true]);
});

it('finds exact chances of a die', () => {
  const when = 'current player rolls:\n  1-3: lose 2 fuel\n  4-8: nothing';
  const done = host.tryCard({ naming, card: 'food-shortage', title: 'A die', when, on: {}, given: '', dice: [], answers: [] });
  expect(done.exact).toBe(true);
  expect(done.bars).toEqual([{ label: 'die 4–8', count: 5 / 8, detail: 'nothing changes' }, { label: 'die 1–3', count: 3 / 8, detail: 'Fuel −2' }]);
});

it('says of a position that no play leads to it, and tries the card all the same', () => {
  const trial = { naming, card: 'food-shortage', title: 'A loss', when: 'lose 1 food', on: {}, dice: [], answers: [] };
  expect(host.tryCard({ ...trial, given: 'caprica: laura-roslin' })).toMatchObject({ bars: [{ detail: 'Food −1' }], note: expect.stringMatching(/^No play leads to this position: .*Cylon location.*\.$/) as string });
  expect(host.tryCard({ ...trial, given: 'fuel: 3' }).note).toBeUndefined();
});

it('tries a card where a game by chance meets a condition, answers it, writes a scenario and plays it on the board', () => {
  const game = { seed: 'bench', players: 4, condition: 'turn number is at least 2' };
  const trial = { when: 'resolve the crisis water-sabotaged', title: 'Water Sabotaged', on: {}, dice: [], answers: [], naming, game };
  const { asked } = host.tryMoment(trial);
  expect(asked).toMatchObject({ answerable: true, min: 1, max: 1 });
  const answers = [{ player: asked!.player, pick: asked!.options.find(({ label }) => label.includes('lower'))!.pick }];
  const done = host.tryMoment({ ...trial, answers });
  expect(asked!.player).not.toContain('Player');
  expect(done).toMatchObject({ asked: null, exact: true });
  expect(done.trail[0]).toMatchObject({ scripted: true, answer: answers[0]!.pick });
  expect(done.bars[0]?.detail).toContain('Food fell');
  expect(done.scenario).toContain('resolve the crisis water-sabotaged');
  const session = playScenario(loadBaseGame(), host.playMoment({ ...trial, answers }));
  expect(session.position()).toMatchObject({ step: 0 });
  session.run({ until: 'end', direction: 1 });
  expect(session.position().ended).toBe(true);
  expect(() => host.tryMoment({ ...trial, game: { ...game, condition: 'turn number is at least 9000' } })).toThrow('another seed');
});

it('plays a scenario again from its start when it passed', () => {
  const path = 'scenarios/crisis/water-sabotaged.yaml';
  const { title } = opened.scenarios.find((row) => row.path === path)!;
  const session = playScenario(loadBaseGame(), host.play(path, title));
  expect(session.position()).toMatchObject({ step: 0, ended: false });
  expect(session.statement()).toMatchObject({ file: path });
  expect(session.run({ until: 'end', direction: 1 }).reason).toBe('ended');
  expect(() => host.play(path, 'no such scenario')).toThrow('no such scenario');
});

it('plays a scenario again up to where the level went wrong when it failed', () => {
  const path = 'scenarios/crisis/water-sabotaged.yaml';
  host.open({ ...texts, scenarios: texts.scenarios.map((file) => (file.path === path ? { path, text: file.text.replace('food: -1', 'food: -3') } : file)) });
  const { title } = host.run([path]).find((row) => row.passed === false)!;
  const there = playScenario(loadBaseGame(), host.play(path, title));
  const { step } = there.position();
  expect(there.changes(step - 1, step).map((change) => change.path)).toContain('resources/food/level');
  host.open(texts);
});

it('puts a trial on the board beside the own game, which waits as it was', () => {
  const card = host.cards().find(({ id }) => id === 'water-sabotaged')!;
  const way = card.ways[0]!;
  const trial = { naming, card: card.id, title: card.title, when: way.when, on: way.given, given: '', dice: [], answers: [{ player: 'laura-roslin', pick: 'the lower box' }] };
  const store = new SessionStore(loadBaseGame(), () => undefined);
  store.start({ seed: 'beside', players: 4, windows: 'able', byHand: false });
  const { own } = store;
  const before = own!.hash();
  store.openBeside('A trial', playScenario(store.loaded, { ...host.playCard(trial), failures: [] }));
  expect(store.session).not.toBe(own);
  store.command('end');
  expect(store.session!.position().ended).toBe(true);
  expect([store.beside, store.own!.hash()]).toEqual(['A trial', before]);
  expect(store.swap({ ...loadBaseGame(), pack: { ...loadBaseGame().pack, hash: 'another' } })?.outcome).toBe('same');
  expect(store.beside).toBe('A trial');
  store.closeBeside();
  expect([store.beside, store.session]).toEqual([undefined, own]);
});
