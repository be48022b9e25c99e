// No hidden fact leaves a view: whatever a seat may not know can be exchanged without changing a byte of what it gets.
import { basePack } from '@dradis/base-game';
import { below, cloneGame, type EventThing, type Game, type GameEvent, loadPack, redactEvent, type Seat, seedRandom } from '@dradis/engine';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../play-match.js';
import { createRandomPlayer } from '../random-player.js';
import { relabel } from './relabel.js';

const pack = loadPack(basePack);
const GAMES = 3;
/** One decision in so many is looked at. */
const EVERY = 23;
const TRIES = 3;

interface Pair {
  readonly a: number;
  readonly b: number;
}

/** Components by kind of which the seat knows no identity. */
function unknownTo(game: Game, seat: Seat): number[][] {
  const { state } = game;
  const layout = pack.layoutFor(state.players);
  const known = new Set(game.view(seat).things.map(({ id }) => id));
  const byKind = new Map<number, number[]>();
  state.zoneOf.forEach((zone, entity) => {
    if (zone < 0 || known.has(layout.ids[entity] ?? '')) return;
    const kind = layout.kindOf[entity] ?? -1;
    byKind.set(kind, [...(byKind.get(kind) ?? []), entity]);
  });
  return [...byKind.values()].filter((group) => group.length > 1);
}

function pickPair(groups: readonly (readonly number[])[], random: number[]): Pair | undefined {
  const group = groups[below(random, Math.max(1, groups.length))];
  if (group === undefined) return undefined;
  const a = group[below(random, group.length)]!;
  const b = group[below(random, group.length)]!;
  return a === b ? undefined : { a, b };
}

/** Fails with the place where two texts part: whole views are too long to be read. */
function expectSame(one: string, two: string, what: string): void {
  if (one === two) return;
  let at = 0;
  while (one[at] === two[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 100);
  expect(`${what}\n${around(two)}`).toBe(`${what}\n${around(one)}`);
}

function seen(game: Game, seat: Seat): string {
  return JSON.stringify(game.view(seat));
}

/** Whether an event shows one of the two components to the seat, by its own account. */
function shows(event: GameEvent, number: number, ids: readonly string[]): boolean {
  const things: EventThing[] = 'things' in event ? event.things : 'thing' in event ? [event.thing] : 'source' in event && event.source !== null ? [event.source] : [];
  return things.some(({ id, seenBy }) => ids.includes(id) && (seenBy & (1 << number)) !== 0);
}

/** What the seat hears and sees when one answer is carried out; undefined when it rightly comes to know one of the two components. */
function heard(game: Game, seat: Seat, number: number, { a, b }: Pair, answer: readonly number[]): string | undefined {
  const layout = pack.layoutFor(game.state.players);
  const ids = [layout.ids[a] ?? '', layout.ids[b] ?? ''];
  const events: GameEvent[] = [];
  game.onEvent = (event) => events.push(event);
  game.answerIndexes(answer);
  if (events.some((event) => shows(event, number, ids))) return undefined;
  const view = game.view(seat);
  if (view.things.some(({ id }) => ids.includes(id))) return undefined;
  return JSON.stringify([events.map((event) => redactEvent(event, number)).filter((event) => event !== null), view]);
}

describe.each([3, 4, 5, 6])('%i players', (players) => {
  const seats = ['spectator', ...Array.from({ length: players }, (_, index) => `player-${index + 1}`)] as Seat[];

  it('shows every seat the same when what it may not know is exchanged', () => {
    const random = seedRandom(`exchange ${players}`);
    let compared = 0;
    let followed = 0;
    const look = (game: Game): void => {
      if (game.state.decision === null || game.state.decisions % EVERY !== 0) return;
      for (const seat of seats) {
        const before = seen(game, seat);
        const groups = unknownTo(game, seat);
        for (let attempt = 0; attempt < TRIES; attempt += 1) {
          const pair = pickPair(groups, random);
          const other = cloneGame(game);
          if (pair === undefined || !relabel(other, pair.a, pair.b)) continue;
          const { ids } = pack.layoutFor(players);
          const what = `seed ${game.state.seed}, decision ${game.state.decisions}, ${seat}: ${ids[pair.a] ?? ''} and ${ids[pair.b] ?? ''} exchanged`;
          expectSame(before, seen(other, seat), what);
          compared += 1;
          followed += followsAlike(game, other, seat, pair, what) ? 1 : 0;
        }
      }
    };
    for (let game = 0; game < GAMES; game += 1) {
      const seed = `hidden/${players}/${game}`;
      const bots = Array.from({ length: players }, (_, seat) => createRandomPlayer(`${seed} seat ${seat + 1}`));
      const { error } = playMatch(pack, { players: bots, seed, windows: 'all', onStop: look });
      if (error !== undefined) throw error;
    }
    expect(compared).toBeGreaterThan(100);
    expect(followed).toBeGreaterThan(20);
  });

  /** Gives both games the same answer when whoever answers knows neither component; the seat must hear the same. */
  function followsAlike(game: Game, other: Game, seat: Seat, pair: Pair, what: string): boolean {
    const { decision } = game.state;
    if (decision === null) return false;
    const { ids, playerLo } = pack.layoutFor(players);
    const answerer = `player-${decision.player - playerLo + 1}` as Seat;
    const known = new Set(game.view(answerer).things.map(({ id }) => id));
    if (known.has(ids[pair.a] ?? '') || known.has(ids[pair.b] ?? '')) return false;
    const answer = Array.from({ length: Math.max(decision.min, Math.min(1, decision.max)) }, (_, index) => index);
    const number = seats.indexOf(seat);
    const one = heard(cloneGame(game), seat, number, pair, answer);
    const two = heard(other, seat, number, pair, answer);
    if (one === undefined || two === undefined) return false;
    expectSame(one, two, `${what}, then answered`);
    return true;
  }
});
