// What stands in a pane: what it renders, why it failed, or why a seat may not look. Must not know any pane.
import { html, noChange, type TemplateResult } from 'lit';
import type { PaneTab } from '@dradis/elements';
import type { Pane } from '../panes/pane.js';
import { failed } from '../panes/shown.js';
import type { PaneContext } from './context.js';
import { attempt } from './snapshot.js';

/** The inside of a pane; nothing new while it is held back. */
export function paneContent(context: PaneContext, pane: Pane): TemplateResult | typeof noChange {
  if (context.held && pane.live !== true) return noChange;
  if (pane.onlyAllSeeing === true && context.seat !== 'everything') {
    return html`<p class="seat-note">Players do not see the rules at work, for they name hidden cards. View as everything to see ${pane.title.toLowerCase()} here.</p>`;
  }
  const drawn = attempt(() => pane.render(context));
  return 'value' in drawn ? drawn.value : failed(pane.title, drawn.failure);
}

/** The tab of a pane. */
export function tabOf(context: PaneContext, { id, title, badge }: Pane): PaneTab {
  return { id, title, badge: badge?.(context) };
}
