// <dradis-source-pane>: the file that is looked at, with what became of it and what may be done with it. Must not know the
// language, nor how files are saved.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { columnStyles, DradisElement, type EditorEdits, type EditorElement, type EditorLens, type EditorLocation } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';
import { attempt } from '../../frame/snapshot.js';
import { isUnsaved, type Document } from '../../workspace/documents.js';
import type { Shown, WorkspaceModel } from '../../workspace/workspace-model.js';
import { HINTS_KEY, showSourceAs, SOURCE_VIEWS, sourceView, type SourceView } from './source-view.js';
import { doLens } from './do-lens.js';
import { placeRows, type Places } from './place-rows.js';
import './source-form-element.js';
import { breakpointsIn, hitsIn, toggleBreakpoint } from './file-marks.js';

/** The pane of a file. */
@customElement('dradis-source-pane')
export class SourcePaneElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    columnStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .bar {
        flex: none;
        display: flex;
        align-items: center;
        gap: 6px;
        min-block-size: 28px;
        padding: 2px 4px 2px var(--d-3);
        border-block-end: 1px solid var(--d-line);
      }
      .path {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        direction: rtl;
        text-align: left;
        color: var(--d-dim);
      }
      .state {
        flex: none;
        font-size: var(--d-size-s);
        color: var(--d-dim);
      }
      .state.unsaved {
        color: var(--d-accent);
      }
      .bar button {
        min-block-size: 24px;
        padding: 1px 8px;
      }
      .told {
        flex: none;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
        padding: 4px var(--d-3);
        border-inline-start: 3px solid var(--d-cylon);
        background: var(--d-danger-ground);
      }
      .told.calm {
        border-color: var(--d-accent-line);
        background: var(--d-accent-ground);
      }
      .told span {
        flex: 1 1 200px;
      }
      .program {
        flex: none;
        padding: 3px var(--d-3);
        border-block-start: 1px solid var(--d-line);
        font-size: var(--d-size-s);
        color: var(--d-dim);
        white-space: nowrap;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .program button {
        min-block-size: 20px;
        padding: 0 6px;
        text-decoration: underline;
      }
      .program.broken {
        color: var(--d-cylon);
      }
      .places {
        flex: none;
        display: flex;
        flex-direction: column;
        block-size: min(240px, 40%);
        border-block-start: 1px solid var(--d-line);
      }
      .places dradis-place-list {
        flex: 1;
        min-block-size: 0;
      }
      .views {
        flex: 1;
        min-block-size: 0;
        display: flex;
      }
      .views.both {
        flex-direction: column;
      }
      .views > * {
        flex: 1 1 50%;
        min-block-size: 0;
        min-inline-size: 0;
      }
      .views.both > dradis-source-form {
        border-block-end: 1px solid var(--d-line);
      }
      .views.form > dradis-editor,
      .views.text > dradis-source-form {
        display: none;
      }
      dradis-source-form {
        display: block;
      }
      .shown {
        flex: none;
        display: flex;
        gap: 1px;
      }
      @container (inline-size > 760px) {
        .views.both {
          flex-direction: row;
        }
        .views.both > dradis-source-form {
          border-block-end: 0;
          border-inline-end: 1px solid var(--d-line);
        }
      }
    `,
  ];

  @property({ attribute: false }) context!: PaneContext;
  @query('dradis-editor') private readonly editor!: EditorElement | null;

  @state() private places: Places | undefined;
  /** Where the cursor stands in the open file. */
  @state() private cursor = { path: '', offset: 0 };
  #revealed: Shown | undefined;

  protected override get subject(): string {
    return 'source';
  }

  /** Puts the keyboard where the file is shown so. */
  focusView(view: SourceView): void {
    if (view === 'text') this.editor?.focus();
    else this.renderRoot.querySelector('dradis-source-form')?.focus();
  }

  override render(): TemplateResult {
    const { context } = this;
    const { snapshot, workspace, settings } = context;
    const view = sourceView(settings);
    const source = 'value' in snapshot.source ? snapshot.source.value : undefined;
    if (workspace === undefined) {
      return html`${this.#bar(source?.path, undefined, undefined)}<dradis-editor .path=${source?.path} .text=${source?.text} read-only .span=${source?.span} .outer=${source?.outer ?? []}></dradis-editor>`;
    }
    const path = workspace.shown?.path;
    const document = path === undefined ? undefined : workspace.documents.get(path);
    const called = path === undefined ? undefined : workspace.sessionPathOf(path);
    const running = called === undefined ? undefined : context.store.session?.source(called);
    const here = called !== undefined && source?.path === called;
    const breakpoints = called === undefined ? [] : breakpointsIn(context, called);
    const hits = called === undefined ? { value: [] } : attempt(() => hitsIn(context, called));
    return html`${this.#bar(path, document, workspace)}${document === undefined ? nothing : this.#told(document, workspace)}
      <div class="views ${view}">${view === 'text' ? nothing : html`<dradis-source-form .workspace=${workspace} .path=${path} .offset=${this.cursor.path === path ? this.cursor.offset : 0} .revision=${workspace.revision}
        @dradis-form-go=${({ detail }: CustomEvent<{ range: EditorLocation['range'] }>) => { if (path !== undefined) this.#goTo({ path, range: detail.range }); }} @dradis-form-undo=${({ detail }: CustomEvent<{ back: boolean }>) => { this.editor?.undo(detail.back); }}></dradis-source-form>`}
      <dradis-editor .path=${path} .text=${document?.text} .hints=${settings.values[HINTS_KEY] !== 'off'} @dradis-cursor=${({ detail }: CustomEvent<{ path: string; offset: number }>) => { this.cursor = detail; }} ?read-only=${document?.readOnly !== undefined} .service=${workspace.language} .revision=${workspace.revision}
        .running=${running} .span=${here ? source.span : undefined} .outer=${here ? source.outer : []} .breakpoints=${breakpoints} .hits=${'value' in hits ? hits.value : []}
        .saved=${document?.saved?.text} .theirs=${document?.theirs?.text}
        @dradis-edit=${({ detail }: CustomEvent<{ path: string; text: string }>) => { workspace.documents.edit(detail.path, detail.text); }}
        @dradis-edits=${({ detail }: CustomEvent<EditorEdits>) => { workspace.apply(detail); }}
        @dradis-open=${({ detail }: CustomEvent<EditorLocation>) => { workspace.show(detail); }}
        @dradis-lens=${({ detail }: CustomEvent<EditorLens>) => { if (path !== undefined) doLens(context, path, detail).catch((thrown: unknown) => { context.notify(thrown instanceof Error ? thrown.message : String(thrown)); }); }}
        @dradis-places=${({ detail }: CustomEvent<Places>) => { this.places = detail; }}
        @dradis-breakpoint=${({ detail }: CustomEvent<{ line: number; column?: number; running: number | undefined }>) => { this.#toggle(called, detail); }}></dradis-editor></div>
      ${this.#places(workspace)}${this.#program(workspace)}`;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('context')) return;
    const shown = this.context.workspace?.shown;
    if (shown?.range !== undefined && shown !== this.#revealed) this.editor?.reveal(shown.path, shown.range);
    this.#revealed = shown;
  }

  /** What was listed last, until it is closed: going to a place of it leaves it open for the next. */
  #places(workspace: WorkspaceModel): TemplateResult | typeof nothing {
    const { places } = this;
    if (places === undefined) return nothing;
    const close = (): void => {
      this.places = undefined;
      this.editor?.focus();
    };
    return html`<section class="places" aria-label=${places.title} @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') close(); }}>
      <div class="bar"><div class="path" role="status">${places.title}: ${places.locations.length}</div><button title="Close the list (Escape)" @click=${close}>Close</button></div>
      <dradis-place-list label=${places.title} empty="Nothing else names it." .rows=${placeRows(places, (path) => workspace.documents.get(path)?.text)}
        @dradis-choose=${({ detail }: CustomEvent<{ id: string }>) => { const there = places.locations[Number(detail.id)]; if (there !== undefined) workspace.show(there); }}></dradis-place-list>
    </section>`;
  }

  #bar(path: string | undefined, document: Document | undefined, workspace: WorkspaceModel | undefined): TemplateResult {
    const state = document === undefined ? '' : document.readOnly !== undefined ? 'read only' : isUnsaved(document) ? 'not saved' : '';
    return html`<div class="bar">
      <div class="path mono" title=${path ?? ''}>&lrm;${path ?? ''}</div>
      ${state === '' ? nothing : html`<span class="state ${state === 'not saved' ? 'unsaved' : ''}" title=${document?.readOnly ?? nothing}>${state}</span>`}
      ${document === undefined ? nothing : html`<span class="shown" role="group" aria-label="How the file is shown">${SOURCE_VIEWS.map(([id, title]) => html`<button class="quiet" aria-pressed=${sourceView(this.context.settings) === id ? 'true' : 'false'} title="${title} (Ctrl Shift E changes)" @click=${() => { showSourceAs(this.context, id); }}>${title}</button>`)}</span>`}
      ${document === undefined || workspace === undefined || !isUnsaved(document) ? nothing : html`<button title="Write the file (Ctrl S)" @click=${() => void workspace.documents.save(document.path)}>Save</button>
        <button title="Give up what was not saved" @click=${() => { workspace.documents.revert(document.path); }}>Revert</button>`}
    </div>`;
  }

  #told(document: Document, { documents, workspace }: WorkspaceModel): TemplateResult | typeof nothing {
    const { path, theirs } = document;
    if (theirs !== undefined) {
      return html`<div class="told" role="alert"><span>${theirs === null ? 'The file was taken away on the disk; your text is kept here.' : 'The file has changed on the disk since you began to write. Its lines stand between yours; both texts are kept.'}</span>
        <button @click=${() => void documents.keepMine(path)}>${theirs === null ? 'Write it again' : 'Write mine over it'}</button>
        <button @click=${() => { documents.takeTheirs(path); }}>${theirs === null ? 'Let it go' : 'Take the disk’s'}</button></div>`;
    }
    if (document.problem !== undefined) return html`<div class="told" role="alert"><span>Not saved in ${workspace.name}: ${document.problem}</span><button @click=${() => void documents.save(path)}>Save again</button></div>`;
    if (document.restored) return html`<div class="told calm" role="status"><span>This text was left behind unsaved by an earlier visit.</span><button @click=${() => void documents.save(path)}>Save</button><button @click=${() => { documents.revert(path); }}>Give it up</button></div>`;
    return nothing;
  }

  #program({ program }: WorkspaceModel): TemplateResult | typeof nothing {
    const errors = program.problems.reduce((sum, one) => sum + one.errors, 0);
    if (program.kind === 'failed') return html`<div class="program broken" role="status">The compiler failed: ${program.failure}. The last good rules are played; change the text to try again.</div>`;
    if (errors === 0) return nothing;
    return html`<div class="program broken" role="status"><button class="quiet" title="List them (Ctrl Shift M)" @click=${() => { this.context.command('problems'); }}>${errors} ${errors === 1 ? 'mistake' : 'mistakes'}</button> The last good rules are played</div>`;
  }

  /** Shows a place in the text, which is brought into sight for it. */
  #goTo(location: EditorLocation): void {
    if (sourceView(this.context.settings) === 'form') showSourceAs(this.context, 'both');
    this.context.workspace?.show(location);
  }

  #toggle(file: string | undefined, { running, column }: { running: number | undefined; column?: number }): void {
    if (file === undefined) this.context.notify('The game that is played has no part in this file, so nothing stops there. Play its pack first.');
    else if (running === undefined) this.context.notify('This line is not yet in the rules that are played: mend what is broken in the text, then set the breakpoint.');
    else toggleBreakpoint(this.context, file, running, column);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-source-pane': SourcePaneElement;
  }
}
