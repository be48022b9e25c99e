// <dradis-breakpoint-list>: where runs stop, how often each place is reached, and the making of more. Must not set one.
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { mistakesOf, mistakeStyles } from '../mistake-text/mistake-text.js';
import type { BreakpointChoices, BreakpointRow, ListedBreakpoint, ListedHits, ListedTarget, NamedChoice } from './breakpoint-model.js';
import { breakpointStyles } from './breakpoint-styles.js';
import { comparisonWords, hitsInWords, kindWords, targetOf, wordsOf } from './breakpoint-words.js';
import { columnStyles } from '../tokens/column-styles.js';
import { formStyles } from '../tokens/form-styles.js';

const NO_CHOICES: BreakpointChoices = { events: [], verbs: [], players: [], things: [], paths: [], files: [] };
const ABOUT: Partial<Record<ListedTarget['kind'], string>> = { change: 'Value', write: 'Value', thing: 'Card', line: 'File', verb: 'Verb', event: 'Event', decision: 'Player, or anybody', condition: 'level of fuel is less than 3' };

/**
 * A form for a new breakpoint and the list of them. Sends `dradis-breakpoint-add` with `{ breakpoint }`, `dradis-breakpoint-change` with
 * `{ index, breakpoint }`, `dradis-breakpoint-remove` with `{ index }`, `dradis-breakpoint-seek` with `{ index, direction }` to run to the next hit of one,
 * and `dradis-breakpoints-skip` with `{ skip }`.
 */
