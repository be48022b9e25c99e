// A graph as a picture that stands alone. Must not decide where anything stands.
import type { FlowGraph, FlowKind } from './flow-graph.js';
import { layOutFlow, LINE, PADDING, type FlowBox, type FlowLine } from './flow-layout.js';

const ROUND: ReadonlySet<FlowKind> = new Set(['part', 'end']);
const FILLS: Readonly<Partial<Record<FlowKind, string>>> = { card: '#dbe7f5', rule: '#eef1f4', part: '#e6f3e6', choice: '#fdf0d5', pick: '#fdf0d5', die: '#f3e3f5', condition: '#f7f3e0', loop: '#f7f3e0', end: '#f8dfdf' };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function boxSvg({ node, x, y, width, height, lines, notes }: FlowBox): string {
  const text = [...lines, ...notes].map((line, index) => `<tspan x="${x + PADDING}" y="${y + PADDING + LINE * (index + 0.75)}"${index < lines.length ? '' : ' fill="#5a6470"'}>${escaped(line)}</tspan>`).join('');
  const radius = ROUND.has(node.kind) ? Math.min(height, LINE * 2) / 2 : 3;
  return `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${FILLS[node.kind] ?? '#ffffff'}" stroke="#5a6470"${node.kind === 'rule' ? ' stroke-dasharray="4 3"' : ''}/><text>${text}</text></g>`;
}

function lineSvg({ edge, points, label }: FlowLine): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const text = label === null ? '' : `<text x="${label.x}" y="${label.y + LINE / 4}" text-anchor="middle" stroke="#ffffff" stroke-width="4" paint-order="stroke">${escaped(edge.label)}</text>`;
  return `<path d="${path}" fill="none" stroke="#5a6470"${edge.back ? ' stroke-dasharray="5 4"' : ''} marker-end="url(#arrow)"/>${text}`;
}

/** The picture, as a file; `text` says the same in words, for those who do not see it. */
export function flowSvg(graph: FlowGraph, text: string): string {
  const { width, height, boxes, lines } = layOutFlow(graph);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="ui-monospace, monospace" font-size="12" fill="#1b2530">`,
    `<title>${escaped(graph.title)}</title>`,
    `<desc>${escaped(text)}</desc>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="#5a6470"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...lines.map(lineSvg),
    ...boxes.map(boxSvg),
    '</svg>',
    '',
  ].join('\n');
}
