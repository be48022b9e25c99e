// Tests of saved sessions: a trip through JSON changes nothing, another game is recognised, another pack is played along.
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { smallPack, smallPackWith } from '../testing/small-pack.js';
import type { SessionDocument } from '../types/document.js';
import type { Session } from '../types/session.js';

const pack = smallPack();

function session(seed: string): Session {
  return createSession({ pack, sources: {}, players: 2, seed });
}

function played(): Session {
  const game = session('save');
  game.forceDice([6, 6, 1]);
  for (let i = 0; i < 25; i++) {
    game.run({ until: 'decision', direction: 1 });
    game.answerAtRandom();
  }
  game.goto(60);
  return game;
}

/** Without the id of its run, so that it can be changed and read all the same. */
function copyOf(game: Session): SessionDocument {
  const { run: _, ...document } = JSON.parse(JSON.stringify(game.save())) as SessionDocument;
  return document;
}

describe('saved sessions', () => {
  it('come back whole: cursor, line, dice, timeline, and they save the same', () => {
    const game = played();
    const saved = copyOf(game);
    const other = session('something else');
    expect(other.restore(saved)).toBeNull();
    expect(other.position()).toEqual(game.position());
    expect(other.hash()).toBe(game.hash());
    expect(other.timeline()).toEqual(game.timeline());
    expect(copyOf(other)).toEqual(saved);
    game.goto(Infinity);
    other.goto(Infinity);
    expect(other.hash()).toBe(game.hash());
    expect(other.run({ until: 'decision', direction: 1 })).toEqual(game.run({ until: 'decision', direction: 1 }));
    expect(other.answerAtRandom()).toEqual(game.answerAtRandom());
  });

  it('note the language of the pack; those of before it was noted come back all the same', () => {
    const saved = copyOf(played());
    expect(saved.pack.language).toBe(pack.language);
    const { language: _, ...before } = saved.pack;
    const other = session('something else');
    expect(other.restore({ ...saved, pack: before })).toBeNull();
    const migrated = createSession({ pack: { ...pack, hash: 'another' }, sources: {}, players: 2, seed: 'x' });
    expect(migrated.restore({ ...saved, pack: { ...saved.pack, language: 7 } })).toMatchObject({ reason: 'other-pack', message: expect.stringContaining(`in language 7, and this is the same in language ${pack.language}`) as string });
    expect(migrated.restore(saved, { otherPack: true })).toBeNull();
  });

  it('can be saved without moving the cursor', () => {
    const game = played();
    const before = [game.position(), game.hash()];
    game.save();
    expect([game.position(), game.hash()]).toEqual(before);
  });

  it('say at which step the game became another one, and leave the session alone', () => {
    const saved = copyOf(played());
    const game = session('here');
    game.goto(5);
    const before = [game.position(), game.hash()];
    const second = saved.hashes[1];
    expect(second).toBeDefined();
    const changed = saved.hashes.map((one) => (one.step === second?.step ? { ...one, hash: '0000000000000000' } : one));
    expect(game.restore({ ...saved, hashes: changed })).toMatchObject({ reason: 'diverged', step: second?.step });
    expect(game.restore({ ...saved, seed: 'another' })?.reason).toBe('diverged');
    expect(game.restore({ ...saved, last: saved.last + 5000 })?.reason).toBe('diverged');
    expect(game.restore({ ...saved, players: 9 })).toMatchObject({ reason: 'malformed' });
    expect(game.restore({ ...saved, inputs: 7 })).toMatchObject({ reason: 'malformed', step: null });
    expect([game.position(), game.hash()]).toEqual(before);
  });

  it('of another version of the pack are refused, or played along as far as they go', () => {
    const saved = copyOf(played());
    // A further statement in every turn moves all steps.
    const longer = smallPackWith('rules/play.yaml', '        take a turn\n', '        nothing\n        take a turn\n');
    const game = createSession({ pack: longer, sources: {}, players: 2, seed: 'x' });
    expect(game.restore(saved)).toMatchObject({ reason: 'other-pack', message: expect.stringContaining('other rules of') as string });
    expect(game.restore({ ...saved, pack: { ...saved.pack, version: '0.0.9' } })).toMatchObject({ reason: 'other-pack', message: expect.stringContaining(' 0.0.9, which is not this') as string });
    expect(game.position().step).toBe(0);
    expect(game.restore(saved, { otherPack: true })).toBeNull();
    const answers = saved.inputs.filter((input) => input.kind === 'answer');
    expect(game.position().decisions).toBe(answers.filter((input) => input.step < saved.step).length);
    expect(copyOf(game).inputs.filter((input) => input.kind === 'answer')).toHaveLength(answers.length);

    const poorer = smallPackWith('rules/play.yaml', 'draw 2 cards for sailor', 'draw 1 card for sailor');
    const shorter = createSession({ pack: poorer, sources: {}, players: 2, seed: 'x' });
    const problem = shorter.restore(saved, { otherPack: true });
    expect(problem?.reason).toBe('diverged');
    expect(shorter.position().step).toBe(problem?.step);
  });
});
