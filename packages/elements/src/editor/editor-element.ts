// <dradis-editor>: one file to write, with what the language and a debug session say of it. Fetches CodeMirror when it is first
// shown. Must not save, compile, or know the language: a service answers for it, the page is told what was typed.
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { SourceSpan } from '@dradis/session';
import { DradisElement } from '../foundation/dradis-element.js';
import { NO_MARKS, sameMarks, type DebugMarks } from './debug-marks-type.js';
import type { EditorHost } from './editor-host.js';
import type { EditorBreakpoint, EditorHits, EditorRange, EditorService } from './editor-service.js';
import { lineChanges, lineInA } from './line-diff.js';
import type { OpenEditor, OpenFile, Told } from './open-editor.js';
import { placeMarks } from './place-marks.js';

const NO_FILE = 'Here stands the file of the statement that runs next. Step into an effect to open one, or choose a file.';

/**
 * Sends `dradis-edit` with `{ path, text }` after every change that was typed; `dradis-cursor` with `{ path, offset }` when the cursor moves; `dradis-open` with a `{ path, range }` to go to;
 * `dradis-lens` with an `EditorLens` to do; `dradis-edits` with edits of other files by path; `dradis-places` with `{ title, locations }` to list; and
 * `dradis-breakpoint` with `{ path, line, column?, running }`: the line in the text and in the running program, from 1, the
 * latter undefined when it has no such line.
 */
