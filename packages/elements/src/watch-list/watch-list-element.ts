// <dradis-watch-list>: expressions, what they come to at the cursor, and over the whole recorded line. Must not evaluate.
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { mistakesOf, mistakeStyles } from '../mistake-text/mistake-text.js';
import '../sparkline/sparkline-element.js';
import type { WatchDraft, WatchRow } from './watch-row.js';
import { watchListStyles } from './watch-list-styles.js';

/**
 * A field for a new watch and the list of them. Sends `dradis-watch-draft` with `{ text }` while it is typed (answer with `draft`),
 * `dradis-watch-add` with `{ text }`, `dradis-watch-remove` with `{ id }`, and `dradis-goto` with `{ step }` for a place in the course of a value.
 */
@customElement('dradis-watch-list')
export class WatchListElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, mistakeStyles, watchListStyles];

  /** In the order in which they were added. */
  @property({ attribute: false }) watches: readonly WatchRow[] = [];
  /** What the text in the field comes to; undefined while nothing is known of it. */
  @property({ attribute: false }) draft: WatchDraft | undefined;
  /** Where the cursor stands, and the last recorded step. */
  @property({ type: Number }) step = 0;
  /** The last recorded step. */
  @property({ type: Number }) last = 0;

  @state() private text = '';

  /** Puts the keyboard in the field. */
  override focus(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  override render(): TemplateResult {
    const known = this.draft?.text === this.text && this.text.trim() !== '' ? this.draft : undefined;
    const wrong = known?.mistakes.some(({ severity }) => severity === 'error') === true;
    return html`<div class="both"><form @submit=${this.#submit}>
        <div class="entry"><span class="field"><input aria-label="Watch" aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="draft" autocomplete="off" spellcheck="false" placeholder="level of fuel" .value=${this.text} @input=${this.#type} /></span>
        <button aria-disabled=${this.text.trim() === '' || wrong ? 'true' : 'false'}>Watch</button></div>
        ${known === undefined ? nothing : known.mistakes.length > 0 ? mistakesOf(this.text, known.mistakes, 'draft') : html`<p class="comes" id="draft" role="status">${known.problem ?? html`comes to <b>${known.value ?? 'nothing'}</b> here`}</p>`}
      </form>
      ${this.watches.length === 0
        ? html`<p class="empty">Here stand the values you follow, now and over the whole game. Write an expression of the effect language, such as <b class="mono">level of morale</b>, and press Enter.</p>`
        : html`<ul class="scroll" tabindex="0" aria-label="Watches">${this.watches.map((watch) => this.#row(watch))}</ul>`}</div>`;
  }

  #row(watch: WatchRow): TemplateResult {
    const { id, text, value, problem, mistakes, points, searching } = watch;
    const at = points.findLastIndex(({ step }) => step <= this.step);
    const fresh = at > 0 && points[at]?.step === this.step ? points[at - 1] : undefined;
    const before = points.findLast(({ step }) => step < this.step);
    const after = points[at + 1];
    return html`<li class=${fresh === undefined ? '' : 'changed'} data-watch=${id}>
      <span class="text mono" title=${text}>${text}</span>
      <span class="value" title=${value ?? nothing}>${problem !== null ? html`<span class="problem">${problem}</span>` : html`${fresh === undefined ? nothing : html`<s>${fresh.value} → </s>`}${value ?? ''}`}</span>
      <button class="quiet away" aria-label="Stop watching ${text}" title="Stop watching" @click=${() => { this.emit('dradis-watch-remove', { id }); }}>×</button>
      ${mistakes.length > 0 ? mistakesOf(text, mistakes, `watch-${String(id)}`) : html`<div class="course">
        ${this.#go('‹', before?.step, `To the change before of ${text}`)}
        ${points.length === 0 ? html`<span class="none">${searching ? 'Looking through the game' : 'No value on the recorded line'}</span>` : html`<dradis-sparkline .points=${points.map(({ step, level }) => ({ step, value: level }))} .step=${this.step} .last=${this.last} label=${text}></dradis-sparkline>`}
        ${this.#go('›', after?.step, `To the next change of ${text}`)}
      </div>`}
    </li>`;
  }

  #go(sign: string, step: number | undefined, label: string): TemplateResult {
    if (step === undefined) return html`<button class="quiet" aria-disabled="true" aria-label="${label}: there is none" title="It does not change there"><span>${sign}</span></button>`;
    return html`<button class="quiet" aria-label=${label} title="${label}, step ${step}" @click=${() => { this.emit('dradis-goto', { step }); }}>${sign}</button>`;
  }

  #type(event: InputEvent): void {
    this.text = (event.target as HTMLInputElement).value;
    this.emit('dradis-watch-draft', { text: this.text });
  }

  #submit(event: Event): void {
    event.preventDefault();
    const text = this.text.trim();
    const known = this.draft?.text === this.text ? this.draft : undefined;
    if (text === '' || known?.mistakes.some(({ severity }) => severity === 'error') === true) return;
    this.text = '';
    this.emit('dradis-watch-add', { text });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-watch-list': WatchListElement;
  }
}
