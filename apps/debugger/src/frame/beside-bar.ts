// Says that another game is on the page than the one that is kept, and leads back. Must not open one.
import { html, nothing, type TemplateResult } from 'lit';
import type { AppContext } from './context.js';

/** The bar; nothing while the own game is shown. */
export function besideBar({ store, command }: AppContext): TemplateResult | typeof nothing {
  const beside = store?.beside;
  if (beside === undefined) return nothing;
  return html`<div class="notice beside" role="status"><span><b>${beside}</b> is on the board. Your own game waits as it was.</span><button title="Back to your own game (Z)" @click=${() => { command('leave'); }}>Back to your game</button></div>`;
}
