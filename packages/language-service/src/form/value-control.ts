// What a single value is written with. Must not read maps or lists.
import type { SourceFile } from '@dradis/diagnostics';
import type { PackText, ScalarNode, Schema } from '@dradis/packs';
import type { Project } from '../project.js';
import { TOKEN_TYPES } from '../semantic-tokens.js';
import { holdsEffect } from '../shape-walk.js';
import { choicesOf } from './choices.js';
import type { FormControl, FormToken } from './form.js';

/** The control of a value of a resolved shape. `empty`: the key has no value at all. */
export function valueControl(project: Project, file: SourceFile, shape: Schema, node: ScalarNode, { text, empty }: { readonly text: PackText | undefined; readonly empty: boolean }): FormControl {
  const { type } = shape;
  const value = empty || node.value === null ? '' : String(node.value);
  if (holdsEffect(shape)) {
    if (node.style === 'folded') return { is: 'other', value: file.text.slice(node.range.start, node.range.end) };
    const expression = shape['description'] === 'an expression' || shape['effect'] === 'condition';
    return { is: 'effect', value: value.replace(/\n+$/, ''), expression, tokens: text === undefined ? [] : tokensOf(project, text) };
  }
  const chosen = choicesOf(project, shape);
  if (type === 'boolean') return { is: 'flag', value: typeof node.value === 'boolean' ? node.value : null };
  if (chosen !== undefined) return { is: 'choice', value, ...chosen };
  if (type === 'integer') {
    const bound = (key: 'minimum' | 'maximum'): number | null => { const found = shape[key]; return typeof found === 'number' ? found : null; };
    return { is: 'number', value: typeof node.value === 'number' ? node.value : null, minimum: bound('minimum'), maximum: bound('maximum') };
  }
  if (Array.isArray(type)) return { is: 'literal', value };
  const lines = node.style === 'literal' || node.style === 'folded';
  return { is: 'text', value: lines ? value.replace(/\n+$/, '') : value, lines };
}

function tokensOf(project: Project, text: PackText): FormToken[] {
  return project.mentions(text).map(({ start, end, sort, binds }) => ({ from: start, to: end, type: TOKEN_TYPES[sort], declaration: binds }));
}
