// <dradis-call-stack>: the frames of what is being carried out, innermost first. Must not step: it selects.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FrameKind, StackFrame } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';

const KINDS: Record<FrameKind, string> = { procedure: 'rule', effect: 'effect', ability: 'ability', 'on-use': 'use', window: 'window', use: 'use' };

/** A listbox of frames. Sends `dradis-frame` with the index of the one that is chosen. */
@customElement('dradis-call-stack')
export class CallStackElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        block-size: 100%;
        min-block-size: 0;
      }
      ol {
        block-size: 100%;
        padding-block: 3px;
      }
      li {
        display: grid;
        grid-template-columns: 58px 1fr auto;
        gap: 0 6px;
        align-items: baseline;
        padding: 2px var(--d-3) 2px calc(var(--d-3) - 3px);
        border-inline-start: 3px solid transparent;
        cursor: pointer;
      }
      li:hover {
        background: color-mix(in oklab, transparent, var(--d-text) 6%);
      }
      .kind {
        font-size: var(--d-size-s);
        color: var(--d-dim);
      }
      .name {
        overflow-wrap: anywhere;
      }
      .name small {
        display: block;
        font-size: var(--d-size-s);
        color: var(--d-dim);
        line-height: 1.2;
      }
      .place {
        color: var(--d-dim);
      }
      .selected {
        background: color-mix(in oklab, transparent, var(--d-text) 9%);
        border-inline-start-color: var(--d-edge);
      }
      .innermost {
        border-inline-start-color: var(--d-accent-line);
      }
      .innermost .name {
        font-weight: 600;
        color: var(--d-accent);
      }
      ol:focus-visible {
        outline: none;
      }
      ol:focus-visible .selected {
        outline: 2px solid var(--d-accent-line);
        outline-offset: -2px;
      }
      @media (forced-colors: active) {
        .selected {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
      }
    `,
  ];

  /** Innermost first. */
  @property({ attribute: false }) frames: readonly StackFrame[] = [];
  /** Index of the frame that source and variables show. */
  @property({ attribute: false }) selected = 0;

  override render(): TemplateResult {
    if (this.frames.length === 0) return html`<p class="empty">Here stand the rules and effects being carried out, the innermost first. Nothing runs before the first step and after the end.</p>`;
    const selected = Math.min(this.selected, this.frames.length - 1);
    return html`<ol class="scroll" role="listbox" tabindex="0" aria-label="Call stack" aria-activedescendant="frame-${selected}" @keydown=${this.#key}>
      ${this.frames.map((frame, index) => {
        const { name, kind, thing, file, span } = frame;
        const classes = `${index === 0 ? 'innermost' : ''} ${index === selected ? 'selected' : ''}`;
        return html`<li id="frame-${index}" role="option" class=${classes} aria-selected=${index === selected ? 'true' : 'false'} @click=${() => { this.#choose(index); }} title=${file === null ? nothing : `${file}:${span?.line ?? ''}`}>
          <span class="kind">${KINDS[kind]}</span>
          <span class="name">${name}${thing === null || thing.title === name ? nothing : html`<small>${thing.title}</small>`}</span>
          <span class="place mono">${span === null ? nothing : `:${String(span.line)}`}</span>
        </li>`;
      })}
    </ol>`;
  }

  #choose(index: number): void {
    this.emit('dradis-frame', { index });
  }

  #key(event: KeyboardEvent): void {
    const last = this.frames.length - 1;
    const at = Math.min(this.selected, last);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#choose(Math.max(0, Math.min(last, to)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-call-stack': CallStackElement;
  }
}
