// What a key does in the tree, after the tree pattern of the ARIA Authoring Practices. Must not touch the DOM.
import type { TreeRow } from './flatten-tree.js';

/** What is to be done. `row` is an index into the rows. */
export type TreeAction =
  | { readonly kind: 'focus'; readonly row: number }
  | { readonly kind: 'expand' | 'collapse' | 'select'; readonly row: number }
  | { readonly kind: 'expand-siblings'; readonly row: number };

/** The action of a key on the focused row; undefined when the tree does not use it. `page` is the number of visible rows. */
export function treeKey(key: string, rows: readonly TreeRow[], focus: number, page: number): TreeAction | undefined {
  const row = rows[focus];
  if (row === undefined) return undefined;
  const to = (index: number): TreeAction => ({ kind: 'focus', row: Math.max(0, Math.min(rows.length - 1, index)) });
  switch (key) {
    case 'ArrowDown':
      return to(focus + 1);
    case 'ArrowUp':
      return to(focus - 1);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows.length - 1);
    case 'PageDown':
      return to(focus + page);
    case 'PageUp':
      return to(focus - page);
    case 'ArrowRight':
      if (!row.expandable) return to(focus);
      return row.expanded ? to(focus + 1) : { kind: 'expand', row: focus };
    case 'ArrowLeft':
      if (row.expanded) return { kind: 'collapse', row: focus };
      return row.parent < 0 ? to(focus) : to(row.parent);
    case 'Enter':
    case ' ':
      return { kind: 'select', row: focus };
    case '*':
      return { kind: 'expand-siblings', row: focus };
    default:
      return undefined;
  }
}

/** The row that typing leads to: the next whose label begins with `typed`, after `focus` and round; undefined when none does. */
export function typeAhead(typed: string, rows: readonly TreeRow[], focus: number): number | undefined {
  const wanted = typed.toLowerCase();
  const all = wanted === wanted.slice(0, 1).repeat(wanted.length);
  // One letter again and again goes on through the rows that begin with it.
  const text = all ? wanted.slice(0, 1) : wanted;
  const from = all ? focus + 1 : focus;
  for (let offset = 0; offset < rows.length; offset++) {
    const index = (from + offset) % rows.length;
    if (rows[index]?.node.label.toLowerCase().startsWith(text)) return index;
  }
  return undefined;
}
