// Tests of the session on a small game: stepping into, over and out of statements, both ways.
import { describe, expect, it } from 'vitest';
import { playOn, smallSession, statementText } from './testing/small-session.js';
import type { Session } from './types/session.js';
import type { StackFrame } from './types/stack.js';

function names(frames: readonly StackFrame[]): string[] {
  return frames.map((frame) => frame.name);
}

/** Goes into statements until one reads `wanted`. */
function stepTo(game: Session, wanted: string): void {
  for (let i = 0; i < 500; i++) {
    if (statementText(game) === wanted) return;
    if (game.step({ kind: 'into', direction: 1 }).reason === 'decision' && game.decision()?.recorded === null) game.answerAtRandom();
  }
  throw new Error(`no statement "${wanted}" came`);
}

describe('stepping', () => {
  it('begins at the first statement, before anything has happened', () => {
    const game = smallSession('a');
    expect(game.position()).toEqual({ step: 0, decisions: 0, ended: false, waiting: false, last: 0 });
    expect(statementText(game)).toBe('set current player to first of all players');
    expect(names(game.stack())).toEqual(['Play the game']);
    expect(game.lastChanges()).toEqual([]);
  });

  it('steps into a call, over it, and out of it', () => {
    const game = smallSession('a');
    stepTo(game, 'draw 2 cards for sailor');
    const call = game.position().step;

    game.step({ kind: 'into', direction: 1 });
    expect(names(game.stack())).toEqual(['Draw 2 cards for Player 1', 'Play the game']);
    expect(statementText(game)).toBe('if there is no card in draw-pile');

    const out = game.step({ kind: 'out', direction: 1 });
    expect(out.reason).toBe('stepped');
    expect(names(game.stack())).toEqual(['Play the game']);
    expect(statementText(game)).toBe('for each player as sailor');
    const afterOut = game.hash();

    game.goto(call);
    game.step({ kind: 'over', direction: 1 });
    expect(game.position().step).toBe(out.position.step);
    expect(game.hash()).toBe(afterOut);
    expect(game.lastChanges().map((change) => change.sentence.replace(/^\w+/, 'X'))).toEqual([
      'X: Draw Pile → Hand of Player 1',
      'X: Draw Pile → Hand of Player 1',
    ]);
  });

  it('steps back over a call, back into it, and back out to it', () => {
    const game = smallSession('a');
    stepTo(game, 'draw 2 cards for sailor');
    const call = game.position().step;
    const after = game.step({ kind: 'over', direction: 1 }).position.step;

    game.step({ kind: 'over', direction: -1 });
    expect(game.position().step).toBe(call);

    game.goto(after);
    game.step({ kind: 'into', direction: -1 });
    expect(names(game.stack())).toEqual(['Draw 2 cards for Player 1', 'Play the game']);
    game.step({ kind: 'out', direction: -1 });
    expect(game.position().step).toBe(call);
  });

  it('stops at a question inside what is stepped over, and at it again on the way back', () => {
    const game = smallSession('a');
    stepTo(game, 'take a turn');
    const turn = game.position().step;
    const stop = game.step({ kind: 'over', direction: 1 });
    expect(stop.reason).toBe('decision');
    expect(stop.position.waiting).toBe(true);
    expect(names(game.stack())).toEqual(['Take a turn', 'Play the game']);
    // Without an answer nothing goes on.
    expect(game.step({ kind: 'over', direction: 1 })).toEqual(stop);
    expect(game.run({ until: 'end', direction: 1 })).toEqual(stop);

    game.answerAtRandom();
    game.step({ kind: 'into', direction: 1 });
    expect(game.run({ until: 'decision', direction: -1 }).position.step).toBe(stop.position.step);
    expect(game.decision()?.recorded).toHaveLength(1);
    game.step({ kind: 'out', direction: -1 });
    expect(game.position().step).toBe(turn);
  });

  it('shows a window and the use of an ability as frames at the statement that announced the event', () => {
    const game = smallSession('windows');
    game.run({ until: 'decision', direction: 1 });
    for (let i = 0; i < 400 && game.decision()?.form !== 'react'; i++) {
      game.answerAtRandom();
      game.run({ until: 'decision', direction: 1 });
    }
    for (let i = 0; i < 400; i++) {
      const use = game.decision()?.form === 'react' ? game.decision()?.options.find((one) => one.id !== 'pass') : undefined;
      if (use !== undefined) {
        game.answer([use.id]);
        break;
      }
      game.answerAtRandom();
      game.run({ until: 'decision', direction: 1 });
    }
    while (game.stack()[0]?.kind !== 'ability') {
      const stop = game.step({ kind: 'into', direction: 1 });
      if (stop.reason === 'decision') game.answer(['pass']);
    }
    const [ability, use, window, lose] = game.stack();
    expect([ability, use, window, lose].map((frame) => frame?.kind)).toEqual(['ability', 'use', 'window', 'procedure']);
    expect(window?.name).toBe('When fuel is lost');
    expect(window?.file).toBe('rules/play.yaml');
    expect(window?.span).toEqual(lose?.span);
    expect(ability?.file).toBe('cards/patch.yaml');
    expect(ability?.thing?.title).toBe('Patch');
    expect(ability?.locals.find((local) => local.name === 'amount')?.raw).toBe(1);
    // Over the ability's last statement, its window goes on by itself to the next question or past the announcement.
    const inWindow = game.position().step;
    game.step({ kind: 'over', direction: 1 });
    const out = game.step({ kind: 'out', direction: 1 });
    expect(out.reason === 'decision' || game.stack().every((frame) => frame.kind !== 'ability')).toBe(true);
    game.goto(inWindow);
    game.step({ kind: 'out', direction: -1 });
    expect(game.position().waiting || statementText(game).startsWith('announce fuel is lost')).toBe(true);
  });

  it('runs to turns in both directions', () => {
    const game = smallSession('turns');
    playOn(game, 600);
    game.run({ until: 'start', direction: -1 });
    const steps: number[] = [];
    for (;;) {
      const stop = game.run({ until: 'turn', direction: 1 });
      if (stop.reason !== 'stepped') break;
      steps.push(stop.position.step);
    }
    expect(steps).toEqual(game.timeline().filter((entry) => entry.kind === 'turn').map((entry) => entry.step));
    game.goto(game.position().last);
    const back: number[] = [];
    while (game.run({ until: 'turn', direction: -1 }).reason === 'stepped') back.unshift(game.position().step);
    expect(back).toEqual(steps);
    expect(game.position().step).toBe(0);
  });
});
