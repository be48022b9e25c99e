/**
 * Whether a view or an event lets out what its seat may not know: two components of which it knows neither are exchanged
 * in a copy, and what it gets must stay the same to the last byte. Must leave the game as it is.
 */
import { below, cloneGame, type EventThing, type Game, type GameEvent, redactEvent, type Seat } from '@dradis/engine';
import { relabel } from './relabel.js';

interface Pair {
  readonly a: number;
  readonly b: number;
}

/** Components by kind of which the seat knows no identity. */
function unknownTo(game: Game, seat: Seat): number[][] {
  const { state } = game;
  const layout = game.pack.layoutFor(state.players);
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
  const a = group[below(random, group.length)];
  const b = group[below(random, group.length)];
  return a === undefined || b === undefined || a === b ? undefined : { a, b };
}

/** The place where two texts part, for whole views are too long to be read; undefined when they are the same. */
function parting(one: string, two: string, what: string): string | undefined {
  if (one === two) return undefined;
  let at = 0;
  while (one[at] === two[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 200), at + 100);
  return `${what}:\n${around(one)}\nand\n${around(two)}`;
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
  const layout = game.pack.layoutFor(game.state.players);
  const ids = [layout.ids[a] ?? '', layout.ids[b] ?? ''];
  const events: GameEvent[] = [];
  game.onEvent = (event) => events.push(event);
  game.answerIndexes(answer);
  if (events.some((event) => shows(event, number, ids))) return undefined;
  const view = game.view(seat);
  if (view.things.some(({ id }) => ids.includes(id))) return undefined;
  return JSON.stringify([events.map((event) => redactEvent(event, number)).filter((event) => event !== null), view]);
}

/**
 * Gives both games the same answer when whoever answers knows neither component; undefined when that cannot be compared. Nor
 * can it where only those are asked who are able to act: whom that asks tells what is held, which is what a host that
 * chooses it accepts.
 */
function followed(game: Game, other: Game, seat: Seat, pair: Pair, seats: readonly Seat[]): readonly [string, string] | undefined {
  const { decision } = game.state;
  if (decision === null || game.state.windowsPolicy === 'able') return undefined;
  const { ids, playerLo } = game.pack.layoutFor(game.state.players);
  const answerer = `player-${decision.player - playerLo + 1}` as Seat;
  const known = new Set(game.view(answerer).things.map(({ id }) => id));
  if (known.has(ids[pair.a] ?? '') || known.has(ids[pair.b] ?? '')) return undefined;
  const answer = Array.from({ length: Math.max(decision.min, Math.min(1, decision.max)) }, (_, index) => index);
  const number = seats.indexOf(seat);
  const one = heard(cloneGame(game), seat, number, pair, answer);
  const two = heard(other, seat, number, pair, answer);
  return one === undefined || two === undefined ? undefined : [one, two];
}

/** What came of it. */
export interface ExchangeResult {
  /** Views compared, and of those how many were followed through the next answer. */
  readonly compared: number;
  /** Of those compared: how many were followed through the next answer. */
  readonly followed: number;
  /** What was let out, in words. */
  readonly leaks: readonly string[];
}

/** Tries `tries` exchanges for the public and every player. */
export function checkSecrets(game: Game, random: number[], tries: number): ExchangeResult {
  const { players, seed, decisions } = game.state;
  const seats = ['spectator', ...Array.from({ length: players }, (_, index) => `player-${index + 1}`)] as Seat[];
  const { ids } = game.pack.layoutFor(players);
  const leaks: string[] = [];
  let compared = 0;
  let through = 0;
  for (const seat of seats) {
    const before = seen(game, seat);
    const groups = unknownTo(game, seat);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const pair = pickPair(groups, random);
      const other = cloneGame(game);
      if (pair === undefined || !relabel(other, pair.a, pair.b)) continue;
      const what = `seed ${seed}, decision ${decisions}, ${seat}: ${ids[pair.a] ?? ''} and ${ids[pair.b] ?? ''} exchanged`;
      compared += 1;
      const texts = [[before, seen(other, seat), what] as const];
      const after = followed(game, other, seat, pair, seats);
      if (after !== undefined) texts.push([...after, `${what}, then answered`]);
      through += after === undefined ? 0 : 1;
      leaks.push(...texts.map((each) => parting(...each)).filter((leak) => leak !== undefined));
    }
  }
  return { compared, followed: through, leaks };
}
