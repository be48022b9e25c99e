// <dradis-scenario-list>: the scenarios of a pack, failures first, and what of the pack they carry out. Must not run any.
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { drawCoverage } from './draw-coverage.js';
import { orderedScenarios, type ScenarioCoverage, type ScenarioProgress, type ScenarioRow } from './scenario-model.js';
import { scenarioListStyles } from './scenario-list-styles.js';
import { columnStyles } from '../tokens/column-styles.js';

/** Rows drawn before one asks for more. */
const PAGE = 150;
const IDLE: ScenarioProgress = { running: false, done: 0, of: 0 };

/**
 * Sends `dradis-scenarios-run`, `dradis-scenarios-stop`, `dradis-scenario-open` with `{ path, line }` to read one, and
 * `dradis-scenario-replay` with `{ title }` to play one on the board, up to where it failed if it did.
 */
@customElement('dradis-scenario-list')
export class ScenarioListElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, columnStyles, scenarioListStyles];

  /** In the order of the files. */
  @property({ attribute: false }) scenarios: readonly ScenarioRow[] = [];
  /** How a run stands. */
  @property({ attribute: false }) progress: ScenarioProgress = IDLE;
  /** Undefined while it was not measured. */
  @property({ attribute: false }) coverage: ScenarioCoverage | undefined;
  /** Why nothing can be run; undefined when it can. */
  @property({ attribute: false }) problem: string | undefined;
  /** Whether scenarios can be played on the board. */
  @property({ type: Boolean }) replayable = false;

  @state() private word = '';
  @state() private onlyFailures = false;
  @state() private showing: 'scenarios' | 'coverage' = 'scenarios';
  @state() private pages = 1;

  /** Lists only what a word finds. */
  search(word: string): void {
    this.word = word;
    this.onlyFailures = false;
    this.showing = 'scenarios';
    this.pages = 1;
  }

  override render(): TemplateResult {
    const { scenarios, progress, showing } = this;
    const failed = scenarios.filter(({ passed }) => passed === false).length;
    const passed = scenarios.filter((row) => row.passed === true).length;
    const earlier = scenarios.filter((row) => row.earlier === true).length;
    const when = earlier === 0 ? '' : earlier < passed + failed ? ', some of an earlier text' : ', of an earlier text';
    return html`<div class="tools">
        ${progress.running ? html`<button @click=${() => { this.emit('dradis-scenarios-stop', {}); }}>Stop</button>` : this.#start()}
        <span class="field"><input type="search" placeholder="Find" aria-label="Find a scenario or a card" .value=${this.word} @input=${(event: InputEvent) => { this.word = (event.target as HTMLInputElement).value; this.pages = 1; }} /></span>
        <button aria-pressed=${this.onlyFailures ? 'true' : 'false'} @click=${() => { this.onlyFailures = !this.onlyFailures; }}>Failures</button>
        <button aria-pressed=${showing === 'coverage' ? 'true' : 'false'} @click=${() => { this.showing = showing === 'coverage' ? 'scenarios' : 'coverage'; }}>Coverage</button>
        <span class="sum" role="status">${passed + failed === 0 ? `${String(scenarios.length)} scenarios` : html`<b class="good">✓ ${passed}</b> <b>${failed > 0 ? `✗ ${String(failed)}` : ''}</b> of ${scenarios.length}${when}`}</span>
        ${progress.running ? html`<progress aria-label="Files run" max=${Math.max(1, progress.of)} value=${progress.done}></progress>` : nothing}
      </div>
      ${this.problem === undefined ? nothing : html`<p class="more" role="alert">${this.problem}</p>`}
      ${showing === 'coverage' ? this.#coverage() : this.#list()}`;
  }

  #start(): TemplateResult {
    const why = this.problem ?? (this.scenarios.length === 0 ? 'The pack has no scenarios' : undefined);
    if (why !== undefined) return html`<button class="primary" aria-disabled="true" title=${why}><span>Run all</span></button>`;
    return html`<button class="primary" title="Run them, and measure what they cover" @click=${() => { this.emit('dradis-scenarios-run', {}); }}>Run all</button>`;
  }

  #list(): TemplateResult {
    if (this.scenarios.length === 0) return html`<p class="empty">Here stand the scenarios of the pack: what is given, what is done, what must come of it. Files below <b class="mono">scenarios/</b> fill it; the card bench writes one.</p>`;
    const rows = orderedScenarios(this.scenarios, this.word, this.onlyFailures);
    if (rows.length === 0) return html`<p class="empty">${this.onlyFailures ? 'No scenario has failed.' : 'No scenario has that in its title or path.'}</p>`;
    const drawn = rows.slice(0, PAGE * this.pages);
    return html`<div class="list scroll" role="list" tabindex="0" aria-label="Scenarios">${drawn.map((row) => this.#row(row))}
      ${rows.length > drawn.length ? html`<div class="more" role="listitem"><button @click=${() => { this.pages += 1; }}>${rows.length - drawn.length} more</button></div>` : nothing}</div>`;
  }

  #row({ title, path, line, passed, failures, earlier = false }: ScenarioRow): TemplateResult {
    const look = passed === undefined ? '' : passed ? 'passed' : 'failed';
    const word = passed === undefined ? 'not run' : passed ? 'passed' : 'failed';
    return html`<div class="row ${look} ${earlier ? 'earlier' : ''}" role="listitem"><span class="sign" aria-label=${word} role="img">${passed === undefined ? '·' : passed ? '✓' : '✗'}</span>
      <span class="title">${title}<small class="mono">${path}:${line}</small>${earlier ? html`<small>Of an earlier text</small>` : nothing}</span>
      <span>${this.replayable ? html`<button title=${passed === false ? 'Show on the board where it failed' : 'Play it on the board from its start'} aria-label="Play ${title}" @click=${() => { this.emit('dradis-scenario-replay', { title }); }}>Play</button>` : nothing}
        <button title="Read it" aria-label="Read ${title}" @click=${() => { this.emit('dradis-scenario-open', { path, line: failures[0]?.line ?? line }); }}>Read</button></span>
      ${failures.length === 0 ? nothing : html`<dl>${failures.map(({ expected, found }) => html`<dt>wanted</dt><dd>${expected}</dd><dt>found</dt><dd>${found}</dd>`)}</dl>`}</div>`;
  }

  #coverage(): TemplateResult {
    const { coverage, scenarios, word, replayable } = this;
    if (coverage === undefined) return html`<p class="empty">Here stands how much of each card and rule the scenarios carry out, and what they never do. Run all measures it.</p>`;
    return drawCoverage({
      coverage, scenarios, word, most: PAGE * this.pages,
      more: () => { this.pages += 1; },
      read: (path, line) => { this.emit('dradis-scenario-open', { path, line }); },
      play: replayable ? (title) => { this.emit('dradis-scenario-replay', { title }); } : undefined,
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-scenario-list': ScenarioListElement;
  }
}
