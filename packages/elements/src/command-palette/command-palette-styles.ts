// Styles of <dradis-command-palette>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For the palette. */
export const commandPaletteStyles: CSSResult = css`
  :host {
    display: block;
  }
  .palette {
    display: flex;
    flex-direction: column;
    max-block-size: min(500px, 70vh);
    gap: var(--d-2);
  }
  .field {
    inline-size: 100%;
    min-block-size: 36px;
    font-size: var(--d-size-l);
  }
  ul {
    min-block-size: 0;
    position: relative;
  }
  .spacer {
    position: relative;
  }
  li {
    position: absolute;
    inset-inline: 0;
    block-size: 42px;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 var(--d-3);
    padding: 2px var(--d-2);
    border-inline-start: 3px solid transparent;
    cursor: pointer;
  }
  li > div {
    min-inline-size: 0;
  }
  li span,
  li small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li small {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    line-height: 1.25;
  }
  li mark {
    background: none;
    color: var(--d-accent);
    font-weight: 700;
  }
  .side {
    display: flex;
    gap: var(--d-2);
    align-items: baseline;
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  kbd {
    font: 600 var(--d-size-s) / 1.5 var(--d-mono);
    color: var(--d-accent);
    border: 1px solid var(--d-line);
    padding: 0 6px;
  }
  .refused .name,
  .refused kbd {
    color: var(--d-dim);
  }
  .refused .name mark {
    color: inherit;
    text-decoration: underline;
  }
  .refused {
    cursor: not-allowed;
  }
  .refused small {
    color: var(--d-cylon);
  }
  .current {
    background: var(--d-accent-ground);
    border-inline-start-color: var(--d-accent-line);
  }
  .current small,
  .current .side {
    color: var(--d-text);
  }
  .foot {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    padding-inline: var(--d-2);
  }
  @media (forced-colors: active) {
    .current {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
