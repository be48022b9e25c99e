// What each seat sees, and what it does not.
import { describe, expect, it } from 'vitest';
import { canSee } from '../components/visibility.js';
import { fairOrder } from '../decision/offer.js';
import { redactEvent } from '../events/redact-event.js';
import type { GameEvent } from '../events/game-event.js';
import { cloneGame, createGame, type Game } from '../game.js';
import { loadPack } from '../pack/load-pack.js';
import type { State } from '../state/state.js';
import { numbers, playOn, randomChoice } from '../testing/random-answers.js';
import { skirmish } from '../testing/skirmish.js';

const loaded = loadPack(skirmish());

/** Lets two components change places in all that a state says of them: where they lie, their handles, the options. */
function swap(state: State, zoneLo: number, a: number, b: number, things: boolean): void {
  const renamed = (id: number): number => (id === a ? b : id === b ? a : id);
  for (const contents of state.zones) contents.forEach((id, i) => (contents[i] = renamed(id)));
  for (const table of [state.zoneOf, state.handles, state.faceUp, state.known]) {
    const kept = table[a] ?? 0;
    table[a] = table[b] ?? 0;
    table[b] = kept;
  }
  if (state.decision !== null && things) state.decision.options = state.decision.options.map(renamed);
  expect(zoneLo).toBeGreaterThan(0);
}

function positions(count: number): Game[] {
  return Array.from({ length: count }, (_, i) => {
    const game = createGame(loaded, { players: 2 + (i % 3), seed: i, windows: i % 2 === 0 ? 'all' : 'able' });
    playOn(game, numbers(i), (i * 7) % 90);
    return game;
  });
}

describe('views', () => {
  it('of a player and of the public are the same whatever lies hidden', () => {
    let swaps = 0;
    for (const game of positions(40)) {
      const m = game.machine;
      const next = numbers(swaps + 1);
      const thingsAsked = game.state.decision !== null && ['one', 'some'].includes(game.state.decision.form) && game.decision()?.options.every((one) => one.ability === undefined) === true;
      for (const seat of ['spectator', 'player-1', 'player-2'] as const) {
        const reader = seat === 'spectator' ? -1 : m.layout.playerLo + Number(seat.slice(-1)) - 1;
        const hidden = m.state.zoneOf.flatMap((zone, id) => (zone >= 0 && !canSee(m, reader, id) ? [id] : []));
        // Who orders declared uses knows what was declared.
        if (game.state.decision?.form === 'order' && game.state.decision.player === reader) continue;
        const before = JSON.stringify(game.view(seat));
        for (let i = 0; i < 12 && hidden.length > 1; i++) {
          const [a = 0, b = 0] = [hidden[next(hidden.length)], hidden[next(hidden.length)]];
          // Decks and bags hold different things; what may lie where is public, so only like is swapped for like.
          if (m.layout.twoSided[a] !== m.layout.twoSided[b]) continue;
          const other = cloneGame(game);
          swap(other.state, m.layout.zoneLo, a, b, thingsAsked);
          expect(JSON.stringify(other.view(seat))).toBe(before);
          swaps++;
        }
      }
    }
    expect(swaps).toBeGreaterThan(500);
  });

  it('hold no id of what the seat must not know, nor secrets', () => {
    for (const game of positions(30)) {
      const m = game.machine;
      const text = JSON.stringify(game.view('spectator'));
      m.state.zoneOf.forEach((zone, id) => {
        if (zone >= 0 && !canSee(m, -1, id)) expect(text).not.toContain(`"${m.layout.ids[id] ?? ''}"`);
      });
      expect(text).not.toMatch(/"(role|plan|frames|step)"/);
      expect(JSON.stringify(game.view('everything'))).toMatch(/"role".*"plan"/s);
    }
  });

  it('show a decision in full only to its player', () => {
    for (const game of positions(20)) {
      const decision = game.decision();
      if (decision === null) continue;
      const other = decision.player === 'player-1' ? 'player-2' : 'player-1';
      expect(game.view(decision.player as 'player-1').decision).toEqual(decision);
      expect(game.view(other).decision).toEqual({ id: decision.id, player: decision.player });
      expect(game.view('spectator').decision).toEqual({ id: decision.id, player: decision.player });
    }
  });

  it('refuse a seat that is not there', () => {
    const game = createGame(loaded, { players: 2, seed: 1 });
    expect(() => game.view('player-3')).toThrow('there is no seat "player-3"');
  });
});

describe('hidden options', () => {
  it('come in the same order whatever they are', () => {
    for (const game of positions(20)) {
      const m = game.machine;
      const { playerLo, zoneLo, kinds, kindIndex } = m.layout;
      const cards = kinds[kindIndex.get('card') ?? 0]?.all ?? [];
      const handlesOf = (one: Game): unknown[] => fairOrder(one.machine, playerLo, cards).map((id) => (canSee(one.machine, playerLo, id) ? id : `?${one.state.handles[id] ?? 0}`));
      const hidden = cards.filter((id) => !canSee(m, playerLo, id));
      const other = cloneGame(game);
      swap(other.state, zoneLo, hidden[0] ?? 0, hidden[hidden.length - 1] ?? 0, false);
      expect(handlesOf(other)).toEqual(handlesOf(game));
    }
  });
});

describe('events', () => {
  it('told to a seat name nothing it must not know', () => {
    const game = createGame(loaded, { players: 3, seed: 5 });
    const next = numbers(5);
    const told: string[] = [];
    let hiddenMoves = 0;
    game.onEvent = (event: GameEvent) => {
      const public_ = redactEvent(event, 0);
      told.push(JSON.stringify(public_));
      if (event.type !== 'moved') return;
      if ((event.thing.seenBy & 1) !== 0) return;
      hiddenMoves++;
      expect(public_).toMatchObject({ thing: event.thing.handle });
      expect(JSON.stringify(public_)).not.toContain(`"${event.thing.id}"`);
    };
    game.run();
    for (let i = 0; i < 150 && game.state.decision !== null; i++) game.answerIndexes(randomChoice(game, next));
    expect(hiddenMoves).toBeGreaterThan(9);
    expect(told.join('\n')).not.toMatch(/"step"|"seenBy"/);
    const types = new Set(told.map((line) => (JSON.parse(line) as { type?: string } | null)?.type));
    for (const type of ['moved', 'shuffled', 'rolled', 'announced', 'asked', 'answered', 'ability-used', 'attribute-set', 'variable-set', 'tally-changed']) {
      expect(types, type).toContain(type);
    }
  });

  it('tell others that a player answered, not what', () => {
    const event: GameEvent = { type: 'answered', step: 3, decision: 2, player: 'player-1', choose: ['a'], seenBy: 2 };
    expect(redactEvent(event, 1)).toEqual({ type: 'answered', decision: 2, player: 'player-1', choose: ['a'] });
    expect(redactEvent(event, 2)).toEqual({ type: 'answered', decision: 2, player: 'player-1' });
  });
});
