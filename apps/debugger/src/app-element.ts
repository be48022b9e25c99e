// <dradis-app>: the shell of the debugger. Puts session, panes, commands and keyboard together. Must not know the engine, nor
// any pane or command: those are listed in panes/ and commands/.
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { applyTheme, DradisElement, type NewGame, type TimelineGoto } from '@dradis/elements';
import { appStyles } from './app-styles.js';
import { allCommands } from './commands/all-commands.js';
import { commandOfKey } from './commands/key-press.js';
import { besideBar } from './frame/beside-bar.js';
import type { AppContext, PaneContext } from './frame/context.js';
import { dialogLayer } from './frame/dialog-layer.js';
import { dockLayout } from './frame/dock-layout.js';
import { dockOf } from './frame/docks.js';
import { DragHold } from './frame/drag-hold.js';
import { narrowTabs } from './frame/narrow-tabs.js';
import { onceAFrame } from './frame/once-a-frame.js';
import { pageHeader } from './frame/page-header.js';
import { firstSettings, loadSettings, saveSettings, type Settings } from './frame/settings.js';
import { snapshotOf, type Snapshot } from './frame/snapshot.js';
import { waiting } from './frame/waiting.js';
import { allPanes } from './panes/all-panes.js';
import { takeFollowed } from './panes/breakpoints/breakpoint-book.js';
import { asksServer, holdsGame, openFragment } from './panes/runs/run-link.js';
import { openFirstTour } from './panes/tour/tour-pane.js';
import { SaveSoon } from './session/save-soon.js';
import { loadSession, playedWith, setAside, type Found } from './session/saved-session.js';
import { SessionStore, type LoadedPack } from './session/session-store.js';
import { swapNotice } from './session/swap-notice.js';
import { servedWorkspace } from './workspace/served-workspace.js';
import type { WorkspaceModel } from './workspace/workspace-model.js';
import type { Workspace } from './workspace/workspace.js';

const NARROW = '(max-width: 900px)';
/** Where the settings keep the folder of the pack that is played. */
const PACK_KEY = 'workspace.pack';
const SHIPPED_FOLDER = 'base';

/** The whole page. */
@customElement('dradis-app')
export class AppElement extends DradisElement {
  static override styles: CSSResultGroup = [DradisElement.styles, appStyles];

  /** Fetches the pack; replaced in tests. */
  load: () => Promise<LoadedPack> = async () => (await import('./session/load-base-game.js')).loadBaseGame();

