// <dradis-form-value>: one single value of a form with the control that fits it. Must not make the change: it tells what was written.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { DradisElement } from '../foundation/dradis-element.js';
import type { FormChoice, FormControl, FormValue } from './form-model.js';

/** Up to so many choices stand in a menu; of more, those are listed that fit what is typed. */
const MOST_IN_MENU = 60;

/** Sends `dradis-form-value` with `{ value }`, or `{ lines }` for a text over several lines, after every change that may be taken over. */
@customElement('dradis-form-value')
export class FormValueElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      .field {
        inline-size: 100%;
        max-inline-size: 520px;
      }
      .field.short {
        max-inline-size: 130px;
      }
      .field.wrong {
        --rim: var(--d-cylon);
      }
      textarea {
        resize: vertical;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 7px;
        min-block-size: 28px;
      }
      input[type='checkbox'] {
        inline-size: 15px;
        block-size: 15px;
        accent-color: var(--d-accent);
      }
      pre {
        margin: 0;
        padding: 3px 8px;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        color: var(--d-dim);
      }
      .why {
        color: var(--d-cylon);
        font-size: var(--d-size-s);
      }
    `,
  ];

  @property({ attribute: false }) control: FormControl = { is: 'text', value: '', lines: false };
  /** What it is called, and what it is for. */
  @property() label = '';
  @property() description = '';
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false;
  /** Whether something is wrong with it. */
  @property({ type: Boolean }) wrong = false;
  /** What is being written; undefined while the value that is told stands there. */
  @state() private draft: string | undefined;
  @state() private listed = false;

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  /** Lets go of what is being written: the value that is told counts. */
  forget(): void {
    this.draft = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('control') && this.draft !== undefined && !this.matches(':focus-within')) this.draft = undefined;
  }

  override render(): TemplateResult {
    const { control } = this;
    switch (control.is) {
      case 'flag':
        return html`<label><input type="checkbox" aria-label=${this.label} aria-description=${this.description} ?disabled=${this.readOnly} .checked=${live(control.value === true)} .indeterminate=${control.value === null} @change=${(event: Event) => { this.#tell((event.target as HTMLInputElement).checked); }} /><span class="dim">${control.value === null ? 'not said' : control.value ? 'yes' : 'no'}</span></label>`;
      case 'number':
        return this.#number(control);
      case 'choice':
        return control.open || control.choices.length > MOST_IN_MENU ? this.#words(control.value, 'text', control.choices) : this.#menu(control.value, control.choices);
      case 'literal':
        return this.#words(control.value, 'literal', []);
      case 'text':
        return control.lines ? this.#lines(control.value) : this.#words(control.value, 'text', []);
      default:
        return html`<pre class="mono">${'value' in control ? control.value : ''}</pre>`;
    }
  }

  #tell(value: FormValue): void {
    this.emit('dradis-form-value', { value });
  }

  #words(value: string, as: 'text' | 'literal', choices: readonly FormChoice[]): TemplateResult {
    const write = (event: InputEvent): void => {
      const typed = (event.target as HTMLInputElement).value;
      this.draft = typed;
      this.#tell(as === 'literal' ? literalOf(typed) : typed);
    };
    const list = choices.length > 0;
    return html`<span class="field ${this.wrong ? 'wrong' : ''}"><input autocomplete="off" aria-label=${this.label} aria-description=${this.description} aria-invalid=${this.wrong ? 'true' : 'false'} list=${list ? 'choices' : nothing} ?readonly=${this.readOnly}
      .value=${live(this.draft ?? value)} @input=${write} @focus=${() => { this.listed = true; }} /></span>
      ${list && this.listed ? html`<datalist id="choices">${choices.map((choice) => html`<option value=${choice.value}>${choice.title}</option>`)}</datalist>` : nothing}`;
  }

  #lines(value: string): TemplateResult {
    const shown = this.draft ?? value;
    const write = (event: InputEvent): void => {
      this.draft = (event.target as HTMLTextAreaElement).value;
      this.emit('dradis-form-value', { lines: this.draft });
    };
    return html`<span class="field ${this.wrong ? 'wrong' : ''}"><textarea aria-label=${this.label} aria-description=${this.description} rows=${Math.min(12, shown.split('\n').length + 1)} ?readonly=${this.readOnly} .value=${live(shown)} @input=${write}></textarea></span>`;
  }

  #number({ value, minimum, maximum }: Extract<FormControl, { is: 'number' }>): TemplateResult {
    const shown = this.draft ?? (value === null ? '' : String(value));
    const problem = /^-?\d+$/.test(shown.trim()) ? undefined : 'Write a whole number.';
    const write = (event: InputEvent): void => {
      const { valueAsNumber, value: typed } = event.target as HTMLInputElement;
      this.draft = typed;
      if (Number.isSafeInteger(valueAsNumber)) this.#tell(valueAsNumber);
    };
    return html`<span class="field short ${this.wrong || problem !== undefined ? 'wrong' : ''}"><input type="number" step="1" min=${minimum ?? nothing} max=${maximum ?? nothing} aria-label=${this.label} aria-description=${this.description} aria-invalid=${this.wrong || problem !== undefined ? 'true' : 'false'} ?readonly=${this.readOnly} .value=${live(shown)} @input=${write} /></span>
      ${problem === undefined ? nothing : html`<span class="why" role="alert">${problem}</span>`}`;
  }

  #menu(value: string, choices: readonly FormChoice[]): TemplateResult {
    const known = choices.some((choice) => choice.value === value);
    return html`<span class="field ${this.wrong ? 'wrong' : ''}"><select aria-label=${this.label} aria-description=${this.description} aria-invalid=${this.wrong ? 'true' : 'false'} ?disabled=${this.readOnly} @change=${(event: Event) => { this.#tell((event.target as HTMLSelectElement).value); }}>
      ${known ? nothing : html`<option value=${value} selected>${value === '' ? 'Choose' : `${value} (not known)`}</option>`}
      ${choices.map((choice) => html`<option value=${choice.value} .selected=${live(choice.value === value)}>${choice.title === '' ? choice.value : `${choice.title} (${choice.value})`}</option>`)}
    </select></span>`;
  }
}

/** A number or truth value where one is written, else the words. */
function literalOf(typed: string): string | number | boolean {
  if (/^-?\d{1,15}$/.test(typed)) return Number(typed);
  return typed === 'true' || typed === 'false' ? typed === 'true' : typed;
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-form-value': FormValueElement;
  }
}
