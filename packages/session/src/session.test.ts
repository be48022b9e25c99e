// Tests of the session on a small game: stepping both ways, jumps, answers in the past, dice, errors. Long because all of
// it is one story about one cursor, and shares the ways to get somewhere.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from './session.js';
import { smallPack, smallSources } from './testing/small-pack.js';
import { type StepCommand } from './types/moving.js';
import { type Session } from './types/session.js';
import { type StackFrame } from './types/stack.js';

const pack = smallPack();

function session(seed: string, windows: 'all' | 'able' = 'all'): Session {
  return createSession({ pack, sources: smallSources, players: 2, seed, windows });
}

/** Plays on with random answers until a number of steps is recorded or the game is over. */
function playOn(game: Session, steps: number): void {
  for (;;) {
    const { ended, step } = game.position();
    if (ended || step >= steps) return;
    if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
  }
}

/** The text of the statement the session stands at. */
function text(game: Session): string {
  const at = game.statement();
  if (at === null) return '';
  const line = game.source(at.file)?.split('\n')[at.span.line - 1] ?? '';
  return line.slice(at.span.column - 1, at.span.endLine === at.span.line ? at.span.endColumn - 1 : undefined);
}

function names(frames: readonly StackFrame[]): string[] {
  return frames.map((frame) => frame.name);
}

/** Goes into statements until one reads `wanted`. */
function stepTo(game: Session, wanted: string): void {
  for (let i = 0; i < 500; i++) {
    if (text(game) === wanted) return;
    if (game.step({ kind: 'into', direction: 1 }).reason === 'decision' && game.decision()?.recorded === null) game.answerAtRandom();
  }
  throw new Error(`no statement "${wanted}" came`);
}

