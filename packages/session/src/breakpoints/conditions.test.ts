// Tests of breakpoints beyond places in the source: verbs, players asked, changes, limits, conditions, hit counts, logs of the
// past, errors; and that stops are the same both ways for any mixture of them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { playedSmall, smallLanguage, smallPack, smallSources } from '../testing/small-pack.js';
import type { Breakpoint, BreakpointHit } from '../types/breakpoints.js';
import type { Session } from '../types/session.js';

const FUEL = 'resources/fuel/level';
const game = playedSmall('conditions', 900);
const { last } = game.position();

/** The stops of runs in one direction from one end, in order of steps. */
function stops(of: Session, direction: 1 | -1): number[] {
  const steps: number[] = [];
  for (let at = of.goto(direction === 1 ? 0 : Infinity).position.step; ; ) {
    const stop = of.run({ until: 'breakpoint', direction });
    if (stop.position.step === at) break;
    at = stop.position.step;
    if (stop.breakpoints !== undefined) steps.push(at);
  }
  return steps.sort((a, b) => a - b);
}

function allHits(of: Session, steps = 97): BreakpointHit[] {
  const out: BreakpointHit[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const slice = of.breakpointHits({ from, steps });
    out.push(...slice.hits);
    from = slice.next;
  }
  return out;
}

/** The level of fuel at every step, from the state tree. */
function levels(): number[] {
  return Array.from({ length: last + 1 }, (_, step) => {
    game.goto(step);
    return Number(game.evaluate('level of fuel').raw);
  });
}

const fuel = levels();

