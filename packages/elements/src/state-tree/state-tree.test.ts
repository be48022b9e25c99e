// Rows and keys of the state tree, without a page.
import { expect, it } from 'vitest';
import { ancestorsOf, flattenTree, type Sign, type TreeFilter } from './flatten-tree.js';
import { smallTree } from './tree-fixture.js';
import { treeKey, typeAhead } from './tree-keys.js';

const filter = (set: Partial<TreeFilter> = {}): TreeFilter => ({ expanded: new Set(), changed: new Map(), search: '', onlyChanged: false, ...set });
const labels = (set?: Partial<TreeFilter>): string[] => flattenTree(smallTree, filter(set)).map(({ node, level }) => `${' '.repeat(level - 1)}${node.label}`);

it('shows the top until something is unfolded', () => {
  expect(labels()).toEqual(['Resources', 'Players', 'Zones', 'Turn']);
  expect(labels({ expanded: new Set(['resources']) })).toEqual(['Resources', ' Fuel', ' Food', 'Players', 'Zones', 'Turn']);
});

it('gives level, position and size of each row', () => {
  const row = flattenTree(smallTree, filter({ expanded: new Set(['resources']) }))[2];
  expect(row).toMatchObject({ level: 2, position: 2, size: 2, parent: 0, expandable: true, expanded: false });
});

it('finds by label or value and unfolds the way', () => {
  expect(labels({ search: 'raider 2' })).toEqual(['Zones', ' Bow', '  Raider 2']);
  expect(labels({ search: 'fuel' })).toEqual(['Resources', ' Fuel', '  Level']);
  expect(labels({ search: 'absent' })).toEqual([]);
});

it('counts changes in folded nodes, and can show only them', () => {
  const changed = new Map<string, Sign>([['resources/fuel/level', '~'], ['zones/bow/raider#2', '+']]);
  expect(flattenTree(smallTree, filter({ changed })).map(({ changedInside }) => changedInside)).toEqual([1, 0, 1, 0]);
  expect(labels({ changed, onlyChanged: true })).toEqual(['Resources', ' Fuel', '  Level', 'Zones', ' Bow', '  Raider 2']);
});

it('moves as the pattern says', () => {
  const rows = flattenTree(smallTree, filter({ expanded: new Set(['resources']) }));
  const key = (name: string, focus: number): unknown => treeKey(name, rows, focus, 3);
  expect(key('ArrowDown', 0)).toEqual({ kind: 'focus', row: 1 });
  expect(key('ArrowUp', 0)).toEqual({ kind: 'focus', row: 0 });
  expect(key('End', 0)).toEqual({ kind: 'focus', row: 5 });
  expect(key('Home', 4)).toEqual({ kind: 'focus', row: 0 });
  expect(key('ArrowRight', 1)).toEqual({ kind: 'expand', row: 1 });
  expect(key('ArrowRight', 0)).toEqual({ kind: 'focus', row: 1 });
  expect(key('ArrowLeft', 0)).toEqual({ kind: 'collapse', row: 0 });
  expect(key('ArrowLeft', 2)).toEqual({ kind: 'focus', row: 0 });
  expect(key('ArrowRight', 5)).toEqual({ kind: 'focus', row: 5 });
  expect(key('*', 1)).toEqual({ kind: 'expand-siblings', row: 1 });
  expect(key('PageDown', 1)).toEqual({ kind: 'focus', row: 4 });
  expect(key('q', 1)).toBeUndefined();
});

it('goes to what is typed, and round', () => {
  const rows = flattenTree(smallTree, filter({ expanded: new Set(['resources']) }));
  expect(typeAhead('f', rows, 0)).toBe(1);
  expect(typeAhead('f', rows, 1)).toBe(2);
  expect(typeAhead('ff', rows, 2)).toBe(1);
  expect(typeAhead('fo', rows, 1)).toBe(2);
  expect(typeAhead('x', rows, 0)).toBeUndefined();
});

it('knows the way to a node', () => {
  expect(ancestorsOf(smallTree, 'zones/bow/raider#2')).toEqual(['zones', 'zones/bow']);
  expect(ancestorsOf(smallTree, 'zones')).toEqual([]);
  expect(ancestorsOf(smallTree, 'nowhere')).toEqual([]);
});
