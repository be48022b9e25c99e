// The part of the layout library that is used, with its types: those that it ships name their own files in a way that Node does not
// find. Must not lay anything out itself.
import * as library from '@dagrejs/dagre';

/** What the library put somewhere: middle of a box or of a label, and the corners of a way. */
interface LaidOut {
  readonly x: number;
  readonly y: number;
  readonly points?: readonly { readonly x: number; readonly y: number }[];
}

/** A graph that the library lays out. */
interface LayoutGraph {
  setGraph(options: { readonly rankdir: 'TB'; readonly nodesep: number; readonly edgesep: number; readonly ranksep: number; readonly marginx: number; readonly marginy: number }): void;
  setNode(id: string, size: { readonly width: number; readonly height: number }): void;
  setEdge(from: string, to: string, label: { readonly width: number; readonly height: number; readonly labelpos: 'c' }, name: string): void;
  graph(): { readonly width?: number; readonly height?: number };
  node(id: string): LaidOut;
  edge(from: string, to: string, name: string): LaidOut;
}

interface Library {
  readonly Graph: new (options: { readonly multigraph: true }) => LayoutGraph;
  readonly layout: (graph: LayoutGraph, options: { readonly constraints: readonly { readonly left: string; readonly right: string }[] }) => void;
}

/** Makes an empty graph, and lays one out where it stands; of boxes at one height the first of each pair belongs on the left. */
export const { Graph, layout }: Library = library as unknown as Library;