@customElement('dradis-breakpoint-list')
export class BreakpointListElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, columnStyles, formStyles, mistakeStyles, breakpointStyles];

  /** All breakpoints; the indexes that are sent count in it. */
  @property({ attribute: false }) breakpoints: readonly BreakpointRow[] = [];
  /** What breakpoints can be made of. */
  @property({ attribute: false }) choices: BreakpointChoices = NO_CHOICES;
  /** Whether runs pass all of them. */
  @property({ type: Boolean }) skipping = false;

  @state() private kind: ListedTarget['kind'] = 'change';
  @state() private comparison = '';
  @state() private missing: string | undefined;

  /** Puts the keyboard in the form. */
  override focus(): void {
    this.renderRoot.querySelector('select')?.focus();
  }

  override render(): TemplateResult {
    return html`${this.#form()}
      ${this.breakpoints.length === 0
        ? html`<p class="empty">Here stand the places where a run stops, forwards and backwards. Choose above what it stops at, or click beside a line of the source.</p>`
        : html`<div class="bar"><span role="status">${this.skipping ? 'All are passed by; they keep their places.' : nothing}</span><button aria-pressed=${this.skipping ? 'true' : 'false'} @click=${() => { this.emit('dradis-breakpoints-skip', { skip: !this.skipping }); }}>Pass all by</button></div>
          <ul class="scroll" tabindex="0" aria-label="Breakpoints">${this.breakpoints.map((row, index) => this.#row(row, index))}</ul>`}`;
  }

  #about(): readonly NamedChoice[] {
    const { events, verbs, players, things, paths, files } = this.choices;
    switch (this.kind) {
      case 'event': return events;
      case 'verb': return verbs;
      case 'decision': return players;
      case 'thing': return things;
      case 'write':
      case 'change': return paths;
      case 'line': return files.map((id) => ({ id, label: id }));
      case 'condition':
      case 'roll':
      case 'error':
      case 'refused':
      case 'budget': return [];
    }
  }

  #form(): TemplateResult {
    const { kind } = this;
    const about = ABOUT[kind];
    const limited = kind === 'change' && this.comparison !== '';
    return html`<form aria-label="New breakpoint" @submit=${this.#submit}>
      <span class="field"><select name="kind" aria-label="Stop when" @change=${(event: Event) => { this.kind = (event.target as HTMLSelectElement).value as ListedTarget['kind']; this.missing = undefined; }}>${kindWords.map(([id, words]) => html`<option value=${id} ?selected=${id === kind}>${words}</option>`)}</select></span>
      ${about === undefined ? nothing : html`<span class="field ${kind === 'condition' ? 'mono' : ''}"><input name="about" list="choices" autocomplete="off" spellcheck="false" placeholder=${about} aria-label=${kind === 'condition' ? 'Condition' : about} /></span><datalist id="choices">${this.#about().map(({ label }) => html`<option value=${label}></option>`)}</datalist>`}
      ${kind === 'change' ? html`<span class="field"><select name="comparison" aria-label="In which way" @change=${(event: Event) => { this.comparison = (event.target as HTMLSelectElement).value; }}><option value="">in any way</option>${comparisonWords.map(([is, words]) => html`<option value=${is}>${words}</option>`)}</select></span>` : nothing}
      ${kind === 'line' || limited ? html`<span class="field short"><input name="number" inputmode="numeric" autocomplete="off" placeholder=${limited ? 'Limit' : 'Line'} aria-label=${limited ? 'Limit' : 'Line'} /></span>` : nothing}
      <button>Add</button>
      ${this.missing === undefined ? nothing : html`<p class="why" role="alert">${this.missing}.</p>`}
      <details class="more"><summary>Only if, only some hits, or write a log</summary><div class="fields">
        <span class="field mono"><input name="when" autocomplete="off" spellcheck="false" placeholder="Only if: level of food is 3" aria-label="Only if" /></span>
        <span class="field"><select name="rule" aria-label="At which hits"><option value="">at every hit</option><option value="at">at one hit only</option><option value="from">from a hit on</option><option value="every">at every so-many-th</option></select></span>
        <span class="field short"><input name="hit" inputmode="numeric" placeholder="Hit" aria-label="Number of the hit" /></span>
        <span class="field mono" style="flex-basis: 100%"><input name="log" autocomplete="off" spellcheck="false" placeholder="Write instead of stopping: fuel is {level of fuel}" aria-label="Write instead of stopping" /></span>
      </div></details>
    </form>`;
  }

  #submit(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const text = (name: string): string => { const value = data.get(name); return typeof value === 'string' ? value.trim() : ''; };
    const target = targetOf({ kind: this.kind, about: text('about'), number: text('number'), comparison: text('comparison') }, this.choices);
    const rule = text('rule');
    const hit = Number(text('hit'));
    if (typeof target === 'string' || (rule !== '' && !(Number.isSafeInteger(hit) && hit >= 1))) {
      this.missing = typeof target === 'string' ? target : 'Write the number of the hit, from 1';
      return;
    }
    const hits: ListedHits | undefined = rule === 'at' ? { at: hit } : rule === 'from' ? { from: hit } : rule === 'every' ? { every: hit } : undefined;
    const breakpoint: ListedBreakpoint = { ...target, ...(text('when') === '' ? {} : { when: text('when') }), ...(hits === undefined ? {} : { hits }), ...(text('log') === '' ? {} : { log: text('log') }) };
    this.missing = undefined;
    form.querySelectorAll('input').forEach((input) => { input.value = ''; });
    this.emit('dradis-breakpoint-add', { breakpoint });
  }

  #row({ breakpoint, verified, message, mistakes, count, here }: BreakpointRow, index: number): TemplateResult {
    const words = wordsOf(breakpoint, this.choices);
    const on = breakpoint.enabled !== false;
    const { when, log } = breakpoint;
    const hits = hitsInWords(breakpoint.hits);
    const wrongText = when ?? (breakpoint.kind === 'condition' ? breakpoint.text : log) ?? '';
    return html`<li class="${here ? 'here' : ''} ${on && !this.skipping ? '' : 'off'}" data-index=${index}>
      <input type="checkbox" aria-label="Stop when ${words}" .checked=${on} @change=${() => { this.emit('dradis-breakpoint-change', { index, breakpoint: { ...breakpoint, enabled: !on } }); }} />
      <span class="words"><b class=${breakpoint.kind === 'line' || breakpoint.kind === 'condition' ? 'mono' : ''} title=${breakpoint.kind === 'line' ? breakpoint.file : nothing}>${words}</b>
        ${when === undefined ? nothing : html`<small>only if <span class="mono">${when}</span></small>`}${hits === undefined ? nothing : html`<small>${hits}</small>`}
        ${log === undefined ? nothing : html`<small>writes <span class="mono">${log}</span></small>`}
        ${message === null ? nothing : html`<small class=${verified ? '' : 'bad'}>${message}</small>`}${here ? html`<small>Reached here</small>` : nothing}</span>
      <span class="count">${count === undefined ? '' : `${String(count)} ${count === 1 ? 'hit' : 'hits'}`}</span>
      <span>${[-1, 1].map((direction) => this.#seek(index, direction as 1 | -1, words, count))}<button class="quiet" aria-label="Remove: ${words}" title="Remove" @click=${() => { this.emit('dradis-breakpoint-remove', { index }); }}>×</button></span>
      ${mistakes.length === 0 ? nothing : mistakesOf(wrongText, mistakes, `mistakes-${String(index)}`)}
    </li>`;
  }

  #seek(index: number, direction: 1 | -1, words: string, count: number | undefined): TemplateResult {
    const label = direction === 1 ? 'Run to the next hit' : 'Back to the hit before';
    const sign = direction === 1 ? '›' : '‹';
    if (count === 0 && direction === -1) return html`<button class="quiet" aria-disabled="true" aria-label="${label}: ${words} has none" title="It is not reached on the recorded line"><span>${sign}</span></button>`;
    return html`<button class="quiet" aria-label="${label}: ${words}" title=${label} @click=${() => { this.emit('dradis-breakpoint-seek', { index, direction }); }}>${sign}</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-breakpoint-list': BreakpointListElement;
  }
}
