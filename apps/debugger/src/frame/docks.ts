// Which panes share a dock, and which docks stand in which group. Must not draw, nor remember anything.
import type { Pane, PaneGroup } from '../panes/pane.js';
import type { Settings } from './settings.js';

/** A place on the page with one pane, or several as tabs. */
export interface Dock {
  /** The name of the group for its first row, `GROUP-ROW` for the others. */
  readonly id: string;
  readonly panes: readonly Pane[];
  /** The pane that is shown: the remembered one while it exists, else the first. */
  readonly chosen: Pane;
  readonly folded: boolean;
}

/** The id of the dock that a pane stands in. */
export function dockOf({ group, row = 0 }: Pane): string {
  return row === 0 ? group : `${group}-${String(row)}`;
}

/** The docks of a group from top to bottom. */
export function docksOf(group: PaneGroup, panes: readonly Pane[], { chosen, folded }: Pick<Settings, 'chosen' | 'folded'>): Dock[] {
  const rows = [...new Set(panes.filter((pane) => pane.group === group).map(({ row = 0 }) => row))].sort((a, b) => a - b);
  return rows.flatMap((row) => {
    const inside = panes.filter((pane) => pane.group === group && (pane.row ?? 0) === row);
    const [first] = inside;
    if (first === undefined) return [];
    const id = dockOf(first);
    return [{ id, panes: inside, chosen: inside.find((pane) => pane.id === chosen[id]) ?? first, folded: folded.includes(id) }];
  });
}
