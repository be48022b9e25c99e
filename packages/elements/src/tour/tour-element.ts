// <dradis-tour>: a few steps through the page, one at a time, each with something to do. Must not do it: it asks for it.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/** A step: what is to be seen, and what the button does; without `act` there is nothing to do. */
export interface TourStep {
  /** What it is about. */
  readonly title: string;
  /** What is to be seen. */
  readonly text: string;
  /** What is written on the button; undefined when there is nothing to do. */
  readonly act?: string;
}

/** Sends `dradis-tour-act` with `{ step }`, `dradis-tour-step` with `{ step }` to go to another one, and `dradis-tour-end`. Steps count from 0. */
@customElement('dradis-tour')
export class TourElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 100%;
        min-block-size: 0;
      }
      section {
        block-size: 100%;
        padding: var(--d-2) var(--d-4);
      }
      h3 {
        font-size: var(--d-size-l);
        font-weight: 600;
      }
      h3 small {
        font-weight: 400;
        font-size: var(--d-size-s);
        color: var(--d-dim);
      }
      p {
        max-inline-size: 150ch;
        margin-block: 2px var(--d-2);
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
        gap: var(--d-1);
      }
    `,
  ];

  /** In order. */
  @property({ attribute: false }) steps: readonly TourStep[] = [];
  /** The one that is shown. */
  @property({ type: Number }) step = 0;

  override render(): TemplateResult {
    const { steps } = this;
    const at = Math.max(0, Math.min(this.step, steps.length - 1));
    const shown = steps[at];
    if (shown === undefined) return html`<p class="empty">Here stands a tour of the page; it has no steps.</p>`;
    const last = at === steps.length - 1;
    return html`<section class="scroll" tabindex="0" aria-label="Tour"><div aria-live="polite"><h3>${shown.title} <small>${at + 1} of ${steps.length}</small></h3><p>${shown.text}</p></div>
      <div class="foot">${shown.act === undefined ? nothing : html`<button class="primary" @click=${() => { this.emit('dradis-tour-act', { step: at }); }}>${shown.act}</button>`}
        ${at === 0 ? nothing : html`<button @click=${() => { this.emit('dradis-tour-step', { step: at - 1 }); }}>Before</button>`}
        ${last ? html`<button @click=${() => { this.emit('dradis-tour-end', {}); }}>Done</button>` : html`<button @click=${() => { this.emit('dradis-tour-step', { step: at + 1 }); }}>Next</button><button class="quiet" @click=${() => { this.emit('dradis-tour-end', {}); }}>Leave the tour</button>`}</div></section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-tour': TourElement;
  }
}
