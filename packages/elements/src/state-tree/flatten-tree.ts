// Turns the state tree into the flat rows that are drawn: only what is unfolded, found or changed. Must not touch the DOM.
import type { TreeNode } from '@dradis/session';

/** How a node differs from before: `+` came here, `-` went away, `~` has another value. */
export type Sign = '+' | '-' | '~';

/** A row; `level`, `position` and `size` count from 1, as the tree pattern of WAI-ARIA wants them. */
export interface TreeRow {
  readonly node: TreeNode;
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly expandable: boolean;
  readonly expanded: boolean;
  readonly sign: Sign | undefined;
  /** Number of changed nodes below a folded one. */
  readonly changedInside: number;
  /** Index of the parent's row; -1 at the top. */
  readonly parent: number;
}

/** What to show. */
export interface TreeFilter {
  readonly expanded: ReadonlySet<string>;
  readonly changed: ReadonlyMap<string, Sign>;
  /** Lower case; '' finds everything. Looked for in labels and values. */
  readonly search: string;
  readonly onlyChanged: boolean;
}

interface Kept {
  node: TreeNode;
  children: Kept[] | undefined;
  changed: number;
}

function keep(node: TreeNode, filter: TreeFilter, found: boolean): Kept | undefined {
  const { search, onlyChanged, changed } = filter;
  const hit = found || search === '' || `${node.label} ${node.value ?? ''}`.toLowerCase().includes(search);
  const isChanged = changed.has(node.path);
  const children = node.children?.map((child) => keep(child, filter, hit && search !== '')).filter((child) => child !== undefined);
  const inside = children?.reduce((sum, child) => sum + child.changed, 0) ?? 0;
  const wanted = (hit && (!onlyChanged || isChanged)) || (children?.length ?? 0) > 0;
  if (!wanted) return undefined;
  return { node, children, changed: inside + (isChanged ? 1 : 0) };
}

/** The rows, top to bottom. While something is searched or filtered, what holds a hit is unfolded. */
export function flattenTree(nodes: readonly TreeNode[], filter: TreeFilter): TreeRow[] {
  const rows: TreeRow[] = [];
  const forced = filter.onlyChanged || filter.search !== '';
  const visit = (siblings: readonly Kept[], level: number, parent: number): void => {
    siblings.forEach(({ node, children, changed }, index) => {
      const expandable = children !== undefined && children.length > 0;
      const expanded = expandable && (forced ? !filter.expanded.has(`folded:${node.path}`) : filter.expanded.has(node.path));
      const sign = filter.changed.get(node.path);
      const inside = changed - (sign === undefined ? 0 : 1);
      rows.push({ node, level, position: index + 1, size: siblings.length, expandable, expanded, sign, changedInside: expanded ? 0 : inside, parent });
      if (expanded) visit(children, level + 1, rows.length - 1);
    });
  };
  visit(nodes.map((node) => keep(node, filter, false)).filter((node) => node !== undefined), 1, -1);
  return rows;
}

/** Paths of all nodes above a path: `a/b/c` gives those of the tree that are its beginnings. */
export function ancestorsOf(nodes: readonly TreeNode[], path: string): string[] {
  for (const node of nodes) {
    if (node.path === path) return [];
    if (node.children === undefined) continue;
    const inner = node.children.some((child) => child.path === path) ? [] : ancestorsOf(node.children, path);
    if (inner.length > 0 || node.children.some((child) => child.path === path)) return [node.path, ...inner];
  }
  return [];
}