@customElement('dradis-editor')
export class EditorElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        position: relative;
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 1fr);
        block-size: 100%;
        min-block-size: 0;
      }
      #text {
        grid-area: 1 / 1;
        min-block-size: 0;
        overflow: hidden;
      }
      /* Over the margins, which lie over the text. */
      :host(:focus-within)::after {
        content: '';
        position: absolute;
        inset: 0;
        z-index: 300;
        border: 2px solid var(--d-accent-line);
        pointer-events: none;
      }
      .leave {
        position: absolute;
        inset-block-end: 3px;
        inset-inline-end: 14px;
        z-index: 301;
        padding: 0 5px;
        background: var(--d-panel);
        color: var(--d-dim);
        font-size: var(--d-size-s);
        pointer-events: none;
        visibility: hidden;
      }
      :host(:focus-within) .leave {
        visibility: visible;
      }
      #text[hidden] {
        display: none;
      }
      .empty {
        grid-area: 1 / 1;
      }
    `,
  ];

  /** Undefined when no file is open. */
  @property({ attribute: false }) path: string | undefined;
  /** Its text as the page has it; undefined when it is not at hand. */
  @property({ attribute: false }) text: string | undefined;
  /** Whether it can be typed into. */
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false;
  /** Who answers about the text; undefined for an editor that only writes. */
  @property({ attribute: false }) service: EditorService | undefined;
  /** The text that the running program was made from; undefined when that is the text. The marks of the session are its lines. */
  @property({ attribute: false }) running: string | undefined;
  /** The statement that runs; undefined when it stands elsewhere. */
  @property({ attribute: false }) span: SourceSpan | undefined;
  /** Statements of frames further out. */
  @property({ attribute: false }) outer: readonly SourceSpan[] = [];
  /** Those in the file. */
  @property({ attribute: false }) breakpoints: readonly EditorBreakpoint[] = [];
  /** How often statements of the file were carried out. */
  @property({ attribute: false }) hits: readonly EditorHits[] = [];
  /** The text that is saved; undefined to mark no differences. */
  @property({ attribute: false }) saved: string | undefined;
  /** What the disk says in a conflict: its lines are shown between one's own. */
  @property({ attribute: false }) theirs: string | undefined;
  /** Changes when something outside of this file may have changed what the service says. */
  @property({ attribute: false }) revision = 0;
  /** Whether what the text leaves unsaid stands between its words. */
  @property({ attribute: false }) hints = true;
  @state() private failure: string | undefined;
  @query('#text') private readonly place!: HTMLElement | null;

  #editor: OpenEditor | undefined;
  #opening = false;
  /** The marks that the open text has. */
  #shown: DebugMarks = NO_MARKS;
  #hosts = new Map<string, EditorHost>();
  #wanted: { path: string; range: EditorRange } | undefined;

  /** Brings a stretch of a file into view once that file is open, selects it and gives it the focus. Lines count from 0. */
  reveal(path: string, range: EditorRange): void {
    this.#wanted = { path, range };
    this.requestUpdate();
  }

  /** Takes back what was changed last, also by others; or, without `back`, does it again. */
  undo(back: boolean): void {
    this.#editor?.undo(back);
  }

  override focus(): void {
    this.#editor?.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#editor?.close();
    this.#editor = undefined;
    this.#shown = NO_MARKS;
  }

  override render(): TemplateResult {
    const { path, text } = this;
    const empty = path === undefined ? NO_FILE : text === undefined ? `Found no text for ${path}. Stepping still works, only the line cannot be shown.` : undefined;
    return html`<div id="text" ?hidden=${empty !== undefined}></div>
      ${empty === undefined && !this.readOnly ? html`<p class="leave" aria-hidden="true">Esc, then Tab leaves the text</p>` : nothing}
      ${this.failure === undefined ? nothing : html`<p class="empty" role="alert">The editor could not be loaded. Found: ${this.failure}. Reload the page to try again; nothing that was typed is lost.</p>`}
      ${empty === undefined ? nothing : html`<p class="empty">${empty}</p>`}`;
  }

  protected override updated(changed: PropertyValues): void {
    const { path, text } = this;
    if (path === undefined || text === undefined) return;
    if (this.#editor === undefined) {
      void this.#load();
      return;
    }
    this.#show(this.#editor, changed);
  }

  async #load(): Promise<void> {
    if (this.#opening || this.failure !== undefined) return;
    this.#opening = true;
    try {
      const { openEditor } = await import('./open-editor.js');
      const { place, renderRoot } = this;
      const file = this.#file();
      if (place === null || file === undefined || !this.isConnected || !(renderRoot instanceof ShadowRoot)) return;
      this.#editor = openEditor(place, renderRoot, file, (path, text) => {
        this.emit('dradis-edit', { path, text });
        // Of a text that has grown since, the marks stand elsewhere.
        this.#shown = this.#marks(text);
        this.#editor?.tell({ marks: this.#shown });
      }, (path, offset) => { this.emit('dradis-cursor', { path, offset }); });
      this.#show(this.#editor, new Map<PropertyKey, unknown>(['saved', 'span', 'hints'].map((name) => [name, undefined])));
      this.emit('dradis-editor-ready', {});
    } catch (thrown) {
      this.failure = thrown instanceof Error ? thrown.message : String(thrown);
    } finally {
      this.#opening = false;
    }
  }

  #show(editor: OpenEditor, changed: PropertyValues): void {
    const file = this.#file();
    if (file === undefined) return;
    const opened = changed.has('path') || changed.has('service') || changed.has('readOnly');
    if (!opened && changed.has('text')) editor.replace(file.text);
    const has = (...names: readonly string[]): boolean => opened || names.some((name) => changed.has(name));
    const wanted = this.#wanted?.path === file.host.path ? this.#wanted.range : undefined;
    const marks = has('running', 'span', 'outer', 'breakpoints', 'hits', 'text') ? this.#marks(opened ? file.text : editor.text) : undefined;
    const told: Told = {
      marks: marks === undefined || (!opened && sameMarks(marks, this.#shown)) ? undefined : marks,
      texts: has('saved', 'theirs') ? { saved: this.saved, theirs: this.theirs } : undefined,
      hints: changed.has('hints') ? this.hints : undefined,
      ask: changed.has('revision') && !opened,
      follow: wanted === undefined && has('span') ? marks?.current : undefined,
    };
    this.#shown = told.marks ?? this.#shown;
    if (opened) editor.open(file, told);
    else editor.tell(told);
    if (wanted === undefined) return;
    editor.reveal(wanted);
    this.#wanted = undefined;
  }

  #file(): OpenFile | undefined {
    const { path, text } = this;
    return path === undefined || text === undefined ? undefined : { host: this.#host(path), text, writable: !this.readOnly };
  }

  #marks(text: string): DebugMarks {
    const { span, outer, breakpoints, hits } = this;
    return placeMarks({ span, outer, breakpoints, hits }, this.running, text);
  }

  /** One object for a file and a service: an editor's state is kept for it. */
  #host(path: string): EditorHost {
    const known = this.#hosts.get(path);
    if (known !== undefined && known.service === this.service) return known;
    const host: EditorHost = {
      path,
      service: this.service,
      open: (location) => { this.emit('dradis-open', location); },
      edit: (edits) => { this.emit('dradis-edits', edits); },
      list: (title, locations) => { this.emit('dradis-places', { title, locations }); },
      lens: (lens) => { this.emit('dradis-lens', lens); },
      toggle: (line, column) => { this.emit('dradis-breakpoint', { path, line, column, running: this.#runningLine(line) }); },
    };
    this.#hosts.set(path, host);
    return host;
  }

  #runningLine(line: number): number | undefined {
    if (this.running === undefined || this.#editor === undefined) return line;
    const there = lineInA(lineChanges(this.running, this.#editor.text), line - 1);
    return there === undefined ? undefined : there + 1;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-editor': EditorElement;
  }
}
