// What every element of Dradis extends. It holds failures where they happen: an element that cannot show what it was
// given says so in its own place, and the rest of the page goes on. Must not know any element.
import { css, html, LitElement, render, type CSSResultGroup } from 'lit';
import { sharedStyles } from '../tokens/shared-styles.js';

const failureStyles = css`
  .failure {
    padding: var(--d-3) var(--d-4);
    border-inline-start: 3px solid var(--d-cylon);
    background: var(--d-danger-ground);
    overflow-wrap: anywhere;
  }
  .failure strong {
    display: block;
    color: var(--d-cylon);
  }
`;

/** Base of the elements. An exception while rendering becomes a message in the element and a `dradis-failure` event. */
export class DradisElement extends LitElement {
  static override styles: CSSResultGroup = [sharedStyles, failureStyles];

  /** What the element shows, for the words of a failure; its tag unless an element says better. */
  protected get subject(): string {
    return this.localName.replace(/^dradis-/, '').replaceAll('-', ' ');
  }

  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (thrown) {
      this.#show(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  }

  #show(error: Error): void {
    const message = html`<div class="failure" role="alert">
      <strong>The ${this.subject} cannot be shown.</strong>
      Found: ${error.message || error.name}. The rest of the page still works; another step draws this part again.
    </div>`;
    render(message, this.renderRoot, this.renderOptions);
    this.emit('dradis-failure', { subject: this.subject, message: error.message });
  }

  /** Sends a composed, bubbling event. */
  protected emit(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
