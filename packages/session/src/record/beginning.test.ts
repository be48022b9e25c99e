// Tests of games that begin at a position with statements of their own: they can be stepped, saved, branched and swapped as any
// other, and a position that does not fit is refused.
import { createGame, forceDice, layoutPrint, loadPack, setAttributeOf } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { mergeOdds, playOdds } from '../odds/play-odds.js';
import { createSession } from '../session.js';
import { playedSmall, smallLanguage, smallPack, smallPackWith } from '../testing/small-pack.js';
import type { Beginning } from '../types/document.js';
import type { OddsJob } from '../types/odds.js';
import type { Session } from '../types/session.js';
import { TextCompiler } from '../expression/text-compiler.js';

const pack = smallPack();
const FILE = { path: 'scenarios/storm.yaml', text: 'storm\n' };

function beginning(statements: string, players = 2): Beginning {
  const { program } = new TextCompiler(players, smallLanguage()).statements(statements);
  if (program === undefined) throw new Error('the statements do not compile');
  const loaded = loadPack(pack);
  const game = createGame(loaded, { players, seed: 'begin', windows: 'able' });
  setAttributeOf(game, 'fuel', 'level', 3);
  forceDice(game, [1]);
  game.state.frames.length = 0;
  return { state: game.save(), layout: layoutPrint(loaded, players), program: { ...program, name: 'Storm' }, file: FILE };
}

function session(begin: Beginning, players = 2): Session {
  return createSession({ pack, sources: {}, players, seed: 'begin', windows: 'able', begin });
}

