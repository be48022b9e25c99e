// Styles of <dradis-card-bench>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For the card bench. */
export const cardBenchStyles: CSSResult = css`
  :host {
    display: block;
    block-size: 100%;
    min-block-size: 0;
    container-type: inline-size;
  }
  .bench {
    block-size: 100%;
    display: grid;
    grid-template-columns: minmax(230px, 38%) 1fr;
    min-block-size: 0;
  }
  .left,
  .right {
    min-block-size: 0;
    min-inline-size: 0;
    padding: var(--d-2) var(--d-3) var(--d-3);
  }
  .left {
    border-inline-end: 1px solid var(--d-line);
  }
  form {
    display: flex;
    flex-direction: column;
    gap: var(--d-1);
  }
  form .field {
    inline-size: 100%;
  }
  label small,
  h3 {
    display: block;
    font-size: var(--d-size-s);
    font-weight: 600;
    color: var(--d-dim);
    margin-block: var(--d-1) 2px;
  }
  .stack {
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
    border: 0;
    padding: 0;
    margin: 0;
    min-inline-size: 0;
  }
  .stack legend {
    padding: 0;
    font-size: var(--d-size-s);
    font-weight: 600;
    color: var(--d-dim);
    margin-block: var(--d-1) 2px;
  }
  .stack .field {
    flex: 1 1 110px;
    inline-size: auto;
    min-inline-size: 0;
  }
  .stack ol {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  .stack li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-size: var(--d-size-s);
  }
  ::slotted([slot='runs']) {
    display: block;
    block-size: auto;
    margin-block-start: var(--d-3);
    margin-inline: calc(-1 * var(--d-3));
    border-block-start: 1px solid var(--d-line);
  }
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 52px;
    resize: vertical;
    background: var(--d-raised);
    color: inherit;
    border: 1px solid var(--d-edge);
    padding: 4px 8px;
    font: 400 var(--d-size-s) / 1.4 var(--d-mono);
  }
  textarea:focus-visible {
    outline: 2px solid var(--d-accent-line);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
    margin-block-start: var(--d-2);
    align-items: center;
  }
  dradis-card-face {
    display: block;
    margin-block-start: var(--d-3);
  }
  .problem {
    padding: var(--d-1) var(--d-2);
    border-inline-start: 3px solid var(--d-cylon);
    background: var(--d-danger-ground);
    overflow-wrap: anywhere;
    margin-block-end: var(--d-2);
  }
  .trail li {
    display: flex;
    gap: var(--d-2);
    font-size: var(--d-size-s);
    padding-block: 2px;
    border-block-end: 1px solid var(--d-line);
  }
  .trail span:nth-child(2) {
    flex: 1;
    min-inline-size: 0;
    color: var(--d-dim);
  }
  .asked {
    margin-block: var(--d-2);
    padding: var(--d-2);
    border-inline-start: 3px solid var(--d-accent-line);
    background: var(--d-accent-ground);
  }
  .asked div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
    margin-block-start: var(--d-1);
  }
  .note {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    margin-block: var(--d-1);
  }
  @container (inline-size < 520px) {
    .bench {
      display: block;
      overflow: auto;
    }
    .left {
      border-inline-end: 0;
      border-block-end: 1px solid var(--d-line);
    }
  }
`;
