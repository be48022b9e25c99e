// Tests of replaced content: the same game although its steps are others, a game that parts and where, and what is impossible.
import { describe, expect, it } from 'vitest';
import { playedSmall, smallPack, smallPackWith } from '../testing/small-pack.js';
import type { Session } from '../types/session.js';

const PLAY = 'rules/play.yaml';

/** Stands at the start of the sixth turn. */
function session(seed: string): Session {
  const game = playedSmall(seed, 700);
  game.goto(game.timeline().filter(({ kind }) => kind === 'turn')[5]?.step ?? 0);
  game.run({ until: 'decision', direction: 1 });
  return game;
}

describe('other content', () => {
  it('that plays the same is told so, also when it takes other steps, and the session stands at the same point', () => {
    const game = session('same');
    const before = [game.decision()?.prompt, game.decision()?.options, game.evaluate('turn number').raw, game.position().decisions];
    const { step, last } = game.position();
    const pack = smallPackWith(PLAY, 'current player chooses a card in hand', 'let spare be 1\n      current player chooses a card in hand');
    const report = game.swap({ pack });
    expect(report).toMatchObject({ outcome: 'same', step: null, differences: [], lost: [] });
    expect([game.decision()?.prompt, game.decision()?.options, game.evaluate('turn number').raw, game.position().decisions]).toEqual(before);
    expect(game.position().step).toBeGreaterThan(step);
    expect(game.position().last).toBeGreaterThan(last);
    expect(game.swap({ pack: smallPack() }).outcome).toBe('same');
    expect(game.position()).toMatchObject({ step, last });
  });

  it('that plays otherwise is told with the first step at which it does, and what differs', () => {
    const game = playedSmall('otherwise', 700);
    const storm = game.timeline().find(({ kind, label }) => kind === 'effect' && label.includes('Patch'));
    game.goto(Infinity);
    const report = game.swap({ pack: smallPackWith('cards/patch.yaml', 'level of fuel + 1', 'level of fuel + 2') });
    expect(report.outcome).toBe('diverged');
    expect(report.differences).toContainEqual(expect.objectContaining({ path: 'resources/fuel/level' }));
    expect(report.message).toContain(`At step ${report.step ?? ''} the game is another one`);
    expect(report.step).toBeGreaterThan(storm?.step ?? Infinity);
    game.goto((report.step ?? 0) - 1);
    const after = game.goto(report.step ?? 0);
    expect(after.reason).toBe('decision');
  });

  it('that no longer offers a recorded answer ends the line there', () => {
    const game = playedSmall('offer', 700);
    const { last } = game.goto(Infinity).position;
    const report = game.swap({ pack: smallPackWith('cards/storm.yaml', 'copies: 3', 'copies: 1', ['cards/calm.yaml', 'copies: 3', 'copies: 5']) });
    expect(report.outcome).toBe('diverged');
    expect(report.message).toMatch(/ends early: at step \d+ the recorded answer is not on offer|nobody is asked/);
    expect(game.position().step).toBe(game.position().last);
    expect(game.position().last).toBeLessThan(last);
    expect(game.answerAtRandom().reason).not.toBe('error');
  });

  it('that cannot carry the game is refused, and nothing has changed', () => {
    const game = session('impossible');
    const before = [game.hash(), JSON.stringify(game.save()), game.branches.list()];
    const broken = { ...smallPack(), programs: [] };
    expect(game.swap({ pack: broken })).toMatchObject({ outcome: 'impossible', stop: { reason: 'error' } });
    const alone = smallPackWith('pack.yaml', 'players: { min: 1, max: 4 }', 'players: { min: 3, max: 4 }');
    expect(game.swap({ pack: alone }).message).toContain('cannot be played with this content');
    expect([game.hash(), JSON.stringify(game.save()), game.branches.list()]).toEqual(before);
  });

  it('replays branches too, and lets those go that it cannot', () => {
    const game = session('branches');
    game.branches.make({ name: 'dice', change: { kind: 'dice', dice: [1] } });
    game.branches.make({ name: 'card', change: { kind: 'edit', edits: [{ kind: 'deck', zone: 'draw-pile', top: ['patch#3'] }] } });
    game.branches.switch('main');
    const report = game.swap({ pack: smallPackWith('cards/patch.yaml', 'copies: 3', 'copies: 2', ['pack.yaml', 'card: 9', 'card: 8']) });
    expect(report.outcome).toBe('diverged');
    expect(report.lost).toContain('card');
    const other = session('branches');
    other.branches.make({ name: 'dice', change: { kind: 'dice', dice: [1] } });
    other.branches.switch('main');
    expect(other.swap({ pack: smallPack() })).toMatchObject({ outcome: 'same', lost: [] });
    expect(other.branches.list().map(({ name }) => name)).toEqual(['Main line', 'dice']);
    other.branches.switch('b2');
    expect(other.forcedDice()).toEqual([1]);
  });
});
