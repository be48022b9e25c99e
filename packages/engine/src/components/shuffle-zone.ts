/** Shuffles a zone. Must leave no way to follow a component through it. */
import type { Machine } from '../machine/machine.js';
import { shuffleInPlace } from '../random/random-source.js';
import { freshHandles } from './move-thing.js';

/** Puts the contents of a zone (entity id) into random order, face down, with new handles; what was known is forgotten. */
export function shuffleZone(m: Machine, zone: number): void {
  const { state, layout } = m;
  const contents = state.zones[zone - layout.zoneLo];
  if (contents === undefined) return;
  shuffleInPlace(state.random.s, contents);
  for (const thing of contents) {
    state.known[thing] = 0;
    state.faceUp[thing] = 0;
  }
  freshHandles(m, contents);
  m.onEvent?.({ type: 'shuffled', step: state.step, zone: layout.ids[zone] as string });
}
