// A place of the board in words, for tooltips and screen readers. Must not draw.
import type { BoardPlace } from './board-model.js';

/** Each label once, with how often it is there when that is more than once: `3 × Raider`. */
export function counted(labels: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, count]) => (count === 1 ? label : `${String(count)} × ${label}`));
}

/** Its title, its marks, then what is there: "Command, damaged: Lee Adama". */
export function placeWords(place: BoardPlace): string {
  const marks = [place.damaged === true ? 'damaged' : '', place.hazardous === true ? 'hazardous' : ''].filter((mark) => mark !== '');
  const inside = place.things.length === 0 ? 'empty' : counted(place.things.map(({ label }) => label)).join(', ');
  return `${[place.title, ...marks].join(', ')}: ${inside}`;
}
