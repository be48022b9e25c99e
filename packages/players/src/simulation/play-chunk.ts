/** Plays some consecutive games and reports them as plain data. Must not depend on games outside the chunk. */
import type { Pack } from '@dradis/engine';
import { createBot } from '../bots.js';
import { playMatch } from '../play-match.js';
import type { ChunkResult, FailedGame } from './chunk-result.js';
import { finalValues } from './final-values.js';
import { countable, GameWatch } from './game-watch.js';
import { outcomesBySide } from './outcomes.js';
import { gameSeed, type SimulationSettings } from './simulation-settings.js';
import { addCards, addCourse, addWonGames, type CardCounts, type Course, type GameRow, type WonGames } from './statistics.js';
import { turnsTaken } from './turns.js';

/**
 * Plays the games `from` … `from + games - 1` of a simulation. Games are numbered from 0 and independent of each other,
 * so chunks may be played in any order, anywhere.
 */
export function playChunk(pack: Pack, settings: SimulationSettings, from: number, games: number): ChunkResult {
  const { sideOf, sides } = outcomesBySide(pack.compiled);
  const wins: Record<string, number> = Object.fromEntries(sides.map((side) => [side, 0]));
  const endings: Record<string, number> = Object.fromEntries([...sideOf.keys()].map((outcome) => [outcome, 0]));
  const errors: FailedGame[] = [];
  const turns: number[] = [];
  const hashes: string[] = [];
  const known = settings.statistics === true ? countable(pack.compiled) : undefined;
  const rows: GameRow[] = [];
  const cards: Record<string, CardCounts> = {};
  const kinds: Record<string, Record<string, WonGames>> = {};
  const course: Course = {};
  let decisions = 0;
  let steps = 0;
  for (let game = from; game < from + games; game += 1) {
    const seed = gameSeed(settings.seed, game);
    const players = Array.from({ length: settings.players }, (_, seat) => createBot(settings.bots, `${seed} seat ${seat + 1}`));
    let watch: GameWatch | undefined;
    const result = playMatch(pack, {
      players,
      seed,
      windows: settings.windows,
      switches: settings.switches ?? {},
      ...(known === undefined ? {} : { onStop: (played) => (watch ??= new GameWatch(played, known)) }),
    });
    decisions += result.decisions;
    steps += result.steps;
    hashes.push(result.hash);
    if (result.outcome === undefined) {
      errors.push({ game, seed, decisions: result.decisions, message: result.error?.message ?? 'the game has no outcome' });
      continue;
    }
    const side = sideOf.get(result.outcome);
    if (side !== undefined) wins[side] = (wins[side] ?? 0) + 1;
    endings[result.outcome] = (endings[result.outcome] ?? 0) + 1;
    turns.push(turnsTaken(result.game));
    if (watch === undefined) continue;
    const { announced, checks, course: ofGame } = watch.finish();
    const counts = [
      ...Object.entries(announced).map(([event, count]) => [`announced ${event}`, count] as const),
      ...Object.entries(checks).map(([how, count]) => [`checks ${how}`, count] as const),
    ];
    rows.push({ game, outcome: result.outcome, side: side ?? null, values: { ...finalValues(result.game), ...Object.fromEntries(counts) } });
    for (const [kind, count] of Object.entries(watch.wonBy(side))) addWonGames((kinds[kind] ??= {}), { [count]: { games: 1, wins: side === undefined ? {} : { [side]: 1 } } });
    addCards(cards, watch.cards);
    addCourse(course, ofGame);
  }
  return { from, games, errors, wins, endings, turns, decisions, steps, hashes, ...(known === undefined ? {} : { statistics: { rows, cards, kinds, course } }) };
}
