// Tests of branches, edits and stacked decks: a branch leaves its parent alone, saves repeat edits, comparisons find where lines
// part and say what is different.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { playedSmall, smallPack } from '../testing/small-pack.js';
import type { BranchChange, Edit } from '../types/branches.js';
import type { Session } from '../types/session.js';

const FUEL = 'resources/fuel/level';

function fresh(seed: string, steps = 400): Session {
  return playedSmall(seed, steps);
}

/** Everything that a line shows at some of its steps. */
function fingerprint(game: Session): string {
  const { step, last } = game.position();
  const shown: unknown[] = [game.timeline(), game.coverage(), game.save().inputs];
  for (let at = 0; at <= last; at += 23) {
    game.goto(at);
    shown.push(game.hash(), game.stack());
  }
  game.goto(step);
  return JSON.stringify(shown);
}

function firstQuestion(game: Session): number {
  game.goto(0);
  return game.run({ until: 'decision', direction: 1 }).position.step;
}

describe('a branch', () => {
  it('leaves its parent as it was, whatever it begins with and however it goes on', () => {
    const game = fresh('parents');
    const { last } = game.position();
    const before = fingerprint(game);
    const change = fc.constantFrom<BranchChange | undefined>(
      undefined,
      { kind: 'dice', dice: [1, 2, 6] },
      { kind: 'edit', edits: [{ kind: 'value', path: FUEL, value: 3 }] },
      { kind: 'edit', edits: [{ kind: 'deck', zone: 'draw-pile', top: ['storm#1', 'calm#2'] }] },
      { kind: 'edit', edits: [{ kind: 'move', thing: 'patch#1', zone: 'discard-pile' }] },
    );
    fc.assert(
      fc.property(fc.nat(last), change, fc.nat(4), (at, begin, more) => {
        const made = game.branches.make({ at, ...(begin === undefined ? {} : { change: begin }) });
        expect(made.problem).toBeNull();
        expect(game.position()).toMatchObject({ step: at, last: at });
        for (let i = 0; i < more; i++) if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
        game.branches.switch('main');
        expect(game.branches.remove(made.branch ?? '')).toBeNull();
        expect(fingerprint(game)).toBe(before);
      }),
      { numRuns: 15 },
    );
  });

  it('goes on exactly as the parent did when nothing is otherwise', () => {
    const game = fresh('same');
    const { last } = game.position();
    game.goto(last);
    const hash = game.hash();
    const { inputs } = game.save();
    game.branches.make({ at: Math.floor(last / 2) });
    for (const input of inputs) {
      if (input.kind !== 'answer' || input.step < Math.floor(last / 2)) continue;
      game.run({ until: 'decision', direction: 1 });
      expect(game.answer(input.choose).reason).not.toBe('error');
    }
    game.run({ until: 'end', direction: 1 });
    expect([game.position().last, game.hash()]).toEqual([last, hash]);
    expect(game.branches.compare('main', game.branches.current())).toMatchObject({ parted: null, changes: [], sentence: 'Nothing is different.' });
  });

  it('steps out of what was under way where it began', () => {
    const game = fresh('frames');
    const at = game.timeline().find((entry) => entry.kind === 'effect')?.step ?? 0;
    game.goto(at);
    const out = game.step({ kind: 'out', direction: 1 }).position.step;
    const names = game.stack().map(({ name }) => name);
    game.branches.make({ at });
    game.step({ kind: 'out', direction: 1 });
    if (game.position().waiting) return;
    expect([game.position().step, game.stack().map(({ name }) => name)]).toEqual([out, names]);
  });

  it('of another answer is named after it, listed, renamed and removed', () => {
    const game = fresh('names');
    const at = firstQuestion(game);
    const taken = game.decision()?.recorded ?? [];
    const other = game.decision()?.options.find(({ id, twin }) => !taken.includes(id) && twin === null);
    const made = game.branches.make({ at, change: { kind: 'answer', choose: [other?.id ?? ''] } });
    expect(game.branches.list()).toMatchObject([
      { id: 'main', name: 'Main line', parent: null, from: 0, current: false, step: at },
      { id: made.branch, name: `Player 1 answered ${other?.label ?? ''}`, parent: 'main', from: at, current: true, step: at + 1 },
    ]);
    expect(game.branches.rename('b2', 'The other way')).toBeNull();
    expect(game.branches.rename('b2', ' ')).toContain('1 to 200');
    expect(game.branches.rename('b9', 'x')).toContain('no branch "b9"');
    expect(game.branches.remove('b2')).toContain('stands on this branch');
    expect(game.branches.switch('b9').reason).toBe('error');
    game.branches.switch('main');
    const compared = game.branches.compare('main', 'b2');
    expect(compared?.parted).toBe(at);
    expect(compared?.why).toContain(`Player 1 answered ${other?.label ?? ''}`);
    expect(game.branches.compare('main', 'b2', { turn: 99 })).toBeNull();
    expect(game.branches.remove('b2')).toBeNull();
    expect(game.branches.list()).toHaveLength(1);
  });

  it('is refused for an answer that is not on offer or an edit that cannot be made, and nothing has changed', () => {
    const game = fresh('refused', 200);
    const at = firstQuestion(game);
    const hash = game.hash();
    expect(game.branches.make({ at, change: { kind: 'answer', choose: ['nonsense'] } })).toMatchObject({ branch: null, stop: { reason: 'error' } });
    expect(game.branches.make({ at, change: { kind: 'edit', edits: [{ kind: 'value', path: 'nowhere', value: 1 }] } }).problem).toContain('leads to no variable');
    expect([game.branches.list().length, game.position().step, game.hash()]).toEqual([1, at, hash]);
  });

  it('can be compared at a turn, with one sentence', () => {
    const game = fresh('turns', 500);
    const turn = game.timeline().filter(({ kind }) => kind === 'turn')[2]?.step ?? 0;
    game.branches.make({ at: turn - 1, name: 'poor', change: { kind: 'edit', edits: [{ kind: 'value', path: FUEL, value: 2 }] } });
    for (let i = 0; i < 4; i++) if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
    const compared = game.branches.compare('main', game.branches.current(), { turn: 3 });
    expect(compared).toMatchObject({ parted: turn - 1, a: { branch: 'main' } });
    expect(compared?.changes.map(({ told }) => told)).toContainEqual(expect.stringMatching(/^Fuel fell from \d+ to 2\.$/));
    expect(compared?.sentence).toMatch(/^Fuel fell/);
    expect(game.difference({ branch: 'main', step: 0 }, { branch: 'b2', step: turn - 1 })?.sentence).toContain('Fuel');
    expect(game.difference({ branch: 'gone', step: 0 }, { step: 0 })).toBeNull();
  });
});

