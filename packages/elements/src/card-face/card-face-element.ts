// <dradis-card-face>: what is written on a card or other component, key by key as in its file, with what runs lit. Must not
// interpret what is written.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type FaceLine, type FaceSection, type SourceSpan, type ThingFace } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { skillMark, skillStyles, type SkillName } from '../skill/skill.js';
import { highlightPiece } from '../source-view/highlight.js';
import { litColumns, litRuns } from '../source-view/lit-columns.js';
import { sourceColours } from '../source-view/source-colours.js';

/** The face of one component. */
@customElement('dradis-card-face')
export class CardFaceElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    skillStyles,
    sourceColours,
    css`
      :host {
        display: block;
      }
      article {
        --cut: var(--d-cut-panel);
        --rim: var(--d-edge);
        padding: 7px 12px 9px;
      }
      h4 {
        margin: 0;
        font-size: var(--d-size-m);
        font-weight: 700;
        line-height: 1.25;
      }
      .kind {
        display: block;
        font-size: var(--d-size-s);
        font-weight: 400;
        color: var(--d-dim);
      }
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 10px;
        margin-block-start: 5px;
        padding-block-start: 5px;
        border-block-start: 1px solid var(--d-line);
        font: var(--d-size-s) / 1.45 var(--d-mono);
      }
      dt {
        color: var(--d-colonial);
      }
      dd {
        min-inline-size: 0;
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
      ${face.sections.length === 0 ? nothing : html`<dl>${face.sections.map((section) => this.#section(section))}</dl>`}
    </article>`;
  }

  #section({ key, lines }: FaceSection): TemplateResult {
    return html`<dt>${key}</dt><dd>${lines.map((line) => this.#line(line))}</dd>`;
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
