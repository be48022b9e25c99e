// Tests of tree, view and changes: stable paths, what a seat may know, and differences by identity.
import { describe, expect, it } from 'vitest';
import { createSession } from '../session.js';
import { smallPack } from '../testing/small-pack.js';
import type { Session } from '../types/session.js';
import type { TreeNode } from '../types/state.js';

const pack = smallPack();

function session(seed = 'state'): Session {
  return createSession({ pack, sources: {}, players: 2, seed });
}

function flat(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
}

function at(nodes: readonly TreeNode[], path: string): TreeNode | undefined {
  return flat(nodes).find((node) => node.path === path);
}

describe('tree', () => {
  it('names everything by stable, unique paths that follow the keys', () => {
    const game = session();
    game.run({ until: 'decision', direction: 1 });
    const nodes = flat(game.tree());
    expect(new Set(nodes.map((node) => node.path)).size).toBe(nodes.length);
    for (const node of nodes) for (const child of node.children ?? []) expect(child.path).toBe(`${node.path}/${child.key}`);
    expect(at(game.tree(), 'resources/fuel/level')).toEqual({ key: 'level', path: 'resources/fuel/level', label: 'Level', value: '8' });
    expect(at(game.tree(), 'game/turn-number')?.value).toBe('1');
    expect(at(game.tree(), 'game/current-player')?.value).toBe('Player 1');
    expect(at(game.tree(), 'players/player-2/hand')?.children).toHaveLength(2);
    expect(at(game.tree(), 'zones/draw-pile')?.children).toHaveLength(5);
    expect(at(game.tree(), 'zones/hand@1')).toBeUndefined();
  });

  it('says who may know what', () => {
    const game = session();
    game.run({ until: 'decision', direction: 1 });
    const tree = game.tree();
    expect(at(tree, 'players/player-2/hand')?.children?.map((node) => node.who)).toEqual(['Player 2', 'Player 2']);
    expect(at(tree, 'zones/draw-pile')?.children?.[0]?.who).toBe('nobody');
    expect(at(tree, 'players/player-1/loyalty')?.who).toBe('nobody');
    expect(at(tree, 'resources/fuel/level')?.who).toBeUndefined();
  });

  it.each(['player-1', 'player-2', 'spectator'])('shows %s no hidden component and no secret', (seat) => {
    const game = session();
    game.run({ until: 'decision', direction: 1 });
    const hidden = flat(game.tree())
      .filter((node) => node.who === 'nobody' || (node.who !== undefined && node.who !== `Player ${seat.slice(-1)}`))
      .map((node) => node.key);
    expect(hidden.length).toBeGreaterThan(5);
    const shown = flat(game.tree(seat));
    for (const key of hidden) expect(shown.some((node) => node.key === key)).toBe(false);
    // As many rows as there are components, each with a handle.
    const hand = at(game.tree(seat), 'players/player-2/hand')?.children ?? [];
    expect(hand).toHaveLength(2);
    expect(hand.every((node) => /^\?\d+$/.test(node.key))).toBe(seat !== 'player-2');
    expect(JSON.stringify(game.view(seat).zones.find((zone) => zone.id === 'draw-pile'))).not.toMatch(/storm|calm|patch/i);
  });

  it('refuses a seat that is not there', () => {
    expect(() => session().tree('player-9')).toThrow('there is no seat "player-9"');
  });
});

describe('view', () => {
  it('puts every thing where it lies, and everything elsewhere', () => {
    const game = session();
    game.run({ until: 'decision', direction: 1 });
    const view = game.view('everything');
    expect(view.zones.flatMap((zone) => zone.things)).toHaveLength(9);
    expect(view.things.map((thing) => thing.id).sort()).toEqual(['adrift', 'arrival', 'fuel']);
    expect(view.players.map((player) => player.attributes['loyalty'])).toEqual([0, 0]);
    expect(view.variables).toEqual({ 'current-player': 'player-1', 'turn-number': 1 });
    expect(view.waitingFor).toBe('player-1');
    const own = game.view('player-1');
    expect(own.zones.find((zone) => zone.id === 'hand@1')?.things.every((thing) => thing.title !== null)).toBe(true);
    expect(own.players[0]?.attributes).toEqual({ tired: false });
  });
});

