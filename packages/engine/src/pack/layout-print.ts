/** Tells whether states of one pack mean the same in another. Must depend on what numbers in a state stand for, and on no rule. */
import { hashOf } from '../state/hash-state.js';
import type { Pack } from './load-pack.js';

/**
 * A fingerprint of what the numbers in a state stand for: entities, attributes, variables, abilities with limits, switches.
 * States of packs with equal prints can be read by each other, whatever their rules do. Throws BrokenDocument for a number of
 * players that the pack is not for.
 */
export function layoutPrint(pack: Pack, players: number): string {
  const { ids, attributes, variables, instances, limitCells } = pack.layoutFor(players);
  return hashOf([
    [...ids],
    attributes.map(({ id, type, lo, hi }) => [id, type, lo, hi]),
    variables.map(({ id, type }) => [id, type]),
    instances.map(({ id }) => id),
    limitCells,
    pack.compiled.switches.map(({ id }) => id),
  ]);
}
