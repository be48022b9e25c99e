// <dradis-decision-panel>: the question that waits, who is asked, and what may be answered. Must not decide what is legal.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Decision, type DecisionOption } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { decisionStyles } from './decision-styles.js';

/** How many to choose, in words. */
export function boundsInWords(min: number, max: number): string {
  if (min === max) return `Choose ${String(min)}`;
  return min === 0 ? `Choose up to ${String(max)}` : `Choose ${String(min)} to ${String(max)}`;
}

/** A prompt without its conditions: they are in the offered answers already, and the whole text stays in the tooltip. */
export function shortPrompt(prompt: string): string {
  const cut = prompt.search(/ where |, if /);
  return prompt.length > 60 && cut > 0 ? prompt.slice(0, cut) : prompt;
}

function promptOf({ form, prompt }: Decision): string {
  const words = shortPrompt(prompt);
  if (form === 'may') return `${words}?`;
  return form === 'react' ? `${words}. Act, or pass?` : words;
}

/** Sends `dradis-answer` with `{ choose: string[] }`, and `dradis-command` with `{ command: 'random' }`. */
@customElement('dradis-decision-panel')
export class DecisionPanelElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, decisionStyles];

  /** Null when nobody is asked. */
  @property({ attribute: false }) decision: Decision | null = null;
  /** What to say when nobody is asked. */
  @property({ attribute: false }) idle = 'Here stands the question to a player. Run to the next decision to meet one.';
  /** Why the last answer or command was refused; undefined when it was not. */
  @property({ attribute: false }) problem: string | undefined;
  /** Why this seat may not see the question; undefined when it may. */
  @property({ attribute: false }) hiddenFrom: string | undefined;

  /** What the player is called at the table; undefined takes the title of the seat. */
  @property({ attribute: false }) playerName: string | undefined;

  @state() private chosen: ReadonlySet<string> = new Set();

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('decision');
    if (changed.has('decision') && before?.id !== this.decision?.id) this.chosen = new Set();
  }

  override render(): TemplateResult {
    const { decision, problem } = this;
    return html`<div class="panel scroll" role="group" aria-label="Decision" tabindex="0">
      ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
      ${decision === null ? html`<p class="empty">${this.idle}</p>` : this.#question(decision)}
    </div>`;
  }

  #question(decision: Decision): TemplateResult {
    const { hiddenFrom } = this;
    if (hiddenFrom !== undefined) {
      return html`<h3><b>${this.playerName ?? decision.playerTitle}</b> is asked.</h3><p class="dim">${hiddenFrom}</p>`;
    }
    const several = decision.form === 'some';
    const past = decision.recorded !== null;
    return html`<h3 title=${decision.prompt}><b>${this.playerName ?? decision.playerTitle}:</b> ${promptOf(decision)}${decision.purpose === null || decision.prompt.endsWith(decision.purpose) ? nothing : ` to ${decision.purpose}`}</h3>
      ${several ? html`<p class="dim" id="bounds">${boundsInWords(decision.min, decision.max)}; ${this.chosen.size} chosen.</p>` : nothing}
      <div class="options" role="group" aria-label="Answers">
        ${decision.options.map((option) => (several ? this.#box(option, decision) : this.#button(option, decision)))}
      </div>
      <div class="foot">
        ${several ? this.#confirm(decision) : nothing}
        <button class="random" title="Answer by chance, the same way each time for the same seed (R)" @click=${() => { this.emit('dradis-command', { command: 'random' }); }}>At random</button>
        ${past ? html`<p class="note">The answer recorded here is marked. Another one replaces what is recorded after it.</p>` : nothing}
      </div>
      ${decision.forbidden.length === 0 ? nothing : html`<details class="forbidden"><summary>Not allowed here: ${decision.forbidden.length}</summary><dl>${decision.forbidden.map(({ label, reasons }) => html`<div><dt>${label}</dt>${reasons.map((reason) => html`<dd>${reason}</dd>`)}</div>`)}</dl></details>`}`;
  }

  #words(option: DecisionOption): TemplateResult {
    const { label, hint, thingTitle } = option;
    const more = [thingTitle === null || label.includes(thingTitle) ? null : thingTitle, hint].filter((text) => text !== null);
    return html`<span class="label">${label.charAt(0).toUpperCase()}${label.slice(1)}</span>${more.map((text) => html`<small>${text}</small>`)}`;
  }

  #button(option: DecisionOption, { recorded }: Decision): TemplateResult {
    const was = recorded?.includes(option.id) === true;
    return html`<button class="option ${was ? 'recorded' : ''}" data-option=${option.id} @click=${() => { this.#answer([option.id]); }}>${this.#words(option)}${was ? html`<small class="was">recorded</small>` : nothing}</button>`;
  }

  #box(option: DecisionOption, { max, recorded }: Decision): TemplateResult {
    const checked = this.chosen.has(option.id);
    const was = recorded?.includes(option.id) === true;
    const full = !checked && this.chosen.size >= max;
    return html`<label class="option box cut ${checked ? 'checked' : ''} ${full ? 'full' : ''} ${was ? 'recorded' : ''}" title=${full ? `At most ${String(max)} may be chosen; take another one back first` : nothing}>
      <input type="checkbox" data-option=${option.id} .checked=${checked} ?disabled=${full} @change=${() => { this.#toggle(option.id); }} />${this.#words(option)}${was ? html`<small class="was">recorded</small>` : nothing}
    </label>`;
  }

  #confirm({ min, options }: Decision): TemplateResult {
    const missing = min - this.chosen.size;
    const label = this.chosen.size === 0 ? 'Choose none' : `Choose ${String(this.chosen.size)}`;
    if (missing > 0) {
      const why = `${String(missing)} more must be chosen`;
      return html`<button class="primary" aria-disabled="true" title=${why} @click=${(event: Event) => { event.preventDefault(); }}><span>${label}</span></button><span class="dim">${why}</span>`;
    }
    const inOrder = options.filter(({ id }) => this.chosen.has(id)).map(({ id }) => id);
    return html`<button class="primary confirm" @click=${() => { this.#answer(inOrder); }}>${label}</button>`;
  }

  #toggle(id: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(id)) next.add(id);
    this.chosen = next;
  }

  #answer(choose: readonly string[]): void {
    this.emit('dradis-answer', { choose: [...choose] });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-decision-panel': DecisionPanelElement;
  }
}
