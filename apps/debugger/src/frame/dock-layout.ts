// Draws the docks of a wide page: columns side by side, rows in them, the bottom below. Must not know any pane.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Pane, PaneGroup } from '../panes/pane.js';
import type { PaneContext } from './context.js';
import { docksOf, type Dock } from './docks.js';
import { paneContent, tabOf } from './pane-content.js';

const COLUMN_NAMES: Readonly<Record<PaneGroup, string>> = { left: 'Left', centre: 'Centre', right: 'Right', bottom: 'Bottom', dialog: 'Dialog' };
/** Least height of a dock in pixels, and what its neighbours keep. */
const LEAST = 64;
const LEAST_REST = 130;

interface Bar {
  readonly size: string;
  readonly label: string;
  readonly down?: boolean;
  readonly sized: 'start' | 'end';
  readonly least: number;
  readonly rest: number;
  readonly still: boolean;
}

function bar({ settings, remember }: PaneContext, { size, label, down = false, sized, least, rest, still }: Bar, start: TemplateResult, end: TemplateResult): TemplateResult {
  const resize = (event: CustomEvent<{ size: number }>): void => {
    event.stopPropagation();
    remember({ sizes: { ...settings.sizes, [size]: event.detail.size } });
  };
  return html`<dradis-split ?down=${down} sized=${sized} .size=${settings.sizes[size] ?? 200} .least=${least} .leastRest=${rest} ?still=${still} label=${label} @dradis-resize=${resize}><div class="part" slot="start">${start}</div><div class="part" slot="end">${end}</div></dradis-split>`;
}

/** A dock: its tabs and what is in the chosen one. Panes that are kept stay in the page behind the others. */
function drawDock(context: PaneContext, dock: Dock, rail: boolean): TemplateResult {
  const { settings, remember } = context;
  const { id, panes, chosen, folded } = dock;
  const fold = (): void => { remember({ folded: folded ? settings.folded.filter((one) => one !== id) : [...settings.folded, id] }); };
  const choose = (event: CustomEvent<{ tab: string }>): void => {
    event.stopPropagation();
    remember({ chosen: { ...settings.chosen, [id]: event.detail.tab }, folded: settings.folded.filter((one) => one !== id) });
  };
  const drawn = folded ? panes.filter(({ kept }) => kept === true) : panes.filter((pane) => pane === chosen || pane.kept === true);
  return html`<dradis-pane data-dock=${id} data-pane=${chosen.id} heading=${panes.length > 1 && folded && rail ? panes.map(({ title }) => title).join(', ') : chosen.title} note=${chosen.note?.(context) ?? ''} ?folded=${folded} ?rail=${rail} chosen=${chosen.id} .tabs=${folded && rail ? [] : panes.map((pane) => tabOf(context, pane))}
    @dradis-fold=${fold} @dradis-tab=${choose}>${repeat(drawn, (pane) => pane.id, (pane) => html`<div class="content" ?hidden=${pane !== chosen}>${paneContent(context, pane)}</div>`)}</dradis-pane>`;
}

/** The docks of a column, the one at `rest` taking what the others leave. */
function stack(context: PaneContext, docks: readonly Dock[], rest: Dock): TemplateResult {
  const [first, ...others] = docks;
  const last = docks.at(-1);
  if (first === undefined || last === undefined) return html``;
  if (others.length === 0) return drawDock(context, first, false);
  const sizes = { down: true, least: LEAST, rest: LEAST_REST };
  return first === rest
    ? bar(context, { ...sizes, size: `height:${last.id}`, label: last.chosen.title, sized: 'end', still: last.folded }, stack(context, docks.slice(0, -1), rest), drawDock(context, last, false))
    : bar(context, { ...sizes, size: `height:${first.id}`, label: first.chosen.title, sized: 'start', still: first.folded }, drawDock(context, first, false), stack(context, others, rest));
}

interface Column {
  readonly name: string;
  readonly drawn: TemplateResult;
  readonly still: boolean;
}

function column(context: PaneContext, panes: readonly Pane[], group: PaneGroup): Column | undefined {
  const docks = docksOf(group, panes, context.settings);
  const [first] = docks;
  // On the right the last one has the rest, as the state is the longest; elsewhere the first.
  const rest = group === 'right' ? docks.at(-1) : first;
  if (first === undefined || rest === undefined) return undefined;
  const rail = docks.length === 1 && group !== 'bottom';
  return { name: docks.length === 1 ? first.chosen.title : COLUMN_NAMES[group], drawn: rail ? drawDock(context, first, true) : stack(context, docks, rest), still: docks.length === 1 && first.folded };
}

/** All docks of a wide page. */
export function dockLayout(context: PaneContext): TemplateResult {
  const { panes } = context;
  const [left, centre, right, bottom] = (['left', 'centre', 'right', 'bottom'] as const).map((group) => column(context, panes, group));
  let drawn = centre?.drawn ?? html``;
  if (right !== undefined) drawn = bar(context, { size: 'width:right', label: 'Centre and right', sized: 'end', least: 200, rest: 400, still: right.still }, drawn, right.drawn);
  if (left !== undefined) drawn = bar(context, { size: 'width:left', label: 'Left and centre', sized: 'start', least: 180, rest: 640, still: left.still }, left.drawn, drawn);
  if (bottom !== undefined) drawn = bar(context, { size: 'height:bottom', label: bottom.name, down: true, sized: 'end', least: 76, rest: 240, still: bottom.still }, drawn, bottom.drawn);
  return drawn;
}
