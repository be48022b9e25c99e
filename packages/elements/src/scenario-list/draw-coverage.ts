// Coverage as the list of scenarios shows it: each card with what it never did and its scenarios, then the files of rules. Must not measure.
import { html, nothing, type TemplateResult } from 'lit';
import { orderedCover, type CoveredCard, type CoveredFile, type ScenarioCoverage, type ScenarioRow } from './scenario-model.js';

/** Lines that are written out before the rest is left to the text itself. */
const MOST_LINES = 8;

/** What is drawn, and what is done in it. */
export interface CoverageView {
  readonly coverage: ScenarioCoverage;
  readonly scenarios: readonly ScenarioRow[];
  /** Narrows to what has it in title or path. */
  readonly word: string;
  /** Rows drawn before one asks for more. */
  readonly most: number;
  readonly more: () => void;
  readonly read: (path: string, line: number) => void;
  /** Undefined when scenarios cannot be played. */
  readonly play: ((title: string) => void) | undefined;
}

function share(percent: string): TemplateResult {
  return html`<span class="bar ${percent === '100.0' ? '' : 'part'}" role="presentation"><i style="inline-size: ${percent}%"></i></span>`;
}

function scenariosOf({ title }: CoveredCard, rows: readonly ScenarioRow[], { read, play }: CoverageView): TemplateResult {
  if (rows.length === 0) return html`<p class="under">No scenario says that it is about this card.</p>`;
  const failed = rows.filter(({ passed }) => passed === false).length;
  return html`<details class="under"><summary>${rows.length} ${rows.length === 1 ? 'scenario' : 'scenarios'}${failed === 0 ? '' : `, ${String(failed)} failed`}</summary><ul aria-label="Scenarios of ${title}">${rows.map((row) => html`<li class=${row.passed === undefined ? '' : row.passed ? 'passed' : 'failed'}>
    <span class="sign" role="img" aria-label=${row.passed === undefined ? 'not run' : row.passed ? 'passed' : 'failed'}>${row.passed === undefined ? '·' : row.passed ? '✓' : '✗'}</span><span class="title">${row.title}</span>
    <span>${play === undefined ? nothing : html`<button aria-label="Play ${row.title}" @click=${() => { play(row.title); }}>Play</button>`} <button aria-label="Read ${row.title}" @click=${() => { read(row.path, row.failures[0]?.line ?? row.line); }}>Read</button></span></li>`)}</ul></details>`;
}

function drawCard(card: CoveredCard, view: CoverageView): TemplateResult {
  const { id, title, kind, path, percent, missed } = card;
  return html`<div class="row cover" role="listitem"><span class="title">${title}<small>${kind}</small></span>${share(percent)}
    <span class="share">${percent} % <button aria-label="Read ${title}" title="Read it" @click=${() => { view.read(path, missed[0]?.line ?? 1); }}>Read</button></span>
    ${missed.length === 0 ? nothing : html`<p class="under"><b>Never:</b> ${missed.map(({ name, line }, at) => html`${at === 0 ? '' : '; '}<a href="#" @click=${(event: Event) => { event.preventDefault(); view.read(path, line); }}>${name} (line ${line})</a>`)}</p>`}
    ${scenariosOf(card, view.scenarios.filter(({ covers }) => covers.includes(id)), view)}</div>`;
}

function drawFile({ path, title, percent, missed }: CoveredFile, { read }: CoverageView): TemplateResult {
  return html`<div class="row cover" role="listitem"><span class="title">${title}<small class="mono">${path}</small></span>${share(percent)}
    <span class="share">${percent} % <button aria-label="Read ${title}" title="Read it" @click=${() => { read(path, missed[0] ?? 1); }}>Read</button></span>
    ${missed.length === 0 ? nothing : html`<p class="under"><b>Never, or only one way:</b> lines ${missed.slice(0, MOST_LINES).join(', ')}${missed.length > MOST_LINES ? ' …' : ''}</p>`}</div>`;
}

/** The least covered first; cards, then files of rules. */
export function drawCoverage(view: CoverageView): TemplateResult {
  const { coverage: { sum, cards, files, earlier = false }, word, most, more } = view;
  const foundCards = orderedCover(cards, word);
  const foundFiles = orderedCover(files, word);
  const left = foundCards.length + foundFiles.length - most;
  if (foundCards.length + foundFiles.length === 0) return html`<p class="empty">No card and no rule has that in its title or path.</p>`;
  return html`<p class="more">${sum}${earlier ? '. Measured with an earlier text; Run all measures it anew.' : ''}</p><div class="list scroll" role="list" tabindex="0" aria-label="Coverage">
    ${foundCards.slice(0, most).map((card) => drawCard(card, view))}
    ${foundFiles.slice(0, Math.max(0, most - foundCards.length)).map((file) => drawFile(file, view))}
    ${left > 0 ? html`<div class="more" role="listitem"><button @click=${more}>${left} more</button></div>` : nothing}</div>`;
}
