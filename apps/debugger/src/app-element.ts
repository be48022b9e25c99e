// <dradis-app>: the debugger. Puts a session, the panes and the keyboard together. Must not know the engine, nor how any
// pane draws. Long because the page's wiring is one thing: commands in, snapshot out, panes around it.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import {
  applyTheme, commandOfKey, counted, DradisElement, nextTheme, type CommandId, type NewGame, type StateTreeElement, type TimelineElement, type ToolbarElement, type ViewSwitchElement,
} from '@dradis/elements';
import { appStyles } from './app-styles.js';
import { firstSettings, loadSettings, saveSettings, type BarId, type PaneId, type Settings } from './frame/settings.js';
import { attempt, earlierValues, snapshotOf, type Part, type Snapshot } from './frame/snapshot.js';
import { loadSession, saveSession, setAside } from './session/saved-session.js';
import { isStepping, SessionStore, type LoadedPack } from './session/session-store.js';

const NARROW = '(max-width: 900px)';
const SAVE_AFTER_MS = 400;
const THEME_WORDS = { system: 'as the system', light: 'light', dark: 'dark' } as const;
const PANE_TITLES: Readonly<Record<PaneId, string>> = { source: 'Source', board: 'Board', decision: 'Decision', stack: 'Call stack', variables: 'Variables', state: 'State', timeline: 'Timeline' };
const TABS: readonly PaneId[] = ['board', 'source', 'stack', 'variables', 'state', 'timeline'];

