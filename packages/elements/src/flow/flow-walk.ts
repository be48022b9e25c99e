// Where the arrow keys lead in a graph. Must not know the DOM.
import type { FlowPicture, FlowShape } from './flow-model.js';

/** A key that moves. */
export type FlowKey = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Whether a key moves. */
export function isFlowKey(key: string): key is FlowKey {
  return ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key);
}

/** The box beside one, of those at the same height, in the direction. */
function beside(shapes: readonly FlowShape[], at: FlowShape, direction: 1 | -1): string | undefined {
  const middle = (shape: FlowShape): number => shape.x + shape.width / 2;
  return shapes
    .filter((shape) => shape !== at && shape.y < at.y + at.height && at.y < shape.y + shape.height && Math.sign(middle(shape) - middle(at)) === direction)
    .sort((a, b) => direction * (middle(a) - middle(b)))[0]?.id;
}

/**
 * The id of the box that a key leads to: down along the first way, up to where one came from, or along the first way that leads
 * here, sideways to the next way of the same box and else to what stands beside; undefined where there is none.
 *
 * @param trail the ids one came by, the last one first
 */
export function walk({ shapes, ways }: FlowPicture, from: string, key: FlowKey, trail: readonly string[]): string | undefined {
  const at = shapes.find(({ id }) => id === from);
  if (at === undefined) return shapes[0]?.id;
  const into = ways.filter(({ to }) => to === from);
  switch (key) {
    case 'Home':
      return shapes[0]?.id;
    case 'End':
      return shapes.at(-1)?.id;
    case 'ArrowDown':
      return (ways.find((way) => way.from === from && !way.back) ?? ways.find((way) => way.from === from))?.to;
    case 'ArrowUp':
      return into.find((way) => way.from === trail[0])?.from ?? (into.find(({ back }) => !back) ?? into[0])?.from;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const direction = key === 'ArrowRight' ? 1 : -1;
      const parent = into.find((way) => way.from === trail[0])?.from ?? into.find(({ back }) => !back)?.from;
      const siblings = ways.filter((way) => way.from === parent && !way.back).map(({ to }) => to);
      return siblings[siblings.indexOf(from) + direction] ?? beside(shapes, at, direction);
    }
  }
}
