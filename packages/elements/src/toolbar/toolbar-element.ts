// <dradis-toolbar>: the stepping commands, backwards on the left of the counter and forwards on its right, and the form of
// a new game. Must not carry anything out. Nothing in it is modal.
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Position } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { commandIcon } from './command-icons.js';
import { commandOf, keyInWords, type CommandId } from './commands.js';
import { toolbarStyles } from './toolbar-styles.js';

const BACK: readonly CommandId[] = ['start', 'back-turn', 'back-decision', 'back-out', 'back-over', 'back-into'];
const FORWARD: readonly CommandId[] = ['into', 'over', 'out', 'decision', 'turn', 'end'];

/** What a new game is made from. */
export interface NewGame {
  /** What decides every shuffle, draw and die. */
  readonly seed: string;
  /** How many play. */
  readonly players: number;
  /** Who is asked in windows: everybody who might hold an answer, or only those who do. */
  readonly windows: 'all' | 'able';
  /** Whether the set-up is answered by hand; otherwise by chance, up to the first turn. */
  readonly byHand: boolean;
}

/** Sends `dradis-command` with `{ command }` and `dradis-new-game` with a `NewGame`. */
@customElement('dradis-toolbar')
export class ToolbarElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, toolbarStyles];

  /** Undefined while there is no game. */
  @property({ attribute: false }) position: Position | undefined;
  /** Why a command cannot be given now, by its name; one that is absent can. */
  @property({ attribute: false }) refusals: Partial<Record<CommandId, string>> = {};
  /** What the running game was made from, and what the form begins with. */
  @property({ attribute: false }) game: NewGame = { seed: '', players: 3, windows: 'all', byHand: false };
  /** The fewest that the pack is for. */
  @property({ attribute: false }) minPlayers = 3;
  /** The most that the pack is for. */
  @property({ attribute: false }) maxPlayers = 6;
  @state() private formOpen = false;

  /** Opens the form of a new game, or closes it. */
  async toggleForm(open = !this.formOpen): Promise<void> {
    this.formOpen = open;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(open ? '#seed' : '.new')?.focus();
  }

  override render(): TemplateResult {
    return html`<div class="bar">
        <div class="commands" role="toolbar" aria-label="Backwards">${BACK.map((id) => this.#command(id, false))}</div>
        ${this.#counter()}
        <div class="commands" role="toolbar" aria-label="Forwards">${FORWARD.map((id) => this.#command(id, true))}</div>
        <span class="spacer"></span>
        <slot></slot>
        <button class="new" aria-expanded=${this.formOpen ? 'true' : 'false'} title="Choose seed and players (N)" @click=${() => this.toggleForm()}>New game</button>
      </div>
      ${this.formOpen ? this.#form() : nothing}`;
  }

  #counter(): TemplateResult {
    const { position } = this;
    if (position === undefined) return html`<output class="counter dim">No game</output>`;
    const { step, last, decisions, ended, waiting } = position;
    return html`<output class="counter" title="Step ${step} of ${last} recorded, ${decisions} answers given">
      <b>${step.toLocaleString('en')}</b><span class="dim"> / ${last.toLocaleString('en')}</span>
      <small class=${waiting ? 'waiting' : ''}>${ended ? 'ended' : waiting ? 'question' : 'running'}</small>
    </output>`;
  }

  #command(id: CommandId, named: boolean): TemplateResult {
    const { label, hint, key } = commandOf(id);
    const refusal = this.refusals[id];
    const title = `${label} (${keyInWords(key)}): ${refusal ?? hint}`;
    return html`<button data-command=${id} aria-label=${label} title=${title} aria-disabled=${refusal === undefined ? 'false' : 'true'} aria-description=${refusal ?? nothing}
      @click=${() => { if (refusal === undefined) this.emit('dradis-command', { command: id }); }}><svg viewBox="0 0 16 16" aria-hidden="true">${commandIcon(id)}</svg>${named ? html`<span class="name">${label}</span>` : nothing}</button>`;
  }

  #form(): TemplateResult {
    const { seed, players, windows, byHand } = this.game;
    const counts = Array.from({ length: this.maxPlayers - this.minPlayers + 1 }, (_, at) => this.minPlayers + at);
    return html`<form class="form cut" aria-label="New game" @submit=${this.#submit} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') void this.toggleForm(false); }}>
      <label>Seed <span class="field"><input id="seed" name="seed" required maxlength="200" autocomplete="off" .value=${seed} /></span></label>
      <label>Players <span class="field"><select name="players">${counts.map((count) => html`<option value=${count} ?selected=${count === players}>${count}</option>`)}</select></span></label>
      <label>Asked in windows <span class="field"><select name="windows">
        <option value="able" ?selected=${windows === 'able'}>only who can answer</option>
        <option value="all" ?selected=${windows === 'all'}>everybody who might</option>
      </select></span></label>
      <label>Set-up <span class="field"><select name="set-up">
        <option value="chance" ?selected=${!byHand}>by chance, to the first turn</option>
        <option value="hand" ?selected=${byHand}>by hand</option>
      </select></span></label>
      <button class="primary" type="submit">Start</button>
      <button type="button" @click=${() => this.toggleForm(false)}>Close</button>
      <p class="dim">The same seed and answers give the same game. Starting replaces the game on this page.</p>
    </form>`;
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const detail: NewGame = { seed: text('seed').trim(), players: Number(text('players')), windows: text('windows') === 'all' ? 'all' : 'able', byHand: text('set-up') === 'hand' };
    void this.toggleForm(false);
    this.emit('dradis-new-game', detail);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-toolbar': ToolbarElement;
  }
}
