// A graph as an indented tree that a screen reader reads from top to bottom. Must not lay out boxes.
import type { FlowEdge, FlowGraph, FlowNode } from './flow-graph.js';

const WORDS: Readonly<Partial<Record<FlowNode['kind'], string>>> = { choice: 'choice', pick: 'pick', die: 'die', loop: 'loop' };
const NUMBERED = (node: FlowNode): boolean => node.kind !== 'card' && node.kind !== 'rule' && node.kind !== 'part';

/** The procedures a statement calls; what else it refers to it names in its own words. */
function references({ kind, refers }: FlowNode): string {
  const told = kind === 'rule' ? [] : refers.flatMap(({ what, id }) => (what === 'procedure' ? [id] : []));
  return told.length === 0 ? '' : ` [${[...new Set(told)].join(', ')}]`;
}

/** One graph being told. */
class Teller {
  readonly lines: string[] = [];
  private readonly byId: ReadonlyMap<string, FlowNode>;
  private readonly number: ReadonlyMap<string, number>;
  private readonly told = new Set<string>();

  constructor(private readonly graph: FlowGraph) {
    this.byId = new Map(graph.nodes.map((node) => [node.id, node]));
    this.number = new Map(graph.nodes.filter(NUMBERED).map(({ id }, index) => [id, index + 1]));
  }

  /** Tells from a node on until `stop`, which whoever called goes on with. */
  from(id: string, depth: number, stop: string | undefined): void {
    let at: string | undefined = id;
    while (at !== undefined && at !== stop) {
      const node = this.byId.get(at);
      if (node === undefined) return;
      if (this.told.has(at)) {
        this.say(depth, `on with ${this.number.get(at) ?? node.text}`);
        return;
      }
      this.told.add(at);
      this.say(depth, this.describe(node));
      for (const note of node.notes) this.say(depth + 1, note);
      at = this.after(node, depth, stop);
    }
  }

  /** Tells the ways that lead on from a node; gives where they come together again. */
  private after(node: FlowNode, depth: number, stop: string | undefined): string | undefined {
    const ways = this.graph.edges.filter(({ from }) => from === node.id);
    const [only] = ways;
    if (only !== undefined && ways.length === 1 && only.label === '' && NUMBERED(node)) {
      if (!only.back) return only.to;
      this.say(depth, `back to ${this.number.get(only.to) ?? ''}`);
      return undefined;
    }
    const join = this.join(ways) ?? stop;
    for (const way of ways) this.way(way, depth + 1, join);
    return join === stop ? undefined : join;
  }

  private way({ to, label, back }: FlowEdge, depth: number, join: string | undefined): void {
    const inner = label === '' ? depth : depth + 1;
    if (label !== '') this.say(depth, `${label}:`);
    if (back) this.say(inner, `back to ${this.number.get(to) ?? ''}`);
    else if (to === join) this.say(inner, 'nothing more of it');
    else this.from(to, inner, join);
  }

  /** The first statement that all ways come to; of loops the one behind the loop. */
  private join(ways: readonly FlowEdge[]): string | undefined {
    if (ways.length < 2) return undefined;
    const reached = ways.filter(({ back }) => !back).map(({ to }) => this.reach(to));
    const [first, ...others] = reached;
    if (first === undefined || reached.length < 2) return undefined;
    return this.graph.nodes.find(({ id }) => first.has(id) && others.every((each) => each.has(id)))?.id;
  }

  private reach(from: string): Set<string> {
    const found = new Set<string>();
    const next = [from];
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      next.push(...this.graph.edges.filter((edge) => edge.from === id && !edge.back).map(({ to }) => to));
    }
    return found;
  }

  private describe(node: FlowNode): string {
    const number = this.number.get(node.id);
    const word = WORDS[node.kind];
    const place = node.place === null || number === undefined ? '' : ` (line ${node.place.line})`;
    return `${number === undefined ? '' : `${number}. `}${word === undefined ? '' : `${word}: `}${node.text}${references(node)}${place}`;
  }

  private say(depth: number, text: string): void {
    this.lines.push(`${'  '.repeat(depth)}${text}`);
  }
}

/** The tree; statements are numbered, so that what comes together again can be named. Ends with a line end. */
export function flowText(graph: FlowGraph): string {
  const teller = new Teller(graph);
  const [root] = graph.nodes;
  if (root !== undefined) teller.from(root.id, 0, undefined);
  return `${teller.lines.join('\n')}\n`;
}
