// <dradis-app>: the frame of the debugger. Must not know the engine; it sees a session through elements.
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';

/** The whole page of the debugger. */
@customElement('dradis-app')
export class AppElement extends LitElement {
  override render(): TemplateResult {
    return html`<main><h1>Dradis</h1></main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-app': AppElement;
  }
}
