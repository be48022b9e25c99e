// Entry point of @dradis/packs/flow: lists the public names one by one. It brings no parser along. Must not hold logic.

// The graph of a card
export { flowAt, flowOf } from './card-flow.js';
export type { FlowEdge, FlowGraph, FlowKind, FlowNode, FlowPlace, FlowReference } from './flow-graph.js';
export { flowText } from './flow-text.js';
export { flowMermaid } from './flow-mermaid.js';
export { flowSvg } from './flow-svg.js';
export { type FlowBox, type FlowLayout, type FlowLine, type FlowPoint, layOutFlow } from './flow-layout.js';

// The graph of a pack
export { type PackDefinition, type PackGraph, packGraph } from './pack-graph.js';
export { packGraphMermaid, packGraphText } from './pack-graph-text.js';
