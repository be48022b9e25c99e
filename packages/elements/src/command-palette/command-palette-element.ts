// <dradis-command-palette>: every command by typing a part of its name, with its key, or why it cannot be given now. Must
// not carry one out, nor place itself on the page.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { rowsToDraw, scrollToRow } from '../foundation/virtual-rows.js';
import { commandPaletteStyles } from './command-palette-styles.js';
import { findCommands, type FoundCommand, type PaletteCommand } from './find-commands.js';

const ROW_HEIGHT = 42;
const MOST_ROWS = 9;

/**
 * A combobox with its list. Sends `dradis-run` with `{ id }` for the command that is chosen, and `dradis-close` when it is left with
 * Escape, or the focus goes elsewhere. A refused command is not sent; its reason stands in its row.
 */
@customElement('dradis-command-palette')
export class CommandPaletteElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, commandPaletteStyles];

  /** All commands, those too that cannot be given now. */
  @property({ attribute: false }) commands: readonly PaletteCommand[] = [];
  /** Ids of the commands given lately, latest first: they stand first while nothing is typed. */
  @property({ attribute: false }) recent: readonly string[] = [];

  @state() private text = '';
  @state() private at = 0;
  @state() private scrollPosition = 0;
  #found: FoundCommand[] = [];

  /** Puts the keyboard in the field. */
  override focus(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('text')) {
      this.at = 0;
      this.scrollPosition = 0;
    }
    this.#found = findCommands(this.commands, this.text, this.recent);
    this.at = Math.max(0, Math.min(this.at, this.#found.length - 1));
  }

  override render(): TemplateResult {
    const found = this.#found;
    return html`<div class="palette" role="group" aria-label="Commands" @focusout=${this.#left}>
      <span class="field"><input role="combobox" aria-label="Command" aria-expanded="true" aria-controls="list" aria-autocomplete="list" aria-activedescendant=${found.length === 0 ? nothing : `row-${String(this.at)}`}
        autocomplete="off" spellcheck="false" placeholder="What to do" .value=${this.text} @input=${(event: InputEvent) => { this.text = (event.target as HTMLInputElement).value; }} @keydown=${this.#key} /></span>
      ${found.length === 0 ? html`<p class="empty">${this.commands.length === 0 ? 'Here stand the commands of the page; it has none yet.' : html`No command fits <b>${this.text}</b>. Fewer letters find more.`}</p><ul id="list" role="listbox" aria-label="Commands found" hidden></ul>` : this.#list(found)}
      <p class="foot" role="status">${found.length === 1 ? '1 command' : `${String(found.length)} commands`}. Enter does it, Escape closes.</p>
    </div>`;
  }

  #list(found: readonly FoundCommand[]): TemplateResult {
    const height = Math.min(found.length, MOST_ROWS) * ROW_HEIGHT;
    const { start, end } = rowsToDraw(found.length, ROW_HEIGHT, this.scrollPosition, height);
    const rows = Array.from({ length: end - start }, (_, index) => start + index);
    if (this.at < start || this.at >= end) rows.push(this.at);
    return html`<ul id="list" class="scroll" role="listbox" aria-label="Commands found" tabindex="-1" style="block-size: ${height}px" @scroll=${(event: Event) => { this.scrollPosition = (event.target as HTMLElement).scrollTop; }} @pointerdown=${(event: Event) => { event.preventDefault(); }}>
      <div class="spacer" role="presentation" style="block-size: ${found.length * ROW_HEIGHT}px">${repeat(rows, (row) => row, (row) => this.#row(found[row], row))}</div>
    </ul>`;
  }

  #row(found: FoundCommand | undefined, row: number): TemplateResult | typeof nothing {
    if (found === undefined) return nothing;
    const { command: { id, label, hint, group, key, refusal }, at } = found;
    return html`<li id="row-${row}" role="option" class="${row === this.at ? 'current' : ''} ${refusal === null ? '' : 'refused'}" style="inset-block-start: ${row * ROW_HEIGHT}px" data-command=${id}
      aria-selected=${row === this.at ? 'true' : 'false'} aria-disabled=${refusal === null ? 'false' : 'true'} aria-setsize=${this.#found.length} aria-posinset=${row + 1} @click=${() => { this.#run(row); }}>
      <div><span class="name">${label.split('').map((letter, index) => (at.includes(index) ? html`<mark>${letter}</mark>` : letter))}</span><small title=${refusal ?? hint}>${refusal ?? hint}</small></div>
      <div class="side">${group}${key === null ? nothing : html`<kbd>${key}</kbd>`}</div>
    </li>`;
  }

  #run(row: number): void {
    const command = this.#found[row]?.command;
    this.at = row;
    if (command?.refusal === null) this.emit('dradis-run', { id: command.id });
  }

  #left(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (to instanceof Node && this.renderRoot.contains(to)) return;
    this.emit('dradis-close', {});
  }

  #key(event: KeyboardEvent): void {
    const last = this.#found.length - 1;
    const to = { ArrowDown: this.at === last ? 0 : this.at + 1, ArrowUp: this.at === 0 ? last : this.at - 1, PageDown: Math.min(last, this.at + MOST_ROWS), PageUp: Math.max(0, this.at - MOST_ROWS) }[event.key];
    if (to !== undefined) this.at = Math.max(0, to);
    else if (event.key === 'Enter') this.#run(this.at);
    else if (event.key === 'Escape') this.emit('dradis-close', {});
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  protected override updated(changed: PropertyValues): void {
    const list = this.renderRoot.querySelector('ul');
    if (list !== null && changed.has('at')) list.scrollTop = scrollToRow(this.at, ROW_HEIGHT, list.scrollTop, list.clientHeight);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-command-palette': CommandPaletteElement;
  }
}
