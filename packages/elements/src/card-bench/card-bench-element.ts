// <dradis-card-bench>: tries one card: which, where, with which dice; what is asked, and all that may come of it. Must not carry
// anything out.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ThingFace } from '@dradis/session';
import '../card-face/card-face-element.js';
import '../distribution/distribution-element.js';
import { DradisElement } from '../foundation/dradis-element.js';
import type { BenchCard, BenchDeck, BenchOutcome, BenchPosition, BenchQuestion, BenchStack, BenchWish } from './bench-model.js';
import { cardBenchStyles } from './card-bench-styles.js';
import { drawOnTop, putOnTop, takeOff } from './bench-stack.js';

const POSITIONS: readonly (readonly [BenchPosition, string])[] = [['default', 'The position scenarios start from'], ['moment', 'This moment of the game'], ['random', 'A game by chance, when it meets a condition']];

/**
 * Sends `dradis-bench-card` with `{ card }`, `dradis-bench-try` with a `BenchWish`, `dradis-bench-answer` with `{ player, pick }` (a label, or several), `dradis-bench-back`
 * to take the last answer back, `dradis-bench-save` to write what was tried as a scenario, and `dradis-bench-play` to have it on the board.
 * What stands in its slot `runs` is shown below what came of a trial: the odds of playing it many times.
 */