describe('an edit', () => {
  it('is part of the line: marked, repeated by steps, saves and the past', () => {
    const game = fresh('edits', 300);
    const at = firstQuestion(game);
    const edits: Edit[] = [{ kind: 'value', path: FUEL, value: 2 }, { kind: 'move', thing: 'calm#1', zone: 'discard-pile', place: 'bottom' }];
    expect(game.edit(edits)).toMatchObject({ reason: 'stepped', position: { step: at, last: at, waiting: false } });
    expect(game.lastChanges().map(({ told }) => told)).toContain('Fuel fell from 8 to 2.');
    expect(game.timeline().at(-1)).toMatchObject({ step: at, kind: 'forced', label: 'Edited: Calm moved to Discard Pile', subject: 'calm#1' });
    expect(game.timeline('player-1').at(-1)).toMatchObject({ label: 'Something was edited', subject: null });
    expect(game.run({ until: 'decision', direction: 1 }).position).toMatchObject({ step: at + 1, waiting: true });
    for (let i = 0; i < 5; i++) {
      game.answerAtRandom();
      game.run({ until: 'decision', direction: 1 });
    }
    const { step } = game.position();
    const hash = game.hash();
    const document: unknown = JSON.parse(JSON.stringify(game.save()));
    game.goto(at - 1);
    expect(game.evaluate('level of fuel').raw).toBe(8);
    game.goto(at);
    expect(game.evaluate('level of fuel').raw).toBe(2);
    game.goto(step);
    expect(game.hash()).toBe(hash);
    const other = createSession({ pack: smallPack(), sources: {}, players: 2, seed: 'x' });
    expect(other.restore(document)).toBeNull();
    expect([other.position().step, other.hash()]).toEqual([step, hash]);
    other.goto(at);
    expect(other.tree().find(({ key }) => key === 'resources')?.children?.[0]?.children?.[0]?.value).toBe('2');
  });

  it('puts the question anew, so that what is offered can be chosen', () => {
    const game = fresh('anew', 200);
    firstQuestion(game);
    const player = game.decision()?.player ?? '';
    const hand = game.decision()?.options.filter(({ thing }) => thing !== null) ?? [];
    game.edit([{ kind: 'move', thing: hand[0]?.thing ?? '', zone: 'discard-pile' }, { kind: 'move', thing: 'storm#3', zone: `hand@${player.slice(-1)}` }]);
    expect(game.decision()).toBeNull();
    game.run({ until: 'decision', direction: 1 });
    const things = game.decision()?.options.map(({ thing }) => thing) ?? [];
    expect(things).toContain('storm#3');
    expect(things).not.toContain(hand[0]?.thing);
    expect(game.answer([game.decision()?.options.find(({ thing }) => thing === 'storm#3')?.id ?? '']).reason).not.toBe('error');
  });

  it('is made whole or not at all', () => {
    const game = fresh('whole', 200);
    const before = [game.hash(), JSON.stringify(game.save())];
    const refused: [Edit[], string][] = [
      [[{ kind: 'value', path: FUEL, value: 1 }, { kind: 'value', path: FUEL, value: 'many' }], 'number'],
      [[{ kind: 'value', path: 'zones/draw-pile', value: 1 }], 'leads to no variable'],
      [[{ kind: 'move', thing: 'nobody', zone: 'draw-pile' }], 'nobody'],
      [[{ kind: 'deck', zone: 'draw-pile', top: ['storm#1', 'storm#1'] }], 'two places'],
      [[{ kind: 'deck', zone: 'fuel', top: ['storm#1'] }], 'not a zone'],
    ];
    for (const [edits, why] of refused) expect(game.edit(edits)).toMatchObject({ reason: 'error', error: { message: expect.stringContaining(why) as string } });
    expect([game.hash(), JSON.stringify(game.save())]).toEqual(before);
  });
});

describe('what is laid ready', () => {
  it('is shown with what is left of it', () => {
    const game = fresh('ready', 200);
    firstQuestion(game);
    game.forceDice([6, 1]);
    game.edit([{ kind: 'deck', zone: 'draw-pile', top: ['storm#1', 'calm#1', 'patch#1'] }]);
    const titles = (): string[] => game.prepared().decks[0]?.left.map(({ title }) => title) ?? [];
    expect(game.prepared()).toMatchObject({ dice: { laid: [6, 1], left: [6, 1] }, decks: [{ zone: 'draw-pile', title: 'Draw Pile', laid: [{ id: 'storm#1', title: 'Storm' }, { title: 'Calm' }, { title: 'Patch' }] }] });
    expect(titles()).toEqual(['Storm', 'Calm', 'Patch']);
    for (let i = 0; i < 30 && titles().length === 3; i++) {
      if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
    }
    expect(titles().length).toBeLessThan(3);
    expect(JSON.stringify(game.timeline('player-1'))).not.toMatch(/laid ready: \d/);
    expect(game.timeline('player-1').some(({ label }) => label === 'Dice were laid ready')).toBe(true);
    expect(game.prepared('player-1')).toEqual({ dice: { laid: [], left: [] }, decks: [] });
  });
});
