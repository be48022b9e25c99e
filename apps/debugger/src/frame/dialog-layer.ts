// Draws the open dialog over the page. Nothing is modal: the page behind it can still be used. Must not know any dialog.
import { html, nothing, type TemplateResult } from 'lit';
import type { PaneContext } from './context.js';
import { paneContent } from './pane-content.js';

/** The dialog that is open, if any. Escape closes it. */
export function dialogLayer(context: PaneContext): TemplateResult | typeof nothing {
  const pane = context.panes.find(({ id, group }) => group === 'dialog' && id === context.dialog);
  if (pane === undefined) return nothing;
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    context.close();
  };
  return html`<section class="dialog scroll" role="dialog" tabindex="-1" aria-label=${pane.title} data-dialog=${pane.id} @keydown=${key}>
    <header><h2>${pane.title}</h2><button @click=${() => { context.close(); }}>Close</button></header>
    ${paneContent(context, pane)}
  </section>`;
}