  /** The workspace behind the page; undefined when it is the browser's own. Replaced in tests. */
  serve: () => Promise<Workspace | undefined> = servedWorkspace;

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
  #focusBefore: HTMLElement | undefined;
  #workspace: WorkspaceModel | undefined;
  #followed = '';
  /** While the strip is dragged only the last position of a frame counts. */
  readonly #goto = onceAFrame<TimelineGoto>(({ step, drag }) => {
    if (drag === 'on') this.#hold.dragged();
    else this.#hold.end();
    // A hand that lets go where it is moves nothing: what its last move changed is still told.
    if (drag === 'over' && this.#store?.session?.position().step === step) this.requestUpdate();
    else this.#store?.goto(step);
  });
  readonly #hold = new DragHold(() => { this.requestUpdate(); });
  /** Whether the draw under way leaves costly panes as they are. */
  #held = false;
  readonly #save = new SaveSoon(() => this.#store?.own, (told) => { this.notice = told; });
  readonly #stop = new AbortController();

  protected override get subject(): string {
    return 'page';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    applyTheme(this.settings.theme);
    const { signal } = this.#stop;
    addEventListener('keydown', (event) => { this.#key(event); }, { signal });
    addEventListener('pagehide', () => { this.#save.now(); }, { signal });
    addEventListener('hashchange', () => void this.#openLinked(), { signal });
    matchMedia(NARROW).addEventListener('change', (event) => { this.narrow = event.matches; }, { signal });
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop.abort();
  }

  /** Begins with the shipped program when that is the one to play; the workspace then comes when the page rests. */
  async #begin(): Promise<void> {
    try {
      const shipped = await this.load();
      const found = loadSession();
      const folder = this.settings.values[PACK_KEY];
      const served = await this.serve();
      const another = served !== undefined || (folder ?? SHIPPED_FOLDER) !== SHIPPED_FOLDER || (playedWith(found) ?? shipped.pack.hash) !== shipped.pack.hash;
      if (another) await this.#startWorkspace(served, folder, shipped);
      if (this.#store === undefined) this.#startSession(shipped, found);
      // Who follows a link came for the game in it.
      if (!holdsGame(location.hash) && !asksServer(location.hash)) openFirstTour(this.#context());
      await this.#openLinked();
      if (!another) requestIdleCallback(() => void this.#startWorkspace(served, folder, shipped), { timeout: 1500 });
    } catch (thrown) {
      this.fault = thrown instanceof Error ? thrown.message : String(thrown);
    }
  }

  /** Takes over the game that the address holds, and takes it out of the address: what is played from there on is another one. */
  async #openLinked(): Promise<void> {
    if (this.#store === undefined || !(holdsGame(location.hash) || asksServer(location.hash))) return;
    const problem = await openFragment(this.#store, location.hash);
    history.replaceState(null, '', `${location.pathname}${location.search}`);
    this.notice = problem === undefined ? this.#store.otherRules : `The game of the link was not taken over: ${problem}`;
  }

  #startSession(loaded: LoadedPack, found: Found): void {
    this.#store = new SessionStore(loaded, () => { this.#moved(); });
    this.#store.afterAnswer = this.settings.stopAfter ? 'stop' : 'decision';
    const problem = found.kind === 'document' ? this.#store.restore(found.document) : found.kind === 'unreadable' ? found.reason : undefined;
    const told = problem === undefined ? this.#store.otherRules : `The saved game was not taken over: ${problem} It is kept aside; a new game has begun.`;
    if (told !== undefined) {
      // One that was played along may be shorter now.
      setAside();
      this.notice = told;
    }
    if (found.kind !== 'document' || problem !== undefined) this.#store.start(this.#store.game);
  }

  async #startWorkspace(served: Workspace | undefined, folder: string | undefined, shipped: LoadedPack): Promise<void> {
    try {
      const { startWorkspace } = await import('./workspace/start-workspace.js');
      const { model, warning } = await startWorkspace(served, folder, {
        naming: shipped.naming,
        onChange: () => { this.requestUpdate(); },
        onProgram: (loaded) => { this.#swap(loaded); },
      });
      this.#workspace = model;
      if (warning !== undefined) this.notice = warning;
      this.#follow();
    } catch (thrown) {
      this.notice = `The files could not be opened: ${thrown instanceof Error ? thrown.message : String(thrown)}. The game can be played; reload the page to try again.`;
    }
    this.requestUpdate();
  }

  /** Goes on with a program that was just compiled. */
  #swap(loaded: LoadedPack): void {
    const store = this.#store;
    if (store === undefined) this.#startSession(loaded, loadSession());
    else if (!store.runs(loaded)) {
      this.notice = swapNotice(store.swap(loaded));
      takeFollowed(this.#context());
      // Who writes stays in the file he writes in; before a file is shown nobody does.
      if (this.#workspace?.shown !== undefined) this.#followed = this.#place();
    }
  }

  /** What the file to look at depends on. */
  #place(): string {
    return `${String(this.#store?.moves ?? 0)} ${String(this.frame)}`;
  }

  /** Looks at the file of the statement that runs, in the selected frame. */
  #follow(): void {
    const source = this.#snapshot?.source;
    const at = this.#place();
    if (this.#workspace === undefined || source === undefined || !('value' in source) || source.value.path === undefined || this.#followed === at) return;
    this.#followed = at;
    const path = this.#workspace.pathOf(source.value.path);
    if (path !== undefined) this.#workspace.show({ path });
  }

  #moved(): void {
    this.frame = 0;
    this.#stale = true;
    this.requestUpdate();
    this.#save.soon();
  }

  /** What commands and panes are given, as things stand now. */
  #context(): AppContext {
    return {
      store: this.#store,
      workspace: this.#workspace,
      snapshot: this.#snapshot,
      seat: this.seat,
      frame: this.frame,
      held: this.#held,
      settings: this.settings,
      panes: allPanes,
      commands: allCommands,
      dialog: this.dialog,
      command: (id) => { this.#command(id); },
      refusal: (id) => allCommands.find((one) => one.id === id)?.refusal?.(this.#context()),
      show: (pane) => this.#show(pane),
      close: () => { this.#close(); },
      view: (seat) => { this.seat = seat; },
      goto: (step) => { this.#goto({ step }); },
      selectFrame: (index) => { this.frame = index; },
      inspect: (path) => { void this.#show('state').then(() => { this.renderRoot.querySelector('dradis-state-tree')?.reveal(path); }); },
      remember: (part) => { this.#remember(part); },
      notify: (text) => { this.notice = text; },
      find: (name) => this.renderRoot.querySelector(name),
      redraw: () => { this.requestUpdate(); },
      keep: () => { this.#save.soon(); this.requestUpdate(); },
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

  protected override willUpdate(changed: PropertyValues): void {
    // Only a draw for the step alone may be of less than everything.
    this.#held = changed.size === 0 && this.#hold.holds();
    if (this.#store !== undefined && (this.#stale || changed.has('seat') || changed.has('frame'))) {
      this.#stale = false;
      this.#snapshot = snapshotOf(this.#store, this.seat, this.frame);
    }
    if (!this.#held) this.#follow();
  }

  override render(): TemplateResult {
    const context = this.#context();
    const { store, snapshot } = context;
    const paneContext: PaneContext | undefined = store === undefined || snapshot === undefined ? undefined : { ...context, store, snapshot };
    return html`<div class="page" @dradis-answer=${(event: CustomEvent<{ choose: string[] }>) => { store?.answer(event.detail.choose); }}
      @dradis-command=${(event: CustomEvent<{ command: string }>) => { this.#command(event.detail.command); }}
      @dradis-new-game=${(event: CustomEvent<NewGame>) => { this.seat = 'everything'; store?.start(event.detail); }}
      @dradis-seat=${(event: CustomEvent<{ seat: string }>) => { this.seat = event.detail.seat; }}
      @dradis-goto=${(event: CustomEvent<TimelineGoto>) => { this.#goto(event.detail); }}
      @dradis-frame=${(event: CustomEvent<{ index: number }>) => { this.frame = event.detail.index; }}
      @dradis-inspect=${(event: CustomEvent<{ path: string }>) => { context.inspect(event.detail.path); }}>
      ${pageHeader(context)}
      ${besideBar(context)}
      ${this.notice === undefined ? nothing : html`<div class="notice" role="alert"><span>${this.notice}</span><button @click=${() => { this.notice = undefined; }}>Close</button></div>`}
      <main>${paneContext === undefined ? waiting(this.fault) : this.narrow ? narrowTabs(paneContext, this.tab, (pane, focus) => { this.#chooseTab(pane, focus); }) : dockLayout(paneContext)}</main>
      ${paneContext === undefined ? nothing : dialogLayer(paneContext)}
      <p class="for-readers" role="status">${snapshot?.announcement ?? ''}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-app': AppElement;
  }
}
