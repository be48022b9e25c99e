/** The state with which a game begins. Must not run anything. */
import { NEVER_USED } from '../ability/limits.js';
import type { Layout } from '../pack/layout.js';
import { seedRandom } from '../random/random-source.js';
import { makeFrame, makeState, type State, type WindowsPolicy } from './state.js';

/** Everything where the pack says it starts, with the start procedure on the stack. */
export function newState(layout: Layout, seed: string, windowsPolicy: WindowsPolicy, switches: readonly number[]): State {
  const size = layout.ids.length;
  const zones: number[][] = layout.zones.map(() => []);
  layout.startsIn.forEach((zone, entity) => {
    zones[zone - layout.zoneLo]?.push(entity);
  });
  // Handles count positions, so that they say no more than where a component lies.
  const handles = new Array<number>(size).fill(0);
  let nextHandle = 1;
  for (const contents of zones) for (const thing of contents) handles[thing] = nextHandle++;
  const start = layout.programs[layout.start];
  return makeState({
    pack: layout.pack.hash,
    seed,
    players: layout.players,
    windowsPolicy,
    switches,
    random: { s: seedRandom(seed) },
    forced: { dice: [] },
    step: 0,
    budgetFrom: 0,
    vars: layout.variables.map((variable) => variable.start),
    attrs: layout.attributes.map((attribute) => attribute.start.slice()),
    zoneOf: layout.startsIn.slice(),
    zones,
    faceUp: new Array<number>(size).fill(0),
    known: new Array<number>(size).fill(0),
    handles,
    nextHandle,
    uses: new Array<number>(layout.limitCells).fill(NEVER_USED),
    tallies: [],
    frames: [makeFrame(layout.start, 0, start === undefined ? [] : start.start.slice(), 0, -1)],
    decision: null,
    decisions: 0,
    outcome: -1,
  });
}
