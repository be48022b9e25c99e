// One scalar as a node: how it was written and where its characters stand. Must not decide what it is worth.
import type { Range, ScalarNode } from './pack-node.js';
import { mapDoubleQuoted, mapLiteral, mapPlain, mapSingleQuoted } from './text-map.js';
import type { CST } from './yaml-library.js';

/**
 * The node of a scalar.
 *
 * @param text the file as written
 * @param source the file with faults stepped over, of the same length
 * @param token what YAML made it from; undefined when that is not known
 */
export function scalarNode(text: string, source: string, whole: Range, value: ScalarNode['value'], token: CST.Token | undefined): ScalarNode {
  if (token?.type === 'block-scalar') {
    const header = source.slice(token.offset, bodyStartOf(token));
    if (header.startsWith('>')) return { type: 'scalar', range: whole, value, style: 'folded', text: { unmapped: 'folded' } };
    const indicators = /^\|([0-9+-]*)/.exec(header)?.[1] ?? '';
    const digit = /[1-9]/.exec(indicators)?.[0];
    const chomp = indicators.includes('+') ? 'keep' : indicators.includes('-') ? 'strip' : 'clip';
    const parentIndent = token.indent < 0 ? 0 : token.indent;
    const mapped = mapLiteral(token.source, bodyStartOf(token), digit === undefined ? null : parentIndent + Number(digit), chomp);
    return { type: 'scalar', range: { start: whole.start, end: Math.max(whole.start + 1, mapped.toFile(mapped.text.length)) }, value, style: 'literal', text: mapped };
  }
  const written = text.slice(whole.start, whole.end);
  const style = written.startsWith('"') ? 'double' : written.startsWith("'") ? 'single' : 'plain';
  const base = { type: 'scalar', range: whole, value, style } as const;
  if (written.includes('\n')) return { ...base, text: { unmapped: 'several-lines' } };
  if (value === null && style === 'plain' && written === '') return { ...base, text: { unmapped: 'empty' } };
  if (style === 'double') return { ...base, text: mapDoubleQuoted(written, whole.start) };
  if (style === 'single') return { ...base, text: mapSingleQuoted(written, whole.start) };
  return { ...base, text: mapPlain(written, whole.start) };
}

/** File offset of the first character after the header line of a block. */
export function bodyStartOf(token: CST.BlockScalar): number {
  const last = token.props.at(-1);
  if (last === undefined || !('source' in last)) return token.offset;
  return last.offset + last.source.length;
}
