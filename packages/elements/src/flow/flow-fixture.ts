// Pictures for stories and tests of <dradis-flow>. Must not be shipped.
import type { FlowPicture, FlowShape, FlowWay } from './flow-model.js';

function shape(id: string, kind: FlowShape['kind'], x: number, y: number, line: number | null, ...notes: string[]): FlowShape {
  return { id, kind, x, y, width: 130, height: 32 + 16 * notes.length, lines: [id], notes, place: line === null ? null : { file: 'cards/storm.yaml', line } };
}

function way(from: FlowShape, to: FlowShape, label = '', back = false): FlowWay {
  const [start, end] = [{ x: from.x + 65, y: from.y + from.height }, { x: to.x + 65, y: to.y }];
  return { from: from.id, to: to.id, label, back, points: [start, end], labelAt: label === '' ? null : { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } };
}

/** A card with a die, a choice and a loop. */
export function stormPicture(): FlowPicture {
  const card = shape('Storm', 'card', 180, 10, 1, 'crisis');
  const pass = shape('pass', 'part', 60, 100, 3);
  const fail = shape('fail', 'part', 320, 100, 8);
  const die = shape('captain rolls', 'die', 60, 180, 4);
  const calm = shape('nothing', 'statement', 10, 270, 5);
  const leak = shape('lose 1 fuel', 'statement', 160, 270, 6);
  const choice = shape('captain chooses', 'choice', 320, 180, 9);
  const loop = shape('repeat 2 times', 'loop', 320, 270, 10);
  const end = shape('end the game', 'end', 320, 350, 11);
  return {
    title: 'Storm', width: 480, height: 400,
    shapes: [card, pass, die, calm, leak, fail, choice, loop, end],
    ways: [way(card, pass), way(card, fail), way(pass, die), way(die, calm, '1-4'), way(die, leak, '5-8'), way(fail, choice), way(choice, loop, 'stay'), way(loop, end, 'then'), way(end, loop, '', true)],
    text: 'Storm\n  pass\n    1. die: captain rolls (line 4)\n',
  };
}

/** So many statements, one after the other. */
export function longPicture(count: number): FlowPicture {
  const shapes = Array.from({ length: count }, (_, at) => shape(`statement ${String(at + 1)}`, 'statement', 20, 10 + at * 60, at + 1));
  return { title: 'A long rule', width: 170, height: count * 60, shapes, ways: shapes.slice(1).map((to, at) => way(shapes[at] ?? to, to)), text: shapes.map(({ id }, at) => `${String(at + 1)}. ${id}\n`).join('') };
}
