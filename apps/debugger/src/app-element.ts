// <dradis-app>: the shell of the debugger. Puts session, panes, commands and keyboard together. Must not know the engine, nor
// any pane or command: those are listed in panes/ and commands/.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { applyTheme, DradisElement, type NewGame } from '@dradis/elements';
import { appStyles } from './app-styles.js';
import { allCommands } from './commands/all-commands.js';
import { commandOfKey } from './commands/key-press.js';
import { type AppContext, type PaneContext } from './frame/context.js';
import { dialogLayer } from './frame/dialog-layer.js';
import { dockLayout } from './frame/dock-layout.js';
import { dockOf } from './frame/docks.js';
import { narrowTabs } from './frame/narrow-tabs.js';
import { pageHeader } from './frame/page-header.js';
import { firstSettings, loadSettings, saveSettings, type Settings } from './frame/settings.js';
import { snapshotOf, type Snapshot } from './frame/snapshot.js';
import { allPanes } from './panes/all-panes.js';
import { loadSession, saveSession, setAside } from './session/saved-session.js';
import { SessionStore, type LoadedPack } from './session/session-store.js';

const NARROW = '(max-width: 900px)';
const SAVE_AFTER_MS = 400;

/** The whole page. */
@customElement('dradis-app')
export class AppElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, appStyles];

  /** Fetches the pack; replaced in tests. */
  load: () => Promise<LoadedPack> = async () => (await import('./session/load-base-game.js')).loadBaseGame();

  @state() private settings: Settings = loadSettings(firstSettings(innerWidth, innerHeight));
  @state() private seat = 'everything';
  @state() private frame = 0;
  @state() private tab = 'board';
  @state() private narrow = matchMedia(NARROW).matches;
  @state() private dialog: string | undefined;
  @state() private notice: string | undefined;
  @state() private fault: string | undefined;

  #store: SessionStore | undefined;
  #snapshot: Snapshot | undefined;
  #stale = true;
  #wantedStep: number | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #focusBefore: HTMLElement | undefined;
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

  /** What commands and panes are given, as things stand now. */
  #context(): AppContext {
    return {
      store: this.#store,
      snapshot: this.#snapshot,
      seat: this.seat,
      frame: this.frame,
      settings: this.settings,
      panes: allPanes,
      commands: allCommands,
      dialog: this.dialog,
      command: (id) => { this.#command(id); },
      refusal: (id) => allCommands.find((one) => one.id === id)?.refusal?.(this.#context()),
      show: (pane) => this.#show(pane),
      close: () => { this.#close(); },
      view: (seat) => { this.seat = seat; },
      goto: (step) => { this.#goto(step); },
      selectFrame: (index) => { this.frame = index; },
      inspect: (path) => { void this.#show('state').then(() => { this.renderRoot.querySelector('dradis-state-tree')?.reveal(path); }); },
      remember: (part) => { this.#remember(part); },
      notify: (text) => { this.notice = text; },
      find: (name) => this.renderRoot.querySelector(name),
      redraw: () => { this.requestUpdate(); },
    };
  }

  #remember(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
    saveSettings(this.settings);
  }

  #key(event: KeyboardEvent): void {
    const command = commandOfKey(event, allCommands);
    if (command === undefined) return;
    event.preventDefault();
    this.#command(command.id);
  }

  #command(id: string): void {
    const command = allCommands.find((one) => one.id === id);
    const context = this.#context();
    if (command !== undefined && command.refusal?.(context) === undefined) command.run(context);
  }

  async #show(id: string): Promise<void> {
    const pane = allPanes.find((one) => one.id === id);
    if (pane === undefined) return;
    if (pane.group === 'dialog') {
      const active = this.shadowRoot?.activeElement;
      if (this.dialog === undefined) this.#focusBefore = active instanceof HTMLElement ? active : undefined;
      this.dialog = id;
    } else {
      const dock = dockOf(pane);
      this.#remember({ folded: this.settings.folded.filter((one) => one !== dock), chosen: { ...this.settings.chosen, [dock]: id } });
      this.tab = id;
    }
    await this.updateComplete;
    if (pane.group === 'dialog') this.renderRoot.querySelector<HTMLElement>('.dialog')?.focus();
  }

  #chooseTab(pane: string, focus: boolean): void {
    this.tab = pane;
    if (focus) void this.updateComplete.then(() => { this.renderRoot.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(); });
  }

  #close(): void {
    this.dialog = undefined;
    this.#focusBefore?.focus();
    this.#focusBefore = undefined;
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

  protected override willUpdate(changed: PropertyValues): void {
    if (this.#store === undefined || !(this.#stale || changed.has('seat') || changed.has('frame'))) return;
    this.#stale = false;
    this.#snapshot = snapshotOf(this.#store, this.seat, this.frame);
  }

  override render(): TemplateResult {
    const context = this.#context();
    const { store, snapshot } = context;
    const paneContext: PaneContext | undefined = store === undefined || snapshot === undefined ? undefined : { ...context, store, snapshot };
    return html`<div class="page" @dradis-answer=${(event: CustomEvent<{ choose: string[] }>) => { store?.answer(event.detail.choose); }}
      @dradis-command=${(event: CustomEvent<{ command: string }>) => { this.#command(event.detail.command); }}
      @dradis-new-game=${(event: CustomEvent<NewGame>) => { this.seat = 'everything'; store?.start(event.detail); }}
      @dradis-seat=${(event: CustomEvent<{ seat: string }>) => { this.seat = event.detail.seat; }}
      @dradis-goto=${(event: CustomEvent<{ step: number }>) => { this.#goto(event.detail.step); }}
      @dradis-frame=${(event: CustomEvent<{ index: number }>) => { this.frame = event.detail.index; }}
      @dradis-inspect=${(event: CustomEvent<{ path: string }>) => { context.inspect(event.detail.path); }}>
      ${pageHeader(context)}
      ${this.notice === undefined ? nothing : html`<div class="notice" role="alert"><span>${this.notice}</span><button @click=${() => { this.notice = undefined; }}>Close</button></div>`}
      <main>${paneContext === undefined ? this.#wait() : this.narrow ? narrowTabs(paneContext, this.tab, (pane, focus) => { this.#chooseTab(pane, focus); }) : dockLayout(paneContext)}</main>
      ${paneContext === undefined ? nothing : dialogLayer(paneContext)}
      <p class="for-readers" role="status">${snapshot?.announcement ?? ''}</p>
    </div>`;
  }

  #wait(): TemplateResult {
    if (this.fault !== undefined) return html`<p class="fault" role="alert"><strong>The game cannot be loaded.</strong> Found: ${this.fault}. Expected a compiled pack; reload the page, or build the content anew and reload.</p>`;
    return html`<div class="wait"><svg viewBox="-50 -50 100 100" aria-hidden="true"><circle r="46" /><circle r="31" /><circle r="16" /><path class="sweep" d="M0 0V-46" /></svg><p>Compiling the rules</p></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-app': AppElement;
  }
}
