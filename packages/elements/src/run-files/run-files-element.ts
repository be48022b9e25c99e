// <dradis-run-files>: takes a game out of the page and in again: as a file, as a link, as a scenario. Must not read or write any.
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';

/** What was made of the game, or why it was not. */
export type Made = { readonly text: string; readonly notes: readonly string[] } | { readonly problem: string };

/** Larger files hold no game. */
const LARGEST = 20_000_000;

/**
 * Sends `dradis-run-export`, `dradis-run-import` with `{ text, name }` of a chosen file, `dradis-run-open` with `{ link }`, `dradis-run-link` and `dradis-run-scenario` with
 * `{ title }`; the last two are answered with `link` and `scenario`.
 */
@customElement('dradis-run-files')
export class RunFilesElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
        gap: var(--d-3) var(--d-6);
      }
      section {
        min-inline-size: 0;
        border-block-start: 1px solid var(--d-line);
        padding-block-start: var(--d-2);
      }
      h3 {
        font-size: var(--d-size-m);
        font-weight: 600;
      }
      p {
        color: var(--d-dim);
        font-size: var(--d-size-s);
        margin-block: 2px var(--d-2);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: var(--d-1);
        margin-block-end: var(--d-1);
      }
      .field {
        flex: 1 1 160px;
        min-inline-size: 0;
      }
      .fact > .name {
        inline-size: 3em;
      }
      .fact {
        display: flex;
        flex: 1 1 160px;
        align-items: center;
        gap: var(--d-1);
        min-inline-size: 0;
      }
      textarea {
        display: block;
        inline-size: 100%;
        min-block-size: 110px;
        background: var(--d-raised);
        color: inherit;
        border: 1px solid var(--d-edge);
        padding: 4px 8px;
        font: 400 var(--d-size-s) / 1.4 var(--d-mono);
      }
      textarea:focus-visible {
        outline: 2px solid var(--d-accent-line);
      }
      .problem {
        color: var(--d-text);
        border-inline-start: 3px solid var(--d-cylon);
        background: var(--d-danger-ground);
        padding: var(--d-1) var(--d-2);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The link that was asked for, or why there is none; undefined before. */
  @property({ attribute: false }) link: Made | undefined;
  /** The scenario that was asked for, or why there is none; undefined before. */
  @property({ attribute: false }) scenario: Made | undefined;
  /** The seed of the game and the id of its run; undefined while there is no game. */
  @property({ attribute: false }) run: { readonly seed: string; readonly run: string } | undefined;
  /** Why the last file or link was not taken over; undefined when it was. */
  @property({ attribute: false }) problem: string | undefined;

  @state() private copied = '';
  @state() private tooLarge: string | undefined;

  override render(): TemplateResult {
    const problem = this.tooLarge ?? this.problem;
    return html`${this.run === undefined ? nothing : html`<section aria-label="This run"><h3>This run</h3><p>The same engine, pack, seed and answers make the same run, anywhere. Another seed is given with New game.</p>
        ${this.#fact('Seed', this.run.seed)}${this.#fact('Run', this.run.run)}</section>`}
      <section aria-label="File"><h3>As a file</h3><p>The pack it was played with, the seed, every answer, and a fingerprint at each of them: it plays the same game again, or says where it goes otherwise.</p>
        <div class="line"><button class="primary" @click=${() => { this.emit('dradis-run-export', {}); }}>Save this game</button></div>
        <div class="line"><button @click=${() => { this.renderRoot.querySelector<HTMLInputElement>('input[type=file]')?.click(); }}>Open a saved game</button>
          <input type="file" accept=".json,application/json" hidden @change=${this.#chosen} /></div>
        ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}</section>
      <section aria-label="Link"><h3>As a link</h3><p>The whole game is in the link; no server keeps it. Long games need a file.</p>
        <div class="line"><button @click=${() => { this.emit('dradis-run-link', {}); }}>Make a link</button></div>${this.#made(this.link, 'Link')}
        <form class="line" @submit=${this.#open}><span class="field"><input name="link" autocomplete="off" placeholder="Paste a link" aria-label="Link of a game" /></span><button>Open</button></form></section>
      <section aria-label="Scenario"><h3>As a scenario</h3><p>The position after the last question, what is answered and rolled up to here, and what it changes: a test for the pack.</p>
        <form class="line" @submit=${this.#scenario}><span class="field"><input name="title" autocomplete="off" placeholder="What it shows" aria-label="Title of the scenario" /></span><button>Write it</button></form>${this.#made(this.scenario, 'Scenario')}</section>`;
  }

  #fact(what: string, text: string): TemplateResult {
    return html`<div class="line"><label class="fact"><span class="name">${what}</span> <span class="field"><input readonly aria-label=${what} .value=${text} /></span></label><button aria-label="Copy ${what.toLowerCase()}" @click=${() => { void this.#copy(what, text); }}>Copy</button><span role="status">${this.copied === what ? 'Copied.' : ''}</span></div>`;
  }

  #made(made: Made | undefined, what: string): TemplateResult | typeof nothing {
    if (made === undefined) return nothing;
    if ('problem' in made) return html`<p class="problem" role="alert">${made.problem}</p>`;
    return html`<textarea readonly aria-label=${what} .value=${made.text}></textarea>${made.notes.map((note) => html`<p>${note}</p>`)}
      <div class="line"><button @click=${() => { void this.#copy(what, made.text); }}>Copy</button><span role="status">${this.copied === what ? 'Copied.' : ''}</span></div>`;
  }

  async #copy(what: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = what;
    } catch {
      // Where the page may not write to the clipboard, the text is marked, to be copied by hand.
      this.renderRoot.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[aria-label=${what}][readonly]`)?.select();
    }
  }

  async #chosen(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file === undefined) return;
    // The same file may be chosen again, after it was mended.
    input.value = '';
    this.tooLarge = file.size > LARGEST ? `${file.name} is larger than any game: ${String(Math.round(file.size / 1e6))} MB.` : undefined;
    if (this.tooLarge === undefined) this.emit('dradis-run-import', { text: await file.text(), name: file.name });
  }

  #open(event: Event): void {
    event.preventDefault();
    const link = new FormData(event.target as HTMLFormElement).get('link');
    if (typeof link === 'string' && link.trim() !== '') this.emit('dradis-run-open', { link: link.trim() });
  }

  #scenario(event: Event): void {
    event.preventDefault();
    const title = new FormData(event.target as HTMLFormElement).get('title');
    this.emit('dradis-run-scenario', { title: typeof title === 'string' && title.trim() !== '' ? title.trim() : 'A game that was played' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-run-files': RunFilesElement;
  }
}
