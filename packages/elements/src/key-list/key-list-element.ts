// <dradis-key-list>: the commands of a page with their keys. Must not listen to them, nor know which there are.
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { keyInWords } from '../toolbar/commands.js';

/** A row of the list. */
export interface KeyRow {
  /** What the key is for. */
  readonly title: string;
  /** What it does, one sentence without a full stop. */
  readonly hint: string;
  /** As `keyInWords` reads it. */
  readonly key: string;
  /** Heading it stands under. */
  readonly group: string;
}

/** The list that `?` opens. */
@customElement('dradis-key-list')
export class KeyListElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
      }
      .groups {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(290px, 1fr));
        gap: var(--d-3) var(--d-6);
      }
      h3 {
        margin-block-end: 4px;
        font-size: var(--d-size-m);
        font-weight: 600;
        color: var(--d-dim);
      }
      dl {
        display: grid;
        grid-template-columns: minmax(62px, max-content) 1fr;
        column-gap: var(--d-2);
      }
      dl > div {
        display: grid;
        grid-template-columns: subgrid;
        grid-column: 1 / -1;
        padding-block: 3px;
        border-block-start: 1px solid var(--d-line);
      }
      kbd {
        font: 600 var(--d-size-s) / 1.5 var(--d-mono);
        color: var(--d-accent);
        white-space: nowrap;
      }
      dd small {
        display: block;
        font-size: var(--d-size-s);
        color: var(--d-dim);
        line-height: 1.25;
      }
      p {
        margin-block-start: var(--d-3);
        max-inline-size: 74ch;
      }
    `,
  ];

  /** Rows of one group need not stand together; groups come in the order of their first row. */
  @property({ attribute: false }) rows: readonly KeyRow[] = [];

  override render(): TemplateResult {
    if (this.rows.length === 0) return html`<p class="empty">Here stand the commands that have a key. This page has none.</p>`;
    const groups = [...new Set(this.rows.map(({ group }) => group))];
    return html`<div class="groups">${groups.map((title) => html`<section><h3>${title}</h3><dl>
        ${this.rows.filter(({ group }) => group === title).map(({ title: name, hint, key }) => html`<div><dt><kbd>${keyInWords(key)}</kbd></dt><dd>${name}<small>${hint}</small></dd></div>`)}
      </dl></section>`)}</div>
      <p class="dim">In the state tree: arrows walk and fold, <kbd>*</kbd> unfolds all beside, typing goes to a label. On the timeline: arrows go from mark to mark, Page keys from turn to turn. While you type in a field, only keys with Ctrl and function keys are commands.</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-key-list': KeyListElement;
  }
}
