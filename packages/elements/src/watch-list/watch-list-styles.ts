// Styles of <dradis-watch-list>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For the watch list. */
export const watchListStyles: CSSResult = css`
  :host {
    display: block;
    block-size: 100%;
    min-block-size: 0;
    container-type: inline-size;
  }
  .both {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
  }
  form {
    flex: none;
    padding: var(--d-2) var(--d-3) var(--d-1);
    border-block-end: 1px solid var(--d-line);
  }
  .entry {
    display: flex;
    gap: var(--d-1);
  }
  .entry .field {
    flex: 1;
    min-inline-size: 0;
  }
  .entry input {
    font-family: var(--d-mono);
    font-size: var(--d-size-s);
  }
  .comes {
    margin-block: 3px;
    font-size: var(--d-size-s);
    color: var(--d-dim);
    overflow-wrap: anywhere;
  }
  .comes b {
    color: var(--d-text);
  }
  ul {
    flex: 1;
    min-block-size: 0;
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 0 var(--d-2);
    align-items: center;
    padding: 3px var(--d-2) 3px var(--d-3);
    border-block-end: 1px solid var(--d-line);
    border-inline-start: 3px solid transparent;
    margin-inline-start: -1px;
  }
  li.changed {
    border-inline-start-color: var(--d-accent-line);
  }
  .text {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--d-dim);
  }
  .value {
    font-weight: 600;
    max-inline-size: 20ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: end;
  }
  .value s {
    font-weight: 400;
    color: var(--d-dim);
    text-decoration: none;
  }
  .problem {
    color: var(--d-cylon);
    font-weight: 400;
    font-size: var(--d-size-s);
    white-space: normal;
  }
  .course {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: var(--d-1);
  }
  .course button,
  .away {
    min-block-size: 24px;
    inline-size: 24px;
    padding: 0;
    text-align: center;
  }
  .course .none {
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .mistakes {
    grid-column: 1 / -1;
  }
  @container (inline-size > 640px) {
    .both {
      flex-direction: row;
    }
    form {
      inline-size: 320px;
      border-block-end: 0;
      border-inline-end: 1px solid var(--d-line);
    }
    li {
      grid-template-columns: minmax(120px, 24%) minmax(90px, 18%) 1fr auto;
    }
    .course {
      grid-column: auto;
      grid-row: 1;
      grid-column-start: 3;
    }
    .away {
      grid-column-start: 4;
      grid-row: 1;
    }
  }
`;
