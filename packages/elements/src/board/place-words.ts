// A place of the board in words, for tooltips and screen readers. Must not draw.
import { type BoardPlace } from './board-model.js';

/** Its title, its marks, then what is there: "Command, damaged: Lee Adama". */
export function placeWords(place: BoardPlace): string {
  const marks = [place.damaged === true ? 'damaged' : '', place.hazardous === true ? 'hazardous' : ''].filter((mark) => mark !== '');
  const inside = place.things.length === 0 ? 'empty' : place.things.map(({ label }) => label).join(', ');
  return `${[place.title, ...marks].join(', ')}: ${inside}`;
}
