// Tests of the session on a small game: answers, refused and given in the past, and dice laid ready.
import { describe, expect, it } from 'vitest';
import { createSession } from './session.js';
import { smallPack } from './testing/small-pack.js';
import { playOn, smallSession, statementText } from './testing/small-session.js';

describe('answers', () => {
  it('refuses an answer that is not on offer, and changes nothing', () => {
    const game = smallSession('a');
    const waiting = game.run({ until: 'decision', direction: 1 });
    const before = game.hash();
    const stop = game.answer(['the-moon']);
    expect(stop.reason).toBe('error');
    expect(stop.error?.message).toContain('"the-moon" is not on offer');
    expect(stop.position).toEqual(waiting.position);
    expect(game.hash()).toBe(before);
    game.goto(3);
    expect(game.answer(['yes']).error?.message).toContain('nothing is being asked');
    expect(game.answerAtRandom().reason).toBe('error');
  });

  it('keeps the future when the recorded answer is given again, and cuts it for another', () => {
    const game = smallSession('past');
    playOn(game, 400);
    const { last } = game.position();
    game.goto(0);
    const first = game.run({ until: 'decision', direction: 1 }).position;
    const decision = game.decision();
    const recorded = decision?.recorded ?? [];
    expect(game.answer(recorded).position).toMatchObject({ step: first.step + 1, last, decisions: 1 });

    game.goto(first.step);
    const other = decision?.options.find((option) => option.id !== recorded[0]);
    expect(other).toBeDefined();
    const stop = game.answer([other?.id ?? '']);
    expect(stop.position).toMatchObject({ step: first.step + 1, last: first.step + 1, decisions: 1 });
    expect(game.timeline().every((entry) => entry.step <= first.step + 1)).toBe(true);
    expect(game.timeline().at(-1)).toMatchObject({ kind: 'decision', label: other?.label, player: 'player-1' });

    // The new line is the game a fresh session plays with the same answers.
    playOn(game, 400);
    const fresh = smallSession('past');
    fresh.run({ until: 'decision', direction: 1 });
    fresh.answer([other?.id ?? '']);
    playOn(fresh, 400);
    fresh.goto(game.position().step);
    expect(game.hash()).toBe(fresh.hash());
    expect(game.timeline()).toEqual(fresh.timeline());
  });

  it('answers at random the same way for the same seed and question', () => {
    const [a, b] = [smallSession('same'), smallSession('same')];
    playOn(a, 500);
    playOn(b, 500);
    expect(a.hash()).toBe(b.hash());
    a.goto(0);
    a.run({ until: 'decision', direction: 1 });
    const { last } = a.position();
    expect(a.answerAtRandom().position.last).toBe(last);
  });
});

describe('dice', () => {
  it('shows the dice laid ready, once, and cuts the future', () => {
    const game = smallSession('dice');
    playOn(game, 200);
    game.goto(20);
    game.forceDice([3, 5]);
    expect(game.position().last).toBe(20);
    expect(game.forcedDice()).toEqual([3, 5]);
    for (let i = 0; i < 60 && !game.position().ended && game.forcedDice().length > 0; i++) playOn(game, game.position().step + 20);
    const rolls = game.timeline().filter((entry) => entry.kind === 'roll').map((entry) => entry.label);
    expect(rolls.slice(0, 2)).toEqual(['Rolled 3 of 6 (forced)', 'Rolled 5 of 6 (forced)']);
    const hash = game.hash();
    const { step } = game.position();
    game.goto(0);
    expect(game.forcedDice()).toEqual([]);
    game.goto(20);
    expect(game.forcedDice()).toEqual([3, 5]);
    game.goto(step);
    expect(game.hash()).toBe(hash);
  });

  it('replaces dice laid at the same step, and refuses what no die can show', () => {
    const game = smallSession('dice');
    game.forceDice([1]);
    game.forceDice([2, 4]);
    expect(game.forcedDice()).toEqual([2, 4]);
    expect(game.timeline().filter((entry) => entry.kind === 'forced')).toHaveLength(1);
    expect(game.forceDice([0]).error?.message).toBe('a die cannot show 0');
    expect(game.forcedDice()).toEqual([2, 4]);
  });

  it('stops where the content asks for the impossible, and stays usable', () => {
    const game = smallSession('dice');
    game.forceDice([9]);
    for (let i = 0; i < 100; i++) {
      const stop = game.run({ until: 'decision', direction: 1 });
      if (stop.reason === 'error') {
        expect(stop.error).toMatchObject({ file: 'rules/play.yaml', span: game.statement()?.span });
        expect(stop.error?.message).toContain('set to 9');
        expect(statementText(game)).toBe('roll die with 6 sides');
        expect(game.step({ kind: 'into', direction: 1 })).toEqual(stop);
        const hash = game.hash();
        game.step({ kind: 'into', direction: -1 });
        game.goto(Infinity);
        expect(game.hash()).toBe(hash);
        game.forceDice([2]);
        expect(game.step({ kind: 'into', direction: 1 }).reason).toBe('stepped');
        return;
      }
      game.answerAtRandom();
    }
    throw new Error('no die was rolled');
  });

  it('stops where a pack takes more steps than it allows', () => {
    const pack = smallPack();
    const tight = { ...pack, settings: { ...pack.settings, stepBudget: 15 } };
    const game = createSession({ pack: tight, sources: {}, players: 2, seed: 'a' });
    const stop = game.run({ until: 'decision', direction: 1 });
    expect(stop.reason).toBe('budget');
    expect(stop.position).toMatchObject({ step: 15, waiting: false });
    expect(stop.error?.file).toBe('rules/play.yaml');
    expect(game.source('rules/play.yaml')).toBeUndefined();
    expect(game.source('toString')).toBeUndefined();
  });
});