describe('a breakpoint', () => {
  it('on a change stops where the value is another one than just before', () => {
    game.setBreakpoints([{ kind: 'change', path: FUEL }]);
    const wanted = fuel.flatMap((level, step) => (step > 0 && level !== fuel[step - 1] ? [step] : []));
    expect(wanted.length).toBeGreaterThan(2);
    expect(stops(game, 1)).toEqual(wanted);
    expect(stops(game, -1)).toEqual(wanted);
  });

  it('on a limit stops only where it is crossed', () => {
    const limit = Math.min(...fuel) + 1;
    game.setBreakpoints([{ kind: 'change', path: FUEL, crosses: { is: '<=', value: limit } }]);
    const wanted = fuel.flatMap((level, step) => (step > 0 && level <= limit && (fuel[step - 1] ?? 0) > limit ? [step] : []));
    expect(wanted.length).toBeGreaterThan(0);
    expect(stops(game, 1)).toEqual(wanted);
    expect(game.setBreakpoints([{ kind: 'change', path: 'zones/draw-pile', crosses: { is: '<', value: 1 } }])[0]?.verified).toBe(false);
  });

  it('on a condition stops where it becomes true, also found backwards first', () => {
    const limit = Math.min(...fuel) + 1;
    game.setBreakpoints([{ kind: 'condition', text: `level of fuel is at most ${limit}` }]);
    const wanted = fuel.flatMap((level, step) => (step > 0 && level <= limit && (fuel[step - 1] ?? 0) > limit ? [step] : []));
    expect(wanted.length).toBeGreaterThan(0);
    expect(stops(game, -1)).toEqual(wanted);
    expect(stops(game, 1)).toEqual(wanted);
  });

  it('with a mistake in its text is told so at its place, and never hit', () => {
    const [placed] = game.setBreakpoints([{ kind: 'condition', text: 'level of fule is 3' }]);
    expect(placed).toMatchObject({ verified: false, mistakes: [{ in: 'text', code: 'D0202', start: 9, end: 13 }] });
    expect(placed?.message).toContain("did you mean 'fuel'");
    expect(stops(game, 1)).toEqual([]);
    expect(game.setBreakpoints([{ kind: 'roll', when: 'level of fuel' }])[0]).toMatchObject({ verified: false, mistakes: [{ in: 'when', code: 'D0203' }] });
    expect(game.setBreakpoints([{ kind: 'roll', log: 'now {level of }' }])[0]?.mistakes[0]).toMatchObject({ in: 'log', start: expect.any(Number) as number });
  });

  it('on a verb stops before each statement that carries it out', () => {
    game.setBreakpoints([{ kind: 'verb', verb: 'shuffle' }]);
    const steps = stops(game, 1);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      game.goto(step);
      const at = game.statement();
      expect(smallSources[at?.file ?? '']?.split('\n')[(at?.span.line ?? 0) - 1]).toContain('shuffle');
    }
    expect(game.setBreakpoints([{ kind: 'verb', verb: 'fly' }])[0]).toMatchObject({ verified: false, message: 'no statement of the pack carries out "fly"' });
    expect(game.breakpointChoices().verbs.map(({ id }) => id)).toContain('shuffle');
  });

  it('on questions to a player stops at his and at nobody else’s', () => {
    game.setBreakpoints([{ kind: 'decision', player: 'player-2' }]);
    const his = stops(game, 1);
    for (const step of his) {
      game.goto(step);
      expect(game.decision()?.player).toBe('player-2');
    }
    game.setBreakpoints([{ kind: 'decision', player: 'player-1' }]);
    const others = stops(game, -1);
    game.setBreakpoints([{ kind: 'decision' }]);
    expect(stops(game, 1)).toEqual([...his, ...others].sort((a, b) => a - b));
    expect(his.length * others.length).toBeGreaterThan(0);
    expect(game.setBreakpoints([{ kind: 'decision', player: 'player-9' }])[0]?.verified).toBe(false);
  });

  it('counts hits from the beginning, whichever way it is come to', () => {
    game.setBreakpoints([{ kind: 'roll' }]);
    const rolls = stops(game, 1);
    expect(rolls.length).toBeGreaterThan(6);
    game.setBreakpoints([{ kind: 'roll', hits: { every: 3 } }]);
    expect(stops(game, -1)).toEqual(rolls.filter((_, i) => i % 3 === 2));
    game.setBreakpoints([{ kind: 'roll', hits: { at: 4 } }]);
    expect(stops(game, -1)).toEqual([rolls[3]]);
    game.setBreakpoints([{ kind: 'roll', hits: { from: 5 } }]);
    expect(stops(game, 1)).toEqual(rolls.slice(4));
    expect(game.setBreakpoints([{ kind: 'roll', hits: { every: 0 } }])[0]?.verified).toBe(false);
  });

  it('on one of several statements of a line stops at that one', () => {
    const two = smallSources['rules/play.yaml']?.split('\n').findIndex((line) => line.includes('repeat n times: move')) ?? -1;
    const columns = game.breakpointChoices().lines['rules/play.yaml']?.find(({ line }) => line === two + 1)?.columns ?? [];
    expect(columns).toHaveLength(2);
    game.setBreakpoints([{ kind: 'line', file: 'rules/play.yaml', line: two + 1, column: columns[1] ?? 0 }]);
    const inner = stops(game, 1);
    game.setBreakpoints([{ kind: 'line', file: 'rules/play.yaml', line: two + 1 }]);
    expect(game.breakpoints()[0]?.places).toHaveLength(2);
    expect(stops(game, 1).length).toBeGreaterThan(inner.length);
    expect(inner.length).toBeGreaterThan(0);
  });

  it('that is off, or skipped with all others, stops nothing and stays', () => {
    game.setBreakpoints([{ kind: 'roll', enabled: false }]);
    expect(stops(game, 1)).toEqual([]);
    game.setBreakpoints([{ kind: 'roll' }]);
    expect(game.skipBreakpoints(true)).toBe(true);
    expect(game.goto(0).position.step).toBe(0);
    expect(game.run({ until: 'breakpoint', direction: 1 }).position.step).toBe(last);
    expect(game.skipBreakpoints(false)).toBe(false);
    expect(stops(game, 1).length).toBeGreaterThan(0);
  });
});

describe('a log point', () => {
  it('answers for what was played before it was set, in slices, and never stops', () => {
    game.goto(last);
    game.setBreakpoints([{ kind: 'roll', log: 'fuel {level of fuel} in turn {turn number}', when: `level of fuel is at most ${Math.max(...fuel) - 1}` }]);
    const hits = allHits(game);
    expect(stops(game, 1)).toEqual([]);
    expect(hits.length).toBeGreaterThan(2);
    for (const { step, log, count } of hits) {
      game.goto(step);
      expect(log).toBe(`fuel ${game.evaluate('level of fuel').value} in turn ${game.evaluate('turn number').value}`);
      expect(hits[count - 1]?.step).toBe(step);
    }
    expect(allHits(game, 5000)).toEqual(hits);
    const { step } = game.position();
    game.breakpointHits();
    expect(game.position().step).toBe(step);
  });

  it('forgets what is no longer on the line', () => {
    const own = playedSmall('log again', 300);
    own.setBreakpoints([{ kind: 'roll', log: 'a roll' }]);
    const before = allHits(own);
    const cut = before[2]?.step ?? 0;
    own.goto(cut);
    own.forceDice([1]);
    expect(allHits(own).map(({ step }) => step)).toEqual(before.slice(0, 3).map(({ step }) => step));
  });
});

