// <dradis-dice-tray>: which dice are laid ready before chance has its say, and the making of such a row. Must not roll, nor
// lay dice ready: it asks for it.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/**
 * The dice that come next. A row is drafted with the faces below it; nothing happens to the game before it is laid ready.
 * Sends `dradis-force-dice` with `{ dice }`, the next one first; an empty row gives the dice back to chance.
 */
@customElement('dradis-dice-tray')
export class DiceTrayElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        padding: var(--d-2) var(--d-3) var(--d-3);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--d-1);
        min-block-size: 40px;
      }
      button.die {
        --cut: 11px;
        inline-size: 36px;
        block-size: 36px;
        padding: 0;
        text-align: center;
        font: 600 var(--d-size-l) / 1 var(--d-mono);
      }
      .faces {
        display: grid;
        grid-template-columns: repeat(8, minmax(0, 34px));
      }
      .faces button.die {
        --rim: var(--d-edge);
        inline-size: 100%;
        block-size: 34px;
        --cut: 9px;
        font-size: var(--d-size-m);
      }
      .drafted button.die {
        --rim: var(--d-accent-line);
        --fill: var(--d-accent-ground);
        color: var(--d-accent);
      }
      .chance {
        color: var(--d-dim);
        font-size: var(--d-size-s);
      }
      h3 {
        font-size: var(--d-size-s);
        font-weight: 600;
        color: var(--d-dim);
        margin-block: var(--d-1) 2px;
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
        gap: var(--d-1);
        align-items: center;
        margin-block-start: var(--d-2);
      }
      .note {
        font-size: var(--d-size-s);
        color: var(--d-dim);
        flex: 1 1 16ch;
      }
      .left {
        border-inline-start: 3px solid var(--d-accent-line);
        padding-inline-start: var(--d-2);
        margin-block-end: var(--d-1);
        font-size: var(--d-size-s);
      }
    `,
  ];

  /** Dice that lie ready here, the next one first. */
  @property({ attribute: false }) ready: readonly number[] = [];
  /** Faces of a die, from 1. */
  @property({ type: Number }) sides = 8;
  /** How many dice may lie ready. */
  @property({ type: Number }) most = 20;
  /** Why no dice can be laid ready now; undefined when they can. */
  @property({ attribute: false }) refusal: string | undefined;
  /** What a program that ran left lying, in words; undefined when there is nothing to say. */
  @property({ attribute: false }) leftover: string | undefined;

  /** Undefined while it is what lies ready. */
  @state() private draft: readonly number[] | undefined;

  /** Puts the keyboard on the faces. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.faces button')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('ready');
    if (before !== undefined && before.join() !== this.ready.join()) this.draft = undefined;
  }

  override render(): TemplateResult {
    const dice = this.draft ?? this.ready;
    const drafted = this.draft !== undefined;
    return html`<section aria-label="Dice">
      ${this.leftover === undefined ? nothing : html`<p class="left" role="status">${this.leftover}</p>`}
      <h3>${drafted ? 'Not laid ready yet' : 'Next dice'}</h3>
      <div class="row ${drafted ? 'drafted' : ''}" role="group" aria-label="Next dice">
        ${dice.map((die, at) => html`<button class="die" title="Take die ${at + 1} away" aria-label="Die ${at + 1} shows ${die}; take it away" @click=${() => { this.#set(dice.filter((_, index) => index !== at)); }}>${die}</button>`)}
        <span class="chance">${dice.length === 0 ? 'Chance rolls. Choose faces to lay dice ready.' : 'then chance'}</span>
      </div>
      <h3 id="add">Add a face</h3>
      <div class="row faces" role="group" aria-labelledby="add">
        ${Array.from({ length: this.sides }, (_, at) => at + 1).map((face) => html`<button class="die" aria-label="Add a ${face}" title="Add a ${face} at the end (key ${face})" @click=${() => { this.#add(face); }}>${face}</button>`)}
      </div>
      <div class="foot">${this.#lay(dice, drafted)}
        ${drafted ? html`<button @click=${() => { this.draft = undefined; }}>Leave as it was</button>` : this.ready.length > 0 && this.refusal === undefined ? html`<button @click=${() => { this.emit('dradis-force-dice', { dice: [] }); }}>Back to chance</button>` : nothing}
        <span class="note">${this.refusal ?? (drafted ? 'Nothing happens to the game before they are laid ready.' : nothing)}</span>
      </div>
    </section>`;
  }

  #lay(dice: readonly number[], drafted: boolean): TemplateResult {
    const why = this.refusal ?? (drafted ? undefined : 'Choose faces first');
    if (why !== undefined) return html`<button class="primary" aria-disabled="true" title=${why} aria-description=${why}><span>Lay ready</span></button>`;
    return html`<button class="primary" @click=${() => { this.emit('dradis-force-dice', { dice: [...dice] }); }}>Lay ready</button>`;
  }

  #add(face: number): void {
    const dice = this.draft ?? this.ready;
    if (dice.length < this.most) this.#set([...dice, face]);
  }

  #set(dice: readonly number[]): void {
    this.draft = dice.join() === this.ready.join() ? undefined : dice;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#key);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const face = Number(event.key);
    if (Number.isInteger(face) && face >= 1 && face <= this.sides && event.key.length === 1) this.#add(face);
    else if (event.key === 'Backspace') this.#set((this.draft ?? this.ready).slice(0, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-dice-tray': DiceTrayElement;
  }
}
