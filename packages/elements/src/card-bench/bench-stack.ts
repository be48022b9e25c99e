// The part of the bench's form in which cards are put on top of decks. Must not move a card of a game.
import { html, nothing, type TemplateResult } from 'lit';
import type { BenchDeck, BenchStack } from './bench-model.js';

/** With a card as the last to be drawn of those on a deck; undefined when no card of it is called that. */
export function putOnTop(stack: BenchStack, { id, cards }: BenchDeck, typed: string): BenchStack | undefined {
  const text = typed.trim().toLowerCase();
  const card = cards.find((one) => one.title.toLowerCase() === text || one.id === text);
  return card === undefined ? undefined : { ...stack, [id]: [...(stack[id] ?? []), card.id] };
}

/** Without the card at a place, from 0. */
export function takeOff(stack: BenchStack, deck: string, at: number): BenchStack {
  const left = (stack[deck] ?? []).filter((_, index) => index !== at);
  return Object.fromEntries([...Object.entries(stack).filter(([id]) => id !== deck), ...(left.length === 0 ? [] : [[deck, left] as const])]);
}

/** What the part shows, and what is done in it. */
export interface StackPart {
  readonly decks: readonly BenchDeck[];
  /** Id of the deck that the next card goes on; the first when there is none of that. */
  readonly deck: string;
  readonly stack: BenchStack;
  readonly choose: (deck: string) => void;
  /** Whether there is such a card. */
  readonly put: (deck: BenchDeck, typed: string) => boolean;
  readonly take: (deck: string, at: number) => void;
}

/** A deck, a field for a card of it, and what lies on top so far. */
export function drawOnTop({ decks, deck, stack, choose, put, take }: StackPart): TemplateResult {
  const chosen = decks.find(({ id }) => id === deck) ?? decks[0];
  if (chosen === undefined) return html`${nothing}`;
  const lay = (field: HTMLInputElement): void => {
    if (field.value.trim() !== '' && put(chosen, field.value)) field.value = '';
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    lay(event.target as HTMLInputElement);
  };
  const titles = [...new Map(chosen.cards.map((card) => [card.title, card.kind]))];
  return html`<fieldset class="stack"><legend>On top of decks, if anything</legend>
    <span class="field"><select name="deck" aria-label="Deck" @change=${(event: Event) => { choose((event.target as HTMLSelectElement).value); }}>${decks.map(({ id, title }) => html`<option value=${id} ?selected=${id === chosen.id}>${title}</option>`)}</select></span>
    <span class="field"><input name="top" list="tops" autocomplete="off" placeholder="as it lies" aria-label="Card on top of ${chosen.title}" @keydown=${key} @change=${(event: Event) => { lay(event.target as HTMLInputElement); }} /></span>
    <datalist id="tops">${titles.map(([title, kind]) => html`<option value=${title}>${kind}</option>`)}</datalist>
    ${decks.some(({ id }) => (stack[id]?.length ?? 0) > 0) ? html`<ol aria-label="Stacked">${decks.flatMap(({ id, title, cards }) => (stack[id] ?? []).map((card, at) => {
      const name = cards.find((one) => one.id === card)?.title ?? card;
      return html`<li><span>${title} ${at + 1}: <b>${name}</b></span><button type="button" class="quiet" aria-label="Leave ${name} where it was" title="Leave where it was" @click=${() => { take(id, at); }}>×</button></li>`;
    }))}</ol>` : nothing}</fieldset>`;
}
