// <dradis-why>: where a value of the state comes from: the statement that wrote it, what that was part of, and the answer and the
// dice before it. Must not look it up.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Provenance, TimelineEntry } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { kindLooks } from '../timeline/timeline-kinds.js';

/** Causes shown before the rest is counted. */
const MOST_CAUSES = 4;
/** Marks before it that a person or chance made; the others follow from the rules. */
const TURNINGS: Partial<Record<TimelineEntry['kind'], string>> = { decision: 'Answer', ability: 'Ability', roll: 'Die', shuffle: 'Shuffle', forced: 'Edit' };
const MOST_TURNINGS = 6;

/** Sends `dradis-goto` with the step that wrote the value or of an answer or die before it, and `dradis-close`. */
@customElement('dradis-why')
export class WhyElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        padding: 6px var(--d-3) var(--d-2);
        border-block-start: 1px solid var(--d-line);
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--d-2);
      }
      h3 {
        flex: 1;
        min-inline-size: 0;
        font-size: var(--d-size-m);
        font-weight: 600;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      button {
        min-block-size: 24px;
        padding: 1px 8px;
      }
      ol {
        margin-block-start: 3px;
        font-size: var(--d-size-s);
      }
      li {
        display: flex;
        gap: 6px;
        overflow: hidden;
        white-space: nowrap;
      }
      li span:first-of-type {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      li + li span:first-of-type::before {
        content: '← ';
        color: var(--d-dim);
      }
      li:first-child span:first-of-type {
        color: var(--d-accent);
      }
      h4 {
        margin: 4px 0 0;
        font-size: var(--d-size-s);
        font-weight: 400;
        color: var(--d-dim);
      }
      li button {
        flex: 1;
        min-inline-size: 0;
        min-block-size: 22px;
        padding: 1px 4px;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      li button i {
        font-style: normal;
        color: var(--d-dim);
      }
    `,
  ];

  /** What it is about, in words. */
  @property({ attribute: false }) about = '';
  /** Null when it is as it was at the beginning. */
  @property({ attribute: false }) provenance: Provenance | null = null;
  /** What players are called, by id. */
  @property({ attribute: false }) players: Readonly<Record<string, string>> = {};

  override render(): TemplateResult {
    const { provenance } = this;
    return html`<section aria-label="Why ${this.about}">
      <header><h3 title=${this.about}>Why ${this.about}</h3>
        ${provenance === null ? nothing : html`<button @click=${() => { this.emit('dradis-goto', { step: provenance.step }); }} title="Go to the step right after it was written">Step ${provenance.step}</button>`}
        <button class="quiet" aria-label="Close" title="Close" @click=${() => { this.emit('dradis-close', {}); }}>×</button></header>
      ${provenance === null ? html`<p class="dim">It is as it was at the beginning; nothing has written it up to here.</p>` : html`${this.#causes(provenance)}${this.#turnings(provenance)}`}
    </section>`;
  }

  #causes({ stack, place }: Provenance): TemplateResult {
    const rest = stack.length - MOST_CAUSES;
    return html`<ol>
      ${stack.slice(0, MOST_CAUSES).map(({ name, thing, file, span }, index) => {
        const at = index === 0 && place !== null ? place : file !== null && span !== null ? { file, span } : null;
        return html`<li><span title=${name}>${thing === null || name.includes(thing.title) ? name : `${thing.title}: ${name}`}</span>${at === null ? nothing : html`<span class="mono dim">${at.file.split('/').at(-1)}:${at.span.line}</span>`}</li>`;
      })}
      ${rest > 0 ? html`<li class="dim"><span>${rest} more</span></li>` : nothing}
    </ol>`;
  }

  /** The last answer before it, and the dice since, each of which leads to its step. */
  #turnings({ since }: Provenance): TemplateResult | typeof nothing {
    const shown = since.filter(({ kind }) => TURNINGS[kind] !== undefined).slice(-MOST_TURNINGS);
    if (shown.length === 0) return nothing;
    return html`<h4 id="turnings">It hung on</h4><ul aria-labelledby="turnings">${shown.map(({ step, kind, label, player }) => html`<li>
      <button class="quiet" title="Go to step ${step}" @click=${() => { this.emit('dradis-goto', { step }); }}><span aria-hidden="true">${kindLooks[kind].sign}</span> ${TURNINGS[kind]}: ${label}${player === undefined ? nothing : html` <i>${this.players[player] ?? player}</i>`}</button></li>`)}</ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-why': WhyElement;
  }
}
