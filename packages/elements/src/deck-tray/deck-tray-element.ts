// <dradis-deck-tray>: what lies on top of a deck, and the putting of cards there. Must not move a card: it asks for it.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { deckTrayStyles } from './deck-tray-styles.js';

/** A card of a deck. */
export interface DeckCard {
  /** Its id in the pack, with its number for one of several copies. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
}

/** A deck whose order may be known. */
export interface Deck {
  /** Id of the zone. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  /** From its top to its bottom. */
  readonly cards: readonly DeckCard[];
}

/** Cards that are shown of a deck, from its top. */
const SHOWN = 8;
/** Cards that are found by a word before the rest is counted. */
const MOST_FOUND = 12;

/**
 * The top of a deck. An order is drafted here; nothing happens to the game before the deck is stacked. Sends
 * `dradis-stack-deck` with `{ deck, cards }`: ids of the cards that are to lie on top, the topmost first.
 */
@customElement('dradis-deck-tray')
export class DeckTrayElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, deckTrayStyles];

  /** The decks that can be stacked. */
  @property({ attribute: false }) decks: readonly Deck[] = [];
  /** Why no deck can be stacked now; undefined when one can. */
  @property({ attribute: false }) refusal: string | undefined;

  @state() private chosen = '';
  @state() private word = '';
  /** Cards taken to the top, the topmost first; ids. */
  @state() private taken: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    const deck = this.#deck();
    const had = changed.get('decks')?.find(({ id }) => id === deck?.id);
    if (had !== undefined && had.cards.map(({ id }) => id).join() !== deck?.cards.map(({ id }) => id).join()) this.taken = [];
  }

  #deck(): Deck | undefined {
    return this.decks.find(({ id }) => id === this.chosen) ?? this.decks[0];
  }

  override render(): TemplateResult {
    const deck = this.#deck();
    if (deck === undefined) return html`<p class="empty">Here stand the decks of the game with their next cards. A game with decks fills it; a seat that may not see their order does not.</p>`;
    const rest = deck.cards.filter(({ id }) => !this.taken.includes(id));
    const top = [...this.taken.flatMap((taken) => deck.cards.filter(({ id }) => id === taken)), ...rest].slice(0, Math.max(SHOWN, this.taken.length));
    const word = this.word.trim().toLowerCase();
    const found = word === '' ? [] : rest.filter(({ title }) => title.toLowerCase().includes(word));
    return html`<section aria-label="Decks">
      <div class="tools">
        <span class="field"><select aria-label="Deck" @change=${(event: Event) => { this.chosen = (event.target as HTMLSelectElement).value; this.taken = []; }}>${this.decks.map(({ id, title, cards }) => html`<option value=${id} ?selected=${id === deck.id}>${title} (${cards.length})</option>`)}</select></span>
        <span class="field"><input type="search" aria-label="Find a card in this deck" placeholder="Find a card to put on top" .value=${this.word} @input=${(event: InputEvent) => { this.word = (event.target as HTMLInputElement).value; }} /></span>
      </div>
      ${word === '' ? nothing : this.#found(found)}
      ${deck.cards.length === 0 ? html`<p class="empty">${deck.title} is empty; there is nothing to stack.</p>` : html`<ol aria-label="Top of ${deck.title}">${top.map((card, at) => this.#row(card, at))}</ol>
      ${deck.cards.length > top.length ? html`<p class="more">${deck.cards.length - top.length} more below</p>` : nothing}`}
      <div class="foot">${this.#stack(deck)}
        ${this.taken.length > 0 ? html`<button @click=${() => { this.taken = []; }}>Leave as it was</button>` : nothing}
        <span class="note">${this.refusal ?? (this.taken.length > 0 ? 'Nothing happens to the game before the deck is stacked.' : nothing)}</span></div>
    </section>`;
  }

  #found(found: readonly DeckCard[]): TemplateResult {
    if (found.length === 0) return html`<p class="more" role="status">No card of this deck has that in its title.</p>`;
    return html`<div class="found" role="group" aria-label="Cards found">${found.slice(0, MOST_FOUND).map(({ id, title }) => html`<button data-card=${id} @click=${() => { this.taken = [id, ...this.taken]; this.word = ''; }}>${title}</button>`)}
      ${found.length > MOST_FOUND ? html`<span class="more">${found.length - MOST_FOUND} more</span>` : nothing}</div>`;
  }

  #row({ id, title }: DeckCard, at: number): TemplateResult {
    const taken = this.taken.indexOf(id);
    const raise = (): void => { this.taken = taken > 0 ? this.taken.with(taken, this.taken[taken - 1] ?? id).with(taken - 1, id) : [id, ...this.taken]; };
    return html`<li class=${taken < 0 ? '' : 'taken'}><span class="mono place">${at + 1}</span><span class="title" title=${title}>${title}</span>
      ${taken < 0
        ? html`<button class="quiet" aria-label="Put ${title} on top" title="Put on top" @click=${raise}>↥</button>`
        : html`<button class="quiet" aria-label="One higher: ${title}" title=${taken === 0 ? 'It is on top' : 'One higher'} aria-disabled=${taken === 0 ? 'true' : 'false'} @click=${() => { if (taken > 0) raise(); }}>↑</button><button class="quiet" aria-label="Leave ${title} where it was" title="Leave where it was" @click=${() => { this.taken = this.taken.filter((one) => one !== id); }}>×</button>`}</li>`;
  }

  #stack(deck: Deck): TemplateResult {
    const why = this.refusal ?? (this.taken.length === 0 ? 'Put a card on top first' : undefined);
    if (why !== undefined) return html`<button class="primary" aria-disabled="true" title=${why} aria-description=${why}><span>Stack the deck</span></button>`;
    return html`<button class="primary" @click=${() => { this.emit('dradis-stack-deck', { deck: deck.id, cards: [...this.taken] }); }}>Stack the deck</button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-deck-tray': DeckTrayElement;
  }
}
