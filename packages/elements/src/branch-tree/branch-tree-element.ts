// <dradis-branch-tree>: the lines of play that have left each other, where each stands, and two of them beside each other. Must
// not make, switch or compare: it asks for it.
import { html, nothing, svg, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { draftFields, kindChoice, readDraft, refusalOf, type BranchOffers } from './branch-maker.js';
import { branchRows, type BranchDraft, type BranchRow, type ListedComparison, type PlacedBranch } from './branch-model.js';
import { branchTreeStyles } from './branch-tree-styles.js';
import { columnStyles } from '../tokens/column-styles.js';

const NO_OFFERS: BranchOffers = { question: null, paths: [], sides: 8, skipRefusal: 'No game runs', later: [] };
const WIDTH = 100;

/**
 * A tree with a form above and a comparison below. Sends `dradis-branch-make` with `{ change, name }`, `dradis-branch-switch`, `-remove` and
 * `-compare` with `{ id, at? }` (compare: with the current one, at a place of the comparison), `dradis-branch-rename` with `{ id, name }`, `dradis-goto` with `{ step }`, and `dradis-close` for
 * the comparison. Keys in the tree: arrows, Home, End, Enter to switch, F2 to name, C to compare, Delete to remove.
 */
@customElement('dradis-branch-tree')
export class BranchTreeElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, columnStyles, branchTreeStyles];

  /** All branches; those that left one stand below it. */
  @property({ attribute: false }) branches: readonly BranchRow[] = [];
  /** What may be otherwise at the cursor. */
  @property({ attribute: false }) offers: BranchOffers = NO_OFFERS;
  /** Undefined while none is asked for. */
  @property({ attribute: false }) comparison: ListedComparison | undefined;
  /** What there is to know of the last branch: what became of answers that were given again, or why no play leads there; undefined when nothing is. */
  @property({ attribute: false }) again: string | undefined;
  /** Why the last branch was not made; undefined when it was. */
  @property({ attribute: false }) problem: string | undefined;

  @state() private kind: BranchDraft['kind'] = 'answer';
  @state() private missing: string | undefined;
  @state() private naming: string | undefined;
  @state() private focused = 0;
  #rows: PlacedBranch[] = [];

  /** Puts the keyboard in the form. */
  override focus(): void {
    this.renderRoot.querySelector('select')?.focus();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#rows = branchRows(this.branches);
    if (changed.has('branches')) this.focused = Math.max(0, Math.min(this.focused, this.#rows.length - 1));
  }

  override render(): TemplateResult {
    const refusal = refusalOf(this.kind, this.offers);
    const said = this.missing ?? this.problem;
    return html`<div class="make"><form aria-label="New branch" @submit=${this.#make}>
        ${kindChoice(this.kind, (kind) => { this.kind = kind; this.missing = undefined; })}
        ${draftFields(this.kind, this.offers)}
        <span class="field"><input name="name" autocomplete="off" placeholder="Name, if you like" aria-label="Name of the branch" maxlength="60" /></span>
        <button class="primary" aria-disabled=${refusal === undefined ? 'false' : 'true'} title=${refusal ?? 'Leave this line here; it stays as it is'}><span>Branch</span></button>
        ${said === undefined ? nothing : html`<p class="why" role="alert">${said}.</p>`}
        ${this.again === undefined ? nothing : html`<p class="why again" role="status">${this.again}</p>`}
      </form></div>
      ${this.#rows.length === 0 ? html`<p class="empty">Here stand the ways a game went. Every other answer, roll or value begins another one, and the first stays.</p>` : this.#tree()}
      ${this.comparison === undefined ? nothing : this.#difference(this.comparison)}`;
  }

  #tree(): TemplateResult {
    const longest = Math.max(1, ...this.branches.map(({ last }) => last));
    return html`<div class="scroll" role="tree" aria-label="Branches" @keydown=${this.#key}>${this.#rows.map((row, index) => this.#row(row, index, longest))}</div>`;
  }

  #row({ branch, depth, siblings, place }: PlacedBranch, index: number, longest: number): TemplateResult {
    const { id, name, from, last, step, cause, ended, current } = branch;
    const x = (at: number): number => (at / longest) * WIDTH;
    const compared = this.comparison !== undefined && !current && (this.comparison.a === id || this.comparison.b === id);
    const told = `step ${String(step)} of ${String(last)}${ended ? ', over' : ''}`;
    return html`<div role="treeitem" tabindex=${index === this.focused ? 0 : -1} class="${current ? 'current' : ''} ${compared ? 'compared' : ''}" style="--depth: ${depth}" data-branch=${id}
      aria-level=${depth + 1} aria-setsize=${siblings} aria-posinset=${place} aria-selected=${current ? 'true' : 'false'} title="${cause === '' ? name : cause}; ${told}"
      @focusin=${() => { this.focused = index; }} @click=${() => { if (!current && this.naming !== id) this.emit('dradis-branch-switch', { id }); }}>
      <span class="what">${this.naming === id ? html`<span class="field"><input aria-label="Name" maxlength="60" .value=${name} @click=${(event: Event) => { event.stopPropagation(); }} @keydown=${(event: KeyboardEvent) => { this.#nameKey(event, id); }} @blur=${(event: Event) => { this.#named(id, (event.target as HTMLInputElement).value); }} /></span>` : html`<span class="name">${name}</span>${cause === '' || cause === name ? nothing : html`<small>${cause}</small>`}<span class="for-readers">${told}</span>`}</span>
      <svg viewBox="0 0 ${WIDTH} 18" preserveAspectRatio="none" aria-hidden="true">${from > 0 ? svg`<path class="before" d="M0 9H${x(from)}" />` : nothing}<path class="own" d="M${x(from)} 9H${x(last)}" /><path class="at" d="M${x(step)} 2V16" />${ended ? svg`<path class="own" d="M${x(last)} 4V14" />` : nothing}</svg>
      <span class="tools" @click=${(event: Event) => { event.stopPropagation(); }}>
        <button class="quiet" tabindex="-1" aria-label="Name ${name}" title="Name (F2)" @click=${() => { this.#startNaming(id); }}>✎</button>
        ${current ? nothing : html`<button class="quiet" tabindex="-1" aria-label="Compare ${name} with the current one" title="Compare with the current one (C)" @click=${() => { this.emit('dradis-branch-compare', { id }); }}>≠</button><button class="quiet" tabindex="-1" aria-label="Remove ${name}" title="Remove (Delete)" @click=${() => { this.emit('dradis-branch-remove', { id }); }}>×</button>`}
      </span>
    </div>`;
  }

  #difference({ a, b, parted, why, sentence, rows, at, steps, places }: ListedComparison): TemplateResult {
    const nameOf = (id: string): string => this.branches.find((branch) => branch.id === id)?.name ?? id;
    return html`<section class="difference scroll" tabindex="0" aria-label="Difference"><header><h3>${nameOf(b)}, held against ${nameOf(a)}</h3>
      ${parted === null ? nothing : html`<button title="Go to where they part" @click=${() => { this.emit('dradis-goto', { step: parted }); }}>Step ${parted}</button>`}<button class="quiet" aria-label="Close the difference" title="Close" @click=${() => { this.emit('dradis-close', {}); }}>×</button></header>
      <p role="status">${sentence}${why === '' ? nothing : html` ${parted === null ? '' : 'They part with: '}${why}${/[.?!]$/.test(why) ? '' : '.'}`}</p>
      <label class="at">Compared <span class="field"><select aria-label="Where they are compared" @change=${(event: Event) => { this.emit('dradis-branch-compare', { id: a, at: (event.target as HTMLSelectElement).value }); }}>${places.map(({ id, label }) => html`<option value=${id} ?selected=${id === at}>${label}</option>`)}</select></span></label>
      <table><thead><tr><th>What</th><th>${nameOf(a)}<small>step ${steps[0]}</small></th><th>${nameOf(b)}<small>step ${steps[1]}</small></th></tr></thead>
        <tbody>${rows.map((row) => html`<tr title=${row.told}><th scope="row">${row.label}</th><td>${row.a}</td><td>${row.b}</td></tr>`)}</tbody></table></section>`;
  }

  #make(event: Event): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const change = readDraft(this.kind, data, this.offers);
    this.missing = typeof change === 'string' ? change : undefined;
    if (typeof change === 'string') return;
    const name = data.get('name');
    this.emit('dradis-branch-make', { change, name: typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined });
    form.reset();
  }

  #startNaming(id: string): void {
    this.naming = id;
    void this.updateComplete.then(() => { this.renderRoot.querySelector<HTMLInputElement>('[role=treeitem] input')?.select(); });
  }

  #nameKey(event: KeyboardEvent, id: string): void {
    event.stopPropagation();
    if (event.key === 'Enter') this.#named(id, (event.target as HTMLInputElement).value);
    else if (event.key === 'Escape') this.naming = undefined;
    else return;
    void this.updateComplete.then(() => { this.#item()?.focus(); });
  }

  #named(id: string, name: string): void {
    if (this.naming !== id) return;
    this.naming = undefined;
    if (name.trim() !== '' && name.trim() !== this.branches.find((branch) => branch.id === id)?.name) this.emit('dradis-branch-rename', { id, name: name.trim() });
  }

  #item(): HTMLElement | null {
    return this.renderRoot.querySelectorAll<HTMLElement>('[role=treeitem]')[this.focused] ?? null;
  }

  #key(event: KeyboardEvent): void {
    const row = this.#rows[this.focused];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const { id, parent, current } = row.branch;
    const at = (wanted: string | null): number => this.#rows.findIndex(({ branch }) => branch.id === wanted);
    const to = { ArrowDown: this.focused + 1, ArrowUp: this.focused - 1, Home: 0, End: this.#rows.length - 1, ArrowLeft: at(parent), ArrowRight: this.#rows.findIndex(({ branch }) => branch.parent === id) }[event.key];
    if (to !== undefined) {
      if (to >= 0 && to < this.#rows.length) this.focused = to;
      void this.updateComplete.then(() => { this.#item()?.focus(); });
    } else if (event.key === 'F2') this.#startNaming(id);
    else if (event.key === 'Enter' || event.key === ' ') this.emit('dradis-branch-switch', { id });
    else if (event.key === 'c' && !current) this.emit('dradis-branch-compare', { id });
    else if (event.key === 'Delete' && !current) this.emit('dradis-branch-remove', { id });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-branch-tree': BranchTreeElement;
  }
}
