// <dradis-until>: the form of playing on by chance until something is so. Must not play.
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/** Sends `dradis-until` with `{ condition, seed }`; `seed` is undefined when none was written. */
@customElement('dradis-until')
export class UntilElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      form {
        display: grid;
        grid-template-columns: 2fr 1fr auto;
        gap: var(--d-2);
        align-items: end;
      }
      .field {
        inline-size: 100%;
      }
      label small {
        display: block;
        color: var(--d-dim);
      }
      p {
        margin-block-start: var(--d-2);
      }
      .problem {
        color: var(--d-cylon);
      }
    `,
  ];

  /** The condition that was written last. */
  @property({ attribute: false }) condition = '';
  /** The seed that was written last; empty for none. */
  @property({ attribute: false }) seed = '';
  /** What came of it, or why nothing did; undefined before. */
  @property({ attribute: false }) told: string | undefined;
  /** Whether `told` is why it was not met. */
  @property({ type: Boolean }) failed = false;

  @state() private missing = false;

  /** Puts the keyboard in the field of the condition. */
  override focus(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  override render(): TemplateResult {
    return html`<form @submit=${this.#play}>
        <label><small>Until it is so that</small><span class="field"><input class="mono" name="condition" autocomplete="off" spellcheck="false" placeholder="level of fuel is less than 5" .value=${this.condition} /></span></label>
        <label><small>Seed of the answers</small><span class="field"><input name="seed" autocomplete="off" placeholder="that of the game" .value=${this.seed} /></span></label>
        <button class="primary">Play</button></form>
      ${this.missing ? html`<p class="problem" role="alert">Write the condition that the game is to meet.</p>` : this.told === undefined ? html`<p class="dim">All questions are answered by chance, the same way for the same seed. In the past a branch is made.</p>` : html`<p class=${this.failed ? 'problem' : ''} role=${this.failed ? 'alert' : 'status'}>${this.told}</p>`}`;
  }

  #play(event: Event): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => { const value = data.get(name); return typeof value === 'string' ? value.trim() : ''; };
    this.missing = text('condition') === '';
    if (!this.missing) this.emit('dradis-until', { condition: text('condition'), seed: text('seed') === '' ? undefined : text('seed') });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-until': UntilElement;
  }
}
