// Recorded games: they play again exactly, and say where they differ.
import { basePack } from '@dradis/base-game';
import { BrokenDocument, type CompiledPack, createGame, ENGINE_VERSION, loadPack } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { createRandomPlayer } from '../random-player.js';
import { SeatView } from '../seat-view.js';
import { readReplay, type ReplayDocument, runOfReplay } from './replay-document.js';
import { Recorder } from './recorder.js';
import { replay } from './replay.js';

const pack = loadPack(basePack);

function recordGame(seed: string, most: number): ReplayDocument {
  const game = createGame(pack, { players: 3, seed, windows: 'able' });
  game.run();
  const recorder = new Recorder(game);
  const player = createRandomPlayer(seed);
  const seen = new SeatView(game);
  for (let count = 0; count < most; count += 1) {
    const decision = game.decision();
    if (decision === null) break;
    const choose = player.choose(seen).map((position) => decision.options[position]!.id);
    recorder.before(decision.player, choose);
    game.answer({ decision: decision.id, choose });
    recorder.after();
  }
  return readReplay(JSON.parse(JSON.stringify(recorder.document())));
}

const recorded = recordGame('recorded', 120);

it('plays a whole recording again', () => {
  const { answers, divergence, samePack } = replay(pack, recorded);
  expect({ answers, divergence, samePack }).toEqual({ answers: 120, divergence: undefined, samePack: true });
});

it('stops after as many answers as it is told', () => {
  expect(replay(pack, recorded, { to: 7 }).answers).toBe(7);
  expect(replay(pack, recorded, { to: 0 }).game.decision()?.id).toBe(1);
});

it('names the first answer after which the state is another one', () => {
  const answers = recorded.answers.map((answer, index) => (index === 41 ? { ...answer, hash: '0000000000000000' } : answer));
  expect(replay(pack, { ...recorded, answers }).divergence).toMatchObject({ answer: 42, hashes: { expected: '0000000000000000', found: recorded.answers[41]?.hash } });
});

it('names the answer that cannot be given', () => {
  const answers = recorded.answers.map((answer, index) => (index === 9 ? { ...answer, choose: ['no-such-option'] } : answer));
  const { answers: given, divergence } = replay(pack, { ...recorded, answers });
  expect(given).toBe(9);
  expect(divergence?.answer).toBe(10);
  expect(divergence?.reason).toContain('no-such-option');
});

it('notices another seed before the first answer', () => {
  expect(replay(pack, { ...recorded, seed: 'another' }).divergence).toMatchObject({ answer: 0 });
});

it('compares games across packs that differ in their hash only', () => {
  const renamed = loadPack({ ...basePack, hash: 'another' } satisfies CompiledPack);
  expect(replay(renamed, recorded)).toMatchObject({ samePack: false, answers: 120, divergence: undefined });
});

it('notes the language of the content, and plays records of before it was noted', () => {
  expect(recorded.pack.language).toBe(basePack.language);
  const { language: _, ...before } = recorded.pack;
  expect(replay(pack, readReplay({ ...recorded, pack: before }))).toMatchObject({ samePack: true, answers: 120, divergence: undefined });
});

it('names the run: the same for the same game, and a record that was changed is refused', () => {
  expect(recorded.run).toBe(recordGame('recorded', 120).run);
  expect(recordGame('recorded', 119).run).not.toBe(recorded.run);
  expect([recorded.engine, recorded.run]).toEqual([ENGINE_VERSION, runOfReplay(recorded)]);
  for (const changed of [{ seed: 'other' }, { engine: '9.9.9' }, { pack: { ...recorded.pack, hash: 'other' } }, { answers: recorded.answers.slice(1) }, { run: '0' }]) {
    expect(() => readReplay({ ...recorded, ...changed })).toThrow(/^run: it is said to be the run/);
  }
  const { run: _, engine: __, ...before } = recorded;
  expect(replay(pack, readReplay(before)).answers).toBe(120);
});

describe('readReplay', () => {
  it.each([
    ['not an object', null, ''],
    ['another format', { ...recorded, format: 'x' }, 'format'],
    ['no pack', { ...recorded, pack: 1 }, 'pack'],
    ['a language that is a word', { ...recorded, pack: { ...recorded.pack, language: 'old' } }, 'pack.language'],
    ['half a player', { ...recorded, players: 3.5 }, 'players'],
    ['a policy that is none', { ...recorded, windows: 'some' }, 'windows'],
    ['a switch that is half on', { ...recorded, switches: { x: 1 } }, 'switches.x'],
    ['answers that are none', { ...recorded, answers: {} }, 'answers'],
    ['an answer without a choice', { ...recorded, answers: [{ player: 'player-1', hash: '' }] }, 'answers[0].choose'],
    ['a choice of numbers', { ...recorded, answers: [{ player: 'player-1', choose: [1], hash: '' }] }, 'answers[0].choose[0]'],
  ])('refuses %s', (_, json, path) => {
    expect(() => readReplay(json)).toThrow(BrokenDocument);
    try {
      readReplay(json);
    } catch (error) {
      expect((error as BrokenDocument).path).toBe(path);
    }
  });
});
