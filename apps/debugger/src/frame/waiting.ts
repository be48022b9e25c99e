// What stands on the page before there is a game. Must not load one.
import { html, type TemplateResult } from 'lit';

/** That the rules are being compiled, or the fault for which there is no game. */
export function waiting(fault: string | undefined): TemplateResult {
  if (fault !== undefined) return html`<p class="fault" role="alert"><strong>The game cannot be loaded.</strong> Found: ${fault}. Expected a compiled pack; reload the page, or build the content anew and reload.</p>`;
  return html`<div class="wait"><svg viewBox="-50 -50 100 100" aria-hidden="true"><circle r="46" /><circle r="31" /><circle r="16" /><path class="sweep" d="M0 0V-46" /></svg><p>Compiling the rules</p></div>`;
}
