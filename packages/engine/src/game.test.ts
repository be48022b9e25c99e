// The game as hosts hold it: steps, answers, refusals, copies.
import { check, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalAnswer } from './errors/illegal-answer.js';
import { BudgetExceeded, ProgramFault } from './errors/program-fault.js';
import { cloneGame, createGame, type Game, loadGame, restoreState } from './game.js';
import type { GameEvent } from './events/game-event.js';
import { loadPack } from './pack/load-pack.js';
import { checkInvariants } from './state/check-invariants.js';
import { cloneState } from './state/clone-state.js';
import { hashState } from './state/hash-state.js';
import { pack, program, question } from './testing/pack-builder.js';
import { numbers, playOn, randomChoice } from './testing/random-answers.js';
import { answer, runCode, started } from './testing/run-main.js';
import { skirmish } from './testing/skirmish.js';
import { table } from './testing/table-pack.js';

const loaded = loadPack(skirmish());
const anyGame = record({ seed: integer({ min: 0, max: 1e6 }), players: integer({ min: 2, max: 4 }), windows: constantFrom('all' as const, 'able' as const), answers: integer({ min: 0, max: 1e6 }), decisions: integer({ min: 0, max: 120 }) });

interface Start {
  seed: number;
  players: number;
  windows: 'all' | 'able';
  answers: number;
  decisions: number;
}

/** Runs a property over random positions of the test game; reports the failing position. */
function holds(runs: number, run: (game: Game, next: (n: number) => number) => void): void {
  const result = check(
    property(anyGame, (start: Start) => {
      const game = createGame(loaded, start);
      const next = numbers(start.answers);
      playOn(game, next, start.decisions);
      run(game, next);
    }),
    { numRuns: runs, seed: 7 },
  );
  expect(result.failed ? `${JSON.stringify(result.counterexample)} ${String(result.errorInstance)}` : 'holds').toBe('holds');
}

describe('promises', () => {
  it('save, load and continue equals continue, at every decision', () => {
    holds(25, (game, next) => {
      for (let i = 0; i < 20 && game.state.decision !== null; i++) {
        const other = loadGame(loaded, JSON.parse(JSON.stringify(game.save())));
        expect(hashState(other.state)).toBe(hashState(game.state));
        const choice = randomChoice(game, next);
        game.answerIndexes(choice);
        other.answerIndexes(choice);
        expect(other.state).toEqual(game.state);
      }
    });
  });

  it('every offered option is accepted', () => {
    holds(40, (game) => {
      const decision = game.decision();
      if (decision === null) return;
      expect(new Set(decision.options.map((option) => option.id)).size).toBe(decision.options.length);
      decision.options.forEach((option, i) => {
        const other = cloneGame(game);
        const choose = [option.id];
        for (let j = 0; choose.length < decision.min; j++) if (j !== i) choose.push(decision.options[j]?.id ?? '');
        other.answer({ decision: decision.id, choose: choose.slice(0, Math.max(decision.min, 1)) });
        expect(other.state.decisions > decision.id || other.state.decision === null).toBe(true);
      });
    });
  });

  it('components are conserved and lie in one zone each', () => {
    holds(60, (game) => {
      expect(checkInvariants(game.machine.layout, game.state)).toEqual([]);
    });
  });

  it('a copy and its original do not touch each other', () => {
    holds(40, (game, next) => {
      const before = JSON.stringify(game.state);
      playOn(cloneGame(game), next, 30);
      expect(JSON.stringify(game.state)).toBe(before);
    });
  });

  it('same pack, seed and answers give the same hash', () => {
    holds(20, (game, next) => {
      const position = cloneState(game.state);
      const again = cloneGame(game);
      restoreState(again, position);
      playOn(again, numbers(3), 40);
      playOn(game, numbers(3), 40);
      expect(hashState(again.state)).toBe(hashState(game.state));
      expect(next(1)).toBe(0);
    });
  });

  it('stepping, running with a hook and running arrive at the same state', () => {
    holds(20, (game, next) => {
      if (game.state.decision === null) return;
      const choice = randomChoice(game, next);
      const stepped = cloneGame(game);
      const hooked = cloneGame(game);
      let steps = 0;
      hooked.onStep = () => steps++;
      const events: GameEvent[] = [];
      hooked.onEvent = (event) => events.push(event);
      const from = game.state.step;
      game.answerIndexes(choice);
      stepped.answerIndexes(choice, { run: false });
      while (stepped.step() === 'stepped');
      hooked.answerIndexes(choice);
      expect([stepped.state, hooked.state]).toEqual([game.state, game.state]);
      expect(steps).toBe(game.state.step - from);
      expect(events[0]?.type).toBe('answered');
    });
  });

  it('games come to an end', () => {
    const ends = Array.from({ length: 30 }, (_, seed) => {
      const game = createGame(loaded, { players: 3, seed, windows: 'able' });
      playOn(game, numbers(seed), 5000);
      return game.view('spectator').outcome;
    });
    expect(new Set(ends)).toEqual(new Set(['victory', 'defeat']));
  });
});

