// <dradis-source-view>: a source file to read, with line numbers and the statement being carried out lit. Must not edit.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type SourceSpan } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { highlight, type Run } from './highlight.js';
import { litColumns, litRuns } from './lit-columns.js';
import { sourceColours } from './source-colours.js';

/** A file with one lit span, and fainter ones for frames further out. */
@customElement('dradis-source-view')
export class SourceViewElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    sourceColours,
    css`
      :host {
        display: flex;
        flex-direction: column;
        block-size: 100%;
        min-block-size: 0;
      }
      .path {
        flex: none;
        padding: 3px var(--d-3);
        border-block-end: 1px solid var(--d-line);
        color: var(--d-dim);
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        direction: rtl;
        text-align: left;
      }
      .lines {
        flex: 1;
        min-block-size: 0;
        padding-block: 6px;
        font: var(--d-size-s) / 1.6 var(--d-mono);
        tab-size: 2;
        counter-reset: line;
      }
      .lines:focus-visible {
        outline: 2px solid var(--d-accent-line);
        outline-offset: -2px;
      }
      .body {
        min-inline-size: max-content;
      }
      .line {
        display: flex;
        min-block-size: 1.6em;
        padding-inline-end: var(--d-3);
        border-inline-start: 3px solid transparent;
        white-space: pre;
      }
      .number {
        flex: none;
        inline-size: 4ch;
        margin-inline-end: 1.5ch;
        text-align: end;
        color: var(--d-dim);
        user-select: none;
      }
      .outer {
        border-inline-start-color: var(--d-edge);
        background: color-mix(in oklab, transparent, var(--d-text) 5%);
      }
      .current {
        border-inline-start-color: var(--d-accent-line);
        background: color-mix(in oklab, transparent, var(--d-accent) 9%);
      }
      .current .number {
        color: var(--d-accent);
        font-weight: 700;
      }
    `,
  ];

  /** Path of the file; undefined when nothing runs. */
  @property({ attribute: false }) path: string | undefined;
  /** Its text; undefined when it is not at hand. */
  @property({ attribute: false }) text: string | undefined;
  /** The statement being carried out. */
  @property({ attribute: false }) span: SourceSpan | undefined;
  /** Statements of frames further out that stand in the same file. */
  @property({ attribute: false }) outer: readonly SourceSpan[] = [];

  #read: { text: string; lines: Run[][] } = { text: '', lines: [] };

  protected override get subject(): string {
    return 'source';
  }

  override render(): TemplateResult {
    const { path, text } = this;
    if (path === undefined) return html`<p class="empty">Here stands the file of the statement that runs next. Step into an effect to open one.</p>`;
    const head = html`<div class="path mono" title=${path}>&lrm;${path}</div>`;
    if (text === undefined) {
      return html`${head}<p class="empty">Found no text for this file. The session was expected to know it; stepping still works, only the line cannot be shown.</p>`;
    }
    if (this.#read.text !== text) this.#read = { text, lines: highlight(text) };
    return html`${head}
      <div class="lines scroll" tabindex="0" role="region" aria-label="Source of ${path}">
        <div class="body">${this.#read.lines.map((runs, index) => this.#line(runs, index + 1))}</div>
      </div>`;
  }

  #line(runs: readonly Run[], line: number): TemplateResult {
    const length = runs.reduce((sum, run) => sum + run.text.length, 0);
    const lit = litColumns(line, length, this.span);
    const outer = this.outer.some((span) => line === span.line);
    const current = lit !== undefined;
    return html`<div class="line ${current ? 'current' : outer ? 'outer' : ''}" data-line=${line} aria-current=${current ? 'step' : nothing}><span class="number">${line}</span><span>${litRuns(runs, lit).map((run) => {
      const name = run.kind === 'number' ? 'number-value' : run.kind;
      const piece = html`<span class=${name}>${run.text}</span>`;
      return run.lit ? html`<mark>${piece}</mark>` : piece;
    })}</span></div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('span') && !changed.has('path') && !changed.has('text')) return;
    const box = this.renderRoot.querySelector<HTMLElement>('.lines');
    const line = this.renderRoot.querySelector<HTMLElement>('.current');
    if (box === null) return;
    if (line === null) {
      if (changed.has('path')) box.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      return;
    }
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop + 24 || top > box.scrollTop + box.clientHeight - 60) {
      box.scrollTo({ top: Math.max(0, top - box.clientHeight / 3), left: 0, behavior: 'instant' });
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-source-view': SourceViewElement;
  }
}