describe('a game with a beginning of its own', () => {
  const begin = beginning('draw 1 card for player-1\nset level of fuel to level of fuel - 1\ntake a turn');

  it('carries out its statements there, at places of their own file', () => {
    const game = session(begin);
    expect(game.evaluate('level of fuel').raw ?? null).toBeNull();
    expect(game.timeline()[0]?.label).toBe('The game begins with "Storm"');
    expect(game.statement()).toEqual({ file: FILE.path, span: { line: 1, column: 1, endLine: 1, endColumn: 25 } });
    expect(game.source(FILE.path)).toBe(FILE.text);
    expect(game.stack()[0]).toMatchObject({ name: 'Storm', file: FILE.path });
    game.step({ kind: 'over', direction: 1 });
    game.step({ kind: 'over', direction: 1 });
    expect(game.lastChanges().map(({ path }) => path)).toContain('resources/fuel/level');
    expect(game.provenance('resources/fuel/level')?.place).toMatchObject({ file: FILE.path, span: { line: 2 } });
    expect(game.run({ until: 'end', direction: 1 }).reason).toBe('ended');
    expect(game.step({ kind: 'into', direction: -1 }).reason).not.toBe('error');
  });

  it('comes back from a saved document, and from a branch', () => {
    const game = session(begin);
    game.run({ until: 'end', direction: 1 });
    const saved = JSON.parse(JSON.stringify(game.save())) as unknown;
    const other = createSession({ pack, sources: {}, players: 3, seed: 'other' });
    expect(other.restore(saved)).toBeNull();
    expect(other.hash()).toBe(game.hash());
    expect(other.source(FILE.path)).toBe(FILE.text);
    expect(JSON.parse(JSON.stringify(other.save()))).toEqual(saved);
    expect(other.branches.make({ at: 1, change: { kind: 'edit', edits: [{ kind: 'value', path: 'resources/fuel/level', value: 7 }] } }).problem).toBeNull();
    expect(other.stack().at(-1)).toMatchObject({ name: 'Storm' });
    expect(other.run({ until: 'end', direction: 1 }).reason).toBe('ended');
  });

  it('goes on with other rules, and not with other components', () => {
    const game = session(begin);
    game.run({ until: 'end', direction: 1 });
    expect(game.swap({ pack: smallPackWith('cards/patch.yaml', 'level of fuel + 1', 'level of fuel + 2') }).outcome).not.toBe('impossible');
    const fewer = smallPackWith('cards/patch.yaml', 'copies: 3', 'copies: 2', ['pack.yaml', 'card: 9', 'card: 8']);
    const report = game.swap({ pack: fewer });
    expect(report).toMatchObject({ outcome: 'impossible' });
    expect(report.message).toContain('components that this pack does not have');
    const anew = createSession({ pack: fewer, sources: {}, players: 2, seed: 'x' });
    expect(anew.restore(game.save(), { otherPack: true })).toMatchObject({ reason: 'malformed' });
  });

  it('may name every player of the game, and no others', () => {
    const game = session(beginning('draw 1 card for player-4', 4), 4);
    expect(game.run({ until: 'end', direction: 1 }).reason).toBe('ended');
    expect(() => session({ ...beginning('draw 1 card for player-4', 4), layout: layoutPrint(loadPack(pack), 2) }, 2)).toThrow('player-4');
    expect(() => session(begin, 9)).toThrow('1 to 4 players');
  });

  it('is made at the cursor, whatever is under way there, and goes back and forth as plain data', () => {
    const game = playedSmall('here', 200);
    game.goto(120);
    const before = game.hash();
    const made = game.beginHere('set level of fuel to 2\ntake a turn', { title: 'A try', dice: [1] });
    expect(game.hash()).toBe(before);
    const other = session(JSON.parse(JSON.stringify(made.begin)) as Beginning);
    expect(other.timeline()[0]?.label).toBe('The game begins with "A try"');
    expect(other.view('everything').variables).toEqual(game.view('everything').variables);
    expect(other.forcedDice()).toEqual([1]);
    other.run({ until: 'decision', direction: 1 });
    expect(other.decision()?.options.length).toBeGreaterThan(0);
    expect(game.beginHere('nonsense')).toMatchObject({ begin: null, mistakes: [{ severity: 'error' }] });
  });

  it('has odds: what comes of its statements, and a run that is opened is the run that was counted', () => {
    const storm = 'roll:\n  1-3: lose 1 fuel\n  otherwise: nothing\n';
    const game = session(beginning(`${storm}${storm}resolve played of (top card of draw-pile)`));
    game.useLanguage(smallLanguage());
    const { job } = game.odds({ until: { kind: 'frame', frame: 0 }, decks: 'shuffled', watches: ['level of fuel'] });
    const sum = mergeOdds([playOdds(pack, JSON.parse(JSON.stringify(job)) as OddsJob, 0, 40)]);
    expect([sum.runs, sum.failed]).toEqual([40, []]);
    expect(sum.effects.map(({ label }) => label)).toContain('Storm: played');
    const bars = sum.watches[0]?.bars ?? [];
    expect(bars.length).toBeGreaterThan(1);
    for (const bar of bars) {
      game.branches.switch('main');
      expect(game.openRun(job as OddsJob, bar.run).problem).toBeNull();
      expect(game.evaluate('level of fuel').raw).toBe(Number(bar.value));
    }
  });

  it('goes on with what was under way when it is to, to the end of that game', () => {
    const game = playedSmall('onward', 200);
    for (const step of [60, 120, 121, 122]) {
      game.goto(step);
      const { begin } = game.beginHere('set level of fuel to level of fuel - 1', { onward: true, title: 'Leak' });
      const other = session(JSON.parse(JSON.stringify(begin)) as Beginning);
      expect(other.stack().map(({ name }) => name)).toEqual(['Leak', ...game.stack().map(({ name }) => name)]);
      other.step({ kind: 'over', direction: 1 });
      other.run({ until: 'decision', direction: 1 });
      const asked = game.position().waiting ? game.decision() : undefined;
      if (asked !== undefined) expect(other.decision()?.prompt).toBe(asked?.prompt);
      expect(other.decision()?.options.length).toBeGreaterThan(0);
      const saved = JSON.parse(JSON.stringify(other.save())) as unknown;
      expect(session(begin as Beginning).restore(saved)).toBeNull();
      const { job } = other.odds({ until: { kind: 'end' } });
      const sum = playOdds(pack, job as OddsJob, 0, 10);
      expect(sum.failed).toEqual([]);
      expect(sum.outcomes.every(({ value }) => value !== '')).toBe(true);
    }
  });

  it.each<[string, (begin: Beginning) => unknown]>([
    ['another layout', (one) => ({ ...one, layout: '0' })],
    ['a state that is none', (one) => ({ ...one, state: { ...one.state, state: { ...one.state.state, vars: [] } } })],
    ['a program that the pack cannot run', (one) => ({ ...one, program: { ...one.program, code: [['verb', 'nonsense']] } })],
    ['a program of the pack', (one) => ({ ...one, program: { ...one.program, id: pack.programs[0]?.id } })],
    ['a file of the pack', (one) => ({ ...one, file: { path: 'pack.yaml', text: '' } })],
    ['no program', (one) => ({ ...one, program: 7 })],
    ['players of another number', () => beginning('nothing', 3)],
  ])('refuses %s', (_, change) => {
    const saved = session(begin).save();
    const game = createSession({ pack, sources: {}, players: 2, seed: 'here' });
    const before = game.hash();
    expect(game.restore({ ...saved, begin: change(begin) })).toMatchObject({ reason: 'malformed' });
    expect(game.hash()).toBe(before);
  });
});
