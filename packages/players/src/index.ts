// Entry point of @dradis/players: lists the public names one by one. Must not hold logic.

// Players
export type { Player, PlayerMaker, Seen } from './player.js';
export { type BotKind, botKinds, createBot } from './bots.js';
export { createRandomPlayer } from './random-player.js';
export { createHeuristicPlayer } from './heuristic/heuristic-player.js';
export { createMixedPlayer } from './mixed-player.js';
export { createMonteCarloPlayer, type MonteCarloOptions } from './monte-carlo/monte-carlo-player.js';
export { Sight, UNKNOWN } from './sight.js';
export { SeatView } from './seat-view.js';

// One game
export { listenFor, type MatchOptions, type MatchResult, playMatch } from './play-match.js';

// Many games
export type { ChunkResult, FailedGame } from './simulation/chunk-result.js';
export { type ChunkTask, chunksLeft } from './simulation/chunk-task.js';
export { playChunk } from './simulation/play-chunk.js';
export { gameSeed, type SimulationSettings } from './simulation/simulation-settings.js';
export { simulate, type SimulationOptions } from './simulation/simulate.js';
export { type SimulationSummary, type Spread, summarise } from './simulation/summary.js';
export type { CardCounts, Course, GameRow, Statistics, WonGames } from './simulation/statistics.js';
export { bootstrapMean, type Estimate, meanDifference, pairedRateDifference, rate, rateDifference, stratifiedRateDifference, type Stratum } from './simulation/intervals.js';
export { comparePairs, type Comparison, type EndingDifference, type ValueDifference } from './simulation/compare-pairs.js';

// What a pack costs
export { benchPack, type BenchSettings } from './bench/bench-pack.js';
export type { BenchCard, BenchCosts, BenchProgram, BenchStatement, DearestResolution } from './bench/bench-costs.js';

// Teams against each other
export { type Pairing, type PairingResult, playPairing } from './match-table/pairing.js';
export { createSidedPlayer } from './match-table/sided-player.js';

// Recorded games
export { Recorder } from './replay/recorder.js';
export { type Divergence, replay, type ReplayOptions, type ReplayResult } from './replay/replay.js';
export { type SeatStory, seatStory } from './replay/seat-story.js';
export { type RecordedAnswer, readReplay, type ReplayDocument, runOfReplay } from './replay/replay-document.js';
