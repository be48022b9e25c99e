/**
 * What runs in each worker thread: plays chunks of the simulation it was started for. Must not keep anything from one
 * chunk to the next but the loaded pack.
 */
import { type CompiledPack, loadPack } from '@dradis/engine';
import Tinypool from 'tinypool';
import type { ChunkResult } from '../simulation/chunk-result.js';
import type { ChunkTask } from '../simulation/chunk-task.js';
import type { SimulationSettings } from '../simulation/simulation-settings.js';
import { playChunk } from '../simulation/play-chunk.js';

/** Handed to every worker once, when it starts. */
export interface SimulationWorkerData {
  readonly pack: CompiledPack;
  readonly settings: SimulationSettings;
}

const { pack, settings } = Tinypool.workerData as SimulationWorkerData;
const loaded = loadPack(pack);

/** Plays the games `from` … `from + games - 1`. Called by name, through the pool. @public */
export function runChunk({ from, games }: ChunkTask): ChunkResult {
  return playChunk(loaded, settings, from, games);
}
