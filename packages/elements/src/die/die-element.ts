// <dradis-die>: shows the face of one eight-sided die. Must not roll: it shows the number that it is given.
import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

/** An eight-sided die that shows a roll, or a dash while there is none. */
@customElement('dradis-die')
export class DieElement extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: inline-grid;
      place-items: center;
      inline-size: 2.5rem;
      block-size: 2.5rem;
      border: 2px solid currentColor;
      border-radius: 0.375rem;
      font: 600 1.25rem/1 system-ui, sans-serif;
      font-variant-numeric: tabular-nums;
    }
  `;

  /** The number rolled, 1 to 8; undefined before the roll. */
  @property({ type: Number }) value: number | undefined;

  override render(): TemplateResult {
    const label = this.value === undefined ? 'Die, not rolled' : `Die, rolled ${String(this.value)}`;
    return html`<span role="img" aria-label=${label}>${this.value ?? '–'}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-die': DieElement;
  }
}
