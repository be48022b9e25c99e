// Panes in docks.
import { html } from 'lit';
import { expect, it } from 'vitest';
import { allPanes } from '../panes/all-panes.js';
import type { Pane } from '../panes/pane.js';
import { docksOf } from './docks.js';

const pane = (id: string, group: Pane['group'], row?: number): Pane => ({ id, title: id, group, ...(row === undefined ? {} : { row }), render: () => html`` });
const panes = [pane('state', 'right', 2), pane('stack', 'right'), pane('board', 'centre'), pane('watches', 'right', 0)];

it('gives panes of one group and row one dock, rows from the top', () => {
  const docks = docksOf('right', panes, { chosen: {}, folded: ['right-2'] });
  expect(docks.map(({ id, panes: inside, chosen, folded }) => [id, inside.map((one) => one.id), chosen.id, folded])).toEqual([
    ['right', ['stack', 'watches'], 'stack', false],
    ['right-2', ['state'], 'state', true],
  ]);
  expect(docksOf('left', panes, { chosen: {}, folded: [] })).toEqual([]);
});

it('shows the remembered tab, and the first when that is gone', () => {
  expect(docksOf('right', panes, { chosen: { right: 'watches' }, folded: [] })[0]?.chosen.id).toBe('watches');
  expect(docksOf('right', panes, { chosen: { right: 'cellar' }, folded: [] })[0]?.chosen.id).toBe('stack');
});

it('has no two panes of one name', () => {
  expect(new Set(allPanes.map(({ id }) => id)).size).toBe(allPanes.length);
});
