// <dradis-place-list>: places to go to, as rows under headings: files, mistakes, uses of a name. Draws only what is in view. Must
// not know what a place is, nor go there.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { rowsToDraw, scrollToRow } from '../foundation/virtual-rows.js';
import { columnStyles } from '../tokens/column-styles.js';

const ROW_HEIGHT = 24;
const SIGNS = { error: '✕', warning: '!', info: 'i', unsaved: '●', conflict: '≠' } as const;

/** A row; a heading stands above those it is about and leads nowhere. */
export interface PlaceRow {
  /** Unique; what a choice tells. */
  readonly id: string;
  /** What it is called. */
  readonly text: string;
  /** Further words, fainter. */
  readonly detail?: string;
  /** A sign before the text; none when undefined. */
  readonly sign?: keyof typeof SIGNS;
  /** Whether it is a heading. */
  readonly heading?: boolean;
}

/** Sends `dradis-choose` with `{ id }`. Searching looks in texts and details; a heading stays while a row below it does. */
@customElement('dradis-place-list')
export class PlaceListElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    columnStyles,
    css`
      .tools {
        flex: none;
        display: flex;
        gap: 6px;
        padding: 5px var(--d-2);
      }
      .tools .field {
        flex: 1;
        min-inline-size: 60px;
      }
      .list {
        flex: 1;
        min-block-size: 0;
        position: relative;
      }
      .list:focus-visible {
        outline: none;
      }
      .row {
        position: absolute;
        inset-inline: 0;
        display: flex;
        align-items: center;
        gap: 7px;
        block-size: 24px;
        padding-inline: var(--d-3) var(--d-2);
        white-space: nowrap;
        cursor: pointer;
        border-inline-start: 3px solid transparent;
      }
      .row:hover {
        background: color-mix(in oklab, transparent, var(--d-text) 7%);
      }
      .list:focus-visible .focused {
        outline: 2px solid var(--d-accent-line);
        outline-offset: -2px;
      }
      .current {
        border-inline-start-color: var(--d-accent-line);
        background: var(--d-accent-ground);
      }
      .heading {
        cursor: default;
        font-weight: 600;
        color: var(--d-dim);
        border-block-end: 1px solid var(--d-line);
      }
      .heading:hover {
        background: none;
      }
      .text {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .detail {
        flex: 1;
        min-inline-size: 3ch;
        overflow: hidden;
        text-overflow: ellipsis;
        color: var(--d-dim);
        font-size: var(--d-size-s);
        text-align: end;
      }
      .sign {
        flex: none;
        inline-size: 1.2ch;
        text-align: center;
        font-weight: 700;
      }
      .error,
      .conflict {
        color: var(--d-cylon);
      }
      .warning {
        color: var(--d-politics);
      }
      .info {
        color: var(--d-colonial);
      }
      .unsaved {
        color: var(--d-accent);
      }
    `,
  ];

  /** From top to bottom. */
  @property({ attribute: false }) rows: readonly PlaceRow[] = [];
  /** Id of the row that one is at. */
  @property() current = '';
  /** What is listed, as in "Files". */
  @property() label = 'Places';
  /** What stands here while there is none. */
  @property() empty = 'Here stand places to go to.';
  @state() private search = '';
  @state() private focused = 0;
  @state() private scrollPosition = 0;
  @state() private viewHeight = 400;
  #shown: readonly PlaceRow[] = [];
  #reveal = false;
  readonly #observer = new ResizeObserver(([entry]) => { if (entry !== undefined) this.viewHeight = entry.contentRect.height; });

  /** Puts the cursor into the search field. */
  focusSearch(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  protected override get subject(): string {
    return this.label.toLowerCase();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const wanted = this.search.trim().toLowerCase().split(/\s+/);
    const fits = ({ text, detail = '' }: PlaceRow): boolean => wanted.every((word) => `${text} ${detail}`.toLowerCase().includes(word));
    this.#shown = this.search.trim() === '' ? this.rows : withHeadings(this.rows, fits);
    if (changed.has('current') || changed.has('rows')) {
      const at = this.#shown.findIndex(({ id }) => id === this.current);
      if (at >= 0 && changed.has('current')) {
        this.focused = at;
        this.#reveal = true;
      }
    }
    this.focused = Math.max(0, Math.min(this.focused, this.#shown.length - 1));
    if (this.#shown[this.focused]?.heading === true) this.#move(1);
  }

  override render(): TemplateResult {
    if (this.rows.length === 0) return html`<div class="tools"><slot></slot></div><p class="empty">${this.empty}</p>`;
    return html`<div class="tools" role="search" aria-label=${this.label}><span class="field"><input type="search" placeholder="Find" aria-label="Find in ${this.label.toLowerCase()}" .value=${this.search}
        @input=${(event: InputEvent) => { this.search = (event.target as HTMLInputElement).value; this.focused = 0; }} @keydown=${this.#key} /></span><slot></slot></div>
      ${this.#shown.length === 0 ? html`<p class="empty">Nothing found for “${this.search}”. A shorter word finds more.</p>` : this.#list()}`;
  }

  #list(): TemplateResult {
    const { start, end } = rowsToDraw(this.#shown.length, ROW_HEIGHT, this.scrollPosition, this.viewHeight);
    const indexes = Array.from({ length: end - start }, (_, at) => start + at);
    if (this.focused < start || this.focused >= end) indexes.push(this.focused);
    return html`<div class="list scroll" role="listbox" tabindex="0" aria-label=${this.label} aria-activedescendant="row-${this.focused}" @keydown=${this.#key} @scroll=${(event: Event) => { this.scrollPosition = (event.target as HTMLElement).scrollTop; }}>
      <div role="presentation" style="block-size: ${this.#shown.length * ROW_HEIGHT}px">${repeat(indexes, (index) => this.#shown[index]?.id, (index) => this.#row(index))}</div>
    </div>`;
  }

  #row(index: number): TemplateResult {
    const row = this.#shown[index];
    if (row === undefined) return html``;
    const { id, text, detail, sign, heading = false } = row;
    const place = `inset-block-start: ${String(index * ROW_HEIGHT)}px`;
    const words = html`<span class="sign ${sign ?? ''}">${sign === undefined ? nothing : html`<span aria-hidden="true">${SIGNS[sign]}</span><span class="for-readers">${sign}</span>`}</span><span class="text">${text}</span><span class="detail">${detail ?? ''}</span>`;
    if (heading) return html`<div class="row heading" role="presentation" style=${place} data-id=${id}>${words}</div>`;
    const current = id === this.current;
    return html`<div id="row-${index}" class="row ${current ? 'current' : ''} ${index === this.focused ? 'focused' : ''}" role="option" style=${place} data-id=${id} title="${text}${detail === undefined ? '' : ` · ${detail}`}"
      aria-selected=${current ? 'true' : 'false'} aria-posinset=${index + 1} aria-setsize=${this.#shown.length} @click=${() => { this.focused = index; this.emit('dradis-choose', { id }); }}>${words}</div>`;
  }

  #key(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor(this.viewHeight / ROW_HEIGHT) - 1);
    if (event.key === 'Enter') {
      const row = this.#shown[this.focused];
      if (row !== undefined && row.heading !== true) this.emit('dradis-choose', { id: row.id });
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'PageDown' || event.key === 'PageUp') this.#move(event.key === 'PageDown' ? page : -page);
    else return;
    event.preventDefault();
  }

  /** Moves the focus over headings; at the ends it stays. */
  #move(by: number): void {
    const step = Math.sign(by);
    let to = Math.max(0, Math.min(this.#shown.length - 1, this.focused + by));
    while (this.#shown[to]?.heading === true) to += step;
    if (this.#shown[to] === undefined) return;
    this.focused = to;
    this.#reveal = true;
  }

  protected override updated(): void {
    const list = this.renderRoot.querySelector('.list');
    if (list === null) return;
    this.#observer.observe(list);
    if (!this.#reveal) return;
    this.#reveal = false;
    list.scrollTop = scrollToRow(this.focused, ROW_HEIGHT, list.scrollTop, list.clientHeight);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }
}

/** The rows that fit, and the headings above them. */
function withHeadings(rows: readonly PlaceRow[], fits: (row: PlaceRow) => boolean): PlaceRow[] {
  const out: PlaceRow[] = [];
  let heading: PlaceRow | undefined;
  for (const row of rows) {
    if (row.heading === true) heading = row;
    else if (fits(row)) {
      if (heading !== undefined) out.push(heading);
      heading = undefined;
      out.push(row);
    }
  }
  return out;
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-place-list': PlaceListElement;
  }
}
