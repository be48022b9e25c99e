/** How the switches of a pack stand in one game: as the state keeps them, and by id. Must not decide what a switch does. */
import { BrokenDocument } from '../errors/broken-document.js';
import type { CompiledPack } from '../pack/compiled-pack.js';

/**
 * The positions of all switches, in the order of the pack, 1 for on. `chosen` overrides what the pack says.
 * Throws BrokenDocument for an id the pack does not have, and for a value that is neither true nor false.
 */
export function switchPositions({ id, switches }: CompiledPack, chosen: Readonly<Record<string, boolean>>): readonly number[] {
  const known = new Set(switches.map((one) => one.id));
  for (const [name, on] of Object.entries(chosen)) {
    if (!known.has(name)) {
      const there = known.size === 0 ? 'it has none' : `it has ${[...known].join(', ')}`;
      throw new BrokenDocument('switches', `${id} has no switch called "${name}": ${there}`);
    }
    if (typeof on !== 'boolean') throw new BrokenDocument(`switches.${name}`, 'expected true or false');
  }
  return switches.map((one) => ((Object.hasOwn(chosen, one.id) ? chosen[one.id] : one.default) === true ? 1 : 0));
}

/** The positions by id. */
export function switchesOf({ switches }: CompiledPack, positions: readonly number[]): Record<string, boolean> {
  return Object.fromEntries(switches.map((one, index) => [one.id, positions[index] === 1]));
}
