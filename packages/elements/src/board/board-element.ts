// <dradis-board>: dials, tracks, plot, places, decks and players of a board model, put together. Must not know packs.
import { html, nothing, svg, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../dial/dial-element.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { campOf, glyph } from '../glyph/glyph.js';
import { glyphStyles } from '../glyph/glyph-styles.js';
import { skillMark, skillStyles } from '../skill/skill.js';
import '../track/track-element.js';
import type { BoardDeck, BoardGroup, BoardModel, BoardPlace, BoardPlayer, BoardThing } from './board-model.js';
import { boardStyles } from './board-styles.js';
import './plot-element.js';
import { placeWords } from './place-words.js';

/** More things than this in one strip place are shown as a number. */
const MOST_IN_STRIP = 12;

/** The whole board. Sends `dradis-inspect` with the state path of what is clicked. */
@customElement('dradis-board')
export class BoardElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, glyphStyles, skillStyles, boardStyles];

  /** The board to show; undefined while there is no game. */
  @property({ attribute: false }) model: BoardModel | undefined;

  override render(): TemplateResult {
    const { model } = this;
    if (model === undefined) return html`<p class="empty">Here stands the board. Start a game with <b>New game</b> to set it up.</p>`;
    return html`<div class="board scroll" role="group" aria-label="Board" tabindex="0">
      <div class="instruments">
        <div class="dials">${repeat(model.dials, ({ id }) => id, (dial) => html`<dradis-dial .dial=${dial} .stamp=${model.stamp}></dradis-dial>`)}</div>
        <div class="tracks">
          ${repeat(model.tracks, ({ id }) => id, (track) => html`<dradis-track .track=${track}></dradis-track>`)}
          ${model.counters.length === 0
            ? nothing
            : html`<dl class="counters">${model.counters.map(({ title, value, touched }) => html`<div class=${touched === true ? 'touched' : ''}><dt>${title}</dt><dd>${value}</dd></div>`)}</dl>`}
        </div>
      </div>
      ${model.areas.length > 0 || model.ship !== undefined ? html`<dradis-plot .model=${model}></dradis-plot>` : nothing}
      ${model.players.length === 0 ? nothing : html`<ol class="players" aria-label="Players">${repeat(model.players, ({ id }) => id, (player) => this.#player(player))}</ol>`}
      <div class="groups">${model.groups.map((group) => this.#group(group))}</div>
      ${model.decks.length === 0 ? nothing : html`<ul class="decks" aria-label="Decks and discards">${model.decks.map((deck) => this.#deck(deck))}</ul>`}
      ${model.others.length === 0 ? nothing : html`<section class="group others"><h3>Elsewhere</h3><ul>${model.others.map((place) => this.#place(place))}</ul></section>`}
    </div>`;
  }

  #group({ title, places, quiet }: BoardGroup): TemplateResult {
    const nobody = quiet === true && places.every(({ things }) => things.length === 0);
    return html`<section class="group"><h3>${title}</h3>${nobody ? html`<span class="nobody" title=${places.map((place) => place.title).join(', ')}>nobody</span>` : html`<ul>${places.map((place) => this.#place(place))}</ul>`}</section>`;
  }

  #place(place: BoardPlace): TemplateResult {
    const shown = place.things.length > MOST_IN_STRIP ? [] : place.things;
    return html`<li class="place ${place.touched === true ? 'touched' : ''}" title=${placeWords(place)} @click=${() => { this.#inspect(place.path); }}>
      <span>${place.title}</span>
      ${place.damaged === true ? html`<em>damaged</em>` : nothing}
      ${shown.map((thing) => this.#thing(thing))}
      ${place.things.length > MOST_IN_STRIP ? html`<b>${place.things.length}</b>` : nothing}
    </li>`;
  }

  #thing(thing: BoardThing): TemplateResult {
    // What has no shape of its own is a card or a marker: its words say more than a square would.
    if (thing.glyph === 'token') return html`<span class="card ${thing.touched === true ? 'touched' : ''}" data-thing=${thing.id} @click=${(event: Event) => { event.stopPropagation(); this.#inspect(thing.path); }}>${thing.skill === undefined ? nothing : skillMark(thing.skill)}${thing.label}</span>`;
    return html`<svg viewBox="-14 -14 28 28" role="img" aria-label=${thing.label} data-thing=${thing.id} class="glyph camp-${campOf(thing.glyph)} is-${thing.glyph}"
      @click=${(event: Event) => { event.stopPropagation(); this.#inspect(thing.path); }}>
      <title>${thing.label}</title>${glyph(thing.glyph)}
      ${thing.tag === undefined ? nothing : svg`<text class=${thing.tag.length > 1 ? 'small' : ''} y="0.5">${thing.tag}</text>`}
      ${thing.touched === true ? svg`<path class="touched-mark" d="M-9-13H9l4 4V9l-4 4H-9l-4-4V-9Z" />` : nothing}
    </svg>`;
  }

  #deck(deck: BoardDeck): TemplateResult {
    const words = `${deck.title}: ${deck.cards} cards${deck.discards === undefined ? '' : `, ${deck.discards} discarded`}`;
    return html`<li class="deck cut ${deck.touched === true ? 'touched' : ''}" data-skill=${deck.skill ?? nothing} title=${words} @click=${() => { this.#inspect(deck.path); }}>
      <span>${deck.title}</span> <b>${deck.cards}</b>${deck.discards === undefined ? nothing : html`<small aria-label="${deck.discards} discarded">${deck.discards}</small>`}
    </li>`;
  }

  #player(player: BoardPlayer): TemplateResult {
    const classes = ['player', 'cut', player.current === true ? 'current' : '', player.asked === true ? 'asked' : '', player.revealed === true ? 'revealed' : '', player.touched === true ? 'touched' : ''];
    const state = [player.asked === true ? 'asked' : '', player.revealed === true ? 'Cylon' : ''].filter((word) => word !== '');
    return html`<li class=${classes.join(' ')} data-player=${player.id}>
      <span class="pawn" aria-hidden="true">${player.initial}</span>
      <span class="who">${player.current === true ? html`<i role="img" aria-label="Turn" title="It is this player's turn">▸</i>` : nothing}<b title=${player.name}>${player.name}</b></span>
      <span class="where">${player.where}</span>
      ${state.length === 0 ? nothing : html`<span class="state">${state.map((word) => html`<em>${word}</em> `)}</span>`}
      <span class="facts">
        ${player.titles.map((title) => html`<strong>${title}</strong>`)}
        ${player.counts.map(({ label, value }) => html`<span title="${value} ${label}">${label} <b>${value}</b></span>`)}
      </span>
    </li>`;
  }

  #inspect(path: string | undefined): void {
    if (path !== undefined) this.emit('dradis-inspect', { path });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-board': BoardElement;
  }
}
