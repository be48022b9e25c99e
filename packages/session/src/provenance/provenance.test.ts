// Tests of provenance and coverage against the states themselves.
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { smallPack, smallSources } from '../testing/small-pack.js';
import type { Session } from '../types/session.js';
import type { TreeNode } from '../types/state.js';

const pack = smallPack();

function played(): Session {
  const game = createSession({ pack, sources: smallSources, players: 2, seed: 'why', windows: 'able' });
  while (!game.position().ended && game.position().step < 900) {
    if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
  }
  return game;
}

function valueAt(nodes: readonly TreeNode[], path: string): string | undefined {
  for (const node of nodes) {
    if (node.path === path) return node.value;
    const found = valueAt(node.children ?? [], path);
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('provenance', () => {
  it('of what was edited is the edit, and later writes are again statements', () => {
    const game = played();
    game.goto(0);
    const at = game.run({ until: 'decision', direction: 1 }).position.step;
    game.edit([
      { kind: 'value', path: 'game/turn-number', value: 7 },
      { kind: 'value', path: 'resources/fuel/level', value: 4 },
      { kind: 'move', thing: 'storm#2', zone: 'discard-pile' },
    ]);
    for (const path of ['game/turn-number', 'resources/fuel/level', 'zones/discard-pile', 'zones/discard-pile/storm#2']) {
      expect([path, game.provenance(path)]).toMatchObject([path, { step: at, place: null, edited: true }]);
    }
    expect(game.provenance('game/current-player')?.edited).toBeUndefined();
    game.setBreakpoints([{ kind: 'change', path: 'game/turn-number' }]);
    expect(game.goto(at).breakpoints).toEqual([0]);
    while (game.run({ until: 'turn', direction: 1 }).reason === 'decision') game.answerAtRandom();
    const after = game.provenance('game/turn-number');
    expect(after?.step).toBeGreaterThan(at);
    expect(after?.edited).toBeUndefined();
    expect(after?.place?.file).toBe('rules/play.yaml');
  });

  it('names the last step after which a value was another, its statement and its causes', () => {
    const game = played();
    for (const path of ['resources/fuel/level', 'game/turn-number', 'game/current-player', 'players/player-1/hand', 'zones/discard-pile']) {
      const found = game.provenance(path);
      expect(found).not.toBeNull();
      const step = found?.step ?? 0;
      const now = valueAt(game.tree(), path);
      const { step: here, last } = game.position();
      for (let at = step; at <= last; at += 7) {
        game.goto(at);
        expect(valueAt(game.tree(), path)).toBe(now);
      }
      expect(game.changes(step - 1, step).some((change) => change.path.startsWith(path) || change.sentence.includes('Hand of Player 1') || change.after === 'Discard Pile' || change.before === 'Discard Pile')).toBe(true);
      game.goto(here);
      expect(found?.since[0]?.kind).toBe('decision');
      expect(found?.since.every((entry) => entry.step <= step)).toBe(true);
    }
    const fuel = game.provenance('resources/fuel/level');
    const line = smallSources[fuel?.place?.file ?? '']?.split('\n')[(fuel?.place?.span.line ?? 0) - 1];
    expect(line).toContain('set level of fuel to');
    expect(fuel?.stack.at(-1)?.name).toBe('Play the game');
    expect(fuel?.stack.some((frame) => frame.thing !== null)).toBe(true);
  });

  it('looks no further than the cursor, and does not move it', () => {
    const game = played();
    const whole = game.provenance('game/turn-number')?.step ?? 0;
    game.goto(whole - 1);
    const before = [game.position(), game.hash()];
    expect(game.provenance('game/turn-number')?.step).toBeLessThan(whole);
    expect([game.position(), game.hash()]).toEqual(before);
    game.goto(0);
    expect(game.provenance('game/turn-number')).toBeNull();
    expect(game.provenance('game/nonsense')).toBeNull();
  });

  it('knows how the game ended', () => {
    const game = createSession({ pack, sources: {}, players: 2, seed: 'end' });
    while (!game.position().ended) if (game.run({ until: 'end', direction: 1 }).reason === 'decision') game.answerAtRandom();
    expect(game.provenance('game/outcome')?.step).toBe(game.position().last);
  });
});

describe('coverage', () => {
  it('counts each statement as often as it was carried out, and lists those that never were', () => {
    const game = played();
    const hits = game.coverage();
    const at = (file: string, piece: string): number | undefined => {
      const line = (smallSources[file] ?? '').split('\n').findIndex((one) => one.includes(piece)) + 1;
      return hits.find((one) => one.file === file && one.span.line === line)?.hits;
    };
    const count = (kind: string): number => game.timeline().filter((entry) => entry.kind === kind).length;
    expect(at('rules/play.yaml', 'roll die with')).toBe(count('roll'));
    expect(at('rules/play.yaml', 'set turn number to')).toBe(count('turn'));
    expect(at('rules/play.yaml', 'set current player to first')).toBe(1);
    expect(at('rules/play.yaml', 'end the game with arrival')).toBe(0);
    expect(new Set(hits.map((one) => `${one.file}:${one.span.line}:${one.span.column}`)).size).toBe(hits.length);
  });
});
