// Draws the panes of a narrow page, one at a time behind tabs; the question stays below the board. Must not know any other
// pane than these two.
import { html, type TemplateResult } from 'lit';
import type { Pane } from '../panes/pane.js';
import type { PaneContext } from './context.js';
import { paneContent } from './pane-content.js';

const FIRST = 'board';
const BELOW_FIRST = 'decision';

/** The tabs and the chosen pane; `choose` is told of a choice, and whether its tab is to have the focus. */
export function narrowTabs(context: PaneContext, chosenId: string, choose: (pane: string, focus: boolean) => void): TemplateResult {
  const { settings, remember } = context;
  const all = context.panes.filter(({ id, group }) => group !== 'dialog' && id !== BELOW_FIRST);
  const first = all.find(({ id }) => id === FIRST);
  const tabs = [...(first === undefined ? [] : [first]), ...all.filter((pane) => pane !== first)];
  const chosen = tabs.find(({ id }) => id === chosenId) ?? tabs[0];
  const below = context.panes.find(({ id }) => id === BELOW_FIRST);
  if (chosen === undefined) return html``;
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = by === undefined ? undefined : tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length];
    if (to === undefined) return;
    event.preventDefault();
    choose(to.id, true);
  };
  const drawn = (pane: Pane, folded = false, fold = (): void => { choose(FIRST, false); }): TemplateResult =>
    html`<dradis-pane data-pane=${pane.id} heading=${pane.title} ?folded=${folded} @dradis-fold=${fold}><div class="content">${paneContent(context, pane)}</div></dradis-pane>`;
  const size = `height:${BELOW_FIRST}`;
  const folded = settings.folded.includes(BELOW_FIRST);
  const fold = (): void => { remember({ folded: folded ? settings.folded.filter((one) => one !== BELOW_FIRST) : [...settings.folded, BELOW_FIRST] }); };
  return html`<div role="tablist" aria-label="Panes" @keydown=${move}>${tabs.map(({ id, title }) => html`<button role="tab" id="tab-${id}" aria-selected=${id === chosen.id ? 'true' : 'false'} aria-controls="panel" tabindex=${id === chosen.id ? 0 : -1} @click=${() => { choose(id, false); }}>${title}</button>`)}</div>
    <div role="tabpanel" id="panel" aria-labelledby="tab-${chosen.id}">${chosen === first && below !== undefined
      ? html`<dradis-split down sized="end" .size=${settings.sizes[size] ?? 200} .least=${80} .leastRest=${160} ?still=${folded} label=${below.title} @dradis-resize=${(event: CustomEvent<{ size: number }>) => { remember({ sizes: { ...settings.sizes, [size]: event.detail.size } }); }}><div class="part" slot="start">${drawn(chosen)}</div><div class="part" slot="end">${drawn(below, folded, fold)}</div></dradis-split>`
      : drawn(chosen)}</div>`;
}
