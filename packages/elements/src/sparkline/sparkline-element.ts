// <dradis-sparkline>: one value over the whole recorded line. Must not know what the value is.
import { css, html, svg, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { sparkPath, type SparkPoint } from './sparkline-path.js';

const WIDTH = 200;
const HEIGHT = 20;

/** A step plot with the cursor in it. A click sends `dradis-goto` with `{ step }`; the keyboard goes by the buttons beside it. */
@customElement('dradis-sparkline')
export class SparklineElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 26px;
        cursor: crosshair;
      }
      svg {
        display: block;
        inline-size: 100%;
        block-size: 100%;
        overflow: visible;
      }
      path {
        fill: none;
        stroke: var(--d-changed);
        stroke-width: 1.4;
        vector-effect: non-scaling-stroke;
      }
      .base {
        stroke: var(--d-line);
        stroke-width: 1;
      }
      .cursor {
        stroke: var(--d-accent-line);
        stroke-width: 1.5;
      }
    `,
  ];

  /** In order of step, the first at the beginning. */
  @property({ attribute: false }) points: readonly SparkPoint[] = [];
  /** Where the cursor stands, and the last recorded step. */
  @property({ type: Number }) step = 0;
  /** The last recorded step: the right edge of the plot. */
  @property({ type: Number }) last = 0;
  /** What the value is, for who cannot see the plot. */
  @property() label = '';

  override render(): TemplateResult {
    const { line, lowest, highest } = sparkPath(this.points, this.last, WIDTH, HEIGHT);
    const at = this.last === 0 ? 0 : (this.step / this.last) * WIDTH;
    const changes = Math.max(0, this.points.length - 1);
    const told = `${this.label}: ${line === '' ? '' : `from ${String(lowest)} to ${String(highest)}, `}${changes === 1 ? '1 change' : `${String(changes)} changes`} over ${String(this.last)} steps`;
    return html`<svg viewBox="0 -2 ${WIDTH} ${HEIGHT + 4}" preserveAspectRatio="none" role="img" aria-label=${told} @click=${this.#click}>
      <path class="base" d="M0 ${HEIGHT}H${WIDTH}" />
      ${line === '' ? this.points.slice(0, WIDTH * 4).map(({ step }) => svg`<path d="M${String(this.last === 0 ? 0 : (step / this.last) * WIDTH)} ${HEIGHT - 8}V${HEIGHT}" />`) : svg`<path d=${line} />`}
      <path class="cursor" d="M${at} -2V${HEIGHT + 2}" />
    </svg>`;
  }

  #click(event: MouseEvent): void {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    if (box.width > 0) this.emit('dradis-goto', { step: Math.round(((event.clientX - box.left) / box.width) * this.last) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-sparkline': SparklineElement;
  }
}
