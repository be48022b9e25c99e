// <dradis-key-list>: all commands with their keys. Must not listen to them.
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { commands, keyInWords, type Command } from '../toolbar/commands.js';

const GROUPS: readonly (readonly [Command['group'], string])[] = [['forwards', 'Forwards'], ['backwards', 'Backwards'], ['other', 'Everything else']];

/** The list that `?` opens. */
@customElement('dradis-key-list')
export class KeyListElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    css`
      :host {
        display: block;
      }
      .groups {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(290px, 1fr));
        gap: var(--d-3) var(--d-6);
      }
      h3 {
        margin-block-end: 4px;
        font-size: var(--d-size-m);
        font-weight: 600;
        color: var(--d-dim);
      }
      dl > div {
        display: grid;
        grid-template-columns: 62px 1fr;
        gap: var(--d-2);
        padding-block: 3px;
        border-block-start: 1px solid var(--d-line);
      }
      kbd {
        font: 600 var(--d-size-s) / 1.5 var(--d-mono);
        color: var(--d-accent);
        white-space: nowrap;
      }
      dd small {
        display: block;
        font-size: var(--d-size-s);
        color: var(--d-dim);
        line-height: 1.25;
      }
      p {
        margin-block-start: var(--d-3);
        max-inline-size: 74ch;
      }
    `,
  ];

  override render(): TemplateResult {
    return html`<div class="groups">${GROUPS.map(([group, title]) => html`<section><h3>${title}</h3><dl>
        ${commands.filter((command) => command.group === group).map(({ label, hint, key }) => html`<div><dt><kbd>${keyInWords(key)}</kbd></dt><dd>${label}<small>${hint}</small></dd></div>`)}
      </dl></section>`)}</div>
      <p class="dim">In the state tree: arrows walk and fold, <kbd>*</kbd> unfolds all beside, typing goes to a label. On the timeline: arrows go from mark to mark, Page keys from turn to turn. While you type in a field, no key is a command.</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-key-list': KeyListElement;
  }
}
