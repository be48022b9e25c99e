// What the person asked of `dradis simulate`, and the packs and settings it comes to. Must not play.
import type { BotKind, SimulationSettings } from '@dradis/players';
import type { CompiledPack, WindowsPolicy } from '@dradis/engine';
import { playablePack } from '../files/playable-pack.js';
import { type Host, UsageError } from '../host.js';
import { knownSwitches, type Switches } from '../options/switches.js';

/** The options of the command as commander gives them. */
export interface SimulateOptions {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly bots: BotKind;
  readonly workers: number;
  readonly windows: WindowsPolicy;
  readonly switch: Switches;
  readonly pack?: string;
  readonly format: 'pretty' | 'json' | 'csv';
  readonly stats?: true;
  readonly report?: string;
  readonly ab?: readonly string[];
  readonly keep?: string;
  readonly resume?: true;
}

/** A pack and how its games are played. */
export interface Prepared {
  readonly pack: CompiledPack;
  readonly settings: SimulationSettings;
}

/** The pack of a folder and the settings; undefined when its mistakes were told instead. */
export async function prepare(folder: string | undefined, options: SimulateOptions, statistics: boolean, host: Host): Promise<Prepared | undefined> {
  const playable = await playablePack(folder, host.cwd);
  if ('problems' in playable) {
    host.err(playable.problems);
    return undefined;
  }
  const { pack } = playable;
  const { players, seed, bots, windows } = options;
  const { min, max } = pack.settings.players;
  if (players < min || players > max) throw new UsageError(`${pack.title} is for ${min} to ${max} players, not ${players}`);
  if (statistics && !pack.things.some(({ values }) => typeof values['side'] === 'string')) throw new UsageError(`${pack.title} names no side that wins with an outcome, so there are no statistics`);
  return { pack, settings: { players, seed, bots, windows, switches: knownSwitches(options.switch, pack), ...(statistics ? { statistics } : {}) } };
}
