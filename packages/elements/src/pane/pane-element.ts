// <dradis-pane>: a titled part of the page that folds. Must not know what is inside, nor remember whether it is folded.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/** A pane; `rail` makes a folded one a narrow upright strip. Sends `dradis-fold` with `{ folded }`. */
@customElement('dradis-pane')
export class PaneElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 100%;
        min-block-size: 0;
        min-inline-size: 0;
      }
      :host([folded]) {
        block-size: auto;
      }
      :host([folded][rail]) {
        block-size: 100%;
      }
      section.cut {
        --cut: var(--d-cut-panel);
        --fill: var(--d-panel);
        display: flex;
        flex-direction: column;
        block-size: 100%;
        min-block-size: 0;
        padding: 1px;
      }
      header {
        flex: none;
        display: flex;
        align-items: center;
        gap: var(--d-2);
        min-block-size: 27px;
        padding-inline: var(--d-1) var(--d-3);
      }
      h2 {
        font-size: var(--d-size-m);
        font-weight: 600;
        min-inline-size: 0;
      }
      h2 button {
        display: inline-flex;
        align-items: center;
        gap: 5px;
        min-block-size: 24px;
        padding: 1px 8px 1px 5px;
        font-weight: 600;
        white-space: nowrap;
      }
      svg {
        inline-size: 11px;
        block-size: 11px;
        fill: none;
        stroke: var(--d-dim);
        stroke-width: 1.8;
        transform: rotate(90deg);
      }
      :host([folded]) svg {
        transform: none;
      }
      .note {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        color: var(--d-dim);
        font-size: var(--d-size-s);
        text-align: end;
      }
      .body {
        flex: 1;
        min-block-size: 0;
        display: flex;
        flex-direction: column;
        border-block-start: 1px solid var(--d-line);
      }
      .body ::slotted(*) {
        flex: 1;
        min-block-size: 0;
      }
      :host([folded][rail]) header {
        writing-mode: vertical-rl;
        padding: var(--d-3) 0;
        justify-content: start;
      }
      :host([folded][rail]) .note {
        text-align: start;
      }
    `,
  ];

  @property() heading = '';
  /** A short remark beside the heading. */
  @property() note = '';
  @property({ type: Boolean, reflect: true }) folded = false;
  @property({ type: Boolean, reflect: true }) rail = false;

  override render(): TemplateResult {
    return html`<section class="cut" aria-labelledby="title">
      <header>
        <h2 id="title"><button class="quiet" aria-expanded=${this.folded ? 'false' : 'true'} @click=${() => { this.emit('dradis-fold', { folded: !this.folded }); }}>
          <svg viewBox="0 0 12 12" aria-hidden="true"><path d="M4 2l4 4-4 4" /></svg>${this.heading}</button></h2>
        ${this.note === '' ? nothing : html`<span class="note" title=${this.note}>${this.note}</span>`}
      </header>
      ${this.folded ? nothing : html`<div class="body"><slot></slot></div>`}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-pane': PaneElement;
  }
}