describe('breaking on what goes wrong', () => {
  it('stops at the step that could not be taken, from both sides', () => {
    const own = createSession({ pack: smallPack(), sources: smallSources, players: 2, seed: 'dice' });
    own.setBreakpoints([{ kind: 'error' }, { kind: 'budget' }]);
    own.forceDice([9]);
    for (let i = 0; i < 100 && own.run({ until: 'decision', direction: 1 }).reason === 'decision'; i++) own.answerAtRandom();
    const { step } = own.position();
    expect(own.run({ until: 'breakpoint', direction: 1 })).toMatchObject({ reason: 'error', breakpoints: [0] });
    own.goto(0);
    expect(stops(own, 1)).toEqual([step]);
    own.forceDice([2]);
    own.goto(0);
    expect(own.run({ until: 'breakpoint', direction: 1 }).breakpoints).toBeUndefined();
  });

  it('stops where an answer was refused', () => {
    const own = playedSmall('refused', 100);
    own.goto(0);
    const { step } = own.run({ until: 'decision', direction: 1 }).position;
    own.setBreakpoints([{ kind: 'refused' }]);
    expect(own.answer(['nonsense']).reason).toBe('error');
    own.goto(0);
    expect(own.run({ until: 'breakpoint', direction: 1 })).toMatchObject({ breakpoints: [0], position: { step } });
    own.goto(Infinity);
    expect(own.run({ until: 'breakpoint', direction: -1 }).position.step).toBe(step);
  });
});

describe('whatever the breakpoints', () => {
  const any: fc.Arbitrary<Breakpoint> = fc.record(
    {
      kind: fc.constant('roll' as const),
      hits: fc.oneof(fc.record({ at: fc.integer({ min: 1, max: 8 }) }), fc.record({ from: fc.integer({ min: 1, max: 8 }) }), fc.record({ every: fc.integer({ min: 1, max: 5 }) })),
      when: fc.constantFrom('level of fuel is at least 8', 'turn number is more than 3', 'player-1 is tired'),
    },
    { requiredKeys: ['kind'] },
  );
  const others = fc.constantFrom<Breakpoint>(
    { kind: 'change', path: FUEL },
    { kind: 'condition', text: 'player-2 is tired' },
    { kind: 'decision', player: 'player-1' },
    { kind: 'write', path: 'players/player-1/hand' },
    { kind: 'condition', text: 'turn number * 2 is more than level of fuel', hits: { every: 2 } },
    { kind: 'thing', thing: 'storm#1' },
  );

  it('the stops forwards, the stops backwards and the hits are the same', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(any, others), { minLength: 1, maxLength: 4 }), (breakpoints) => {
        expect(game.setBreakpoints(breakpoints).every(({ verified }) => verified)).toBe(true);
        const backwards = stops(game, -1);
        game.setBreakpoints(breakpoints);
        const forwards = stops(game, 1);
        expect(forwards).toEqual(backwards);
        const hits = new Set(allHits(game).map(({ step }) => step));
        const ends = new Set([0, last]);
        expect(forwards.filter((step) => !ends.has(step))).toEqual([...hits].filter((step) => !ends.has(step)).sort((a, b) => a - b));
      }),
      { numRuns: 25 },
    );
  });

  it('a session without a language refuses conditions, and takes them once it has one', () => {
    const own = createSession({ pack: smallPack(), sources: smallSources, players: 2, seed: 'a' });
    expect(own.setBreakpoints([{ kind: 'condition', text: 'turn number is 1' }])[0]).toMatchObject({ verified: false, mistakes: [{ code: '' }] });
    own.useLanguage(smallLanguage());
    expect(own.breakpoints()[0]?.verified).toBe(true);
    expect(own.run({ until: 'breakpoint', direction: 1 }).breakpoints).toEqual([0]);
    expect(own.evaluate('turn number').raw).toBe(1);
  });
});
