// A part of the snapshot in its pane, or why it cannot be shown. Must not know any pane.
import { html, type TemplateResult } from 'lit';
import type { Part } from '../frame/snapshot.js';

/** The part as `show` draws it; its failure otherwise. `title` is the pane's. */
export function shown<T>(title: string, of: Part<T>, show: (value: T) => TemplateResult): TemplateResult {
  return 'value' in of ? show(of.value) : failed(title, of.failure);
}

/** The words that stand in place of a pane that failed. */
export function failed(title: string, failure: string): TemplateResult {
  return html`<p class="fault" role="alert"><strong>${title} cannot be shown.</strong> Found: ${failure}. The other panes still work; step on or back to draw this one again.</p>`;
}
