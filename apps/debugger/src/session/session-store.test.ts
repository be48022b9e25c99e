// The store over a real game.
import { expect, it } from 'vitest';
import { snapshotOf } from '../frame/snapshot.js';
import { loadBaseGame } from './load-base-game.js';
import { refusalsAt } from './refusals.js';
import { SessionStore } from './session-store.js';

const game = { seed: 'store', players: 3, windows: 'able' as const, byHand: false };
function started(afterAnswer: SessionStore['afterAnswer'] = 'stop'): { store: SessionStore; told: () => number } {
  let told = 0;
  const store = new SessionStore(loadBaseGame(), () => (told += 1));
  store.afterAnswer = afterAnswer;
  store.start(game);
  return { store, told: () => told };
}

it('begins at the first question of the first turn, or of the set-up by hand, and tells of every move', () => {
  const { store, told } = started();
  expect(store.session?.position().waiting).toBe(true);
  expect(store.session?.view('everything').variables['turn-number']).toBe(1);
  store.start({ ...game, byHand: true });
  expect(store.session?.position()).toMatchObject({ waiting: true, decisions: 0 });
  expect(store.session?.view('everything').variables['turn-number']).toBe(0);
  store.command('random');
  store.command('decision');
  store.command('back-into');
  expect(told()).toBe(5);
  expect(store.problem).toBeUndefined();
});

it('comes back to an equal state after forwards and backwards', () => {
  const { store } = started();
  store.command('random');
  const hash = store.session?.hash();
  for (let i = 0; i < 12; i++) store.command('into');
  expect(store.session?.hash()).not.toBe(hash);
  const { step } = store.session!.position();
  store.command('back-decision');
  store.goto(store.session!.position().step + 1);
  expect(store.session?.hash()).toBe(hash);
  store.goto(step);
  expect(store.session?.position().step).toBe(step);
});

it('plays with nothing but answers, unless told to stop after each', () => {
  const { store } = started('decision');
  const { decisions } = store.session!.position();
  for (let i = 0; i < 5; i++) {
    expect(store.session!.position()).toMatchObject({ waiting: true, decisions: decisions + i });
    store.answer(store.session!.decision()!.options.slice(0, Math.max(1, store.session!.decision()!.min)).map(({ id }) => id));
  }
  for (let i = 0; i < 5; i++) store.command('random');
  expect(store.session!.position()).toMatchObject({ waiting: true, decisions: decisions + 10 });
  store.afterAnswer = 'stop';
  store.command('random');
  expect(store.session!.position()).toMatchObject({ waiting: false, decisions: decisions + 11 });
  store.command('random');
  expect(store.session!.position()).toMatchObject({ waiting: true, decisions: decisions + 11 });
});

it('keeps the game when an answer is refused, and says so', () => {
  const { store } = started();
  const hash = store.session?.hash();
  store.answer(['no-such-option']);
  expect(store.problem).toBeTruthy();
  expect(store.session?.hash()).toBe(hash);
  store.command('random');
  expect(store.problem).toBeUndefined();
});

it('restores what it saved, and leaves a game alone that does not fit', () => {
  const { store } = started();
  for (let i = 0; i < 5; i++) {
    store.command('random');
    store.command('decision');
  }
  const { run: _, ...document } = store.session!.save();
  const other = new SessionStore(loadBaseGame(), () => undefined);
  expect(other.restore(document)).toBeUndefined();
  expect(other.session?.hash()).toBe(store.session?.hash());
  expect(other.game).toEqual(game);
  expect(other.restore({ ...document, pack: { ...document.pack, id: 'another', hash: 'another' } })).toBeTruthy();
  expect(other.session?.hash()).toBe(store.session?.hash());
  expect(other.otherRules).toBeUndefined();
  expect(other.restore({ ...document, pack: { ...document.pack, hash: 'another' } })).toBeUndefined();
  expect(other.otherRules).toContain('The rules have changed');
});

it('says what cannot be done where', () => {
  const { store } = started();
  const here = refusalsAt(store.session!.position(), false);
  expect(here.into).toContain('A question waits');
  expect(here['back-into']).toBeUndefined();
  expect(here.random).toBeUndefined();
  store.command('start');
  const start = refusalsAt(store.session!.position(), false);
  expect(start['back-over']).toBe('This is the beginning');
  expect(start.into).toBeUndefined();
  expect(refusalsAt(undefined, false).into).toContain('No game');
});

it('carries the failure of one part beside the others', () => {
  const { store } = started();
  store.session!.timeline = () => {
    throw new Error('no line');
  };
  const snapshot = snapshotOf(store, 'everything', 0);
  expect(snapshot.timeline).toEqual({ failure: 'no line' });
  expect(snapshot.board).toHaveProperty('value');
});

it('survives a session that throws', () => {
  const { store } = started();
  store.session!.step = () => {
    throw new Error('out of order');
  };
  store.command('into');
  expect(store.problem).toContain('out of order');
});

it('hides the rules at work and the questions of others from a player', () => {
  const { store } = started();
  const asked = store.session!.decision()!.player;
  const other = asked === 'player-1' ? 'player-2' : 'player-1';
  const snapshot = snapshotOf(store, other, 0);
  expect(snapshot.stack).toEqual({ value: [] });
  expect(snapshot.source).toMatchObject({ value: { path: undefined } });
  expect(snapshot.decision).toMatchObject({ value: { decision: null, hiddenFrom: expect.stringContaining('alone') as string } });
  expect(snapshotOf(store, asked, 0).decision).toMatchObject({ value: { hiddenFrom: undefined } });
});

it('keeps branches, breakpoints and the place when the rules are replaced, and says what became of the game', () => {
  const { store } = started();
  for (let i = 0; i < 6; i++) store.command('random');
  store.act((session) => session.branches.make({ name: 'kept', change: { kind: 'dice', dice: [3] } }).stop);
  const session = store.session!;
  const loaded = loadBaseGame();
  const statement = session.statement() ?? { file: 'rules/turn.yaml', span: { line: 1 } };
  session.setBreakpoints([{ kind: 'line', file: statement.file, line: statement.span.line }]);
  const report = store.swap({ ...loaded, pack: { ...loaded.pack, hash: 'another' } });
  expect(report).toMatchObject({ outcome: 'same', breakpoints: [], lost: [] });
  expect(store.session).toBe(session);
  expect(store.session!.branches.list().map(({ name }) => name)).toContain('kept');
  expect(store.session!.breakpoints()[0]?.verified).toBe(true);
  expect(store.swapped).toBe(report);
  const refused = store.swap({ ...loaded, pack: { ...loaded.pack, programs: [] } });
  expect(refused?.outcome).toBe('impossible');
  expect(store.loaded.pack.hash).toBe('another');
});
