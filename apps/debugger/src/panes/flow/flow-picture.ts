// A graph of the pack -> the picture that <dradis-flow> draws. Loaded when the pane is first shown: it brings the layout along. Must
// not know the page.
import type { FlowPicture } from '@dradis/elements';
import { flowAt, flowOf, flowText, layOutFlow } from '@dradis/packs/flow';
import type { LoadedPack } from '../../session/session-store.js';

/** What a graph is made of. */
type Content = Pick<LoadedPack, 'pack' | 'sources'>;

/** The id of the card or procedure at a line of a file of the pack, from 1; undefined in a file without any. */
export { flowAt };

/** The picture of a card or procedure; undefined when the pack has none of that id. */
export function flowPicture({ pack, sources }: Content, id: string): FlowPicture | undefined {
  const graph = flowOf(pack, id, new Map(Object.entries(sources)));
  if (graph === undefined) return undefined;
  const { width, height, boxes, lines } = layOutFlow(graph);
  return {
    title: graph.title,
    width,
    height,
    shapes: boxes.map(({ node, x, y, width: wide, height: high, lines: text, notes }) => ({ id: node.id, kind: node.kind, x, y, width: wide, height: high, lines: text, notes, place: node.place })),
    ways: lines.map(({ edge, points, label }) => ({ ...edge, points, labelAt: label })),
    text: flowText(graph),
  };
}

/** The boxes of statements by where they are written, as `FILE:LINE:COLUMN`, from 1. */
export function placesOf({ pack, sources }: Content, id: string): ReadonlyMap<string, string> {
  const nodes = flowOf(pack, id, new Map(Object.entries(sources)))?.nodes ?? [];
  return new Map(nodes.flatMap((node) => (node.place === null || ['card', 'rule', 'part'].includes(node.kind) ? [] : [[`${node.place.file}:${String(node.place.line)}:${String(node.place.column)}`, node.id] as const])));
}
