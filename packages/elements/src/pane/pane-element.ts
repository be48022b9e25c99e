// <dradis-pane>: a titled part of the page that folds, or several behind tabs. Must not know what is inside, nor remember
// whether it is folded or which tab is chosen.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/** One of several parts that share a pane. */
export interface PaneTab {
  /** What `dradis-tab` tells. */
  readonly id: string;
  /** What is written on it. */
  readonly title: string;
  /** A few characters behind the title, as a count of mistakes. */
  readonly badge?: string | undefined;
}

/**
 * A pane; `rail` makes a folded one a narrow upright strip. With more than one of `tabs` it has them in place of its heading;
 * what is inside is that of the chosen one. Sends `dradis-fold` with `{ folded }` and `dradis-tab` with `{ tab }`.
 */
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
      header.tabbed {
        gap: 0;
      }
      .fold {
        flex: none;
        min-block-size: 24px;
        padding: 1px 5px;
        line-height: 1;
      }
      [role='tablist'] {
        display: flex;
        align-self: end;
        min-inline-size: 0;
        overflow-x: auto;
        scrollbar-width: none;
      }
      [role='tab'] {
        flex: none;
        min-block-size: 26px;
        padding: 2px 9px;
        font-weight: 600;
        color: var(--d-dim);
        white-space: nowrap;
      }
      [role='tab'][aria-selected='true'] {
        color: var(--d-text);
        box-shadow: inset 0 -2px var(--d-accent-line);
      }
      .badge {
        margin-inline-start: 5px;
        color: var(--d-cylon);
        font-size: var(--d-size-s);
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

  /** What is in it; with several tabs only screen readers are told. */
  @property() heading = '';
  /** A short remark beside the heading. */
  @property() note = '';
  /** Whether what is in it is hidden. */
  @property({ type: Boolean, reflect: true }) folded = false;
  /** Whether it becomes a narrow upright strip when it is folded. */
  @property({ type: Boolean, reflect: true }) rail = false;
  /** The parts that share it, from left to right. */
  @property({ attribute: false }) tabs: readonly PaneTab[] = [];
  /** Id of the tab that is shown. */
  @property() chosen = '';

  override render(): TemplateResult {
    const tabbed = this.tabs.length > 1;
    const note = this.note === '' ? nothing : html`<span class="note" title=${this.note}>${this.note}</span>`;
    const chevron = html`<svg viewBox="0 0 12 12" aria-hidden="true"><path d="M4 2l4 4-4 4" /></svg>`;
    const fold = (): void => { this.emit('dradis-fold', { folded: !this.folded }); };
    return html`<section class="cut" aria-labelledby=${tabbed ? nothing : 'title'} aria-label=${tabbed ? this.heading : nothing}>
      <header class=${tabbed ? 'tabbed' : ''}>${tabbed
        ? html`<h2 class="for-readers">${this.heading}</h2><button class="quiet fold" aria-expanded=${this.folded ? 'false' : 'true'} aria-label=${this.heading} title=${this.folded ? 'Unfold' : 'Fold'} @click=${fold}>${chevron}</button>
          <div role="tablist" aria-label=${this.heading} @keydown=${this.#key}>${this.tabs.map((tab) => this.#tab(tab))}</div>${note}`
        : html`<h2 id="title"><button class="quiet" aria-expanded=${this.folded ? 'false' : 'true'} @click=${fold}>${chevron}${this.heading}</button></h2>${note}`}
      </header>
      ${this.folded ? nothing : html`<div class="body" id="body" role=${tabbed ? 'tabpanel' : nothing} aria-labelledby=${tabbed ? `tab-${this.chosen}` : nothing}><slot></slot></div>`}
    </section>`;
  }

  #tab({ id, title, badge }: PaneTab): TemplateResult {
    const chosen = id === this.chosen;
    return html`<button class="quiet" role="tab" id="tab-${id}" data-tab=${id} aria-selected=${chosen ? 'true' : 'false'} aria-controls=${this.folded ? nothing : 'body'} tabindex=${chosen ? 0 : -1}
      @click=${() => { this.emit('dradis-tab', { tab: id }); }}>${title}${badge === undefined ? nothing : html`<span class="badge">${badge}</span>`}</button>`;
  }

  #key(event: KeyboardEvent): void {
    const at = this.tabs.findIndex(({ id }) => id === this.chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + this.tabs.length, Home: 0, End: this.tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = this.tabs[to % this.tabs.length];
    if (tab === undefined) return;
    this.emit('dradis-tab', { tab: tab.id });
    void this.updateComplete.then(() => { this.renderRoot.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(); });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('chosen')) this.renderRoot.querySelector('[role=tab][aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-pane': PaneElement;
  }
}
