// How things are called: players by whom they play, copies without their numbers; and the way a new game begins.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from './session.js';
import type { Session } from './types/session.js';
import type { TreeNode } from './types/state.js';

const naming = { players: 'character', number: 'strength' };
const make = (seed = 'names', players = 4): Session => createSession({ pack: basePack, sources: baseSources, players, seed, windows: 'able', naming });

function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
}

describe('the set-up', () => {
  it('is played to the first question of the first turn, and can be stepped back into', () => {
    const game = make();
    const stop = game.playSetUp();
    expect(stop.reason).toBe('decision');
    expect(game.view('everything').variables['turn-number']).toBe(1);
    const answers = game.timeline().filter(({ kind }) => kind === 'decision');
    const turn = game.timeline().find(({ kind }) => kind === 'turn');
    expect(answers.length).toBeGreaterThanOrEqual(4);
    expect(answers.every(({ step }) => step < (turn?.step ?? 0))).toBe(true);
    expect(game.run({ until: 'decision', direction: -1 }).position.step).toBeLessThan(turn?.step ?? 0);
    expect(game.decision()?.recorded).not.toBeNull();
  });

  it('is the same for the same seed, and nothing is played once a question of a turn waits', () => {
    const [one, two] = [make(), make()];
    one.playSetUp();
    two.playSetUp();
    expect(one.hash()).toBe(two.hash());
    const { step } = one.position();
    expect(one.playSetUp().position.step).toBe(step);
    expect(make('other').hash()).not.toBe(one.hash());
  });
});

describe('an answer', () => {
  it('goes one step, or on to the next question, and its changes are those since the question', () => {
    const [one, two] = [make(), make()];
    one.playSetUp();
    two.playSetUp();
    const { step } = one.position();
    const choose = one.decision()?.options.slice(0, Math.max(1, one.decision()?.min ?? 1)).map(({ id }) => id) ?? [];
    expect(one.answer(choose).position).toMatchObject({ step: step + 1 });
    expect(one.run({ until: 'decision', direction: 1 }).reason).toBe('decision');
    expect(two.answer(choose, 'decision')).toMatchObject({ reason: 'decision', position: { step: one.position().step } });
    expect(two.hash()).toBe(one.hash());
    expect(two.lastChanges()).toEqual(two.changes(step, two.position().step));
    expect(two.answer(['no such option'], 'decision').reason).toBe('error');
    const { step: here } = two.position();
    two.goto(step);
    expect(two.answer(choose, 'decision').position).toMatchObject({ step: here, last: here });
  });
});

describe('names', () => {
  let game: Session;
  beforeAll(() => {
    game = make('talk');
    game.playSetUp();
    for (let i = 0; i < 40; i++) game.answerAtRandom('decision');
  });

  it('call a player by his character, in questions, stack, timeline, changes and tree', () => {
    const { step } = game.position();
    const names = game.view('everything').players.map(({ title }) => title);
    expect(names.some((name) => name?.startsWith('Player'))).toBe(false);
    expect(names).toContain(game.decision()?.playerTitle);
    const words = [
      ...game.stack().flatMap((frame) => [frame.name, ...frame.locals.map(({ value }) => value)]),
      ...game.changes(Math.floor(step / 2), step).map(({ sentence }) => sentence),
      ...flat(game.tree()).flatMap(({ label, who }) => [label, who ?? '']),
    ];
    expect(words.filter((text) => /player[- ]\d/i.test(text))).toEqual([]);
    expect(words.some((text) => text.startsWith('Hand of ') || text.includes('→ Hand of '))).toBe(true);
    expect(flat(game.tree()).find(({ path }) => path === 'players/player-2')).toMatchObject({ value: 'Player 2' });
  });

  it('are those of the seat while nobody has a character', () => {
    const early = make();
    early.run({ until: 'decision', direction: 1 });
    expect(early.decision()?.playerTitle).toMatch(/^Player \d$/);
    expect(early.view('everything').players.map(({ title }) => title)).toEqual(['Player 1', 'Player 2', 'Player 3', 'Player 4']);
  });

  it('have the number that was asked for, and that of the copy in the tree alone', () => {
    const cards = game.view('everything').zones.flatMap(({ things }) => things).filter(({ kind }) => kind === 'skill-card');
    expect(cards.length).toBeGreaterThan(90);
    for (const { title, attributes } of cards) expect(title).toMatch(new RegExp(` · ${String(attributes['strength'])}$`));
    const labels = flat(game.tree()).filter(({ path }) => /repair#\d+$/.test(path)).map(({ path, label }) => [path.split('#')[1], label]);
    expect(labels).toHaveLength(14);
    for (const [copy, label] of labels) expect(label).toMatch(new RegExp(`^Repair · [12] #${copy ?? ''}$`));
    const moves = game.changes(0, game.position().step).filter(({ kind }) => kind === 'move');
    expect(moves.filter(({ label }) => /[^·] \d+$/.test(label))).toEqual([]);
  });

  it('are refused when the pack does not have them', () => {
    const wrong = (names: object): (() => Session) => () => createSession({ pack: basePack, sources: {}, players: 4, seed: '', naming: names });
    expect(wrong({ players: 'shoe-size' })).toThrow('naming.players: found "shoe-size", expected an attribute of the pack that holds a thing');
    expect(wrong({ number: 'level' })).toThrow('naming.number: found "level", expected an attribute of the pack that holds a number that is fixed');
  });
});

describe('options', () => {
  it('that read alike come to the same', () => {
    let twins = 0;
    let hints = 0;
    for (const seed of ['alike', 'again']) {
      const game = make(seed, 3);
      game.playSetUp();
      for (let i = 0; i < 150 && !game.position().ended; i++) {
        const { options = [], form } = game.decision() ?? {};
        if (form === 'one' || form === 'some') {
          const seen = new Map<string, string>();
          for (const { id, label, hint, thingTitle, twin } of options) {
            const words = `${label}|${thingTitle ?? ''}|${hint ?? ''}`;
            const first = seen.get(words);
            expect(twin === null || twin === first, `${seed} ${i} ${id}: "${words}" may be told from ${first ?? ''}`).toBe(true);
            if (first === undefined) seen.set(words, id);
            else expect(twin, `${seed} ${i} ${id}: "${words}" reads like ${first}`).toBe(first);
            if (twin !== null) twins++;
            if (hint !== null) hints++;
          }
        }
        game.answerAtRandom('decision');
      }
    }
    expect(twins).toBeGreaterThan(5);
    expect(hints).toBeGreaterThan(5);
  });
});
