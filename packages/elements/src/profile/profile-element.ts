// <dradis-profile>: what the recorded game cost: how much of the bounds of the pack was used, and the dearest cards, rules and
// statements. Must not measure.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { BudgetUse, Profile } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { columnStyles } from '../tokens/column-styles.js';

/** Rows drawn before one asks for more. */
const PAGE = 100;

interface Row {
  readonly name: string;
  readonly file: string;
  readonly line: number | undefined;
  readonly steps: number;
  readonly time: number | null;
}

function timeInWords(time: number | null): string {
  if (time === null) return '';
  return time >= 100 ? `${time.toFixed(0)} ms` : `${time.toFixed(time >= 1 ? 1 : 3)} ms`;
}

/** Sends `dradis-profile-measure` to have it measured, `dradis-place` with `{ file, line }` to read what is dear, `dradis-goto` with `{ step }`. */
@customElement('dradis-profile')
export class ProfileElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    columnStyles,
    css`
      .head {
        flex: none;
        display: flex;
        flex-wrap: wrap;
        gap: var(--d-2) var(--d-4);
        align-items: center;
        padding: var(--d-2) var(--d-3);
        border-block-end: 1px solid var(--d-line);
      }
      .budget {
        display: grid;
        gap: 1px;
        font-size: var(--d-size-s);
      }
      .budget button {
        min-block-size: 24px;
        padding: 0 6px;
      }
      meter {
        inline-size: 150px;
        block-size: 10px;
      }
      .rows {
        flex: 1;
        min-block-size: 0;
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      th,
      td {
        padding: 2px var(--d-3) 2px 0;
        text-align: start;
        border-block-end: 1px solid var(--d-line);
        font-weight: 400;
      }
      th:first-child {
        padding-inline-start: var(--d-3);
      }
      thead th {
        font-weight: 600;
      }
      .number {
        text-align: end;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      td button {
        min-block-size: 24px;
        padding: 0 6px;
      }
    `,
  ];

  /** Undefined while nothing was measured. */
  @property({ attribute: false }) profile: Profile | undefined;
  /** Whether the game went on since. */
  @property({ type: Boolean }) stale = false;

  @state() private by: 'programs' | 'statements' = 'programs';
  @state() private pages = 1;

  override render(): TemplateResult {
    const { profile } = this;
    return html`<div class="head"><button class="primary" @click=${() => { this.emit('dradis-profile-measure', {}); }}>Measure</button>
        ${profile === undefined ? nothing : html`<span role="status">${profile.steps.toLocaleString('en')} operations${profile.time === null ? '' : `, ${timeInWords(profile.time)}`}${this.stale ? '; the game went on since' : ''}</span>
        ${this.#budget('Operations between two answers', profile.stepBudget)}${this.#budget('Effects inside one another', profile.depthBudget)}
        <button aria-pressed=${this.by === 'statements' ? 'true' : 'false'} @click=${() => { this.by = this.by === 'programs' ? 'statements' : 'programs'; this.pages = 1; }}>By statement</button>`}</div>
      ${profile === undefined ? html`<p class="empty">Here stands what the recorded game cost: operations and time by card and rule, and how much of what the pack allows was used. Measuring plays the game once more.</p>` : this.#table(profile)}`;
  }

  #budget(words: string, { used, limit, step }: BudgetUse): TemplateResult {
    const told = `${used.toLocaleString('en')} of ${limit.toLocaleString('en')}`;
    return html`<div class="budget"><span>${words}</span><meter min="0" max=${limit} high=${limit * 0.5} .value=${used} aria-label="${words}: ${told}"></meter><button title="Go to where it was most" @click=${() => { this.emit('dradis-goto', { step }); }}>${told}</button></div>`;
  }

  #table(profile: Profile): TemplateResult {
    const rows: Row[] = this.by === 'programs'
      ? profile.programs.map(({ name, file, steps, time }) => ({ name, file, line: undefined, steps, time }))
      : profile.statements.map(({ file, span, steps, time }) => ({ name: `${file}:${String(span.line)}`, file, line: span.line, steps, time }));
    return html`<div class="rows scroll" tabindex="0" role="region" aria-label="Costs"><table><thead><tr><th>${this.by === 'programs' ? 'Card or rule' : 'Statement'}</th><th class="number">Operations</th><th class="number">Share</th>${profile.time === null ? nothing : html`<th class="number">Time</th>`}<th>Source</th></tr></thead>
      <tbody>${rows.slice(0, PAGE * this.pages).map(({ name, file, line, steps, time }) => html`<tr><th scope="row">${name}</th><td class="number">${steps.toLocaleString('en')}</td><td class="number">${((steps / Math.max(1, profile.steps)) * 100).toFixed(1)} %</td>${profile.time === null ? nothing : html`<td class="number">${timeInWords(time)}</td>`}<td><button class="quiet" title=${file} aria-label="${file.split('/').at(-1) ?? file}: read ${name}" @click=${() => { this.emit('dradis-place', { file, line: line ?? 1 }); }}>${file.split('/').at(-1)}</button></td></tr>`)}</tbody></table>
      ${rows.length > PAGE * this.pages ? html`<p><button @click=${() => { this.pages += 1; }}>${rows.length - PAGE * this.pages} more</button></p>` : nothing}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-profile': ProfileElement;
  }
}
