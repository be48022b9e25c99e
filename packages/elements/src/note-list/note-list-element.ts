// <dradis-note-list>: notes on points of a game in an order of their own; read one after the other they are a tour. Must not keep
// them.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Note } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { columnStyles } from '../tokens/column-styles.js';
import { formStyles } from '../tokens/form-styles.js';

/**
 * Sends `dradis-note-add` with `{ text }` for a note at the cursor, `dradis-note-change` with `{ id, text }`, `dradis-note-move` with `{ id, place }`,
 * `dradis-note-remove` with `{ id }`, and `dradis-goto` with `{ step }`.
 */
@customElement('dradis-note-list')
export class NoteListElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    columnStyles,
    formStyles,
    css`
      ol {
        flex: 1;
        min-block-size: 0;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: 70px minmax(0, 1fr) auto;
        gap: var(--d-2);
        align-items: start;
        padding: 3px var(--d-3);
        border-block-end: 1px solid var(--d-line);
      }
      li.current {
        background: var(--d-accent-ground);
      }
      li p {
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      li button {
        min-block-size: 24px;
        padding: 1px 6px;
      }
      .tour {
        display: flex;
        gap: var(--d-1);
        align-items: center;
        padding: 3px var(--d-3);
      }
    `,
  ];

  /** In their order. */
  @property({ attribute: false }) notes: readonly Note[] = [];
  /** Where the cursor stands. */
  @property({ type: Number }) step = 0;
  /** Why there can be no note here; undefined when there can. */
  @property({ attribute: false }) refusal: string | undefined;

  @state() private changing: number | undefined;
  /** Id of the note that the tour is at. */
  @state() private read: number | undefined;

  /** Puts the keyboard in the field of a new note. */
  override focus(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  override render(): TemplateResult {
    const { notes, refusal } = this;
    return html`<form @submit=${this.#add}><span class="field"><input name="text" autocomplete="off" maxlength="5000" placeholder="What is to be seen at step ${this.step}" aria-label="Note on step ${this.step}" /></span>
        <button class="primary" aria-disabled=${refusal === undefined ? 'false' : 'true'} title=${refusal ?? 'Note it at the cursor'}><span>Note</span></button></form>
      ${notes.length === 0
        ? html`<p class="empty">Here stand notes on moments of the game. They go along with its file; one after the other they lead somebody else through it.</p>`
        : html`${this.#tour()}<ol class="scroll" tabindex="0" aria-label="Notes">${repeat(notes, ({ id }) => id, (note, index) => this.#note(note, index))}</ol>`}`;
  }

  #tour(): TemplateResult {
    const at = this.notes.findIndex(({ id }) => id === this.read);
    const go = (index: number): void => {
      const note = this.notes[index];
      if (note === undefined) return;
      this.read = note.id;
      this.emit('dradis-goto', { step: note.step });
    };
    const last = at >= this.notes.length - 1;
    return html`<div class="tour" role="group" aria-label="Tour"><button aria-disabled=${at <= 0 ? 'true' : 'false'} title="To the note before" @click=${() => { go(at - 1); }}><span>Back</span></button>
      <button aria-disabled=${last ? 'true' : 'false'} title="To the next note" @click=${() => { go(at + 1); }}><span>${at < 0 ? 'Begin the tour' : 'Next'}</span></button>
      ${at < 0 ? nothing : html`<span class="dim" role="status">${at + 1} of ${this.notes.length}</span>`}</div>`;
  }

  #note({ id, step, text }: Note, index: number): TemplateResult {
    const current = id === this.read || (this.read === undefined && step === this.step);
    return html`<li class=${current ? 'current' : ''} aria-current=${current ? 'step' : nothing}><button title="Go there" @click=${() => { this.read = id; this.emit('dradis-goto', { step }); }}>Step ${step}</button>
      ${this.changing === id
        ? html`<span class="field"><input aria-label="Note" maxlength="5000" .value=${text} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Enter') this.#changed(id, event); else if (event.key === 'Escape') this.changing = undefined; }} @blur=${(event: Event) => { this.#changed(id, event); }} /></span>`
        : html`<p>${text}</p>`}
      <span>${index === 0 ? nothing : html`<button class="quiet" aria-label="Up: ${text}" title="Earlier in the tour" @click=${() => { this.emit('dradis-note-move', { id, place: index - 1 }); }}>↑</button>`}${index === this.notes.length - 1 ? nothing : html`<button class="quiet" aria-label="Down: ${text}" title="Later in the tour" @click=${() => { this.emit('dradis-note-move', { id, place: index + 1 }); }}>↓</button>`}<button class="quiet" aria-label="Write anew: ${text}" title="Write it anew" @click=${() => { this.#change(id); }}>✎</button><button class="quiet" aria-label="Remove: ${text}" title="Remove" @click=${() => { this.emit('dradis-note-remove', { id }); }}>×</button></span></li>`;
  }

  #add(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const text = new FormData(form).get('text');
    if (this.refusal !== undefined || typeof text !== 'string' || text.trim() === '') return;
    this.emit('dradis-note-add', { text: text.trim() });
    form.reset();
  }

  #change(id: number): void {
    this.changing = id;
    void this.updateComplete.then(() => { this.renderRoot.querySelector<HTMLInputElement>('li input')?.select(); });
  }

  #changed(id: number, event: Event): void {
    if (this.changing !== id) return;
    this.changing = undefined;
    const text = (event.target as HTMLInputElement).value.trim();
    if (text !== '' && text !== this.notes.find((note) => note.id === id)?.text) this.emit('dradis-note-change', { id, text });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-note-list': NoteListElement;
  }
}
