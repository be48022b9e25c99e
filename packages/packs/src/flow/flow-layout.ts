// Where the boxes and ways of a graph stand. Must not draw.
import { Graph, layout } from './dagre-library.js';
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.js';

/** A point; units are those of the picture, from its upper left corner. */
export interface FlowPoint {
  /** To the right. */
  readonly x: number;
  /** Downwards. */
  readonly y: number;
}

/** A box with its upper left corner. */
export interface FlowBox extends FlowPoint {
  /** The box as the graph has it. */
  readonly node: FlowNode;
  /** In the units of the picture. */
  readonly width: number;
  /** In the units of the picture. */
  readonly height: number;
  /** Its text, broken into lines; then its notes. */
  readonly lines: readonly string[];
  /** Its notes, broken into lines. */
  readonly notes: readonly string[];
}

/** A way, from box to box, with the middle of its label. */
export interface FlowLine {
  /** The way as the graph has it. */
  readonly edge: FlowEdge;
  /** The points it goes through, from box to box. */
  readonly points: readonly FlowPoint[];
  /** Where the middle of its label is; null without one. */
  readonly label: FlowPoint | null;
}

/** A graph that can be drawn. */
export interface FlowLayout {
  /** Of the picture. */
  readonly width: number;
  /** Of the picture. */
  readonly height: number;
  /** In the order of the graph's nodes. */
  readonly boxes: readonly FlowBox[];
  /** One for each way of the graph. */
  readonly lines: readonly FlowLine[];
}

/** Width of a character of the type that the pictures are set in, 12 units high. */
const CHARACTER = 7.2;
/** Height of a line of it. */
export const LINE = 16;
/** Between the edge of a box and its text. */
export const PADDING = 8;
const LONGEST_LINE = 32;
const NARROWEST = 56;

/** A text in lines of at most `LONGEST_LINE` characters, broken at spaces; a longer word stays whole. */
function broken(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What one box leads to, pair by pair in the order in which it is written: the first of a pair belongs on the left. */
function siblings(edges: readonly FlowEdge[]): { left: string; right: string }[] {
  const last = new Map<string, string>();
  return edges.flatMap(({ from, to, back }) => {
    if (back) return [];
    const left = last.get(from);
    last.set(from, to);
    return left === undefined || left === to ? [] : [{ left, right: to }];
  });
}

/** Lays a graph out from top to bottom, what is written first on the left where that can be; the same graph gives the same picture. */
export function layOutFlow({ nodes, edges }: FlowGraph): FlowLayout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 24, edgesep: 16, ranksep: 36, marginx: 12, marginy: 12 });
  const sizes = new Map(nodes.map((node) => {
    const [lines, notes] = [broken(node.text === '' ? node.id : node.text), node.notes.flatMap(broken)];
    const longest = Math.max(...[...lines, ...notes].map((line) => line.length));
    return [node.id, { node, lines, notes, width: Math.max(NARROWEST, Math.ceil(longest * CHARACTER) + 2 * PADDING), height: (lines.length + notes.length) * LINE + 2 * PADDING }];
  }));
  for (const [id, { width, height }] of sizes) graph.setNode(id, { width, height });
  edges.forEach(({ from, to, label }, index) => {
    const size = label === '' ? { width: 0, height: 0 } : { width: Math.ceil(label.length * CHARACTER) + 6, height: LINE };
    graph.setEdge(from, to, { ...size, labelpos: 'c' }, String(index));
  });
  layout(graph, { constraints: siblings(edges) });
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: [...sizes.values()].map((box) => {
      const { x, y } = graph.node(box.node.id);
      return { ...box, x: Math.round(x - box.width / 2), y: Math.round(y - box.height / 2) };
    }),
    lines: edges.map((edge, index) => {
      const placed = graph.edge(edge.from, edge.to, String(index));
      const points = (placed.points ?? []).map((point) => ({ x: Math.round(point.x), y: Math.round(point.y) }));
      return { edge, points, label: edge.label === '' ? null : { x: Math.round(placed.x), y: Math.round(placed.y) } };
    }),
  };
}
