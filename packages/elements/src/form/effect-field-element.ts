// <dradis-effect-field>: one text of the effect language in a form, with completion and a list of steps to add. Fetches the editor
// when it is first shown. Must not know the language.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import type { FormControl, FormKeys, FormRemark, FormService, FormStep } from './form-model.js';
import type { OpenEffect } from './open-effect.js';
import './step-picker-element.js';

type EffectControl = Extract<FormControl, { is: 'effect' }>;

/** Sends `dradis-form-value` with `{ lines }` after every change that was made in it. */
@customElement('dradis-effect-field')
export class EffectFieldElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      .text {
        position: relative;
        border: 1px solid var(--d-edge);
        background: var(--d-raised);
        min-block-size: 28px;
      }
      .text.wrong {
        border-color: var(--d-cylon);
      }
      .text:focus-within {
        border-color: var(--d-accent-line);
        outline: 1px solid var(--d-accent-line);
      }
      .text .cm-editor {
        block-size: auto;
      }
      .below {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 2px 10px;
        margin-block-start: 3px;
      }
      .below button {
        min-block-size: 24px;
        padding: 1px 8px;
      }
      .hint {
        color: var(--d-dim);
        font-size: var(--d-size-s);
        display: none;
      }
      :host(:focus-within) .hint {
        display: inline;
      }
    `,
  ];

  @property({ attribute: false }) control: EffectControl = { is: 'effect', value: '', expression: false, tokens: [] };
  @property({ attribute: false }) remarks: readonly FormRemark[] = [];
  @property({ attribute: false }) keys: FormKeys = [];
  @property() label = '';
  @property() description = '';
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false;
  @property({ attribute: false }) service: FormService | undefined;
  @state() private picking = false;
  @state() private steps: readonly FormStep[] | undefined;
  @state() private failure: string | undefined;
  @query('.text') private readonly place!: HTMLElement | null;

  #open: OpenEffect | undefined;
  #opening = false;
  /** Whether the text that stands there was written here and is not told back yet. */
  #written = false;

  override focus(): void {
    if (this.#open === undefined) this.setAttribute('autofocus', '');
    else this.#open.focus();
  }

  /** Lets go of what is being written: the text that is told counts. */
  forget(): void {
    this.#written = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#open?.close();
    this.#open = undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate('control');
  }

  override render(): TemplateResult {
    const { expression } = this.control;
    const wrong = this.remarks.some(({ severity }) => severity === 1);
    return html`<div class="text ${wrong ? 'wrong' : ''}"></div>
      ${this.failure === undefined ? nothing : html`<p role="alert">The editor could not be loaded. Found: ${this.failure}. Reload the page to try again.</p>`}
      ${this.readOnly ? nothing : html`<div class="below">${expression ? nothing : html`<button class="quiet" aria-expanded=${this.picking ? 'true' : 'false'} @click=${() => void this.#pick()}>+ Add a step</button>`}<span class="hint">Ctrl Space lists what fits. Esc, then Tab goes on.</span></div>`}
      ${this.picking ? html`<dradis-step-picker .steps=${this.steps} @dradis-step=${({ detail }: CustomEvent<FormStep>) => { this.#add(detail); }} @dradis-close=${() => { this.#leave(); }}></dradis-step-picker>` : nothing}`;
  }

  protected override updated(changed: PropertyValues): void {
    const { control, remarks } = this;
    if (this.#open === undefined || changed.has('readOnly')) {
      void this.#load();
      return;
    }
    if (!changed.has('control') && !changed.has('remarks')) return;
    if (this.#open.text === control.value) this.#written = false;
    else if (this.#written && this.matches(':focus-within')) return;
    else this.#open.replace(control.value);
    this.#open.tell(control.tokens, remarks);
  }

  async #load(): Promise<void> {
    if (this.#opening || this.failure !== undefined) return;
    this.#opening = true;
    try {
      const { openEffect } = await import('./open-effect.js');
      const { place, renderRoot } = this;
      if (place === null || !this.isConnected || !(renderRoot instanceof ShadowRoot)) return;
      this.#open?.close();
      this.#open = openEffect(place, renderRoot, {
        text: this.control.value,
        label: this.label,
        description: this.description,
        writable: !this.readOnly,
        typed: (lines) => {
          this.#written = true;
          this.emit('dradis-form-value', { lines });
        },
        complete: async (text, offset) => (await this.service?.effectCompletion(this.keys, text, offset).catch(() => [])) ?? [],
      });
      this.#open.tell(this.control.tokens, this.remarks);
      if (this.hasAttribute('autofocus')) {
        this.removeAttribute('autofocus');
        this.#open.focus();
      }
      this.emit('dradis-effect-ready', {});
    } catch (thrown) {
      this.failure = thrown instanceof Error ? thrown.message : String(thrown);
    } finally {
      this.#opening = false;
    }
  }

  async #pick(): Promise<void> {
    this.picking = !this.picking;
    if (!this.picking) return;
    this.steps = undefined;
    await this.updateComplete;
    const picker = this.renderRoot.querySelector('dradis-step-picker');
    await picker?.updateComplete;
    picker?.focus();
    this.steps = (await this.service?.steps(this.keys).catch(() => [])) ?? [];
    await this.updateComplete;
    await picker?.updateComplete;
    picker?.scrollIntoView({ block: 'nearest' });
  }

  #add(step: FormStep): void {
    this.picking = false;
    this.#open?.insert(step);
  }

  #leave(): void {
    this.picking = false;
    this.renderRoot.querySelector<HTMLElement>('.below button')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-effect-field': EffectFieldElement;
  }
}
