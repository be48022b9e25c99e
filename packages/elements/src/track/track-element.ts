// <dradis-track>: a row of spaces with tokens on them. Must not know what the track is for.
import { css, html, svg, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BoardTrack } from '../board/board-model.js';
import { DradisElement } from '../foundation/dradis-element.js';
import { campOf, glyph } from '../glyph/glyph.js';
import { glyphStyles } from '../glyph/glyph-styles.js';

/** A track; every space says its label, red ones are hatched, so that colour is never alone. */
@customElement('dradis-track')
export class TrackElement extends DradisElement {
  static override styles: CSSResultGroup = [
    DradisElement.styles,
    glyphStyles,
    css`
      :host {
        display: block;
      }
      .row {
        display: flex;
        align-items: center;
        gap: 3px;
      }
      .name {
        flex: 0 0 54px;
        font-size: var(--d-size-s);
        line-height: 1.1;
        color: var(--d-dim);
      }
      ol {
        display: flex;
        flex: 1;
        gap: 2px;
        min-inline-size: 0;
      }
      li {
        position: relative;
        flex: 1 1 0;
        min-inline-size: 30px;
        min-block-size: 24px;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 2px;
        padding: 0 3px;
        font-size: var(--d-size-s);
        line-height: 1.05;
        text-align: center;
        background: var(--d-raised);
        border-block-end: 2px solid var(--d-edge);
      }
      .red {
        border-block-end-color: var(--d-cylon);
        background: repeating-linear-gradient(135deg, var(--d-raised) 0 5px, color-mix(in oklab, var(--d-raised), var(--d-cylon) 14%) 5px 6px);
      }
      .blue {
        border-block-end-color: var(--d-colonial);
      }
      .end {
        border-block-end-color: var(--d-cylon);
        border-block-end-style: double;
        border-block-end-width: 4px;
        flex-grow: 1.75;
      }
      /* A token must not lie over the label of its space: the others give way. */
      .here {
        min-inline-size: min-content;
        font-weight: 600;
        outline: 1px solid var(--d-edge);
        outline-offset: -1px;
      }
      .touched .here {
        outline-color: var(--d-accent-line);
        background: var(--d-accent-ground);
      }
      .touched .name {
        color: var(--d-accent);
      }
      svg {
        inline-size: 16px;
        block-size: 16px;
        flex: none;
      }
    `,
  ];

  /** The track to show. */
  @property({ attribute: false }) track: BoardTrack | undefined;

  override render(): TemplateResult {
    const { track } = this;
    if (track === undefined) return html`<p class="dim">No track</p>`;
    return html`<div class="row ${track.touched === true ? 'touched' : ''}">
      <span class="name" id="name">${track.title}</span>
      <ol aria-labelledby="name">
        ${track.spaces.map((space, index) => {
          const here = track.tokens.filter(({ at }) => at === index);
          return html`<li class="${space.tone ?? ''} ${here.length > 0 ? 'here' : ''}">
            ${here.map(
              (token) => html`<svg viewBox="-12 -12 24 24" role="img" aria-label=${token.label} class="glyph camp-${campOf(token.glyph)}">
                <title>${token.label}</title>${svg`${glyph(token.glyph)}`}
              </svg>`,
            )}
            <span>${space.label}</span>
          </li>`;
        })}
      </ol>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dradis-track': TrackElement;
  }
}
