// <dradis-card-face>: what is written on a card or other component, key by key as in its file, with what runs lit. Must not
// interpret what is written.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FaceLine, FaceSection, SourceSpan, ThingFace } from '@dradis/session';
import { beforePaint } from '../foundation/before-paint.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { skillMark, skillStyles, type SkillName } from '../skill/skill.js';
import { highlightPiece } from '../source-text/highlight.js';
import { litColumns, litRuns } from '../source-text/lit-columns.js';
import { sourceColours } from '../source-text/source-colours.js';

/** The face of one component. */
@customElement('dradis-card-face')
export class CardFaceElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    skillStyles,
    sourceColours,
    css`
      :host {
        display: flex;
        min-block-size: 0;
      }
      article {
        --cut: var(--d-cut-panel);
        --rim: var(--d-edge);
        flex: 1;
        display: flex;
        flex-direction: column;
        min-block-size: 0;
        min-inline-size: 0;
        padding: 6px 4px 6px 12px;
      }
      h4 {
        flex: none;
        margin: 0;
        font-size: var(--d-size-m);
        font-weight: 700;
        line-height: 1.25;
      }
      .kind {
        margin-inline-start: 7px;
        font-size: var(--d-size-s);
        font-weight: 400;
        color: var(--d-dim);
      }
      dl {
        flex: 1;
        min-block-size: 0;
        position: relative;
        margin-block-start: 4px;
        padding-block: 4px 2px;
        padding-inline-end: 6px;
        border-block-start: 1px solid var(--d-line);
        font: var(--d-size-s) / 1.45 var(--d-mono);
      }
      dl:focus-visible {
        outline: 2px solid var(--d-accent-line);
        outline-offset: -2px;
      }
      .short {
        display: flex;
        gap: 1ch;
      }
      dt {
        flex: none;
        color: var(--d-colonial);
      }
      dd {
        min-inline-size: 0;
      }
      .long > dd {
        padding-inline-start: 1ch;
      }
      dd > div {
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        padding-inline-start: calc(var(--indent) * 1ch + 4px);
        text-indent: -1ch;
        border-inline-start: 2px solid transparent;
      }
      .current {
        border-inline-start-color: var(--d-accent-line);
        background: color-mix(in oklab, transparent, var(--d-accent) 9%);
      }
    `,
  ];

  /** Undefined while there is none. */
  @property({ attribute: false }) face: ThingFace | undefined;
  /** The statement that runs, when it is one of this file. */
  @property({ attribute: false }) span: SourceSpan | undefined;
  /** The skill it is of, when it has one. */
  @property({ attribute: false }) skill: SkillName | undefined;

  protected override get subject(): string {
    return 'card';
  }

  override render(): TemplateResult {
    const { face, skill } = this;
    if (face === undefined) return html`<p class="empty">Here stands the card at hand, once a question is about one.</p>`;
    return html`<article class="cut" aria-label="${face.title}, ${face.kind}">
      <h4>${skill === undefined ? nothing : skillMark(skill)}${face.title}<span class="kind">${face.kind}</span></h4>
      ${face.sections.length === 0 ? nothing : html`<dl class="scroll" tabindex="0" aria-label="What is written on it">${face.sections.map((section) => this.#section(section))}</dl>`}
    </article>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('face') && !changed.has('span')) return;
    beforePaint(() => {
      const list = this.renderRoot.querySelector<HTMLElement>('dl');
      const line = this.renderRoot.querySelector<HTMLElement>('.current');
      if (list !== null) list.scrollTop = line === null ? 0 : Math.max(0, line.offsetTop + line.offsetHeight + 6 - list.clientHeight);
    });
  }

  #section({ key, lines }: FaceSection): TemplateResult {
    return html`<div class=${lines.length === 1 ? 'short' : 'long'}><dt>${key}</dt><dd>${lines.map((line) => this.#line(line))}</dd></div>`;
  }

  #line({ number, column, text }: FaceLine): TemplateResult {
    const words = text.trimStart();
    const indent = text.length - words.length;
    const lit = litColumns(number, column - 1 + text.length, this.span);
    const from = column - 1 + indent;
    const own = lit === undefined ? undefined : ([Math.max(0, lit[0] - from), lit[1] - from] as const);
    const current = own !== undefined && own[1] > own[0];
    const runs = litRuns(highlightPiece(words), own);
    return html`<div class=${current ? 'current' : ''} style="--indent: ${String(indent + 1)}" data-line=${number} aria-current=${current ? 'step' : nothing}>${runs.map((run) => {
      const piece = html`<span class=${run.kind === 'number' ? 'number-value' : run.kind}>${run.text}</span>`;
      return run.lit ? html`<mark>${piece}</mark>` : piece;
    })}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-card-face': CardFaceElement;
  }
}
