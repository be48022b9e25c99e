// <dradis-dial>: one resource as a dial with its red zone drawn. Must not know which resource it shows.
import { css, html, nothing, svg, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { BoardDial } from '../board/board-model.js';
import { DradisElement } from '../foundation/dradis-element.js';

const RADIUS = 23;
const START = 135;
const SWEEP = 270;

function point(angle: number, radius: number): string {
  const rad = (angle * Math.PI) / 180;
  return `${(radius * Math.cos(rad)).toFixed(2)} ${(radius * Math.sin(rad)).toFixed(2)}`;
}

function arc(from: number, to: number, radius: number): string {
  return `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to, radius)}`;
}

/** A dial from 0 to `dial.most`. Shows old and new value for the step that changed it. Sends `dradis-inspect` with its path, when it has one, on a click. */
@customElement('dradis-dial')
export class DialElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: inline-block;
        inline-size: 62px;
        text-align: center;
      }
      button {
        display: block;
        inline-size: 100%;
        min-block-size: 0;
        padding: 0;
        --rim: transparent;
        --fill: transparent;
        text-align: center;
      }
      svg {
        display: block;
        inline-size: 54px;
        block-size: 46px;
        margin-inline: auto;
        overflow: visible;
      }
      .scale {
        fill: none;
        stroke: var(--d-edge);
        stroke-width: 1;
      }
      .red {
        fill: none;
        stroke: var(--d-cylon);
        stroke-width: 4;
      }
      .level {
        fill: none;
        stroke: var(--d-text);
        stroke-width: 2.5;
      }
      .needle {
        stroke: var(--d-text);
        stroke-width: 2;
      }
      .low .level,
      .low .needle {
        stroke: var(--d-cylon);
      }
      .low .value {
        fill: var(--d-cylon);
        text-decoration: underline;
      }
      .value {
        font: 600 19px var(--d-sans);
        fill: var(--d-text);
        text-anchor: middle;
        dominant-baseline: central;
      }
      .both {
        font-size: 13px;
      }
      .label {
        display: block;
        font-size: var(--d-size-s);
        line-height: 1.2;
        margin-block-start: 2px;
        white-space: nowrap;
      }
      .touched .label {
        color: var(--d-accent);
        font-weight: 600;
      }
      .touched .mark {
        fill: none;
        stroke: var(--d-accent-line);
        stroke-width: 1.2;
      }
      .glow {
        fill: none;
        stroke: var(--d-glow);
        stroke-width: 6;
        opacity: 0;
        animation: glow 900ms ease-out 1;
      }
      @keyframes glow {
        from {
          opacity: 0.8;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .glow {
          animation: none;
        }
      }
    `,
  ];

  /** The dial to show; undefined shows an empty one. */
  @property({ attribute: false }) dial: BoardDial | undefined;
  /** Changes with every step, so that the glow plays again. */
  @property({ attribute: false }) stamp = 0;

  override render(): TemplateResult {
    const { dial } = this;
    if (dial === undefined) return html`<p class="dim">No dial</p>`;
    const changed = dial.before !== undefined && dial.before !== dial.value;
    const low = dial.value <= dial.redUpTo;
    const words = `${dial.title} ${changed ? `${dial.before ?? ''} to ` : ''}${dial.value} of ${dial.most}${low ? ', in the red zone' : ''}`;
    const drawn = this.#drawn(dial, words, changed);
    const classes = `${low ? 'low' : ''} ${changed ? 'touched' : ''}`;
    const { path } = dial;
    return path === undefined
      ? html`<div class=${classes}>${drawn}</div>`
      : html`<button class=${classes} title="Why it is ${dial.value}" @click=${() => { this.emit('dradis-inspect', { path }); }}>${drawn}<span class="for-readers">, why</span></button>`;
  }

  #drawn(dial: BoardDial, words: string, changed: boolean): TemplateResult {
    const most = Math.max(1, dial.most);
    const angle = (value: number): number => START + (SWEEP * Math.max(0, Math.min(most, value))) / most;
    return html`<svg viewBox="-29 -27 58 48" role="img" aria-label=${words}>
        <title>${words}; red at ${dial.redUpTo} and below</title>
        ${changed ? keyed(this.stamp, svg`<circle class="glow" r="26" />`) : nothing}
        ${changed ? svg`<circle class="mark" r="26.5" />` : nothing}
        <path class="scale" d=${arc(START, START + SWEEP, RADIUS)} />
        ${dial.redUpTo > 0 ? svg`<path class="red" d=${arc(START, angle(dial.redUpTo), RADIUS)} />` : nothing}
        <path class="scale" d=${Array.from({ length: most + 1 }, (_, at) => `M${point(angle(at), 18.5)}L${point(angle(at), at % 5 === 0 ? 15.5 : 17)}`).join('')} />
        <path class="needle" d="M${point(angle(dial.value), 14)}L${point(angle(dial.value), 25.5)}" />
        <text class="value ${changed ? 'both' : ''}" y="1">${changed ? `${String(dial.before ?? '')}→${String(dial.value)}` : dial.value}</text>
      </svg>
      <span class="label" aria-hidden="true">${dial.title}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-dial': DialElement;
  }
}
