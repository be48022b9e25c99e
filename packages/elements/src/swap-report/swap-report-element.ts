// <dradis-swap-report>: what became of a game when its rules were replaced: the same, another one from a step on, or none. Must
// not play anything again.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SwapReport } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';

const WORDS: Readonly<Record<SwapReport['outcome'], string>> = { same: '= The same game', diverged: '≠ Another game', impossible: '✗ Not possible' };

/** Sends `dradis-goto` with `{ step }`. */
@customElement('dradis-swap-report')
export class SwapReportElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
      }
      h3 {
        font-size: var(--d-size-m);
        font-weight: 600;
        margin-block: var(--d-2) 2px;
      }
      .outcome {
        font-weight: 600;
      }
      .outcome.diverged,
      .outcome.impossible {
        color: var(--d-cylon);
      }
      table {
        border-collapse: collapse;
        inline-size: 100%;
      }
      th,
      td {
        padding: 2px var(--d-2);
        text-align: start;
        vertical-align: top;
        border-block-end: 1px solid var(--d-line);
        overflow-wrap: anywhere;
      }
      td:nth-child(2) {
        color: var(--d-dim);
      }
    `,
  ];

  /** Undefined while nothing was replaced. */
  @property({ attribute: false }) report: SwapReport | undefined;

  override render(): TemplateResult {
    const { report } = this;
    if (report === undefined) return html`<p class="empty">Here stands what becomes of the game when its rules are written anew: the same answers are given again, and the first step at which the game is another one is told with both sides.</p>`;
    const { outcome, step, message, differences, lost, breakpoints } = report;
    return html`<p><span class="outcome ${outcome}">${WORDS[outcome]}.</span> ${message}</p>
      ${step === null ? nothing : html`<p><button @click=${() => { this.emit('dradis-goto', { step }); }} title="Go to the first step at which it is another game">Step ${step}</button></p>`}
      ${differences.length === 0 ? nothing : html`<h3>What differs there</h3><table><thead><tr><th>What</th><th>With the old rules</th><th>With the new ones</th></tr></thead>
        <tbody>${differences.map(({ path, label, before, after }) => html`<tr><th scope="row" title=${path}>${label}</th><td>${before === '' ? 'not there' : before}</td><td>${after === '' ? 'not there' : after}</td></tr>`)}</tbody></table>`}
      ${lost.length === 0 ? nothing : html`<h3>Branches that could not be played again</h3><ul>${lost.map((name) => html`<li>${name}</li>`)}</ul>`}
      ${breakpoints.length === 0 ? nothing : html`<h3>Breakpoints</h3><ul>${breakpoints.map(({ from, message: told }) => html`<li>Line ${from}: ${told}</li>`)}</ul>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-swap-report': SwapReportElement;
  }
}
