// <dradis-step-picker>: everything that can happen, in the words of the game, to add it to an effect. Must not add it.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import type { FormStep } from './form-model.js';

/** Rows drawn; whoever seeks one further down types a part of it. */
const MOST_ROWS = 200;
const GROUPS: Readonly<Record<FormStep['group'], string>> = { rule: 'The game', frame: 'When, who, how often', engine: 'Single changes' };

/** Sends `dradis-step` with the `FormStep` that is chosen, and `dradis-close` when it is left with Escape. */
@customElement('dradis-step-picker')
export class StepPickerElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        border-inline-start: 3px solid var(--d-accent-line);
        background: var(--d-raised);
        padding: 6px;
      }
      .field {
        inline-size: 100%;
      }
      ul {
        max-block-size: 260px;
        margin-block-start: 6px;
      }
      .group {
        padding: 5px 8px 2px;
        color: var(--d-dim);
        font-size: var(--d-size-s);
        font-weight: 600;
      }
      .step {
        padding: 3px 8px;
        cursor: pointer;
        border-inline-start: 3px solid transparent;
      }
      .step:hover {
        background: color-mix(in oklab, transparent, var(--d-text) 7%);
      }
      .step.current {
        border-inline-start-color: var(--d-accent-line);
        background: var(--d-accent-ground);
      }
      .step b {
        font-weight: 600;
      }
      .step i {
        font-style: normal;
        color: var(--d-accent);
      }
      .step small {
        display: block;
        color: var(--d-dim);
      }
      .foot {
        margin-block-start: 4px;
        color: var(--d-dim);
        font-size: var(--d-size-s);
      }
      @media (forced-colors: active) {
        .step.current {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
      }
    `,
  ];

  /** Undefined while they are sought. */
  @property({ attribute: false }) steps: readonly FormStep[] | undefined;
  @state() private text = '';
  @state() private at = 0;
  #found: FormStep[] = [];
  #fitting = 0;

  override focus(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('text')) this.at = 0;
    const wanted = this.text.toLowerCase().split(/\s+/).filter((word) => word !== '');
    const rank = ({ label }: FormStep): number => (wanted[0] !== undefined && label.toLowerCase().startsWith(wanted[0]) ? 0 : 1);
    const fits = (this.steps ?? []).filter(({ label, doc, text }) => wanted.every((word) => `${label} ${doc} ${text}`.toLowerCase().includes(word)));
    // Groups stay together unless one searches: then what begins with the word comes first.
    const ordered = wanted.length === 0 ? fits : fits.sort((a, b) => rank(a) - rank(b));
    this.#fitting = ordered.length;
    this.#found = ordered.slice(0, MOST_ROWS);
    this.at = Math.max(0, Math.min(this.at, this.#found.length - 1));
  }

  override render(): TemplateResult {
    const found = this.#found;
    // The field is there at once, so that no letter is lost while steps are sought.
    return html`<span class="field"><input role="combobox" aria-label="Step to add" aria-expanded="true" aria-controls="list" aria-autocomplete="list" aria-activedescendant=${found.length === 0 ? nothing : `step-${String(this.at)}`}
        autocomplete="off" spellcheck="false" placeholder="What happens: lose, draw, choose" .value=${this.text} @input=${(event: InputEvent) => { this.text = (event.target as HTMLInputElement).value; }} @keydown=${this.#key} /></span>
      ${found.length === 0 && this.steps !== undefined ? html`<p class="empty">${this.steps.length === 0 ? 'Here stand the steps an effect can have; none fits this place.' : html`No step has <b>${this.text}</b> in it. Fewer letters find more.`}</p>` : nothing}
      <ul id="list" class="scroll" role="listbox" aria-label="Steps" tabindex="-1" ?hidden=${found.length === 0} @pointerdown=${(event: Event) => { event.preventDefault(); }}>${found.map((step, index) => this.#row(step, index))}</ul>
      <p class="foot" role="status">${this.steps === undefined ? 'Looking for what can happen here.' : this.#count(found.length)}</p>`;
  }

  #count(shown: number): TemplateResult {
    return html`${this.#fitting === 1 ? '1 step' : `${String(this.#fitting)} steps`}${this.#fitting > shown ? html`, of which the first ${shown} stand here` : nothing}. Enter adds it, Escape closes.`;
  }

  #row(step: FormStep, index: number): TemplateResult {
    const heading = this.text.trim() === '' && this.#found[index - 1]?.group !== step.group;
    return html`${heading ? html`<li class="group" role="presentation">${GROUPS[step.group]}</li>` : nothing}
      <li id="step-${index}" class="step ${index === this.at ? 'current' : ''}" role="option" aria-selected=${index === this.at ? 'true' : 'false'} @click=${() => { this.emit('dradis-step', step); }}>
        <b>${step.label.split(/(\{[^}]*\})/).map((part) => (part.startsWith('{') ? html`<i>${part.slice(1, -1)}</i>` : part))}</b>${step.doc === '' ? nothing : html`<small>${step.doc}</small>`}
      </li>`;
  }

  #key(event: KeyboardEvent): void {
    const last = this.#found.length - 1;
    const to = { ArrowDown: this.at === last ? 0 : this.at + 1, ArrowUp: this.at === 0 ? last : this.at - 1, PageDown: Math.min(last, this.at + 5), PageUp: Math.max(0, this.at - 5) }[event.key];
    const chosen = this.#found[this.at];
    if (to !== undefined) this.at = Math.max(0, to);
    else if (event.key === 'Enter') { if (chosen !== undefined) this.emit('dradis-step', chosen); }
    else if (event.key === 'Escape') this.emit('dradis-close', {});
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('at')) this.renderRoot.querySelector('.current')?.scrollIntoView({ block: 'nearest' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-step-picker': StepPickerElement;
  }
}
