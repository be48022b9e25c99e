// Gives a value another one in the style of what stands there. Must not add keys.
import type { MapEntry, PackNode, ScalarNode } from '@dradis/packs';
import { yamlValue } from '../../new-thing/yaml-value.js';
import type { FormValue } from '../form.js';
import { lineEnd } from '../lines.js';
import type { Changes } from './change.js';

const LONG = { refused: 'a text over several lines stands here: change it there' };

/** The changes that put `value` in the place of a node. */
export function replaceValue(text: string, node: PackNode, value: FormValue): Changes {
  const { start, end } = node.range;
  if (node.type === 'map') return { refused: 'a map stands here: change its values one by one' };
  if (node.type === 'list') {
    if (typeof value !== 'object') return { refused: 'a list stands here: give a list' };
    return text.charAt(start) === '[' && !/[\n#]/.test(text.slice(start, end)) ? [{ start, end, newText: yamlValue(value) }] : { refused: 'a list over several lines is changed item by item' };
  }
  if (node.style === 'literal' || node.style === 'folded' || (!('text' in node.text) && node.text.unmapped === 'several-lines')) return LONG;
  return typeof value === 'string' ? textsOver(node, value).map((newText) => ({ start, end, newText })) : [{ start, end, newText: yamlValue(value) }];
}

/** A text in the style of the one that stands there, where YAML reads it back as that; quoted otherwise. */
export function textsOver({ style, value: before }: Pick<ScalarNode, 'style' | 'value'>, value: string): string[] {
  if (style === 'single' && !value.includes('\n')) return [`'${value.replaceAll("'", "''")}'`];
  // Nothing at all is no text to YAML; what takes the place of an empty text needs no quotes because that had them.
  if (value === '' || (style === 'double' && before !== '')) return [JSON.stringify(value)];
  return [value, JSON.stringify(value)];
}

/** The changes that give a key that has none a value. */
export function fillEntry(text: string, { keyRange }: MapEntry, value: FormValue): Changes {
  const colon = text.indexOf(':', keyRange.end);
  if (!/^\s*$/.test(text.slice(keyRange.end, colon)) || colon >= lineEnd(text, keyRange.end)) return { refused: 'the value is missing in a way that only the text can mend' };
  return [{ start: colon + 1, end: colon + 1, newText: ` ${yamlValue(value)}` }];
}
