// <dradis-form>: a definition as a form, every value with the control that fits it and what is wrong beside it. Must not change a
// text: it tells what is to be changed.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { columnStyles } from '../tokens/column-styles.js';
import { groupOf, keyText, remarksOf } from './form-parts.js';
import { formStyles } from './form-styles.js';
import type { FormAnswer, FormEdit, FormKeys, FormModel, FormService } from './form-model.js';
import { FormValueElement } from './value-element.js';
import { EffectFieldElement } from './effect-field-element.js';

const NOTHING = 'Here stands the definition at the cursor as a form: a card, a rule, a scenario. Choose a file, or make a card with New card in the files.';

/**
 * Sends `dradis-form-edit` with the `FormEdit` to make, `dradis-form-definition` with the `{ offset }` of another definition of the file, `dradis-form-go` with `{ range }` to show in the text, and
 * `dradis-form-undo` with `{ back }` to undo, or do again, what was changed last. While the text is broken it shows what was last told.
 */
@customElement('dradis-form')
export class FormElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, columnStyles, formStyles];

  /** Undefined while nobody has said anything. */
  @property({ attribute: false }) answer: FormAnswer | undefined;
  /** Why nothing may be changed; undefined when all may. */
  @property({ attribute: false }) locked: string | undefined;
  /** Why the last change was not made; undefined when it was. */
  @property({ attribute: false }) refused: string | undefined;
  /** Who knows the language; undefined for a form that offers nothing. */
  @property({ attribute: false }) service: FormService | undefined;

  #last: FormModel | undefined;
  #wanted: FormKeys | undefined;

  protected override get subject(): string {
    return 'form';
  }

  /** Puts the keyboard on the first value. */
  override focus(): void {
    (this.renderRoot.querySelector<HTMLElement>('.body :is(dradis-form-value, dradis-effect-field)') ?? this.renderRoot.querySelector<HTMLElement>('button'))?.focus();
  }

  protected override willUpdate(): void {
    const { answer } = this;
    if (answer !== undefined && 'form' in answer) this.#last = answer.form;
    else if (answer !== undefined && 'nothing' in answer) this.#last = undefined;
  }

  override render(): TemplateResult {
    const { answer, locked, refused } = this;
    const form = this.#last;
    const broken = answer !== undefined && 'broken' in answer ? answer.broken : undefined;
    const told = broken === undefined ? nothing : html`<p class="told" role="status">The text cannot be read. Found: ${broken}. ${form === undefined ? 'Mend the text, then the form stands here.' : 'The form shows it as it was before; mend the text to go on.'}</p>`;
    if (form === undefined) return html`${told}${broken === undefined ? html`<p class="empty">${answer !== undefined && 'nothing' in answer ? answer.nothing : NOTHING}</p>` : nothing}`;
    const parts = {
      readOnly: broken !== undefined || locked !== undefined,
      service: this.service,
      edit: (edit: FormEdit) => { this.#edit(edit); },
      go: ({ range }: { readonly range: FormModel['range'] }) => { this.emit('dradis-form-go', { range }); },
    };
    return html`<div class="head">${form.definitions.length > 1 ? html`<label class="field"><select aria-label="Definition" @change=${(event: Event) => { this.#choose(form, Number((event.target as HTMLSelectElement).value)); }}>${form.definitions.map(({ title }, index) => html`<option value=${index} .selected=${live(index === form.at)}>${title}</option>`)}</select></label>` : html`<h2>${form.title}</h2>`}<span class="dim">${form.what}</span><button class="quiet" @click=${() => { this.emit('dradis-form-go', { range: form.range }); }}>Show the text</button></div>
      ${told}${locked === undefined || broken !== undefined ? nothing : html`<p class="told" role="status">${locked}</p>`}
      ${refused === undefined ? nothing : html`<p class="told" role="alert">Not changed: ${refused}.</p>`}
      <div class="body scroll" role="form" aria-label=${form.title} tabindex="-1" @keydown=${this.#key}>${remarksOf(form.remarks)}${groupOf(parts, form.keys, form)}</div>`;
  }

  #choose({ definitions }: FormModel, index: number): void {
    const chosen = definitions[index];
    if (chosen !== undefined) this.emit('dradis-form-definition', { offset: chosen.offset });
  }

  #edit(edit: FormEdit): void {
    if (edit.do === 'add') this.#wanted = edit.keys;
    else if (edit.do === 'move') this.#wanted = [...edit.keys.slice(0, -1), Number(edit.keys.at(-1)) + edit.by];
    else if (edit.do === 'remove') this.#wanted = edit.keys.slice(0, -1);
    this.emit('dradis-form-edit', edit);
  }

  /** What was changed is undone in the text, where all changes are. */
  #key(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    event.stopPropagation();
    for (const from of event.composedPath()) if (from instanceof FormValueElement || from instanceof EffectFieldElement) from.forget();
    this.emit('dradis-form-undo', { back: key === 'z' && !event.shiftKey });
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('answer') || this.#wanted === undefined) return;
    const wanted = keyText(this.#wanted);
    const row = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-keys]')].find(({ dataset }) => dataset['keys'] === wanted);
    this.#wanted = undefined;
    const inside = row?.querySelector<HTMLElement>('dradis-form-value, dradis-effect-field, select, button');
    if (inside === null || inside === undefined) return;
    inside.scrollIntoView({ block: 'nearest' });
    if (inside instanceof DradisElement) void inside.updateComplete.then(() => { inside.focus(); });
    else inside.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-form': FormElement;
  }
}
