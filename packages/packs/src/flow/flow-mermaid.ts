// A graph as a flowchart of Mermaid, for pages that draw these. Must not lay it out.
import type { FlowGraph, FlowNode } from './flow-graph.js';

/** Left and right of the text of a box. */
const SHAPES: Readonly<Partial<Record<FlowNode['kind'], readonly [string, string]>>> = {
  card: ['[[', ']]'], rule: ['[/', '/]'], part: ['([', '])'], choice: ['{', '}'], condition: ['{', '}'], die: ['{{', '}}'], loop: ['{{', '}}'], end: ['((', '))'],
};

/** Quotes would end the text, `<` and `#` begin something. */
function quoted(text: string): string {
  return `"${text.replace(/[#"<>&`]/g, (character) => `#${character.charCodeAt(0)};`)}"`;
}

/** The flowchart; ends with a line end. */
export function flowMermaid({ nodes, edges }: FlowGraph): string {
  const name = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  const boxes = nodes.map(({ id, kind, text, notes }) => {
    const [left, right] = SHAPES[kind] ?? ['[', ']'];
    return `  ${name.get(id) ?? ''}${left}${[text, ...notes].map(quoted).join('<br>').replaceAll('"<br>"', '<br>')}${right}`;
  });
  const ways = edges.map(({ from, to, label, back }) => `  ${name.get(from) ?? ''} ${back ? '-.->' : '-->'}${label === '' ? '' : `|${quoted(label)}|`} ${name.get(to) ?? ''}`);
  return ['flowchart TD', ...boxes, ...ways, ''].join('\n');
}
