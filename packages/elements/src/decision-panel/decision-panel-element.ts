// <dradis-decision-panel>: the question that waits, who is asked, what may be answered, and beside it the card at hand. Must
// not decide what is legal.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Decision, DecisionOption, FailingPart, SourceSpan, ThingFace } from '@dradis/session';
import '../card-face/card-face-element.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { skillMark, skillStyles, type SkillName } from '../skill/skill.js';
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

/** Options that come to the same, shown as one: the first of them, and how many they are. */
interface Bundle {
  readonly option: DecisionOption;
  readonly ids: readonly string[];
}

/** Bundles twins, in the order of the options. */
function bundled(options: readonly DecisionOption[]): Bundle[] {
  return options.filter(({ twin }) => twin === null).map((option) => ({ option, ids: options.filter(({ id, twin }) => id === option.id || twin === option.id).map(({ id }) => id) }));
}

/** Sends `dradis-answer` with `{ choose: string[] }`, `dradis-place` with `{ file, line }` to read the condition that keeps an option away, and `dradis-command` with the command `random` or `stop-after`. */
@customElement('dradis-decision-panel')
export class DecisionPanelElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, skillStyles, decisionStyles];

  /** Null when nobody is asked. */
  @property({ attribute: false }) decision: Decision | null = null;
  /** What to say when nobody is asked. */
  @property({ attribute: false }) idle = 'Here stands the question to a player. Run to the next decision to meet one.';
  /** Why the last answer or command was refused; undefined when it was not. */
  @property({ attribute: false }) problem: string | undefined;
  /** Why this seat may not see the question; undefined when it may. `decision` may then be null. */
  @property({ attribute: false }) hiddenFrom: string | undefined;

  /** What the player is called at the table; undefined takes the title of the seat. */
  @property({ attribute: false }) playerName: string | undefined;

  /** The card at hand, when the question is about one. */
  @property({ attribute: false }) face: ThingFace | undefined;
  /** The statement that runs, when it is on that card. */
  @property({ attribute: false }) span: SourceSpan | undefined;
  /** By id of a component: the skill it is of. */
  @property({ attribute: false }) skills: Readonly<Record<string, SkillName>> = {};
  /** Whether an answer stops where it takes effect; otherwise it goes on to the next question. */
  @property({ attribute: false }) stopAfter = false;

  @state() private chosen: ReadonlySet<string> = new Set();

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('decision');
    if (changed.has('decision') && before?.id !== this.decision?.id) this.chosen = new Set();
  }

  override render(): TemplateResult {
    const { decision, problem, face, hiddenFrom } = this;
    const beside = decision !== null && hiddenFrom === undefined && face !== undefined;
    return html`<div class="panel scroll ${beside ? 'two' : ''}" role="group" aria-label="Decision" tabindex="0">
      <div class="question" tabindex=${beside ? '0' : nothing}>${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
      ${hiddenFrom !== undefined ? html`<h3><b>${this.playerName ?? decision?.playerTitle ?? 'Another player'}</b> is asked.</h3><p class="dim">${hiddenFrom}</p>` : decision === null ? html`<p class="empty">${this.idle}</p><div class="foot">${this.#toggle()}</div>` : this.#question(decision)}</div>
      ${beside ? html`<dradis-card-face .face=${face} .span=${this.span} .skill=${this.skills[face.id]}></dradis-card-face>` : nothing}
    </div>`;
  }

  #question(decision: Decision): TemplateResult {
    const several = decision.form === 'some';
    const past = decision.recorded !== null;
    return html`<h3 title=${decision.prompt}><b>${this.playerName ?? decision.playerTitle}:</b> ${promptOf(decision)}${decision.purpose === null || decision.prompt.endsWith(decision.purpose) ? nothing : ` to ${decision.purpose}`}</h3>
      ${several ? html`<p class="dim" id="bounds">${boundsInWords(decision.min, decision.max)}; ${this.chosen.size} chosen.</p>` : nothing}
      <div class="options" role="group" aria-label="Answers">
        ${several ? decision.options.map((option) => this.#box(option, decision)) : bundled(decision.options).map((bundle) => this.#button(bundle, decision))}
      </div>
      <div class="foot">
        ${several ? this.#confirm(decision) : nothing}
        <button class="random" title="Answer by chance, the same way each time for the same seed (R)" @click=${() => { this.emit('dradis-command', { command: 'random' }); }}>At random</button>
        ${this.#toggle()}
        ${past ? html`<p class="note">The answer recorded here is marked. Another one replaces what is recorded after it.</p>` : nothing}
      </div>
      ${decision.forbidden.length === 0 ? nothing : html`<details class="forbidden"><summary>Not allowed here: ${decision.forbidden.length}</summary><dl>${decision.forbidden.map(({ label, reasons, failing }) => html`<div><dt>${label}</dt>${reasons.map((reason) => html`<dd>${reason}</dd>`)}${failing.map((part) => this.#failing(part))}</div>`)}</dl></details>`}`;
  }

  /** The part of a condition that keeps an option away; its text leads to where it stands. */
  #failing({ text, place, found }: FailingPart): TemplateResult | typeof nothing {
    if (text === '') return nothing;
    const words = html`not so: <code>${text}</code>${found === null ? nothing : html`, found ${found}`}`;
    return html`<dd class="failing">${place === null ? words : html`<button class="quiet" title="Read it at ${place.file}:${place.span.line}" @click=${() => { this.emit('dradis-place', { file: place.file, line: place.span.line }); }}>${words}</button>`}</dd>`;
  }

  #toggle(): TemplateResult {
    return html`<button class="stop" aria-pressed=${this.stopAfter ? 'true' : 'false'} title="An answer stops where it takes effect, to step into what it causes; otherwise it goes on to the next question (S)" @click=${() => { this.emit('dradis-command', { command: 'stop-after' }); }}>Stop after each answer</button>`;
  }

  #words(option: DecisionOption, count = 1): TemplateResult {
    const { label, hint, thing, thingTitle } = option;
    const skill = this.skills[thing ?? ''];
    const more = [thingTitle === null || label.includes(thingTitle) ? null : thingTitle, hint].filter((text) => text !== null);
    return html`<span class="label">${skill === undefined ? nothing : skillMark(skill)}${count === 1 ? nothing : html`<span class="dim">${count} × </span>`}${label.charAt(0).toUpperCase()}${label.slice(1)}</span>${more.map((text) => html`<small title=${text}>${text}</small>`)}`;
  }

  #button({ option, ids }: Bundle, { recorded }: Decision): TemplateResult {
    const was = recorded?.some((id) => ids.includes(id)) === true;
    return html`<button class="option ${was ? 'recorded' : ''}" data-option=${option.id} @click=${() => { this.#answer([option.id]); }}>${this.#words(option, ids.length)}${was ? html`<small class="was">recorded</small>` : nothing}</button>`;
  }

  #box(option: DecisionOption, { max, recorded }: Decision): TemplateResult {
    const checked = this.chosen.has(option.id);
    const was = recorded?.includes(option.id) === true;
    const full = !checked && this.chosen.size >= max;
    return html`<label class="option box cut ${checked ? 'checked' : ''} ${full ? 'full' : ''} ${was ? 'recorded' : ''}" title=${full ? `At most ${String(max)} may be chosen; take another one back first` : nothing}>
      <input type="checkbox" data-option=${option.id} .checked=${checked} ?disabled=${full} @change=${() => { this.#choose(option.id); }} />${this.#words(option)}${was ? html`<small class="was">recorded</small>` : nothing}
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

  #choose(id: string): void {
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
