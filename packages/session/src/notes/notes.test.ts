// Tests of notes: an order of their own, kept by saves, branches and new content, gone with what they were about.
import { expect, it } from 'vitest';
import { createSession } from '../session.js';
import { playedSmall, smallPack, smallPackWith } from '../testing/small-pack.js';

const texts = (game: ReturnType<typeof playedSmall>): string[] => game.notes.list().map(({ text }) => text);

it('keeps notes in the order they are given, and changes, moves and removes them', () => {
  const game = playedSmall('notes', 200);
  game.goto(50);
  const one = game.notes.add('here it begins');
  game.notes.add('later', 120);
  game.notes.add('the end', 1e9);
  expect(game.notes.list().map(({ step }) => step)).toEqual([50, 120, game.position().last]);
  expect(game.notes.move(one!.id, 2)).toBeNull();
  expect(texts(game)).toEqual(['later', 'the end', 'here it begins']);
  expect(game.notes.change(one!.id, 'here')).toBeNull();
  expect(game.notes.remove(one!.id)).toBe(true);
  expect(texts(game)).toEqual(['later', 'the end']);
  expect([game.notes.add('  '), game.notes.add('x'.repeat(5001)), game.notes.remove(99)]).toEqual([null, null, false]);
  expect([game.notes.move(99, 0), game.notes.change(99, 'x'), game.notes.change(2, '')]).toEqual(['there is no note 99', 'there is no note 99', 'a note has 1 to 5000 characters']);
});

it('saves them, and takes no damaged ones', () => {
  const game = playedSmall('notes', 200);
  game.notes.add('look at the fuel', 60);
  const saved = JSON.parse(JSON.stringify(game.save())) as Record<string, unknown>;
  const other = createSession({ pack: smallPack(), sources: {}, players: 2, seed: 'other' });
  expect(other.restore(saved)).toBeNull();
  expect(other.notes.list()).toEqual(game.notes.list());
  for (const notes of [{}, [{ step: -1, text: 'x' }], [{ step: 1 }], [{ step: 1, text: '' }]]) expect(other.restore({ ...saved, notes })?.reason).toBe('malformed');
  expect(playedSmall('plain', 200).save()).not.toHaveProperty('notes');
});

it('gives a branch the notes of its past, and forgets those that a cut leaves behind', () => {
  const game = playedSmall('notes', 200);
  game.notes.add('before', 20);
  game.notes.add('after', 150);
  game.branches.make({ at: 100 });
  expect(texts(game)).toEqual(['before']);
  game.notes.add('on the branch', 100);
  game.branches.switch('main');
  expect(texts(game)).toEqual(['before', 'after']);
  game.goto(100);
  game.forceDice([1]);
  expect(texts(game)).toEqual(['before']);
});

it('takes them along when the content is replaced, to the same place between the answers', () => {
  const game = playedSmall('notes', 300);
  const turn = game.timeline().filter(({ kind }) => kind === 'decision')[6]!.step;
  game.notes.add('this answer', turn);
  const label = game.timeline().find(({ step }) => step === turn)?.label;
  game.swap({ pack: smallPackWith('rules/play.yaml', 'current player chooses a card in hand', 'let spare be 1\n      current player chooses a card in hand') });
  const [note] = game.notes.list();
  expect(note!.step).toBeGreaterThan(turn);
  expect(game.timeline().find(({ step }) => step === note!.step)?.label).toBe(label);
});