describe('stepping', () => {
  it('begins at the first statement, before anything has happened', () => {
    const game = session('a');
    expect(game.position()).toEqual({ step: 0, decisions: 0, ended: false, waiting: false, last: 0 });
    expect(text(game)).toBe('set current player to first of all players');
    expect(names(game.stack())).toEqual(['Play the game']);
    expect(game.lastChanges()).toEqual([]);
  });

  it('steps into a call, over it, and out of it', () => {
    const game = session('a');
    stepTo(game, 'draw 2 cards for sailor');
    const call = game.position().step;

    game.step({ kind: 'into', direction: 1 });
    expect(names(game.stack())).toEqual(['Draw 2 cards for Player 1', 'Play the game']);
    expect(text(game)).toBe('if there is no card in draw-pile');

    const out = game.step({ kind: 'out', direction: 1 });
    expect(out.reason).toBe('stepped');
    expect(names(game.stack())).toEqual(['Play the game']);
    expect(text(game)).toBe('for each player as sailor');
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
    const game = session('a');
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
    const game = session('a');
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
    const game = session('windows');
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
    expect(game.position().waiting || text(game).startsWith('announce fuel is lost')).toBe(true);
  });

  it('runs to turns in both directions', () => {
    const game = session('turns');
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

describe('time travel', () => {
  const kinds = fc.constantFrom<StepCommand['kind']>('into', 'over', 'out');

  it('comes back by the same statements with the same states', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 120 }), (seed, count) => {
        const game = session(seed, 'able');
        const seen: [step: number, hash: string][] = [[0, game.hash()]];
        for (let i = 0; i < count; i++) {
          const stop = game.step({ kind: 'into', direction: 1 });
          if (stop.reason === 'ended') break;
          seen.push([stop.position.step, game.hash()]);
          if (stop.reason === 'decision') {
            game.answerAtRandom();
            // A position right after an answer is a stop only when a new statement begins there.
            game.step({ kind: 'into', direction: -1 });
            expect(game.position().step).toBe(stop.position.step);
          }
        }
        for (const [step, hash] of seen.reverse()) {
          if (game.position().step !== step) game.step({ kind: 'into', direction: -1 });
          expect([game.position().step, game.hash()]).toEqual([step, hash]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('shows the same state at a step however it got there', () => {
    const straight = session('straight');
    const hashes: string[] = [straight.hash()];
    for (let step = 1; step <= 3000; step++) {
      straight.goto(step);
      if (straight.position().step < step) {
        if (straight.position().waiting) straight.answerAtRandom();
        else if (straight.step({ kind: 'into', direction: 1 }).reason === 'ended') break;
        straight.goto(step);
      }
      if (straight.position().step === step) hashes.push(straight.hash());
    }
    expect(hashes.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(hashes.length - 1), kinds), { minLength: 1, maxLength: 25 }), (moves) => {
        for (const move of moves) {
          if (typeof move === 'number') straight.goto(move);
          else straight.step({ kind: move, direction: -1 });
          expect(straight.hash()).toBe(hashes[straight.position().step]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('finds, going back, only stops from which going on leads here or past a deeper frame', () => {
    const game = session('twins', 'able');
    playOn(game, 800);
    const { last } = game.position();
    fc.assert(
      fc.property(fc.nat(last), kinds, (from, kind) => {
        game.goto(from);
        const depth = game.stack().length;
        const back = game.step({ kind, direction: -1 });
        if (back.reason === 'start') return;
        const landed = game.stack().length;
        if (!back.position.waiting && kind === 'over') expect(landed).toBeLessThanOrEqual(depth);
        if (!back.position.waiting && kind === 'out') expect(landed).toBeLessThan(depth);
        const again = game.step({ kind: landed < depth || kind === 'into' ? 'into' : 'over', direction: 1 });
        expect(again.position.step).toBeGreaterThan(back.position.step);
        if (kind === 'into') expect(again.position.step).toBeGreaterThanOrEqual(from);
        if (kind === 'over' && landed === depth && !back.position.waiting) expect(again.position.step).toBeGreaterThanOrEqual(from);
      }),
      { numRuns: 300 },
    );
  });

  it('undoes a step over within a frame exactly', () => {
    const game = session('undo', 'able');
    playOn(game, 800);
    const { last } = game.position();
    let undone = 0;
    fc.assert(
      fc.property(fc.nat(last), (from) => {
        game.goto(from);
        const start = game.step({ kind: 'into', direction: -1 });
        const depth = game.stack().length;
        const there = game.step({ kind: 'over', direction: 1 });
        if (start.position.waiting || there.position.waiting || there.position.ended || game.stack().length !== depth) return;
        const back = game.step({ kind: 'over', direction: -1 });
        // A statement that was left and taken up again is undone as a whole.
        expect(back.position.step).toBeLessThanOrEqual(start.position.step);
        game.step({ kind: 'over', direction: 1 });
        expect(game.position().step).toBe(there.position.step);
        if (back.position.step === start.position.step) undone++;
      }),
      { numRuns: 300 },
    );
    expect(undone).toBeGreaterThan(100);
  });

  it('clamps jumps to what is recorded', () => {
    const game = session('a');
    game.run({ until: 'decision', direction: 1 });
    const { last } = game.position();
    expect(game.goto(Infinity).position.step).toBe(last);
    expect(game.goto(-5).reason).toBe('start');
    expect(game.goto(3.9).position.step).toBe(3);
    expect(game.goto(Number.NaN).position.step).toBe(0);
  });
});

describe('answers', () => {
  it('refuses an answer that is not on offer, and changes nothing', () => {
    const game = session('a');
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
    const game = session('past');
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
    const fresh = session('past');
    fresh.run({ until: 'decision', direction: 1 });
    fresh.answer([other?.id ?? '']);
    playOn(fresh, 400);
    fresh.goto(game.position().step);
    expect(game.hash()).toBe(fresh.hash());
    expect(game.timeline()).toEqual(fresh.timeline());
  });

  it('answers at random the same way for the same seed and question', () => {
    const [a, b] = [session('same'), session('same')];
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
    const game = session('dice');
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
    const game = session('dice');
    game.forceDice([1]);
    game.forceDice([2, 4]);
    expect(game.forcedDice()).toEqual([2, 4]);
    expect(game.timeline().filter((entry) => entry.kind === 'forced')).toHaveLength(1);
    expect(game.forceDice([0]).error?.message).toBe('a die cannot show 0');
    expect(game.forcedDice()).toEqual([2, 4]);
  });

  it('stops where the content asks for the impossible, and stays usable', () => {
    const game = session('dice');
    game.forceDice([9]);
    for (let i = 0; i < 100; i++) {
      const stop = game.run({ until: 'decision', direction: 1 });
      if (stop.reason === 'error') {
        expect(stop.error).toMatchObject({ file: 'rules/play.yaml', span: game.statement()?.span });
        expect(stop.error?.message).toContain('set to 9');
        expect(text(game)).toBe('roll die with 6 sides');
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
