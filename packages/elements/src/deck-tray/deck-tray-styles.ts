// Styles of <dradis-deck-tray>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For the tray of decks. */
export const deckTrayStyles: CSSResult = css`
  :host {
    display: block;
    padding: var(--d-2) var(--d-3) var(--d-3);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
  }
  .field {
    flex: 1 1 150px;
    min-inline-size: 0;
  }
  ol {
    margin-block-start: var(--d-2);
  }
  li {
    display: grid;
    grid-template-columns: 24px 1fr auto auto;
    align-items: center;
    gap: var(--d-1);
    min-block-size: 26px;
    border-block-end: 1px solid var(--d-line);
    border-inline-start: 3px solid transparent;
    padding-inline-start: var(--d-1);
  }
  li .title {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li .place {
    color: var(--d-dim);
  }
  li button {
    min-block-size: 24px;
    inline-size: 28px;
    padding: 0;
    text-align: center;
  }
  .taken {
    border-inline-start-color: var(--d-accent-line);
    background: var(--d-accent-ground);
  }
  .taken .title {
    color: var(--d-accent);
    font-weight: 600;
  }
  .taken .place {
    color: var(--d-text);
  }
  .found {
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
    margin-block-start: var(--d-2);
  }
  .more,
  .note {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    margin-block-start: 3px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--d-1);
    margin-block-start: var(--d-2);
  }
  .note {
    flex: 1 1 16ch;
    margin: 0;
  }
  @media (forced-colors: active) {
    .taken {
      border-inline-start-color: Highlight;
    }
  }
`;
