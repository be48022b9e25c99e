// <dradis-files-pane>: the files of the workspace and what may be done with them as a whole. Must not edit a text.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { columnStyles, DradisElement } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';
import { pathProblem } from '../../workspace/browser-workspace.js';
import { isUnsaved } from '../../workspace/documents.js';
import { readArchive, writeArchive } from '../../workspace/pack-archive.js';
import { inFolder, packAround, withinPack } from '../../workspace/packs-in-workspace.js';
import type { WorkspaceModel } from '../../workspace/workspace-model.js';
import { fileRows } from './file-rows.js';

/** Where the settings keep the folder of the pack that is played. */
const PACK_KEY = 'workspace.pack';
/** The kind that is made most often. */
const USUAL_KIND = 'crisis';

/** The pane of the files. */
@customElement('dradis-files-pane')
export class FilesPaneElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    columnStyles,
    css`
      .tools,
      form {
        flex: none;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 5px;
        padding: 5px var(--d-2);
        border-block-end: 1px solid var(--d-line);
      }
      .tools .field {
        flex: 1 1 150px;
      }
      form .field {
        flex: 1 1 200px;
      }
      .why {
        flex-basis: 100%;
        color: var(--d-cylon);
      }
      .question {
        flex: 1 1 200px;
        overflow-wrap: anywhere;
      }
      .danger {
        color: var(--d-cylon);
        border-color: var(--d-cylon);
      }
      dradis-place-list {
        flex: 1;
        min-block-size: 0;
      }
    `,
  ];

  @property({ attribute: false }) context!: PaneContext;
  @state() private form: 'card' | 'file' | 'pack' | 'delete' | undefined;
  /** Kinds that a new card can be of; undefined while they are sought. */
  @state() private kinds: readonly string[] | undefined;
  @state() private problem: string | undefined;

  protected override get subject(): string {
    return 'files';
  }

  /** Puts the cursor where a file is searched for. */
  focusSearch(): void {
    this.renderRoot.querySelector('dradis-place-list')?.focusSearch();
  }

  override render(): TemplateResult {
    const { workspace } = this.context;
    if (workspace === undefined) return html`<p class="empty">Here stand the files of the packs. They are being read.</p>`;
    const { packs, active, documents, program, shown } = workspace;
    return html`<div class="tools">
        <label class="field" title="The pack that is played"><span class="for-readers">Pack that is played</span><select @change=${(event: Event) => { this.#play((event.target as HTMLSelectElement).value); }}>${packs.map((pack) => html`<option value=${pack.folder} ?selected=${pack === active}>${pack.title}</option>`)}</select></label>
        <button ?disabled=${active === undefined} title=${active === undefined ? 'Make a pack first' : 'A card, or any other thing, with all its kind needs'} @click=${() => { this.#open('card'); }} aria-expanded=${this.form === 'card' ? 'true' : 'false'}>New card</button>
        <button @click=${() => { this.#open('file'); }} aria-expanded=${this.form === 'file' ? 'true' : 'false'}>New file</button>
        <button @click=${() => { this.#open('pack'); }} aria-expanded=${this.form === 'pack' ? 'true' : 'false'}>New pack</button>
        <button ?disabled=${shown === undefined} title=${shown === undefined ? 'Choose a file first' : `Delete ${shown.path}`} @click=${() => { this.#open('delete'); }} aria-expanded=${this.form === 'delete' ? 'true' : 'false'}>Delete</button>
        <button title="Hand the pack that is played on, as one file" @click=${() => { this.#export(workspace); }}>Export</button>
        <button title="Take a pack in that was exported" @click=${() => { this.renderRoot.querySelector<HTMLInputElement>('input[type=file]')?.click(); }}>Import</button>
        <input type="file" accept=".json" hidden @change=${(event: Event) => void this.#import(event.target as HTMLInputElement, workspace)} />
      </div>
      ${this.form === undefined ? nothing : this.form === 'delete' ? this.#confirm(workspace) : this.form === 'card' ? this.#cardForm(workspace) : this.#form(this.form, workspace)}
      ${this.form === undefined && this.problem !== undefined ? html`<p class="empty why" role="alert">${this.problem}</p>` : nothing}
      <dradis-place-list label="Files" empty="No file is here yet. Make a pack with New pack, or take one in with Import." .rows=${fileRows(documents.all, packs, active, program.problems)} current=${shown?.path ?? ''}
        @dradis-choose=${({ detail }: CustomEvent<{ id: string }>) => { this.#show(detail.id); }}></dradis-place-list>`;
  }

  /** Asks before a file goes: nothing brings it back, unless it came with the app. */
  #confirm(workspace: WorkspaceModel): TemplateResult {
    const path = workspace.shown?.path;
    if (path === undefined) return html`<form aria-label="Delete a file"><span>No file is open any more.</span><button type="button" @click=${() => { this.#open(undefined); }}>Close</button></form>`;
    return html`<form aria-label="Delete a file" @submit=${(event: SubmitEvent) => void this.#delete(event, path, workspace)} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') this.#open(undefined); }}>
      <span class="question">Delete <b>${path}</b> from ${workspace.workspace.name}? It cannot be undone.</span>
      <button class="danger" type="submit">Delete</button><button type="button" @click=${() => { this.#open(undefined); }}>Keep it</button>
      ${this.problem === undefined ? nothing : html`<span class="why" role="alert">${this.problem}</span>`}
    </form>`;
  }

  async #delete(event: SubmitEvent, path: string, { documents }: WorkspaceModel): Promise<void> {
    event.preventDefault();
    this.problem = await documents.remove(path);
    if (this.problem === undefined) this.form = undefined;
  }

  #cardForm(workspace: WorkspaceModel): TemplateResult {
    const { kinds } = this;
    return html`<form aria-label="New card" @submit=${(event: SubmitEvent) => void this.#makeCard(event, workspace)} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') this.#open(undefined); }}>
      <label class="field"><span class="for-readers">Kind of the card</span><select name="kind" required>${kinds === undefined ? html`<option value="">Looking for kinds</option>` : kinds.map((kind) => html`<option value=${kind} ?selected=${kind === USUAL_KIND}>${kind}</option>`)}</select></label>
      <label class="field"><span class="for-readers">Title of the card</span><input name="title" required maxlength="100" autocomplete="off" placeholder="Title" /></label>
      <button class="primary" type="submit">Make</button><button type="button" @click=${() => { this.#open(undefined); }}>Close</button>
      ${this.problem === undefined ? nothing : html`<span class="why" role="alert">${this.problem}</span>`}
    </form>`;
  }

  async #makeCard(event: SubmitEvent, { active, documents, language }: WorkspaceModel): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (name: string): string => { const value = data.get(name); return typeof value === 'string' ? value.trim() : ''; };
    if (active === undefined) return;
    const made = await language.newThing(active.folder, { kind: text('kind'), title: text('title') });
    this.problem = 'refused' in made ? made.refused : undefined;
    if ('refused' in made) return;
    for (const file of made.files) {
      const there = documents.get(file.path);
      if (there === undefined) this.problem ??= await documents.create(file.path, file.text);
      else {
        documents.edit(file.path, file.text);
        // The count of the deck goes with the card, unless there is more in the file that nobody saved yet.
        if (!isUnsaved(there)) await documents.save(file.path);
      }
    }
    if (this.problem !== undefined) return;
    this.form = undefined;
    this.#show(made.made);
  }

  #form(form: 'file' | 'pack', workspace: WorkspaceModel): TemplateResult {
    const { active } = workspace;
    const value = form === 'file' ? (active === undefined ? '' : inFolder(active, 'cards/new-card.yaml')) : 'my-pack';
    return html`<form aria-label=${form === 'file' ? 'New file' : 'New pack'} @submit=${(event: SubmitEvent) => void this.#make(event, workspace)} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') this.#open(undefined); }}>
      <label class="field"><span class="for-readers">${form === 'file' ? 'Path of the file' : 'Name of the pack'}</span><input name="name" required maxlength="200" autocomplete="off" spellcheck="false" .value=${value} /></label>
      <button class="primary" type="submit">Make</button><button type="button" @click=${() => { this.#open(undefined); }}>Close</button>
      ${this.problem === undefined ? nothing : html`<span class="why" role="alert">${this.problem}</span>`}
    </form>`;
  }

  #open(form: 'card' | 'file' | 'pack' | 'delete' | undefined): void {
    this.form = this.form === form ? undefined : form;
    this.problem = undefined;
    const { active, language } = this.context.workspace ?? {};
    if (this.form === 'card' && active !== undefined) void language?.kindsOfThings(active.folder).then((kinds) => { this.kinds = kinds; }, () => { this.kinds = []; });
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector<HTMLInputElement>('form input')?.select();
      // The harmless answer has the focus.
      this.renderRoot.querySelector<HTMLElement>('form[aria-label="Delete a file"] button[type=button]')?.focus();
    });
  }

  async #make(event: SubmitEvent, workspace: WorkspaceModel): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement).get('name');
    const name = typeof given === 'string' ? given.trim() : '';
    const path = this.form === 'file' ? name : `${name}/pack.yaml`;
    this.problem = pathProblem(path) ?? (await workspace.documents.create(path, this.form === 'file' ? '' : manifestOf(name)));
    if (this.problem !== undefined) return;
    this.form = undefined;
    this.#show(path);
  }

  #play(folder: string): void {
    const { workspace, remember, settings } = this.context;
    remember({ values: { ...settings.values, [PACK_KEY]: folder } });
    void workspace?.play(folder);
  }

  #show(path: string): void {
    this.context.workspace?.show({ path });
    void this.context.show('source');
  }

  #export({ active, packs, documents }: WorkspaceModel): void {
    if (active === undefined) return;
    const own = documents.all.filter(({ path }) => packAround(packs, path) === active);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeArchive(Object.fromEntries(own.map(({ path, text }) => [withinPack(active, path), text])))], { type: 'application/json' }));
    link.download = `${active.id}.dradis-pack.json`;
    link.click();
    setTimeout(() => { URL.revokeObjectURL(link.href); }, 0);
  }

  /** Takes a pack into a folder of its own; a folder that is there already is not touched. */
  async #import(input: HTMLInputElement, { documents, packs }: WorkspaceModel): Promise<void> {
    const [file] = input.files ?? [];
    input.value = '';
    if (file === undefined) return;
    const archive = readArchive(await file.text());
    if ('problem' in archive) {
      this.problem = archive.problem;
      return;
    }
    const wanted = file.name.replace(/\.dradis-pack\.json$|\.json$/, '').replace(/[^\w-]+/g, '-') || 'pack';
    let folder = wanted;
    for (let count = 2; packs.some((pack) => pack.folder === folder) || documents.all.some(({ path }) => path.startsWith(`${folder}/`)); count += 1) folder = `${wanted}-${String(count)}`;
    this.problem = undefined;
    for (const [path, text] of Object.entries(archive.files)) this.problem ??= await documents.create(`${folder}/${path}`, text);
    this.#show(`${folder}/pack.yaml`);
  }
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.yaml$/, '');
}

function manifestOf(name: string): string {
  const id = nameOf(name).toLowerCase();
  return `id: ${id}\ntitle: ${id.replaceAll('-', ' ')}\nversion: 0.1.0\nlanguage: 1\nextends: [base]\n`;
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-files-pane': FilesPaneElement;
  }
}
