/** The query `next step from … toward nearest of …`. Must not change anything. */
import { NONE, toList } from '../state/value.js';
import type { QueryDeclaration } from './query.js';
import { ringOf, stepsClockwise } from './ring-steps.js';

/** One step on the ring toward the nearest goal. */
export const nextStep: QueryDeclaration = {
  id: 'next-step',
  phrases: ['next step from {a:zone} toward nearest of {zs:zone*}'],
  returns: 'thing:zone',
  doc: 'The next zone on the ring on the way to the nearest of some zones, clockwise when two are equally near; the zone itself when it is one of them; none when there are no such zones.',
  example: 'move this to next step from place of this toward nearest of zones with prey',
  face: { en: 'the next space from {a} toward the nearest of {zs}', fr: 'la zone suivante depuis {a} vers la plus proche de {zs}' },
  run: (m, a, zs) => {
    const ring = ringOf(m, a as number);
    let best = ring.length + 1;
    let direction = 0;
    for (const goal of toList(zs)) {
      const clockwise = stepsClockwise(ring, a as number, goal);
      if (clockwise < 0) continue;
      const counter = (ring.length - clockwise) % ring.length;
      const near = Math.min(clockwise, counter);
      const way = near === 0 ? 0 : clockwise <= counter ? 1 : -1;
      if (near < best || (near === best && way > direction)) {
        best = near;
        direction = way;
      }
    }
    if (best > ring.length) return NONE;
    return ring[(ring.indexOf(a as number) + direction + ring.length) % ring.length] ?? NONE;
  },
};
