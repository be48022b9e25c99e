// The option `--switch ID[=true|false]`: how a game is to be set up. Must not know what a switch does.
import { InvalidArgumentError, Option } from 'commander';
import { nearest } from '@dradis/diagnostics';
import type { CompiledPack } from '@dradis/engine';
import { UsageError } from '../host.js';

/** Switches by id; those left out stand as the pack says. */
export type Switches = Readonly<Record<string, boolean>>;

/** One more `ID`, `ID=true` or `ID=false`; the last one counts where an id is given twice. */
function collect(value: string, before: Switches): Switches {
  const [, id, on = 'true'] = /^([a-z][a-z0-9-]*)(?:=(true|false))?$/.exec(value) ?? [];
  if (id === undefined) throw new InvalidArgumentError('Write ID, ID=true or ID=false.');
  return { ...before, [id]: on === 'true' };
}

/** The option, to be given as often as needed. */
export function switchOption(): Option {
  return new Option('--switch <id[=true|false]>', 'turn a switch of the pack on or off; may be given several times').argParser(collect).default({}, 'as the pack says');
}

/**
 * The switches, when the pack has all of them.
 *
 * @throws UsageError for a switch the pack does not have
 */
export function knownSwitches(chosen: Switches, { title, switches }: CompiledPack): Switches {
  const all = switches.map(({ id }) => id);
  const unknown = Object.keys(chosen).find((id) => !all.includes(id));
  if (unknown === undefined) return chosen;
  const near = nearest(unknown, all);
  const hint = near.length > 0 ? `did you mean ${near.map((id) => `'${id}'`).join(' or ')}?` : all.length > 0 ? `it has ${all.join(', ')}` : 'it has none';
  throw new UsageError(`${title} has no switch '${unknown}'; ${hint}`);
}
