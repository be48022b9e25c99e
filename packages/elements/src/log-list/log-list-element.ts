// <dradis-log-list>: what log points wrote, also of the past, and where. Must not write.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { rowsToDraw } from '../foundation/virtual-rows.js';

const ROW_HEIGHT = 22;

/** A line that a log point wrote. */
export interface LogLine {
  /** The step at which it was written. */
  readonly step: number;
  /** What was written. */
  readonly text: string;
  /** Why there is no text, or not all of it; null when there is. */
  readonly problem: string | null;
}

/** Lines in order of step, those after the cursor dimmed. Sends `dradis-goto` with `{ step }`. */
@customElement('dradis-log-list')
export class LogListElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 100%;
        min-block-size: 0;
      }
      .list {
        block-size: 100%;
        position: relative;
      }
      .spacer {
        position: relative;
      }
      button {
        position: absolute;
        inset-inline: 0;
        block-size: 22px;
        min-block-size: 22px;
        display: grid;
        grid-template-columns: 62px 1fr;
        gap: var(--d-2);
        align-items: baseline;
        padding: 1px var(--d-3);
        --cut: 0px;
      }
      button span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .step {
        color: var(--d-dim);
        text-align: end;
      }
      .later .text {
        color: var(--d-dim);
      }
      .current {
        --fill: var(--d-accent-ground);
        color: var(--d-accent);
      }
      .problem {
        color: var(--d-cylon);
      }
    `,
  ];

  /** In order of step. */
  @property({ attribute: false }) lines: readonly LogLine[] = [];
  /** Where the cursor stands. */
  @property({ type: Number }) step = 0;

  @state() private scrollPosition = 0;
  @state() private viewHeight = 200;
  readonly #observer = new ResizeObserver(() => { this.viewHeight = this.clientHeight; });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  override render(): TemplateResult {
    const { lines } = this;
    if (lines.length === 0) return html`<p class="empty">Here stands what breakpoints write, for the past too. Give a breakpoint a text to write instead of stopping.</p>`;
    const { start, end } = rowsToDraw(lines.length, ROW_HEIGHT, this.scrollPosition, this.viewHeight);
    const current = lines.findLastIndex(({ step }) => step <= this.step);
    return html`<div class="list scroll" role="region" tabindex="0" aria-label="Log, ${lines.length} lines" @scroll=${(event: Event) => { this.scrollPosition = (event.target as HTMLElement).scrollTop; }}>
      <div class="spacer" style="block-size: ${lines.length * ROW_HEIGHT}px">${repeat(Array.from({ length: end - start }, (_, at) => start + at), (index) => index, (index) => {
        const line = lines[index];
        if (line === undefined) return nothing;
        const { step, text, problem } = line;
        return html`<button class="quiet ${step > this.step ? 'later' : ''} ${index === current ? 'current' : ''}" style="inset-block-start: ${index * ROW_HEIGHT}px" title=${problem ?? text} @click=${() => { this.emit('dradis-goto', { step }); }}><span class="step mono">${step}</span><span class="text ${problem === null ? '' : 'problem'}">${problem ?? text}</span></button>`;
      })}</div></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-log-list': LogListElement;
  }
}
