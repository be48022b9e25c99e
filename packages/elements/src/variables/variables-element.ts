// <dradis-variables>: the names in scope of one frame. Must not change a value.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { LocalVariable } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';

/** A table of names, values and types; changed ones show the old value first. */
@customElement('dradis-variables')
export class VariablesElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 100%;
        min-block-size: 0;
      }
      .scroll {
        block-size: 100%;
      }
      .scroll:focus-visible {
        outline: 2px solid var(--d-accent-line);
        outline-offset: -2px;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th {
        inline-size: 1%;
        padding: 2px 8px 2px var(--d-3);
        font-weight: 500;
        text-align: start;
        vertical-align: top;
        white-space: nowrap;
      }
      td {
        padding: 2px var(--d-3) 2px 0;
        overflow-wrap: anywhere;
      }
      tr + tr > * {
        border-block-start: 1px solid var(--d-line);
      }
      small {
        display: block;
        color: var(--d-dim);
        font: var(--d-size-s) / 1.3 var(--d-mono);
      }
      del {
        color: var(--d-dim);
        text-decoration: none;
      }
      .changed th {
        color: var(--d-changed);
      }
      .changed ins {
        text-decoration: none;
        font-weight: 600;
        color: var(--d-changed);
      }
    `,
  ];

  /** Of the selected frame. */
  @property({ attribute: false }) variables: readonly LocalVariable[] = [];
  /** Values before the last command, by name; only for those of the same frame. */
  @property({ attribute: false }) earlier: Readonly<Record<string, string>> = {};

  override render(): TemplateResult {
    if (this.variables.length === 0) return html`<p class="empty">Here stand the names in scope: what was chosen, rolled, counted. This frame has none yet.</p>`;
    return html`<div class="scroll" tabindex="0" role="group" aria-label="Variables"><table>
      <tbody>${this.variables.map(({ name, type, value }) => {
        const old = Object.hasOwn(this.earlier, name) ? this.earlier[name] : undefined;
        const changed = old !== undefined && old !== value;
        return html`<tr class=${changed ? 'changed' : ''}>
          <th scope="row">${changed ? html`<span aria-hidden="true">~ </span>` : nothing}${name}</th>
          <td>${changed ? html`<del>${old}</del> <span>→</span> <ins>${value}</ins>` : value}<small>${type}</small></td>
        </tr>`;
      })}</tbody>
    </table></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-variables': VariablesElement;
  }
}
