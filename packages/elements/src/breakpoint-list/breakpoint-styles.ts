// Styles of <dradis-breakpoint-list>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For the list of breakpoints. */
export const breakpointStyles: CSSResult = css`
  form .field.short {
    flex: 0 0 74px;
  }
  form .why,
  .more {
    flex: 1 1 100%;
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .more .fields {
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
    margin-block-start: var(--d-1);
  }
  .more summary,
  li summary {
    cursor: pointer;
    inline-size: fit-content;
  }
  .more summary:focus-visible {
    outline: 2px solid var(--d-accent-line);
  }
  .mono input,
  input.mono {
    font-family: var(--d-mono);
    font-size: var(--d-size-s);
  }
  ul {
    flex: 1;
    min-block-size: 0;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr auto auto;
    gap: 0 var(--d-2);
    align-items: center;
    padding: 3px var(--d-2) 3px var(--d-2);
    border-block-end: 1px solid var(--d-line);
    border-inline-start: 3px solid transparent;
  }
  li.here {
    border-inline-start-color: var(--d-accent-line);
    background: var(--d-accent-ground);
  }
  input[type='checkbox'] {
    accent-color: var(--d-accent-line);
    inline-size: 16px;
    block-size: 16px;
    margin: 4px;
  }
  .words {
    overflow-wrap: anywhere;
    line-height: 1.25;
  }
  .words small {
    display: block;
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .here .words small {
    color: var(--d-text);
  }
  .words b {
    font-weight: 600;
  }
  .off .words b {
    color: var(--d-dim);
    font-weight: 400;
    text-decoration: line-through;
  }
  .words .bad {
    color: var(--d-cylon);
  }
  .count {
    font-size: var(--d-size-s);
    white-space: nowrap;
    color: var(--d-dim);
  }
  .here .count {
    color: var(--d-text);
  }
  li button {
    min-block-size: 24px;
    inline-size: 24px;
    padding: 0;
    text-align: center;
  }
  .mistakes {
    grid-column: 1 / -1;
  }
  .bar {
    flex: none;
    display: flex;
    gap: var(--d-1);
    align-items: center;
    padding: var(--d-1) var(--d-3);
    border-block-end: 1px solid var(--d-line);
    font-size: var(--d-size-s);
  }
  .bar span {
    flex: 1;
    color: var(--d-dim);
  }
  .bar button {
    min-block-size: 24px;
    padding: 1px 8px;
  }
`;
