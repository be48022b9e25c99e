// Tests of watches and evaluation: values at the cursor and over the line, slices, cuts, seats, frames, and that nothing is
// changed by looking.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';
import type { Session } from '../types/session.js';
import type { WatchPoint } from '../types/watches.js';

const game = playedSmall('watches', 700);
const { last } = game.position();

function history(of: Session, id: number, steps: number, seat = 'everything'): WatchPoint[] {
  const out: WatchPoint[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const slice = of.watches.history(id, { from, steps }, seat);
    // A slice begins with what holds, which need not be new.
    out.push(...slice.points.filter(({ value, problem }, i) => i > 0 || value !== out.at(-1)?.value || problem !== out.at(-1)?.problem));
    from = slice.next;
  }
  return out;
}

describe('a watch', () => {
  it('has its value at the cursor, and over the whole line in slices of any size', () => {
    const { id, type } = game.watches.add('level of fuel');
    expect(type).toBe('number');
    const points = history(game, id, 61);
    expect(points.length).toBeGreaterThan(3);
    expect(history(game, id, 5000)).toEqual(points);
    for (let step = 0; step <= last; step += 7) {
      game.goto(step);
      const held = points.findLast((point) => point.step <= step);
      expect(game.watches.values().find((one) => one.id === id)).toMatchObject({ raw: held?.raw, value: held?.value, hidden: false, problem: null });
    }
    expect(game.watches.remove(id)).toBe(true);
    expect(game.watches.remove(id)).toBe(false);
    expect(game.watches.list()).toEqual([]);
  });

  it('gives a stretch in the middle as it gives the whole', () => {
    const { id } = game.watches.add('current player');
    const far = game.watches.history(id, { from: last - 20, steps: 30 });
    expect(far).toMatchObject({ from: last - 20, to: last, next: null });
    const whole = history(game, id, 5000);
    expect(far.points[0]?.value).toBe(whole.findLast(({ step }) => step <= last - 20)?.value);
    expect(whole[1]?.value).toMatch(/^Player \d$/);
    game.watches.remove(id);
  });

  it('follows the line when its future is cut', () => {
    const own = playedSmall('watch and cut', 300);
    const { id } = own.watches.add('turn number');
    const before = history(own, id, 5000);
    const middle = before[2]?.step ?? 0;
    own.goto(middle - 1);
    own.edit([{ kind: 'value', path: 'game/turn-number', value: 40 }]);
    expect(history(own, id, 5000).map(({ raw }) => raw)).toEqual([0, 1, 40]);
    own.run({ until: 'turn', direction: 1 });
    expect(own.watches.values()[0]?.raw).toBe(41);
  });

  it('with a mistake keeps it, and has no value', () => {
    const { id, type, mistakes } = game.watches.add('level of fule');
    expect([type, mistakes[0]?.code, mistakes[0]?.start]).toEqual([null, 'D0202', 9]);
    expect(game.watches.values().at(-1)).toMatchObject({ value: '', type: null });
    expect(game.watches.history(id).points).toEqual([]);
    game.watches.remove(id);
  });
});

describe('a game with more players', () => {
  it('that is restored has names for all of them', () => {
    const own = playedSmall('two', 100);
    own.watches.add('player-3 is tired');
    expect(own.watches.values()[0]?.type).toBeNull();
    const { engine, run, ...document } = own.save();
    expect([engine, run]).not.toContain(undefined);
    expect(own.restore({ ...document, players: 3, inputs: [], hashes: [], last: 0, step: 0 })).toBeNull();
    expect(own.watches.values()[0]).toMatchObject({ type: 'condition', raw: false });
  });
});

describe('a seat', () => {
  it('is told what it can see for itself and nothing else', () => {
    game.goto(last);
    const told = (text: string, seat: string): boolean => !game.evaluate(text, { seat }).hidden;
    for (const text of ['level of fuel', 'turn number * 2 is more than 3', 'current player', 'player-1 is tired', 'number of cards in discard-pile', 'there is a card in discard-pile']) {
      expect([text, told(text, 'player-1'), told(text, 'spectator')]).toEqual([text, true, true]);
    }
    for (const text of ['top card of draw-pile', 'loyalty of player-1', 'there is a card in hand of player-2', 'loyalty of player-2 = 0', 'all cards in draw-pile', 'number of cards in hand of player-2']) {
      expect([text, told(text, 'player-1'), told(text, 'spectator')]).toEqual([text, false, false]);
      expect(game.evaluate(text, { seat: 'player-1' })).toMatchObject({ value: '', raw: null });
      expect(game.evaluate(text).hidden).toBe(false);
    }
    expect(told('number of cards in hand of player-1', 'player-1')).toBe(true);
    expect(told('number of cards in hand of player-1', 'player-2')).toBe(false);
    expect(() => game.watches.values('player-7')).toThrow(/no seat "player-7"/);
  });

  it('gets no course of what is hidden', () => {
    const open = game.watches.add('level of fuel').id;
    const hidden = game.watches.add('top card of draw-pile').id;
    expect(history(game, open, 5000, 'player-1')).toEqual(history(game, open, 5000));
    expect(game.watches.history(hidden, {}, 'player-1')).toMatchObject({ hidden: true, points: [] });
    expect(game.watches.history(hidden).points.length).toBeGreaterThan(0);
    game.watches.remove(open);
    game.watches.remove(hidden);
  });
});

describe('evaluation', () => {
  it('knows the names of a frame', () => {
    game.goto(0);
    for (let i = 0; i < 200 && game.stack()[0]?.locals.some(({ name, value }) => name === 'who' && value === 'Player 2') !== true; i++) game.step({ kind: 'into', direction: 1 });
    expect(game.evaluate('who', { frame: 0 })).toMatchObject({ type: 'thing:player', raw: 'player-2', value: 'Player 2' });
    expect(game.evaluate('n + 1', { frame: 0 }).raw).toBeGreaterThan(1);
    expect(game.evaluate('who').mistakes[0]?.code).toBe('D0202');
    expect(game.evaluate('sailor', { frame: 1 }).type).toBe('thing:player');
    expect(game.evaluate('who', { frame: 0, seat: 'player-1' }).type).toBeNull();
  });

  it('and statements that are tried out leave the game as it is', () => {
    fc.assert(
      fc.property(fc.nat(last), fc.constantFrom('level of fuel', 'top card of draw-pile', 'turn number * 1000', 'lose 1 fuel', 'shuffle draw-pile', 'have roll die', 'end the game with adrift', 'move all cards in draw-pile to discard-pile'), (step, text) => {
        game.goto(step);
        const before = [game.hash(), game.position(), JSON.stringify(game.save())];
        game.evaluate(text);
        game.tryOut(text, { dice: [3] });
        expect([game.hash(), game.position(), JSON.stringify(game.save())]).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });

  it('says what statements would do, ask, or be refused for', () => {
    game.goto(0);
    expect(game.tryOut('set level of fuel to 3').changes.map(({ told }) => told)).toEqual(['Fuel fell from 8 to 3.']);
    expect(game.tryOut('set level of fule to 3').mistakes[0]?.code).toBe('D0202');
    expect(game.tryOut('player-1 chooses a card in draw-pile as one\nmove one to discard-pile')).toMatchObject({ problem: null, asks: { player: 'player-1' } });
    expect(game.tryOut('roll:\n  1-3: lose 1 fuel\n  otherwise: nothing', { dice: [9] }).problem).toContain('set to 9');
  });
});