describe('answers', () => {
  const ask = question({ form: 'some', player: ['global', 'current'], from: ['select', 'card', 1, ['entity', 'pile'], null], min: 1, max: 1, slot: 0 });
  const game = (): Game => runCode([ask, ['verb', 'roll', null, 6]], ['l: list:card', 'c: thing:card'], table());

  it.each<[string, unknown, string]>([
    ['an old decision', { decision: 0, choose: ['d'] }, 'stale'],
    ['a thing that is not on offer', { decision: 1, choose: ['a'] }, 'unknown-option'],
    ['too many', { decision: 1, choose: ['d', 'e'] }, 'wrong-number'],
    ['too few', { decision: 1, choose: [] }, 'wrong-number'],
    ['no list', { decision: 1, choose: 'd' }, 'malformed'],
    ['nothing at all', null, 'malformed'],
  ])('are refused: %s', (_name, given, code) => {
    const one = game();
    const before = hashState(one.state);
    try {
      one.answer(given as { decision: number; choose: string[] });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalAnswer);
      expect((error as IllegalAnswer).code).toBe(code);
    }
    expect(hashState(one.state)).toBe(before);
  });

  it('are refused when nothing is asked', () => {
    const done = started(pack());
    expect(() => {
      done.answer({ decision: 1, choose: [] });
    }).toThrow('nothing is being asked');
    expect(() => {
      done.answerIndexes([0]);
    }).toThrow(IllegalAnswer);
  });

  it('are refused when an option is repeated', () => {
    const both = runCode([question({ form: 'some', player: ['global', 'current'], from: ['select', 'card', 1, null, null], min: 2, max: 2, slot: 0 })], ['l: list:card', 'c: thing:card'], table());
    expect(() => {
      both.answerIndexes([0, 0]);
    }).toThrow('chosen twice');
  });

  it('that lead to a fault leave the state as it was, and the fault names the place', () => {
    const loops = runCode([question({ form: 'may', player: ['global', 'current'], slot: 0 }), ['verb', 'shuffle', ['entity', 'deck']], ['goto', 1]], ['n: number'], table());
    const before = JSON.stringify(loops.state);
    try {
      answer(loops, 'yes');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BudgetExceeded);
      expect((error as BudgetExceeded).place).toMatchObject({ program: 'main', file: 'rules/test.yaml', thing: null });
      expect((error as BudgetExceeded).place?.line).toBeGreaterThan(1);
      expect((error as BudgetExceeded).budget).toBe('steps');
    }
    expect(JSON.stringify(loops.state)).toBe(before);
  });
});

describe('faults', () => {
  it('too deep', () => {
    const deep = createGame(loadPack(pack({ programs: [program('main', 'procedure', [], [['call', 'main', [], -1]])] })), { players: 2, seed: 1 });
    expect(() => deep.run()).toThrow(/rules\/test.yaml:1:1: more than 200 effects inside one another/);
  });
  it.each<[string, Parameters<typeof runCode>[0], RegExp]>([
    ['a zone is moved', [['verb', 'move-to', ['entity', 'pile'], ['entity', 'deck']]], /rules\/test.yaml:1:1: pile is a zone/],
    ['moved to a thing', [['nothing'], ['verb', 'move-to', ['entity', 'a'], ['entity', 'd']]], /:2:1: d is not a zone/],
    ['a die without sides', [['tally', 0, 0], ['verb', 'roll', ['local', 0], 0]], /:2:1: a die cannot have 0 sides/],
  ])('%s', (_name, code, message) => {
    const run = (): unknown => runCode(code, ['t: tally'], table());
    expect(run).toThrow(ProgramFault);
    expect(run).toThrow(message);
  });
});
