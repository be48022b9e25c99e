// <dradis-state-tree>: the whole state as a tree that can be searched, filtered and walked by keys. Must not change it.
// Only visible rows are in the page, and always the focused one: a screen reader follows it through `aria-activedescendant`.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { TreeNode } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { rowsToDraw, scrollToRow } from '../foundation/virtual-rows.js';
import { ancestorsOf, flattenTree, type Sign, type TreeRow } from './flatten-tree.js';
import { stateTreeStyles } from './state-tree-styles.js';
import { treeKey, typeAhead } from './tree-keys.js';
import { columnStyles } from '../tokens/column-styles.js';

const ROW_HEIGHT = 22;
const TYPING_ENDS_MS = 700;
const SIGN_NAMES: Record<Sign, string> = { '+': 'added', '-': 'removed', '~': 'changed' };

/** The state tree. Unfolded nodes, selection and scroll position survive a new `nodes`. Sends `dradis-select` with path, value and a label that says what it belongs to. */
@customElement('dradis-state-tree')
export class StateTreeElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, columnStyles, stateTreeStyles];

  /** The rows at the top, with what is in them. */
  @property({ attribute: false }) nodes: readonly TreeNode[] = [];
  /** Signs of changed nodes, by path. */
  @property({ attribute: false }) changed: ReadonlyMap<string, Sign> = new Map();

  /** Groups at the top with at most so many children begin unfolded. */
  @property({ attribute: false }) openUpTo = 0;

  @state() private expanded: ReadonlySet<string> = new Set();
  @state() private search = '';
  @state() private onlyChanged = false;
  @state() private focusPath: string | undefined;
  @state() private selectedPath: string | undefined;
  @state() private scrollPosition = 0;
  @state() private viewHeight = 400;

  #begun = false;
  #rows: TreeRow[] = [];
  #typed = '';
  #typedAt = 0;
  #reveal: string | undefined;
  /** The node that `reveal` is to select, until it is drawn. */
  #asked: string | undefined;
  readonly #observer = new ResizeObserver(() => {
    this.viewHeight = this.renderRoot.querySelector('.tree')?.clientHeight ?? this.viewHeight;
  });

  /** Unfolds the way to a node, selects it as a click would and brings it into view. Does nothing for a path that is not there. */
  reveal(path: string): void {
    this.search = '';
    this.onlyChanged = false;
    this.expanded = new Set([...this.expanded, ...ancestorsOf(this.nodes, path)]);
    this.selectedPath = path;
    this.focusPath = path;
    this.#reveal = path;
    this.#asked = path;
  }

  /** Puts the cursor into the search field. */
  focusSearch(): void {
    this.renderRoot.querySelector('input')?.focus();
  }

  protected override willUpdate(): void {
    if (!this.#begun && this.nodes.length > 0) {
      // Short groups stand open from the beginning: a first look should show something.
      this.#begun = true;
      this.expanded = new Set(this.nodes.filter(({ children }) => children !== undefined && children.length <= this.openUpTo).map(({ path }) => path));
    }
    this.#rows = flattenTree(this.nodes, { expanded: this.expanded, changed: this.changed, search: this.search.trim().toLowerCase(), onlyChanged: this.onlyChanged });
    if (!this.#rows.some(({ node }) => node.path === this.focusPath)) this.focusPath = this.#rows[0]?.node.path;
  }

  protected override render(): TemplateResult {
    return html`<div class="tools" role="search" aria-label="State">
        <span class="field"><input type="search" placeholder="Search the state" aria-label="Search the state" .value=${this.search} @input=${(event: InputEvent) => { this.search = (event.target as HTMLInputElement).value; }} /></span>
        <button aria-pressed=${this.onlyChanged ? 'true' : 'false'} title="Show only what the last step changed" @click=${() => { this.onlyChanged = !this.onlyChanged; }}>Changed ${this.changed.size}</button>
      </div>
      ${this.#rows.length === 0 ? this.#empty() : this.#tree()}`;
  }

  #empty(): TemplateResult {
    if (this.nodes.length === 0) return html`<p class="empty">Here stands the whole state: resources, players, zones, tracks. It fills when a game begins.</p>`;
    if (this.search !== '') return html`<p class="empty">Nothing found for “${this.search}”. Labels and values are searched; a shorter word finds more.</p>`;
    return html`<p class="empty">The last step changed nothing. Step on, or press Changed again to see everything.</p>`;
  }

  #tree(): TemplateResult {
    const focus = this.#rows.findIndex(({ node }) => node.path === this.focusPath);
    const { start, end } = rowsToDraw(this.#rows.length, ROW_HEIGHT, this.scrollPosition, this.viewHeight);
    const indexes = Array.from({ length: end - start }, (_, at) => start + at);
    if (focus >= 0 && (focus < start || focus >= end)) indexes.push(focus);
    return html`<div class="tree scroll" role="tree" tabindex="0" aria-label="State" aria-activedescendant="row-${focus}" @keydown=${this.#key} @scroll=${this.#scroll}>
      <div class="spacer" role="presentation" style="block-size: ${this.#rows.length * ROW_HEIGHT}px">
        ${repeat(indexes, (index) => this.#rows[index]?.node.path, (index) => this.#row(index, index === focus))}
      </div>
    </div>`;
  }

  #row(index: number, focused: boolean): TemplateResult {
    const row = this.#rows[index];
    if (row === undefined) return html``;
    const { node, sign } = row;
    const selected = node.path === this.selectedPath;
    const classes = ['row', sign === undefined ? '' : SIGN_NAMES[sign], row.expanded ? 'open' : '', focused ? 'focused' : '', selected ? 'selected' : ''];
    return html`<div id="row-${index}" class=${classes.join(' ')} role="treeitem" style="--level: ${row.level - 1}; inset-block-start: ${index * ROW_HEIGHT}px" data-path=${node.path}
      aria-level=${row.level} aria-posinset=${row.position} aria-setsize=${row.size} aria-selected=${selected ? 'true' : 'false'} aria-expanded=${row.expandable ? (row.expanded ? 'true' : 'false') : nothing}
      title="${node.label}${node.value === undefined ? '' : `: ${node.value}`}" @click=${() => { this.#click(index); }}>
      ${row.expandable ? html`<svg class="twist" viewBox="0 0 12 12" aria-hidden="true"><path d="M4 2l4 4-4 4" /></svg>` : html`<span class="twist"></span>`}
      <span class="sign">${sign === undefined ? nothing : html`<span aria-hidden="true">${sign === '-' ? '−' : sign}</span><span class="for-readers">${SIGN_NAMES[sign]}</span>`}</span>
      <span class="label">${node.label}</span>
      ${row.changedInside > 0 ? html`<span class="inside" aria-label="${row.changedInside} changed inside">~${row.changedInside}</span>` : nothing}
      ${node.value === undefined ? nothing : html`<span class="value">${node.value}</span>`}
      ${node.who === undefined ? nothing : html`<span class="who" title="Known to ${node.who}">${node.who}</span>`}
    </div>`;
  }

  #click(index: number): void {
    const row = this.#rows[index];
    if (row === undefined) return;
    this.focusPath = row.node.path;
    this.#select(row);
    if (row.expandable) this.#fold(row, !row.expanded);
  }

  #select(row: TreeRow): void {
    this.selectedPath = row.node.path;
    const { path, label, value, children } = row.node;
    const parent = this.#rows[row.parent]?.node;
    // "Level" alone says nothing; "Fuel level" does.
    const words = parent === undefined || value === undefined || children !== undefined ? label : `${parent.label} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
    this.emit('dradis-select', { path, label: words, value });
  }

  #fold(row: TreeRow, open: boolean): void {
    const forced = this.onlyChanged || this.search !== '';
    const name = forced ? `folded:${row.node.path}` : row.node.path;
    const next = new Set(this.expanded);
    if (open === forced) next.delete(name);
    else next.add(name);
    this.expanded = next;
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const focus = this.#rows.findIndex(({ node }) => node.path === this.focusPath);
    const action = treeKey(event.key, this.#rows, focus, Math.max(1, Math.floor(this.viewHeight / ROW_HEIGHT) - 1));
    if (action === undefined) {
      if (event.key.length === 1 && event.key !== '?' && event.key !== '/') this.#type(event, focus);
      return;
    }
    event.preventDefault();
    const row = this.#rows[action.row];
    if (row === undefined) return;
    if (action.kind === 'focus') this.#focusRow(action.row);
    else if (action.kind === 'select') this.#select(row);
    else if (action.kind === 'expand-siblings') {
      for (const sibling of this.#rows.filter(({ parent, expandable }) => parent === row.parent && expandable)) this.#fold(sibling, true);
    } else this.#fold(row, action.kind === 'expand');
  }

  #type(event: KeyboardEvent, focus: number): void {
    event.preventDefault();
    if (event.timeStamp - this.#typedAt > TYPING_ENDS_MS) this.#typed = '';
    this.#typedAt = event.timeStamp;
    this.#typed += event.key;
    const found = typeAhead(this.#typed, this.#rows, focus);
    if (found !== undefined) this.#focusRow(found);
  }

  #focusRow(index: number): void {
    this.focusPath = this.#rows[index]?.node.path;
    this.#reveal = this.focusPath;
  }

  #scroll(event: Event): void {
    this.scrollPosition = (event.target as HTMLElement).scrollTop;
  }

  protected override updated(_: PropertyValues): void {
    const tree = this.renderRoot.querySelector('.tree');
    if (tree === null) return;
    this.#observer.observe(tree);
    if (this.#reveal === undefined) return;
    const index = this.#rows.findIndex(({ node }) => node.path === this.#reveal);
    this.#reveal = undefined;
    if (index >= 0) tree.scrollTop = scrollToRow(index, ROW_HEIGHT, tree.scrollTop, tree.clientHeight);
    const row = this.#rows[index];
    if (row !== undefined && row.node.path === this.#asked) this.#select(row);
    this.#asked = undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-state-tree': StateTreeElement;
  }
}
