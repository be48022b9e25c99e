// Tests of the session on the shipped base game: whole games, random walks, jumps, and the frames only real content has.
import { basePack } from '@dradis/base-game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from './session.js';
import type { StepCommand } from './types/moving.js';
import type { Session } from './types/session.js';
import type { TreeNode } from './types/state.js';

/** A game played with random answers until at least `steps` steps are recorded, or to its end. */
function played(seed: string, players: number, steps: number): Session {
  const game = createSession({ pack: basePack, sources: {}, players, seed, windows: 'able' });
  for (;;) {
    const stop = game.run({ until: 'decision', direction: 1 });
    if (stop.reason !== 'decision' || stop.position.step >= steps) return game;
    const answered = game.answerAtRandom();
    if (answered.reason === 'error') throw new Error(answered.error?.message);
  }
}

describe('a session on the base game', () => {
  it.each([3, 4, 5, 6])('plays to a legal end with %d players', (players) => {
    const game = played(`end ${players}`, players, Infinity);
    const stop = game.run({ until: 'end', direction: 1 });
    expect(stop).toMatchObject({ reason: 'ended', position: { ended: true } });
    expect(game.view('spectator').outcome).not.toBeNull();
    expect(game.timeline().at(-1)?.kind).toBe('end');
    expect(game.timeline().filter((entry) => entry.kind === 'turn').length).toBeGreaterThan(1);
  });

  it('tells seats of the top of a discard pile alone, in views and trees', () => {
    const game = played('discards', 4, 8000);
    const pile = (seat: string): unknown[] => {
      const zone = game.view(seat).zones.find(({ id }) => id === 'crisis-discards');
      const find = (nodes: readonly TreeNode[]): TreeNode | undefined => nodes.find(({ path }) => path === 'zones/crisis-discards') ?? nodes.map(({ children }) => find(children ?? [])).find((node) => node !== undefined);
      const node = find(game.tree(seat));
      return [zone?.things.length, zone?.topOnly, node?.children?.length, node?.value, zone?.things.at(-1)?.title];
    };
    const [all, , , , top] = pile('everything');
    expect(all).toBeGreaterThan(1);
    expect(pile('everything')).toEqual([all, undefined, all, String(all), top]);
    for (const seat of ['spectator', 'player-1', 'player-3']) expect(pile(seat)).toEqual([1, true, 1, 'the top alone', top]);
  });

  it('goes into n statements and n back to equal states, from anywhere', () => {
    const game = played('walk', 4, 20_000);
    const { last } = game.position();
    fc.assert(
      fc.property(fc.nat(last), fc.integer({ min: 1, max: 60 }), (from, count) => {
        game.goto(from);
        game.step({ kind: 'into', direction: -1 });
        const hashes = [game.hash()];
        const steps = [game.position().step];
        for (let i = 0; i < count; i++) {
          const stop = game.step({ kind: 'into', direction: 1 });
          if (stop.position.step === steps.at(-1)) break;
          hashes.push(game.hash());
          steps.push(stop.position.step);
        }
        for (let i = steps.length - 1; i > 0; i--) {
          expect([game.position().step, game.hash()]).toEqual([steps[i], hashes[i]]);
          game.step({ kind: 'into', direction: -1 });
        }
        expect([game.position().step, game.hash()]).toEqual([steps[0], hashes[0]]);
      }),
      { numRuns: 25 },
    );
  });

  it('shows at any step what straight play shows there', () => {
    const game = played('goto', 5, 12_000);
    const { last } = game.position();
    const document = game.save();
    fc.assert(
      fc.property(fc.array(fc.nat(last), { minLength: 1, maxLength: 4 }), (steps) => {
        // A fresh session has no copies of states but its own, made on the way.
        const straight = createSession({ pack: basePack, sources: {}, players: 5, seed: 'goto', windows: 'able' });
        expect(straight.restore(document)).toBeNull();
        straight.goto(0);
        for (const step of [...steps].sort((a, b) => a - b)) {
          straight.goto(step);
          game.goto(last - step);
          game.goto(step);
          expect(game.hash()).toBe(straight.hash());
          expect(game.stack()).toEqual(straight.stack());
        }
      }),
      { numRuns: 4 },
    );
  });

  it('keeps to the frame when stepping over, and leaves it when stepping out', () => {
    const game = played('frames', 4, 20_000);
    const { last } = game.position();
    fc.assert(
      fc.property(fc.nat(last), fc.constantFrom<StepCommand['kind']>('over', 'out'), fc.constantFrom<1 | -1>(1, -1), (from, kind, direction) => {
        game.goto(from);
        const before = game.stack();
        const stop = game.step({ kind, direction });
        if (stop.reason !== 'stepped') return;
        const after = game.stack();
        expect(after.length).toBeLessThanOrEqual(kind === 'over' ? before.length : before.length - 1);
        // What lies around both is the same.
        const around = after.length - 1;
        expect(after.slice(-around).map((frame) => frame.name).slice(0, around)).toEqual(before.slice(-around).map((frame) => frame.name).slice(0, around));
      }),
      { numRuns: 150 },
    );
  });

  it('has a place for every position and every frame', () => {
    const game = played('places', 3, 15_000);
    const { last } = game.position();
    for (let step = 0; step < last; step += 211) {
      game.goto(step);
      const { file } = game.statement() ?? { file: '' };
      expect(file).toMatch(/\.yaml$/);
      for (const frame of game.stack()) {
        expect(frame.name).not.toMatch(/[{}]/);
        expect(frame.span).not.toBeNull();
      }
    }
  });
});
