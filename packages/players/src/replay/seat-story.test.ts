// A game as one seat saw it: all that the seat saw, nothing that it did not, the same whatever it may not know.
import { basePack } from '@dradis/base-game';
import { createGame, createTable, loadPack, type TableSeat } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createHeuristicPlayer } from '../heuristic/heuristic-player.js';
import { SeatView } from '../seat-view.js';
import { Recorder } from './recorder.js';
import type { ReplayDocument } from './replay-document.js';
import { seatStory } from './seat-story.js';

const pack = loadPack(basePack);
const SEATS: readonly TableSeat[] = ['spectator', 'player-1', 'player-2', 'player-3', 'player-4'];

const recorded = ((): ReplayDocument => {
  const game = createGame(pack, { players: 4, seed: 'a story to be told', windows: 'able' });
  game.run();
  const recorder = new Recorder(game);
  const players = SEATS.slice(1).map((seat) => createHeuristicPlayer(seat));
  const seen = new SeatView(game);
  for (let decision = game.decision(), count = 0; decision !== null && count < 150; decision = game.decision(), count += 1) {
    const { options } = decision;
    const choose = (players[Number(decision.player.slice(-1)) - 1]?.choose(seen) ?? []).map((position) => options[position]?.id ?? '');
    recorder.before(decision.player, choose);
    game.answer({ decision: decision.id, choose });
    recorder.after();
  }
  return recorder.document();
})();

it.each(SEATS)('tells %s what a table would have told', (seat) => {
  const { seed, windows, answers } = recorded;
  const table = createTable(pack, { players: 4, seed, windows });
  const before = table.view(seat);
  const { next } = table.events(seat);
  for (const { player, choose } of answers) table.answer(player as TableSeat, { revision: table.revision, choose });
  expect(seatStory(pack, recorded, seat)).toEqual({
    format: 'dradis-story-1',
    pack: { id: pack.id, version: pack.version, hash: pack.hash },
    players: 4,
    seat,
    before,
    events: table.events(seat, next).events,
    after: table.view(seat),
  });
});

it('names no card that the seat has not seen, nor the seed', () => {
  const stories = new Map(SEATS.map((seat) => [seat, JSON.stringify(seatStory(pack, recorded, seat))]));
  const owned = (seat: TableSeat): string[] => seatStory(pack, recorded, seat).after.zones.filter(({ id }) => id === `loyalty@${seat.slice(-1)}`).flatMap(({ contents }) => contents);
  for (const own of SEATS.slice(1)) {
    const cards = owned(own);
    expect(cards.length).toBeGreaterThan(0);
    for (const [seat, story] of stories) for (const card of cards) expect([own, seat, card, story.includes(`"${card}"`)]).toEqual([own, seat, card, seat === own]);
  }
  for (const story of stories.values()) expect(story).not.toContain(recorded.seed);
});

it.each<[what: string, tell: () => unknown, why: string]>([
  ['a seat that is not there', () => seatStory(pack, recorded, 'player-5'), 'there is no seat "player-5": expected player-1 to player-4 or spectator'],
  ['one who would see everything', () => seatStory(pack, recorded, 'everything' as never), 'there is no seat "everything"'],
  ['a game that plays otherwise', () => seatStory(pack, { ...recorded, seed: 'another' }, 'spectator'), 'the game does not play as recorded'],
])('tells nothing to %s', (_what, tell, why) => {
  expect(tell).toThrow(why);
});
