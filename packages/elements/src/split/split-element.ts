// <dradis-split>: two parts with a bar between them that drags and takes arrow keys. Must not remember its size.
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import { DradisElement } from '../foundation/dradis-element.js';

const KEY_STEP = 16;

/**
 * Slots `start` and `end`. One of them, `sized`, has a size in pixels; the other takes the rest. While `still` is set the
 * sized part is as large as what is in it, and the bar rests. Sends `dradis-resize` with `{ size }`.
 */
@customElement('dradis-split')
export class SplitElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 100%;
        min-block-size: 0;
        min-inline-size: 0;
      }
      .frame {
        display: grid;
        block-size: 100%;
        min-block-size: 0;
      }
      .part {
        min-block-size: 0;
        min-inline-size: 0;
        display: grid;
      }
      .bar {
        position: relative;
        touch-action: none;
        cursor: col-resize;
      }
      .down > .bar {
        cursor: row-resize;
      }
      .bar::after {
        content: '';
        position: absolute;
        inset: 2px;
        background: transparent;
      }
      .bar:hover::after {
        background: var(--d-edge);
      }
      .bar:focus-visible {
        outline: none;
      }
      .bar:focus-visible::after {
        background: var(--d-accent-line);
      }
      .still {
        cursor: default;
        pointer-events: none;
      }
    `,
  ];

  /** Parts stand below each other. */
  @property({ type: Boolean }) down = false;
  /** Which part has a size; the other takes the rest. */
  @property() sized: 'start' | 'end' = 'start';
  /** Of the sized part, in pixels. */
  @property({ type: Number }) size = 300;
  /** The smallest size, in pixels. */
  @property({ type: Number }) least = 120;
  /** What the other part keeps at least. */
  @property({ type: Number }) leastRest = 160;
  /** Whether the sized part is as large as what is in it, and the bar rests. */
  @property({ type: Boolean }) still = false;
  /** What the bar is between, for readers: "Source and board". */
  @property() label = 'Size';

  override render(): TemplateResult {
    const size = this.still ? 'max-content' : `min(${String(this.size)}px, calc(100% - ${String(this.leastRest)}px))`;
    const tracks = this.sized === 'start' ? `${size} 6px minmax(0, 1fr)` : `minmax(0, 1fr) 6px ${size}`;
    const style = this.down ? { gridTemplateRows: tracks } : { gridTemplateColumns: tracks };
    return html`<div class="frame ${this.down ? 'down' : ''}" style=${styleMap(style)}>
      <div class="part"><slot name="start"></slot></div>
      <div class="bar ${this.still ? 'still' : ''}" role="separator" tabindex=${this.still ? -1 : 0} aria-label=${this.label} aria-orientation=${this.down ? 'horizontal' : 'vertical'}
        aria-valuemin=${this.least} aria-valuemax=${this.#most()} aria-valuenow=${Math.round(this.size)} @pointerdown=${this.#drag} @keydown=${this.#key}></div>
      <div class="part"><slot name="end"></slot></div>
    </div>`;
  }

  #most(): number {
    const room = this.down ? this.clientHeight : this.clientWidth;
    return Math.max(this.least, room - this.leastRest - 6);
  }

  #resize(size: number): void {
    this.emit('dradis-resize', { size: Math.round(Math.max(this.least, Math.min(this.#most(), size))) });
  }

  #key(event: KeyboardEvent): void {
    const grows = this.down ? 'ArrowDown' : 'ArrowRight';
    const shrinks = this.down ? 'ArrowUp' : 'ArrowLeft';
    const sign = this.sized === 'start' ? 1 : -1;
    const to = { [grows]: this.size + sign * KEY_STEP, [shrinks]: this.size - sign * KEY_STEP, Home: this.least, End: this.#most() }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#resize(to);
  }

  #drag(event: PointerEvent): void {
    const bar = event.currentTarget as HTMLElement;
    event.preventDefault();
    bar.setPointerCapture(event.pointerId);
    const from = this.down ? event.clientY : event.clientX;
    const size = Math.min(this.size, this.#most());
    const sign = this.sized === 'start' ? 1 : -1;
    const move = (moved: PointerEvent): void => {
      this.#resize(size + sign * ((this.down ? moved.clientY : moved.clientX) - from));
    };
    const stop = new AbortController();
    bar.addEventListener('pointermove', move, { signal: stop.signal });
    for (const type of ['pointerup', 'pointercancel'] as const) bar.addEventListener(type, () => { stop.abort(); }, { signal: stop.signal });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-split': SplitElement;
  }
}