/** The whole page. */
@customElement('dradis-app')
export class AppElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, appStyles];

  /** Fetches the pack; replaced in tests. */
  load: () => Promise<LoadedPack> = async () => (await import('./session/load-base-game.js')).loadBaseGame();

  @state() private settings: Settings = loadSettings(firstSettings(innerWidth, innerHeight));
  @state() private seat = 'everything';
  @state() private frame = 0;
  @state() private tab: PaneId = 'board';
  @state() private narrow = matchMedia(NARROW).matches;
  @state() private keysOpen = false;
  @state() private why: { path: string; about: string } | undefined;
  @state() private notice: string | undefined;
  @state() private fault: string | undefined;
  @query('dradis-toolbar') private readonly toolbar!: ToolbarElement | null;
  @query('dradis-view-switch') private readonly viewSwitch!: ViewSwitchElement | null;
  @query('dradis-state-tree') private readonly tree!: StateTreeElement | null;
  @query('dradis-timeline') private readonly timeline!: TimelineElement | null;

  #store: SessionStore | undefined;
  #snapshot: Snapshot | undefined;
  #stale = true;
  #wantedStep: number | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #stop = new AbortController();

  protected override get subject(): string {
    return 'page';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    applyTheme(this.settings.theme);
    const { signal } = this.#stop;
    addEventListener('keydown', (event) => { this.#key(event); }, { signal });
    addEventListener('pagehide', () => { this.#save(); }, { signal });
    matchMedia(NARROW).addEventListener('change', (event) => { this.narrow = event.matches; }, { signal });
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop.abort();
  }

  async #begin(): Promise<void> {
    try {
      const loaded = await this.load();
      this.#store = new SessionStore(loaded, () => { this.#moved(); });
      this.#store.afterAnswer = this.settings.stopAfter ? 'stop' : 'decision';
      const found = loadSession();
      const problem = found.kind === 'document' ? this.#store.restore(found.document) : found.kind === 'unreadable' ? found.reason : undefined;
      if (problem !== undefined) {
        setAside();
        this.notice = `The saved game was not taken over: ${problem} It is kept aside; a new game has begun.`;
      }
      if (found.kind !== 'document' || problem !== undefined) this.#store.start(this.#store.game);
    } catch (thrown) {
      this.fault = thrown instanceof Error ? thrown.message : String(thrown);
    }
  }

  #moved(): void {
    this.frame = 0;
    this.#stale = true;
    this.why = undefined;
    this.requestUpdate();
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => { this.#save(); }, SAVE_AFTER_MS);
  }

  #save(): void {
    const session = this.#store?.session;
    if (session === undefined) return;
    const problem = saveSession(session.save());
    if (problem !== undefined) this.notice = `The game could not be saved in this browser: ${problem}. It goes on, but a reload will not find it.`;
  }

  #remember(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
    saveSettings(this.settings);
  }

  #key(event: KeyboardEvent): void {
    const command = commandOfKey(event);
    if (command === undefined) return;
    event.preventDefault();
    this.#command(command);
  }

  #command(command: CommandId): void {
    const store = this.#store;
    if (isStepping(command)) {
      if (store !== undefined && this.#snapshot?.refusals[command] === undefined) store.command(command);
      return;
    }
    if (command === 'theme') this.#nextTheme();
    else if (command === 'stop-after') this.#stopAfter(!this.settings.stopAfter);
    else if (command === 'keys') this.keysOpen = !this.keysOpen;
    else if (command === 'new-game') void this.toolbar?.toggleForm();
    else if (command === 'view') this.viewSwitch?.focus();
    else void this.#show(command === 'search' ? 'state' : 'timeline').then(() => { if (command === 'search') this.tree?.focusSearch(); else this.timeline?.focus(); });
  }

  #stopAfter(stopAfter: boolean): void {
    if (this.#store !== undefined) this.#store.afterAnswer = stopAfter ? 'stop' : 'decision';
    this.#remember({ stopAfter });
  }

  #nextTheme(): void {
    const theme = nextTheme(this.settings.theme);
    applyTheme(theme);
    this.#remember({ theme });
  }

  /** Unfolds a pane, or goes to its tab. */
  async #show(pane: PaneId): Promise<void> {
    if (this.settings.folded.includes(pane)) this.#remember({ folded: this.settings.folded.filter((one) => one !== pane) });
    this.tab = pane;
    await this.updateComplete;
  }

  #goto(step: number): void {
    const waiting = this.#wantedStep !== undefined;
    this.#wantedStep = step;
    if (waiting) return;
    // While the strip is dragged only the last position of a frame counts.
    requestAnimationFrame(() => {
      const wanted = this.#wantedStep;
      this.#wantedStep = undefined;
      if (wanted !== undefined) this.#store?.goto(wanted);
    });
  }

  async #inspect(path: string): Promise<void> {
    await this.#show('state');
    this.tree?.reveal(path);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.#store === undefined || !(this.#stale || changed.has('seat') || changed.has('frame'))) return;
    this.#stale = false;
    this.#snapshot = snapshotOf(this.#store, this.seat, this.frame);
  }

  override render(): TemplateResult {
    const snapshot = this.#snapshot;
    return html`<header>
        <h1 aria-label="Dradis"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 1h8l7 7v8l-7 7H8l-7-7V8Z" /><path d="M12 12 18.5 4.5M12 7a5 5 0 1 0 5 5" /></svg><span aria-hidden="true">DRADIS</span></h1>
        ${this.#toolbar(snapshot)}
      </header>
      ${this.keysOpen ? html`<section class="keys scroll" tabindex="0" aria-label="Keys"><h2>Keys</h2><button @click=${() => { this.keysOpen = false; }}>Close</button><dradis-key-list></dradis-key-list></section>` : nothing}
      ${this.notice === undefined ? nothing : html`<div class="notice" role="alert"><span>${this.notice}</span><button @click=${() => { this.notice = undefined; }}>Close</button></div>`}
      <main @dradis-answer=${(event: CustomEvent<{ choose: string[] }>) => { this.#store?.answer(event.detail.choose); }}
        @dradis-command=${(event: CustomEvent<{ command: CommandId }>) => { this.#command(event.detail.command); }}
        @dradis-goto=${(event: CustomEvent<{ step: number }>) => { this.#goto(event.detail.step); }}
        @dradis-frame=${(event: CustomEvent<{ index: number }>) => { this.frame = event.detail.index; }}
        @dradis-inspect=${(event: CustomEvent<{ path: string }>) => { void this.#inspect(event.detail.path); }}>
        ${snapshot === undefined ? this.#wait() : this.narrow ? this.#tabs(snapshot) : this.#panes(snapshot)}
      </main>
      <p class="for-readers" role="status">${snapshot?.announcement ?? ''}</p>`;
  }

  #toolbar(snapshot: Snapshot | undefined): TemplateResult {
    const { theme } = this.settings;
    const allowed = this.#store?.playersAllowed ?? { min: 3, max: 6 };
    return html`<dradis-toolbar .position=${snapshot?.position} .refusals=${snapshot?.refusals ?? {}} .game=${this.#store?.game ?? { seed: '', players: 4, windows: 'able', byHand: false }} .minPlayers=${allowed.min} .maxPlayers=${allowed.max}
      @dradis-command=${(event: CustomEvent<{ command: CommandId }>) => { this.#command(event.detail.command); }}
      @dradis-new-game=${(event: CustomEvent<NewGame>) => { this.seat = 'everything'; this.#store?.start(event.detail); }}
      @dradis-seat=${(event: CustomEvent<{ seat: string }>) => { this.seat = event.detail.seat; }}>
      <dradis-view-switch .seats=${snapshot?.seats ?? []} .seat=${this.seat}></dradis-view-switch>
      <button class="icon" aria-label="Theme: ${THEME_WORDS[theme]}" title="Theme: ${THEME_WORDS[theme]} (H)" @click=${() => { this.#nextTheme(); }}><svg viewBox="0 0 16 16" aria-hidden="true">${this.#themeIcon(theme)}</svg></button>
      <button class="icon" aria-label="Keys" aria-expanded=${this.keysOpen ? 'true' : 'false'} title="Keys (?)" @click=${() => { this.keysOpen = !this.keysOpen; }}>?</button>
    </dradis-toolbar>`;
  }

  #themeIcon(theme: Settings['theme']): TemplateResult {
    return theme === 'light'
      ? html`<svg viewBox="0 0 16 16"><path d="M8 5 11 8 8 11 5 8Z M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5 13 13M13 3l-1.5 1.5M4.5 11.5 3 13" /></svg>`
      : theme === 'dark'
        ? html`<svg viewBox="0 0 16 16"><path d="M10 2 5 4 3 8.5 6 13h5l2.5-3L9 8.5 8 5.5Z" /></svg>`
        : html`<svg viewBox="0 0 16 16"><path d="M8 2 14 8 8 14 2 8Z" /><path d="M8 2v12L2 8Z" fill="currentColor" /></svg>`;
  }

  #wait(): TemplateResult {
    if (this.fault !== undefined) return html`<p class="fault" role="alert"><strong>The game cannot be loaded.</strong> Found: ${this.fault}. Expected a compiled pack; reload the page, or build the content anew and reload.</p>`;
    return html`<div class="wait"><svg viewBox="-50 -50 100 100" aria-hidden="true"><circle r="46" /><circle r="31" /><circle r="16" /><path class="sweep" d="M0 0V-46" /></svg><p>Compiling the rules</p></div>`;
  }

  #bar(id: BarId, label: string, set: { down?: boolean; sized: 'start' | 'end'; least: number; rest: number; still: boolean }, start: TemplateResult, end: TemplateResult): TemplateResult {
    return html`<dradis-split ?down=${set.down === true} sized=${set.sized} .size=${this.settings.sizes[id]} .least=${set.least} .leastRest=${set.rest} ?still=${set.still} label=${label}
      @dradis-resize=${(event: CustomEvent<{ size: number }>) => { event.stopPropagation(); this.#remember({ sizes: { ...this.settings.sizes, [id]: event.detail.size } }); }}>${start}${end}</dradis-split>`;
  }

  #pane(id: PaneId, slot: 'start' | 'end', inside: TemplateResult, note = '', rail = false): TemplateResult {
    return html`<dradis-pane slot=${slot} data-pane=${id} heading=${PANE_TITLES[id]} note=${note} ?folded=${this.#folded(id)} ?rail=${rail} @dradis-fold=${() => { this.#fold(id); }}>${inside}</dradis-pane>`;
  }

  #folded(id: PaneId): boolean {
    return this.settings.folded.includes(id);
  }

  #fold(id: PaneId): void {
    const { folded } = this.settings;
    this.#remember({ folded: folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id] });
  }

  #panes(snapshot: Snapshot): TemplateResult {
    const still = (id: PaneId): boolean => this.#folded(id);
    const source = this.#pane('source', 'start', this.#inside('source', snapshot), '', true);
    const stack = this.#pane('stack', 'start', this.#inside('stack', snapshot));
    const variables = this.#pane('variables', 'start', this.#inside('variables', snapshot), this.#frameName(snapshot));
    const tree = this.#pane('state', 'end', this.#inside('state', snapshot), this.seat === 'everything' ? '' : 'narrowed to one seat');
    const low = { down: true, sized: 'start' as const, least: 60, rest: 120 };
    const side = html`<div slot="end" style="min-height: 0">${this.#bar('stack', 'Call stack', { ...low, still: still('stack') }, stack, html`<div slot="end" style="min-height: 0">${this.#bar('variables', 'Variables', { ...low, still: still('variables') }, variables, tree)}</div>`)}</div>`;
    const centre = html`<div slot="start" style="min-height: 0">${this.#bar('decision', 'Decision', { down: true, sized: 'end', least: 80, rest: 160, still: still('decision') }, this.#pane('board', 'start', this.#inside('board', snapshot)), this.#pane('decision', 'end', this.#inside('decision', snapshot)))}</div>`;
    const right = html`<div slot="end" style="min-height: 0">${this.#bar('side', 'Board and call stack', { sized: 'end', least: 200, rest: 320, still: false }, centre, side)}</div>`;
    const upper = html`<div slot="start" style="min-height: 0">${this.#bar('source', 'Source and board', { sized: 'start', least: 180, rest: 560, still: still('source') }, source, right)}</div>`;
    return this.#bar('timeline', 'Timeline', { down: true, sized: 'end', least: 76, rest: 240, still: still('timeline') }, upper, this.#pane('timeline', 'end', this.#inside('timeline', snapshot), this.#changesNote(snapshot)));
  }

  #tabs(snapshot: Snapshot): TemplateResult {
    const chosen = TABS.includes(this.tab) ? this.tab : 'board';
    const move = (event: KeyboardEvent): void => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      this.tab = TABS[(TABS.indexOf(chosen) + by + TABS.length) % TABS.length] ?? 'board';
      void this.updateComplete.then(() => { this.renderRoot.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(); });
    };
    return html`<div role="tablist" aria-label="Panes" @keydown=${move}>${TABS.map((id) => html`<button role="tab" id="tab-${id}" aria-selected=${id === chosen ? 'true' : 'false'} aria-controls="panel" tabindex=${id === chosen ? 0 : -1} @click=${() => { this.tab = id; }}>${PANE_TITLES[id]}</button>`)}</div>
      <div role="tabpanel" id="panel" aria-labelledby="tab-${chosen}">${chosen === 'board'
        ? this.#bar('decision', 'Decision', { down: true, sized: 'end', least: 80, rest: 160, still: this.#folded('decision') }, this.#pane('board', 'start', this.#inside('board', snapshot)), this.#pane('decision', 'end', this.#inside('decision', snapshot)))
        : html`<dradis-pane heading=${PANE_TITLES[chosen]} @dradis-fold=${() => { this.tab = 'board'; }}>${this.#inside(chosen, snapshot)}</dradis-pane>`}</div>`;
  }

  #frameName(snapshot: Snapshot): string {
    const frames = 'value' in snapshot.stack ? snapshot.stack.value : [];
    return frames[this.frame]?.name ?? '';
  }

  #changesNote(snapshot: Snapshot): string {
    const told = counted(snapshot.changes.map(({ sentence }) => sentence));
    return told.length === 0 ? '' : `Last: ${told.slice(0, 4).join('; ')}${told.length > 4 ? `; ${String(told.length - 4)} more` : ''}`;
  }

  #shown<T>(id: PaneId, of: Part<T>, show: (value: T) => TemplateResult): TemplateResult {
    if ('value' in of) return show(of.value);
    return html`<p class="fault" role="alert"><strong>${PANE_TITLES[id]} cannot be shown.</strong> Found: ${of.failure}. The other panes still work; step on or back to draw this one again.</p>`;
  }

  #ask(event: CustomEvent<{ path: string; label: string; value: string | undefined }>): void {
    const { path, label, value } = event.detail;
    this.why = { path, about: value === undefined ? label : `${label}: ${value}` };
  }

  #why(): TemplateResult | typeof nothing {
    const { why } = this;
    const session = this.#store?.session;
    // The causes name hidden cards, so only the seat that sees everything may ask for them.
    if (why === undefined || session === undefined || this.seat !== 'everything') return nothing;
    return this.#shown('state', attempt(() => session.provenance(why.path)), (provenance) => html`<dradis-why .about=${why.about} .provenance=${provenance} @dradis-close=${() => { this.why = undefined; }}></dradis-why>`);
  }

  #inside(id: PaneId, snapshot: Snapshot): TemplateResult {
    if (this.seat !== 'everything' && (id === 'source' || id === 'stack' || id === 'variables')) {
      return html`<p class="seat-note">Players do not see the rules at work, for they name hidden cards. View as everything to see ${PANE_TITLES[id].toLowerCase()} here.</p>`;
    }
    switch (id) {
      case 'source':
        return this.#shown(id, snapshot.source, ({ path, text, span, outer }) => html`<dradis-source-view .path=${path} .text=${text} .span=${span} .outer=${outer}></dradis-source-view>`);
      case 'board':
        return this.#shown(id, snapshot.board, (model) => html`<dradis-board .model=${model}></dradis-board>`);
      case 'decision':
        return this.#shown(id, snapshot.decision, ({ decision, playerName, hiddenFrom, idle, face, span, skills }) => html`<dradis-decision-panel .decision=${decision} .playerName=${playerName} .hiddenFrom=${hiddenFrom} .idle=${idle} .face=${face} .span=${span} .skills=${skills} .stopAfter=${this.settings.stopAfter} .problem=${this.#store?.problem}></dradis-decision-panel>`);
      case 'stack':
        return this.#shown(id, snapshot.stack, (frames) => html`<dradis-call-stack .frames=${frames} .selected=${this.frame}></dradis-call-stack>`);
      case 'variables':
        return this.#shown(id, snapshot.stack, (frames) => html`<dradis-variables .variables=${frames[this.frame]?.locals ?? []} .earlier=${earlierValues(frames, this.#store?.earlierStack ?? [], this.frame)}></dradis-variables>`);
      case 'state':
        return html`<div class="stacked" @dradis-select=${this.#ask}>${this.#shown(id, snapshot.tree, ({ nodes, changed }) => html`<dradis-state-tree .openUpTo=${8} .nodes=${nodes} .changed=${changed}></dradis-state-tree>`)}${this.#why()}</div>`;
      case 'timeline':
        return this.#shown(id, snapshot.timeline, ({ entries, players }) => html`<dradis-timeline .entries=${entries} .players=${players} .step=${snapshot.position?.step ?? 0} .last=${snapshot.position?.last ?? 0}></dradis-timeline>`);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-app': AppElement;
  }
}
