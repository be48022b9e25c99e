// <dradis-timeline>: the recorded line as a strip to scrub and a list to read. Must not move the cursor: it asks for it.
// Thousands of entries: the strip is one path for each kind, the list holds only the rows in view.
import { html, noChange, nothing, svg, type CSSResultGroup, type PropertyValues, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { TimelineEntry, TimelineKind } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { beforePaint } from '../foundation/before-paint.js';
import { rowsToDraw } from '../foundation/virtual-rows.js';
import { kindLooks, laneWords } from './timeline-kinds.js';
import { entryAt, findEntries, timelineKey } from './timeline-search.js';
import { timelineStyles } from './timeline-styles.js';

const ROW_HEIGHT = 21;
const WIDTH = 1000;
const LANE = 12;
const HEIGHT = LANE * laneWords.length;
/** Below this share of the width, turns have no room for their labels. */
const LEAST_TURN_SHARE = 0.045;

/** Where the timeline asks to go. */
export interface TimelineGoto {
  /** The step to go to. */
  readonly step: number;
  /** `on` while a hand drags, `over` once when it lets go; undefined otherwise. */
  readonly drag?: 'on' | 'over';
}

/** The timeline. Sends `dradis-goto` with a `TimelineGoto`. */
@customElement('dradis-timeline')
export class TimelineElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, timelineStyles];

  /** In order of step. */
  @property({ attribute: false }) entries: readonly TimelineEntry[] = [];
  /** Where the cursor stands, and the last recorded step. */
  @property({ attribute: false }) step = 0;
  /** The last recorded step: the right end of the strip. */
  @property({ attribute: false }) last = 0;
  /** Whether only the strip follows the step for now; the list stays as it is, for it is slower to draw. */
  @property({ attribute: false }) held = false;
  /** Titles of players, by id. */
  @property({ attribute: false }) players: Readonly<Record<string, string>> = {};

  @state() private hiddenKinds: ReadonlySet<TimelineKind> = new Set();
  @state() private word = '';
  @state() private scrollPosition = 0;
  @state() private viewHeight = 120;

  #marks: { entries: readonly TimelineEntry[]; count: number; last: number; paths: SVGTemplateResult[] } | undefined;
  #found: TimelineEntry[] = [];
  /** Where the list is about to be scrolled to: an earlier move of it, told only now, does not count. */
  #wanted: number | undefined;
  /** The list whose height is known. */
  #observed: Element | undefined;
  readonly #observer = new ResizeObserver(() => {
    this.viewHeight = this.renderRoot.querySelector('.list')?.clientHeight ?? this.viewHeight;
  });

  /** Puts the keyboard on the strip. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.strip')?.focus();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#found = findEntries(this.entries, this.hiddenKinds, this.word.trim().toLowerCase(), this.players);
    if (this.held || !['step', 'held', 'entries', 'word', 'hiddenKinds', 'viewHeight'].some((name) => changed.has(name))) return;
    const top = Math.max(0, entryAt(this.#found, this.step)) * ROW_HEIGHT;
    if (top >= this.scrollPosition && top + ROW_HEIGHT <= this.scrollPosition + this.viewHeight) return;
    this.scrollPosition = Math.max(0, top - this.viewHeight / 2);
    this.#scrollSoon();
  }

  override render(): TemplateResult {
    if (this.entries.length === 0) return html`<p class="empty">Here stands what happens, mark by mark: turns, questions, dice, effects. It fills as the game goes on; a click on a mark goes there.</p>`;
    return html`<div class="both">${this.#strip()}${this.held ? noChange : this.#list()}</div>`;
  }

  #strip(): TemplateResult {
    const at = this.entries[entryAt(this.entries, this.step)];
    const share = (step: number): number => (this.last === 0 ? 0 : (step / this.last) * 100);
    const turns = this.entries.filter(({ kind }) => kind === 'turn');
    let labelled = -1;
    return html`<div class="lanes" aria-hidden="true">${laneWords.map((word) => html`<span>${word}</span>`)}</div>
      <div class="strip" role="slider" tabindex="0" aria-label="Timeline" aria-valuemin="0" aria-valuemax=${this.last} aria-valuenow=${this.step} aria-valuetext="Step ${this.step} of ${this.last}${at === undefined ? '' : `: ${at.label}`}"
        @keydown=${this.#key} @pointerdown=${this.#scrub}>
        <div class="turns" aria-hidden="true">${turns.map(({ step, label }) => {
          const left = share(step);
          const fits = labelled < 0 || left - labelled >= LEAST_TURN_SHARE * 100;
          if (fits) labelled = left;
          return html`<i style="inset-inline-start: ${left}%">${fits && left < 96 ? label : ''}</i>`;
        })}</div>
        <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
          <rect class="done" width=${(share(this.step) / 100) * WIDTH} height=${HEIGHT} />
          ${laneWords.map((_, lane) => svg`<path class="lane" d="M0 ${(lane + 1) * LANE - 0.5}H${WIDTH}" />`)}
          ${this.#drawMarks()}
        </svg>
        <div class="cursor" style="inset-inline-start: ${share(this.step)}%"></div>
      </div>`;
  }

  #drawMarks(): SVGTemplateResult[] {
    const { entries, last } = this;
    if (this.#marks?.entries === entries && this.#marks.count === entries.length && this.#marks.last === last) return this.#marks.paths;
    const byKind = new Map<TimelineKind, string[]>();
    for (const { kind, step } of entries) {
      const { lane } = kindLooks[kind];
      const x = last === 0 ? 0 : (step / last) * WIDTH;
      const whole = kind === 'turn' || kind === 'end';
      const piece = whole ? `M${x.toFixed(1)} 0V${String(HEIGHT)}` : `M${x.toFixed(1)} ${String(lane * LANE + 2)}v${String(LANE - 4)}`;
      const pieces = byKind.get(kind);
      if (pieces === undefined) byKind.set(kind, [piece]);
      else pieces.push(piece);
    }
    const paths = [...byKind].map(([kind, pieces]) => svg`<path class="mark is-${kind}" style="--colour: var(--d-${kindLooks[kind].colour})" d=${pieces.join('')} />`);
    this.#marks = { entries, count: entries.length, last, paths };
    return paths;
  }

  #list(): TemplateResult {
    const found = this.#found;
    const current = entryAt(found, this.step);
    const { start, end } = rowsToDraw(found.length, ROW_HEIGHT, this.scrollPosition, this.viewHeight);
    const indexes = Array.from({ length: end - start }, (_, at) => start + at);
    if (current >= 0 && (current < start || current >= end)) indexes.push(current);
    const kinds = (Object.keys(kindLooks) as TimelineKind[]).filter((kind) => kind !== 'start' && kind !== 'end' && this.entries.some((entry) => entry.kind === kind));
    return html`<div class="reading">
      <div class="tools">
        <span class="field"><input type="search" placeholder="Find" aria-label="Find on the timeline" .value=${this.word} @input=${(event: InputEvent) => { this.word = (event.target as HTMLInputElement).value; }} /></span>
        ${kinds.map((kind) => {
          const { sign, word, colour } = kindLooks[kind];
          const shown = !this.hiddenKinds.has(kind);
          return html`<button class="kind" style="--colour: var(--d-${colour})" aria-pressed=${shown ? 'true' : 'false'} aria-label=${word} title="${word}: ${shown ? 'shown' : 'hidden'}" @click=${() => { this.#toggle(kind); }}>${sign}</button>`;
        })}
        <span class="dim count" role="status" title="Entries found, of all">${found.length === this.entries.length ? found.length : `${String(found.length)} of ${String(this.entries.length)}`}</span>
      </div>
      ${found.length === 0
        ? html`<p class="empty">Nothing found. Other words or more kinds show more.</p>`
        : html`<div class="list scroll" role="listbox" tabindex="0" aria-label="Entries" aria-activedescendant=${current < 0 ? nothing : `entry-${String(current)}`} @keydown=${this.#listKey} @scroll=${(event: Event) => { if (this.#wanted === undefined) this.scrollPosition = (event.target as HTMLElement).scrollTop; }}>
            <div class="spacer" role="presentation" style="block-size: ${found.length * ROW_HEIGHT}px">${repeat(indexes, (index) => index, (index) => this.#row(index, current))}</div>
          </div>`}
    </div>`;
  }

  #row(index: number, current: number): TemplateResult {
    const entry = this.#found[index];
    if (entry === undefined) return html``;
    const { sign, word, colour } = kindLooks[entry.kind];
    const player = entry.player === undefined ? undefined : (this.players[entry.player] ?? entry.player);
    const classes = ['row', `is-${entry.kind}`, index === current ? 'current' : '', entry.step > this.step ? 'later' : ''];
    return html`<div id="entry-${index}" class=${classes.join(' ')} role="option" aria-selected=${index === current ? 'true' : 'false'} aria-setsize=${this.#found.length} aria-posinset=${index + 1}
      style="inset-block-start: ${index * ROW_HEIGHT}px; --colour: var(--d-${colour})" title="${word}: ${entry.label}" data-step=${entry.step} @click=${() => { this.#goto(entry.step); }}>
      <span class="sign" aria-hidden="true">${sign}</span><span class="mono step">${entry.step}</span><span class="label">${entry.label}</span>${player === undefined ? nothing : html`<span class="who">${player}</span>`}
    </div>`;
  }

  #toggle(kind: TimelineKind): void {
    const next = new Set(this.hiddenKinds);
    if (!next.delete(kind)) next.add(kind);
    this.hiddenKinds = next;
  }

  #goto(step: number, drag?: TimelineGoto['drag']): void {
    const detail: TimelineGoto = drag === undefined ? { step } : { step, drag };
    this.emit('dradis-goto', detail);
  }

  #key(event: KeyboardEvent): void {
    this.#move(event, this.entries);
  }

  #listKey(event: KeyboardEvent): void {
    this.#move(event, this.#found);
  }

  #move(event: KeyboardEvent, entries: readonly TimelineEntry[]): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = timelineKey(event.key, entries, this.step, this.last);
    if (step === undefined) return;
    event.preventDefault();
    this.#goto(step);
  }

  #scrub(event: PointerEvent): void {
    const strip = event.currentTarget as HTMLElement;
    strip.setPointerCapture(event.pointerId);
    let sent = -1;
    let dragged = false;
    // Asked once: later it would have the page laid out anew at every move.
    const box = strip.getBoundingClientRect();
    const to = (moved: PointerEvent): void => {
      const step = Math.round((Math.max(0, Math.min(box.width, moved.clientX - box.left)) / box.width) * this.last);
      if (step === sent) return;
      dragged = sent !== -1;
      this.#goto(step, dragged ? 'on' : undefined);
      sent = step;
    };
    to(event);
    const stop = new AbortController();
    strip.addEventListener('pointermove', to, { signal: stop.signal });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      strip.addEventListener(type, () => {
        stop.abort();
        if (dragged) this.#goto(sent, 'over');
      }, { signal: stop.signal });
    }
  }

  protected override updated(): void {
    const list = this.renderRoot.querySelector('.list');
    if (list === null || list === this.#observed || this.held) return;
    this.#observer.disconnect();
    this.#observer.observe(list);
    this.#observed = list;
    this.#scrollSoon();
  }

  #scrollSoon(): void {
    this.#wanted = this.scrollPosition;
    beforePaint(() => {
      const list = this.renderRoot.querySelector('.list');
      if (list === null || this.#wanted === undefined) return;
      list.scrollTop = this.#wanted;
      this.#wanted = undefined;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#observed = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-timeline': TimelineElement;
  }
}