describe('changes', () => {
  it('has one entry for one card, whatever moved up behind it', () => {
    const game = session();
    const decision = game.run({ until: 'decision', direction: 1 });
    expect(decision.reason).toBe('decision');
    const draws = game.timeline().find((entry) => entry.kind === 'shuffle')?.step ?? 0;
    const changes = game.changes(draws, decision.position.step);
    const moves = changes.filter((change) => change.kind === 'move');
    expect(moves).toHaveLength(4);
    expect(changes.filter((change) => change.kind === 'order')).toEqual([]);
    for (const move of moves) {
      expect(move.before).toBe('Draw Pile');
      expect(move.after).toMatch(/^Hand of Player [12]$/);
      expect(move.sentence).toBe(`${move.label}: ${move.before} → ${move.after}`);
      expect(flat(game.tree()).some((node) => node.path === move.path)).toBe(true);
    }
    expect(changes.find((change) => change.path === 'game/turn-number')?.sentence).toBe('Turn number 0 → 1');
  });

  it('is the other way round from the later step to the earlier, and nothing from a step to itself', () => {
    const game = session();
    game.run({ until: 'decision', direction: 1 });
    const { step } = game.position();
    const on = game.changes(0, step);
    const back = game.changes(step, 0);
    const turned = (change: { label: string; before: string; after: string }): string => `${change.label}|${change.after}|${change.before}`;
    expect(back.map(turned).sort()).toEqual(on.map((change) => `${change.label}|${change.before}|${change.after}`).sort());
    expect(game.changes(step, step)).toEqual([]);
    expect(game.position().step).toBe(step);
  });

  it('tells a shuffle by the order alone', () => {
    const game = session();
    const shuffled = 2;
    game.run({ until: 'decision', direction: 1 });
    game.goto(shuffled);
    const changes = game.changes(shuffled - 1, shuffled);
    expect(changes.map((change) => change.sentence)).toEqual(['Draw Pile: another order']);
    expect(changes[0]?.before.split(', ').sort()).toEqual(changes[0]?.after.split(', ').sort());
  });

  it('speaks of the last command, forwards and backwards', () => {
    const game = session('fuel');
    for (let i = 0; i < 300; i++) {
      if (game.step({ kind: 'into', direction: 1 }).reason === 'decision') game.answerAtRandom();
      const fuel = game.lastChanges().find((change) => change.path === 'resources/fuel/level');
      if (fuel === undefined) continue;
      expect(fuel).toMatchObject({ kind: 'value', label: 'Fuel', sentence: `Fuel ${fuel.before} → ${fuel.after}` });
      game.step({ kind: 'into', direction: -1 });
      expect(game.lastChanges().find((change) => change.label === 'Fuel')).toMatchObject({ before: fuel.after, after: fuel.before });
      return;
    }
    throw new Error('the fuel never changed');
  });

  it('names to a seat what it may know, and counts the rest', () => {
    const game = session();
    const { step } = game.run({ until: 'decision', direction: 1 }).position;
    const moves = (seat: string): string[] => game.changes(0, step, seat).filter(({ kind }) => kind === 'move').map(({ sentence }) => sentence);
    const hand = game.view('everything').zones.find(({ id }) => id === 'hand@1')?.things.map(({ title }) => `${title ?? ''}: Draw Pile → Hand of Player 1`);
    expect(moves('player-1').filter((sentence) => sentence.endsWith('Player 1')).sort()).toEqual([...(hand ?? []), '2 face down: Draw Pile → Hand of Player 1'].slice(0, 2).sort());
    expect(moves('player-1').filter((sentence) => sentence.endsWith('Player 2'))).toEqual(['2 face down: Draw Pile → Hand of Player 2']);
    expect(moves('spectator')).toEqual(['2 face down: Draw Pile → Hand of Player 1', '2 face down: Draw Pile → Hand of Player 2']);
    expect(game.changes(1, 2, 'spectator').map(({ sentence }) => sentence)).toEqual(['Draw Pile: another order']);
    expect(game.changes(step, step, 'spectator')).toEqual([]);
    expect(() => game.changes(0, step, 'player-9')).toThrow('there is no seat');
  });

  it('tells a seat that others answered, not what', () => {
    const game = session();
    game.run({ until: 'decision', direction: 1 });
    game.answerAtRandom('decision');
    const answers = (seat: string): string[] => game.timeline(seat).filter(({ kind }) => kind === 'decision').map(({ label }) => label);
    const open = answers('everything');
    expect(answers('player-1')[0]).toBe(open[0]);
    expect(answers('player-2')[0]).toBe('An answer');
    expect(answers('spectator')).toEqual(open.map(() => 'An answer'));
    expect(() => game.timeline('player-9')).toThrow('there is no seat');
  });

  it('says how the game ended', () => {
    const game = session('end');
    while (!game.position().ended) if (game.run({ until: 'end', direction: 1 }).reason === 'decision') game.answerAtRandom();
    expect(game.run({ until: 'end', direction: 1 }).reason).toBe('ended');
    const last = game.position().last;
    const ending = game.view('spectator').outcome === 'arrival' ? 'Arrival' : 'Adrift';
    expect(game.changes(last - 1, last).map((change) => change.sentence)).toEqual([`The game ends: ${ending}`]);
    expect(game.timeline().at(-1)).toMatchObject({ step: last, kind: 'end', label: `The game ends: ${ending}` });
    expect(game.changes(last, last - 1)[0]?.sentence).toBe('The game goes on');
  });
});
