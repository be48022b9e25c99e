// Which definitions of a pack refer to which, as text and as a flowchart of Mermaid. Must not find it out.
import type { PackDefinition, PackGraph } from './pack-graph.js';

function part(title: string, keys: readonly string[]): string[] {
  return keys.length === 0 ? [] : [`  ${title}: ${keys.join(', ')}`];
}

/** One definition after another, what it is first; ends with a line end. */
export function packGraphText({ title, definitions }: PackGraph): string {
  const about = ({ id, what, title: called, uses, usedBy }: PackDefinition): string[] => [`${what} ${id}${called === '' || called === id || called === id.replaceAll('-', ' ') ? '' : ` (${called})`}`, ...part('refers to', uses), ...part('referred to by', usedBy)];
  return `${[`${title}: ${definitions.length} definitions that refer to one another`, ...definitions.flatMap(about)].join('\n')}\n`;
}

/** The flowchart; ends with a line end. */
export function packGraphMermaid({ definitions }: PackGraph): string {
  const name = new Map(definitions.map(({ key }, index) => [key, `n${index}`]));
  return ['flowchart LR', ...definitions.map(({ id, key, what }) => `  ${name.get(key) ?? ''}["${what} ${id}"]`), ...definitions.flatMap(({ key, uses }) => uses.map((other) => `  ${name.get(key) ?? ''} --> ${name.get(other) ?? ''}`)), ''].join('\n');
}
