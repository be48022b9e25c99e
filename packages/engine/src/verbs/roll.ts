/** The verb `roll … with … sides`. Must be the only place where a die is rolled. */
import { fault } from '../machine/fault.js';
import { below } from '../random/random-source.js';
import { setRolled } from '../state/tallies.js';
import type { VerbDeclaration } from './verb.js';

/** Rolls a die under a tally. */
export const roll: VerbDeclaration = {
  id: 'roll',
  phrases: ['roll {die:tally} with {n:number} sides'],
  returns: null,
  doc: 'Rolls a die with so many sides. What was added to it before still counts, but the result stays within the faces of the die. Results set beforehand come first.',
  example: 'roll die with 8 sides',
  face: { en: 'roll {die}', fr: 'lancez {die}' },
  run: (m, die, n) => {
    const sides = n as number;
    if (!Number.isSafeInteger(sides) || sides < 1 || sides > 1_000_000) throw fault(m, `a die cannot have ${sides} sides`);
    const set = m.state.forced.dice.shift();
    if (set !== undefined && (set < 1 || set > sides)) throw fault(m, `the next die was set to ${set}, but it has ${sides} sides`);
    const result = set ?? 1 + below(m.state.random.s, sides);
    setRolled(m, die as number, result, sides);
    m.onEvent?.({ type: 'rolled', step: m.state.step, sides, result, forced: set !== undefined });
  },
};