@customElement('dradis-card-bench')
export class CardBenchElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, cardBenchStyles];

  /** The cards that can be tried. */
  @property({ attribute: false }) cards: readonly BenchCard[] = [];
  /** The decks that can be stacked. */
  @property({ attribute: false }) decks: readonly BenchDeck[] = [];
  /** Id of the chosen card. */
  @property({ attribute: false }) card: string | undefined;
  /** What is written on it. */
  @property({ attribute: false }) face: ThingFace | undefined;
  /** What came of the last try; undefined before the first. */
  @property({ attribute: false }) outcome: BenchOutcome | undefined;
  /** What went wrong; undefined when nothing did. */
  @property({ attribute: false }) problem: string | undefined;
  /** Whether a try is still being carried out. */
  @property({ type: Boolean }) busy = false;
  /** Why it cannot be saved as a scenario; undefined when it can. */
  @property({ attribute: false }) saveRefusal: string | undefined;
  /** Why it cannot be played on the board; undefined when it can. */
  @property({ attribute: false }) playRefusal: string | undefined;
  /** Where the scenario was saved, or its text is to be found; undefined when it was not saved. */
  @property({ attribute: false }) saved: string | undefined;

  @state() private position: BenchPosition = 'default';
  @state() private picked: ReadonlySet<number> = new Set();
  @state() private missing: string | undefined;
  @state() private stack: BenchStack = {};
  /** Id of the deck that the next card goes on. */
  @state() private deck = '';

  /** Puts the keyboard in the field of the card. */
  override focus(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('outcome')) this.picked = new Set();
  }

  override render(): TemplateResult {
    if (this.cards.length === 0) return html`<p class="empty">${this.problem ?? 'Here a card is tried: what it asks, and what comes of it on every face of the die. The cards of the pack are being read.'}</p>`;
    const card = this.cards.find(({ id }) => id === this.card);
    return html`<div class="bench"><div class="left scroll">${this.#form(card)}${this.face === undefined ? nothing : html`<dradis-card-face .face=${this.face}></dradis-card-face>`}</div>
      <div class="right scroll" role="region" tabindex="0" aria-label="What comes of it">${this.#right()}</div></div>`;
  }

  #form(card: BenchCard | undefined): TemplateResult {
    const ways = card?.ways ?? [];
    return html`<form @submit=${this.#try}>
      <label><small>Card</small><span class="field"><input name="card" list="cards" autocomplete="off" placeholder="Choose a card" .value=${card?.title ?? ''} @change=${(event: Event) => { this.#choose((event.target as HTMLInputElement).value); }} /></span></label>
      <datalist id="cards">${this.cards.map(({ title, kind }) => html`<option value=${title}>${kind}</option>`)}</datalist>
      ${ways.length > 1 ? html`<label><small>Carried out as</small><span class="field"><select name="way">${ways.map(({ when, label }) => html`<option value=${when}>${label}</option>`)}</select></span></label>` : nothing}
      <label><small>Where</small><span class="field"><select name="position" @change=${(event: Event) => { this.position = (event.target as HTMLSelectElement).value as BenchPosition; }}>${POSITIONS.map(([id, words]) => html`<option value=${id} ?selected=${id === this.position}>${words}</option>`)}</select></span></label>
      ${this.position === 'default' ? html`<label><small>What is otherwise there, if anything</small><textarea name="given" rows="2" spellcheck="false" placeholder="fuel: 3"></textarea></label>` : nothing}
      ${this.position === 'random' ? html`<label><small>When</small><span class="field"><input class="mono" name="condition" autocomplete="off" spellcheck="false" placeholder="level of fuel is less than 5" /></span></label><label><small>Seed</small><span class="field"><input name="seed" autocomplete="off" value="bench" /></span></label>` : nothing}
      <label><small>Dice laid ready; none tries every face</small><span class="field"><input name="dice" inputmode="numeric" autocomplete="off" placeholder="every face" /></span></label>
      ${this.decks.length === 0 ? nothing : drawOnTop({ decks: this.decks, deck: this.deck, stack: this.stack, choose: (deck) => { this.deck = deck; }, put: (deck, typed) => this.#put(deck, typed), take: (deck, at) => { this.stack = takeOff(this.stack, deck, at); } })}
      <div class="foot"><button class="primary" aria-disabled=${this.busy || card === undefined ? 'true' : 'false'} title=${card === undefined ? 'Choose a card first' : this.busy ? 'It is being tried' : 'Carry it out'}><span>Try this card</span></button>
        ${this.missing === undefined ? nothing : html`<span class="note" role="alert">${this.missing}.</span>`}</div>
    </form>`;
  }

  #right(): TemplateResult {
    const { outcome, problem } = this;
    return html`${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
      ${this.busy ? html`<p class="note" role="status">It is being tried.</p>` : nothing}
      ${outcome === undefined ? (problem === undefined && !this.busy ? html`<p class="empty">Try the card: here stand its questions and all that may come of it, with their chances.</p>` : nothing) : this.#outcome(outcome)}`;
  }

  #outcome({ trail, asked, bars, total, exact, note }: BenchOutcome): TemplateResult {
    return html`${trail.length === 0 ? nothing : html`<h3>Answered so far</h3><ol class="trail">${trail.map(({ player, question, answer, scripted }) => html`<li><span>${player}</span><span>${question}</span><b>${scripted ? answer : 'passed'}</b></li>`)}</ol>`}
      ${asked === null ? nothing : this.#question(asked)}
      ${bars.length === 0 ? nothing : html`<dradis-distribution heading=${asked === null ? 'What comes of it' : 'What has come of it so far'} .bars=${bars} .total=${total} ?exact=${exact} ?open=${true}></dradis-distribution>`}
      ${note === undefined ? nothing : html`<p class="note">${note}</p>`}
      <div class="foot">${trail.some(({ scripted }) => scripted) ? html`<button @click=${() => { this.emit('dradis-bench-back', {}); }}>Take the last answer back</button>` : nothing}
        ${this.saveRefusal === undefined ? html`<button @click=${() => { this.emit('dradis-bench-save', {}); }}>Save as a scenario</button>` : html`<button aria-disabled="true" title=${this.saveRefusal}><span>Save as a scenario</span></button>`}
        ${this.playRefusal === undefined ? html`<button title="Show it on the board, from its beginning, to step through it" @click=${() => { this.emit('dradis-bench-play', {}); }}>Play on the board</button>` : html`<button aria-disabled="true" title=${this.playRefusal}><span>Play on the board</span></button>`}
        ${this.saved === undefined ? nothing : html`<span class="note" role="status">${this.saved}</span>`}</div>
      <slot name="runs"></slot>`;
  }

  #question({ player, who, prompt, options, min, max, answerable }: BenchQuestion): TemplateResult {
    const single = max === 1 && min === 1;
    return html`<section class="asked" aria-label="Question"><b>${who}</b> is asked${prompt === '' ? '' : html` to ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`}${single ? '' : html` (${min === max ? String(min) : `${String(min)} to ${String(max)}`})`}:
      <div>${options.map(({ pick, label }, index) => !answerable ? html`<span>${label}</span>` : single
        ? html`<button @click=${() => { this.emit('dradis-bench-answer', { player, pick }); }}>${label}</button>`
        : html`<button aria-pressed=${this.picked.has(index) ? 'true' : 'false'} @click=${() => { this.#pick(index); }}>${label}</button>`)}
      ${answerable && !single ? html`<button class="primary" aria-disabled=${this.picked.size < min || this.picked.size > max ? 'true' : 'false'} @click=${() => { if (this.picked.size >= min && this.picked.size <= max) this.emit('dradis-bench-answer', { player, pick: [...this.picked].sort((a, b) => a - b).map((index) => options[index]?.pick ?? '') }); }}><span>Answer</span></button>` : nothing}</div>
      ${answerable ? nothing : html`<p class="note">The bench goes no further than this question.</p>`}</section>`;
  }

  #pick(index: number): void {
    const next = new Set(this.picked);
    if (!next.delete(index)) next.add(index);
    this.picked = next;
  }

  /** Whether there was such a card. */
  #put(deck: BenchDeck, typed: string): boolean {
    const stack = putOnTop(this.stack, deck, typed);
    this.missing = stack === undefined ? `No card of ${deck.title} is called that; choose one of the list` : undefined;
    if (stack !== undefined) this.stack = stack;
    return stack !== undefined;
  }

  #choose(typed: string): void {
    const text = typed.trim().toLowerCase();
    const card = this.cards.find(({ id, title }) => id === text || title.toLowerCase() === text);
    this.missing = card === undefined ? 'There is no such card to try; choose one of the list' : undefined;
    if (card !== undefined) this.emit('dradis-bench-card', { card: card.id });
  }

  #try(event: Event): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => { const value = data.get(name); return typeof value === 'string' ? value.trim() : ''; };
    const card = this.cards.find(({ id }) => id === this.card);
    const dice = text('dice').split(/[^\d]+/).filter((part) => part !== '').map(Number);
    if (this.busy || card === undefined) this.missing = card === undefined ? 'Choose a card first' : undefined;
    else if (dice.some((die) => die < 1 || die > 8)) this.missing = 'A die shows 1 to 8';
    else if (this.position === 'random' && text('condition') === '') this.missing = 'Write the condition that the game is to meet';
    else {
      this.missing = undefined;
      const wish: BenchWish = { card: card.id, way: text('way') || (card.ways[0]?.when ?? ''), position: this.position, given: text('given'), seed: text('seed'), condition: text('condition'), dice, decks: this.stack };
      this.emit('dradis-bench-try', wish);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-card-bench': CardBenchElement;
  }
}
