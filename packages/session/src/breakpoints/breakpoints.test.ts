// Tests of breakpoints: each kind is hit where it should be, both directions find the same stops, wrong ones say why.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { smallPack, smallSources } from '../testing/small-pack.js';
import type { Breakpoint } from '../types/breakpoints.js';
import type { Session } from '../types/session.js';

const pack = smallPack();

function played(): Session {
  const game = createSession({ pack, sources: smallSources, players: 2, seed: 'breaks', windows: 'able' });
  while (!game.position().ended && game.position().step < 900) {
    if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
  }
  // To where nothing goes on without an answer, so that the line does not grow any more.
  game.run({ until: 'end', direction: 1 });
  return game;
}

function lineOf(file: string, piece: string): number {
  return (smallSources[file] ?? '').split('\n').findIndex((line) => line.includes(piece)) + 1;
}

const roll = { kind: 'line' as const, file: 'rules/play.yaml', line: lineOf('rules/play.yaml', 'roll die with') };
const fuel: Breakpoint = { kind: 'write', path: 'resources/fuel/level' };

/** The stops of runs in one direction from one end, in order of steps. */
function stops(game: Session, from: number, direction: 1 | -1): number[] {
  const steps: number[] = [];
  for (let at = game.goto(from).position.step; ; ) {
    const stop = game.run({ until: 'breakpoint', direction });
    if (stop.position.step === at) break;
    at = stop.position.step;
    if (stop.breakpoints !== undefined) steps.push(at);
  }
  return steps.sort((a, b) => a - b);
}

function forwards(game: Session): number[] {
  return stops(game, 0, 1);
}

function backwards(game: Session): number[] {
  return stops(game, Infinity, -1);
}

describe('breakpoints', () => {
  const game = played();
  const { last } = game.position();

  it('on a line stop before its statement, each time it comes', () => {
    game.setBreakpoints([roll]);
    const steps = forwards(game);
    expect(steps).toHaveLength(game.timeline().filter((entry) => entry.kind === 'roll').length);
    game.goto(steps[0] ?? 0);
    expect(game.statement()?.span.line).toBe(roll.line);
  });

  it('on a line without a statement move down, and say so', () => {
    const heading = lineOf('rules/play.yaml', 'id: draw');
    const [moved, lost, unknown] = game.setBreakpoints([
      { kind: 'line', file: 'rules/play.yaml', line: heading },
      { kind: 'line', file: 'rules/play.yaml', line: 5000 },
      { kind: 'line', file: 'rules/else.yaml', line: 1 },
    ]);
    expect(moved?.place?.span.line).toBe(lineOf('rules/play.yaml', 'if there is no card'));
    expect(moved?.message).toContain(`no statement begins on line ${heading}`);
    expect(lost).toMatchObject({ verified: false, place: null });
    expect(unknown?.message).toContain('rules/else.yaml has no statement');
  });

  it.each<[string, Breakpoint, (game: Session) => number[]]>([
    ['an event', { kind: 'event', event: 'fuel-is-lost' }, (g) => g.timeline().filter((entry) => entry.kind === 'event').map((entry) => entry.step)],
    ['a roll', { kind: 'roll' }, (g) => g.timeline().filter((entry) => entry.kind === 'roll').map((entry) => entry.step)],
    ['a card', { kind: 'thing', thing: 'storm#2' }, (g) => g.timeline().filter((entry) => entry.subject === 'storm#2').map((entry) => entry.step)],
  ])('on %s stop right after it', (_what, breakpoint, expected) => {
    expect(game.setBreakpoints([breakpoint])[0]).toMatchObject({ verified: true });
    const steps = forwards(game);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps).toEqual(expected(game));
  });

  it('on a value stop at every step after which it is another', () => {
    game.setBreakpoints([fuel]);
    const steps = new Set(forwards(game));
    for (let step = 1; step <= last; step++) {
      const changed = game.changes(step - 1, step).some((change) => change.path === 'resources/fuel/level');
      if (changed) expect(steps.has(step)).toBe(true);
    }
    expect(steps.size).toBeGreaterThan(2);
  });

  it('on a component and on a zone stop when it moves and when its contents do', () => {
    game.setBreakpoints([{ kind: 'write', path: 'zones/draw-pile/calm#1' }]);
    const moves = forwards(game);
    game.setBreakpoints([{ kind: 'write', path: 'players/player-1/hand' }]);
    const hands = forwards(game);
    for (const step of moves) expect(game.changes(step - 1, step).map((change) => change.label)).toContain('Calm');
    for (const step of hands) expect(game.changes(step - 1, step).some((change) => change.sentence.includes('Hand of Player 1'))).toBe(true);
    expect(moves.length).toBeGreaterThan(0);
    expect(hands.length).toBeGreaterThan(2);
  });

  it('refuse what is not there', () => {
    const placed = game.setBreakpoints([
      { kind: 'event', event: 'the-end' },
      { kind: 'thing', thing: 'storm' },
      { kind: 'write', path: 'resources/fuel/taste' },
      { kind: 'write', path: 'resources' },
    ]);
    expect(placed.map((one) => one.verified)).toEqual([false, false, false, false]);
    expect(placed.every((one) => one.message !== null)).toBe(true);
    expect(forwards(game)).toEqual([]);
  });

  it('are the same in both directions', () => {
    const line = fc.record({ kind: fc.constant('line' as const), file: fc.constantFrom(...Object.keys(smallSources)), line: fc.nat(60) });
    const other = fc.constantFrom<Breakpoint>(fuel, { kind: 'roll' }, { kind: 'event', event: 'fuel-is-lost' }, { kind: 'write', path: 'game/current-player' });
    fc.assert(
      fc.property(fc.array(fc.oneof(line, other), { minLength: 1, maxLength: 4 }), (breakpoints) => {
        game.setBreakpoints(breakpoints);
        // Position 0 is where a run forwards begins and a run backwards ends.
        expect(backwards(game).filter((step) => step > 0)).toEqual(forwards(game).filter((step) => step < last));
      }),
      { numRuns: 60 },
    );
  });
});
