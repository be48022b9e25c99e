// <dradis-flow>: how a card or procedure goes, drawn, and as text. Must not lay anything out.
import { css, html, nothing, svg, type CSSResultGroup, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { columnStyles } from '../tokens/column-styles.js';
import type { FlowPicture, FlowShape, FlowWay } from './flow-model.js';
import { isFlowKey, walk } from './flow-walk.js';

const LINE = 16;
const PADDING = 8;
/** What boxes of a kind are called before their text, where that does not say it. */
const WORDS: Readonly<Record<string, string>> = { rule: 'carried out by', part: 'part', choice: 'choice', pick: 'pick', die: 'die', loop: 'loop' };

/** Sends `dradis-place` with `{ file, line }` to read where a box is written. Arrow keys follow the ways. */
@customElement('dradis-flow')
export class FlowElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    columnStyles,
    css`
      .head {
        flex: none;
        display: flex;
        flex-wrap: wrap;
        gap: var(--d-2) var(--d-3);
        align-items: center;
        padding: var(--d-2) var(--d-3);
        border-block-end: 1px solid var(--d-line);
      }
      .hint {
        color: var(--d-dim);
        font-size: var(--d-size-s);
      }
      .picture {
        flex: 1;
        min-block-size: 0;
        padding: var(--d-2);
      }
      svg {
        display: block;
        margin-inline: auto;
        font: 12px var(--d-mono);
        fill: var(--d-text);
      }
      .shape rect {
        fill: var(--d-raised);
        stroke: var(--d-edge);
      }
      .shape:is(.card, .part) rect {
        fill: var(--d-panel);
      }
      .shape:is(.choice, .pick, .die) rect {
        fill: var(--d-accent-ground);
      }
      .shape.rule rect {
        fill: none;
        stroke-dasharray: 4 3;
      }
      .shape.end rect {
        stroke: var(--d-cylon);
      }
      .shape .note {
        fill: var(--d-dim);
      }
      .shape {
        cursor: pointer;
        outline: none;
      }
      .shape:focus-visible rect {
        stroke: var(--d-accent-line);
        stroke-width: 3;
      }
      .shape .now {
        fill: none;
        stroke: var(--d-accent-line);
        stroke-width: 2;
      }
      .shape .mark {
        fill: var(--d-accent-line);
      }
      .shape .done {
        fill: var(--d-added);
      }
      .way path {
        fill: none;
        stroke: var(--d-edge);
      }
      .way.back path {
        stroke-dasharray: 5 4;
      }
      .way text {
        text-anchor: middle;
        stroke: var(--d-panel);
        stroke-width: 4px;
        paint-order: stroke;
      }
      marker path {
        fill: var(--d-edge);
      }
      pre {
        margin: 0;
        font: var(--d-size-s) / 1.5 var(--d-mono);
        white-space: pre-wrap;
      }
      @media (forced-colors: active) {
        .shape rect,
        .way path {
          stroke: CanvasText;
        }
        .shape:focus-visible rect,
        .shape .now {
          stroke: Highlight;
        }
      }
    `,
  ];

  /** Undefined while there is nothing to show. */
  @property({ attribute: false }) picture: FlowPicture | undefined;
  /** Id of the box that is being carried out. */
  @property() current: string | undefined;
  /** Ids of the boxes that were carried out in the recorded game; undefined when that is not known. */
  @property({ attribute: false }) taken: ReadonlySet<string> | undefined;

  @state() private asText = false;
  @state() private selected: string | undefined;
  @query('svg') private readonly drawing!: SVGSVGElement | null;
  #trail: string[] = [];
  /** Where the focus was when it was wanted here before there was a picture. */
  #focusFrom: Element | null | undefined;

  override render(): TemplateResult {
    const { picture } = this;
    if (picture === undefined) return html`<p class="empty">Here stands how a card or rule goes: its questions, dice and conditions, and what each leads to. Put the cursor on one in the source.</p>`;
    return html`<div class="head"><strong>${picture.title}</strong>
        <button aria-pressed=${this.asText ? 'true' : 'false'} @click=${() => { this.asText = !this.asText; }}>As text</button>
        ${this.asText ? nothing : html`<span class="hint">Arrow keys follow the ways, Enter opens the line</span>`}</div>
      ${this.asText ? html`<div class="picture scroll" tabindex="0" role="region" aria-label="${picture.title} as text"><pre>${picture.text}</pre></div>` : this.#drawing(picture)}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const from = this.#focusFrom;
    if (from !== undefined && this.picture !== undefined) {
      this.#focusFrom = undefined;
      if (from === activeElement()) this.focus();
    }
    if (!changed.has('current') && !changed.has('picture')) return;
    // The statement that runs is kept in sight; the focus stays where it is.
    if (this.current !== undefined) this.#find(this.current)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #find(id: string): SVGGElement | null {
    return this.drawing?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
  }

  #drawing(picture: FlowPicture): TemplateResult {
    const { title, width, height, shapes, ways } = picture;
    const focused = shapes.some(({ id }) => id === this.selected) ? this.selected : shapes[0]?.id;
    return html`<div class="picture scroll"><svg role="group" aria-label="How ${title} goes" width=${width} height=${height} viewBox="0 0 ${width} ${height}" @keydown=${this.#onKey}>
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" /></marker></defs>
      ${ways.map((way) => this.#way(way))}${shapes.map((shape) => this.#shape(shape, shape.id === focused))}</svg></div>`;
  }

  #way({ points, label, labelAt, back }: FlowWay): SVGTemplateResult {
    const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join(' ');
    return svg`<g class=${back ? 'way back' : 'way'} aria-hidden="true"><path d=${path} marker-end="url(#arrow)" />${labelAt === null ? nothing : svg`<text x=${labelAt.x} y=${labelAt.y + 4}>${label}</text>`}</g>`;
  }

  #shape(shape: FlowShape, focused: boolean): SVGTemplateResult {
    const { id, kind, x, y, width, height, lines, notes, place } = shape;
    const now = id === this.current;
    const radius = kind === 'part' || kind === 'end' ? 16 : 3;
    return svg`<g class="shape ${kind}" data-id=${id} role="button" tabindex=${focused ? '0' : '-1'} aria-label=${this.#label(shape)} aria-current=${now ? 'step' : nothing} @click=${() => { this.#choose(id); this.#open(place); }} @focus=${() => { this.selected = id; }}>
      <rect x=${x} y=${y} width=${width} height=${height} rx=${radius} />
      ${now ? svg`<rect class="now" x=${x - 4} y=${y - 4} width=${width + 8} height=${height + 8} rx=${radius + 3} /><path class="mark" d="M${x - 16} ${y + height / 2 - 6}l9 6l-9 6z" />` : nothing}
      ${this.taken?.has(id) === true ? svg`<text class="done" x=${x + width + 6} y=${y + height / 2 + 4}>✓</text>` : nothing}
      <text>${[...lines, ...notes].map((line, index) => svg`<tspan class=${index < lines.length ? '' : 'note'} x=${x + PADDING} y=${y + PADDING + LINE * (index + 0.75)}>${line}</tspan> `)}</text></g>`;
  }

  #label({ id, kind, lines, notes }: FlowShape): string {
    const { picture } = this;
    const text = (of: string): string => picture?.shapes.find((shape) => shape.id === of)?.lines.join(' ') ?? '';
    const leads = picture?.ways.filter(({ from }) => from === id).map(({ to, label, back }) => `${label === '' ? '' : `${label}: `}${back ? 'back to ' : ''}${text(to)}`) ?? [];
    const word = WORDS[kind];
    return [
      `${word === undefined ? '' : `${word}: `}${[...lines, ...notes].join(' ')}`,
      ...(leads.length === 0 ? [] : [`leads to ${leads.join('; ')}`]),
      ...(this.taken === undefined || kind === 'card' ? [] : [this.taken.has(id) ? 'carried out in this game' : 'not carried out in this game']),
    ].join('. ');
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { picture } = this;
    if (picture === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = this.selected ?? picture.shapes[0]?.id ?? '';
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      this.#open(picture.shapes.find(({ id }) => id === from)?.place ?? null);
    }
    if (!isFlowKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const to = walk(picture, from, event.key, this.#trail);
    if (to === undefined) return;
    if (event.key === 'ArrowDown') this.#trail = [from, ...this.#trail];
    else if (event.key === 'ArrowUp') this.#trail = this.#trail.slice(this.#trail[0] === to ? 1 : this.#trail.length);
    else if (event.key === 'Home' || event.key === 'End') this.#trail = [];
    this.#choose(to);
  };

  #choose(id: string): void {
    this.selected = id;
    void this.updateComplete.then(() => {
      const shape = this.#find(id);
      shape?.focus();
      shape?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }

  #open(place: FlowShape['place']): void {
    if (place !== null) this.emit('dradis-place', place);
  }

  /** Puts the focus on the box that is carried out, else on the first; without a picture once there is one, if the focus has stayed where it was. */
  override focus(): void {
    const id = this.picture?.shapes.find((shape) => shape.id === this.current)?.id ?? this.picture?.shapes[0]?.id;
    this.#focusFrom = id === undefined ? activeElement() : undefined;
    if (id !== undefined) this.#choose(id);
  }
}

/** What has the focus, inside shadow roots too. */
function activeElement(): Element | null {
  const within = (element: Element | null): Element | null => element?.shadowRoot?.activeElement ?? null;
  let active = document.activeElement;
  for (let inner = within(active); inner !== null; inner = within(inner)) active = inner;
  return active;
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-flow': FlowElement;
  }
}
