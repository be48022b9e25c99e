// Styles of the decision panel. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For <dradis-decision-panel>. */
export const decisionStyles: CSSResult = css`
  :host {
    display: block;
    block-size: 100%;
    min-block-size: 0;
    container: decision / inline-size;
  }
  .panel {
    block-size: 100%;
    padding: var(--d-2) var(--d-3) 0;
  }
  .two {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(220px, 42%);
    gap: var(--d-3);
    padding-block-end: 0;
    overflow: hidden;
  }
  .question {
    min-inline-size: 0;
  }
  .two > .question {
    min-block-size: 0;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--d-edge) transparent;
  }
  .two > dradis-card-face {
    min-block-size: 0;
    max-block-size: calc(100% - var(--d-2));
  }
  .question:focus-visible {
    outline: 2px solid var(--d-accent-line);
    outline-offset: -2px;
  }
  .panel:focus-visible {
    outline: 2px solid var(--d-accent-line);
    outline-offset: -2px;
  }
  .empty {
    padding: var(--d-1) 0;
  }
  h3 {
    font-size: var(--d-size-l);
    font-weight: 400;
    line-height: 1.3;
    margin-block-end: 6px;
  }
  h3 b {
    font-weight: 700;
    color: var(--d-accent);
  }
  .problem {
    margin-block-end: var(--d-2);
    padding: 6px var(--d-3);
    border-inline-start: 3px solid var(--d-cylon);
    background: var(--d-danger-ground);
    overflow-wrap: anywhere;
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block: 4px 8px;
  }
  .option {
    max-inline-size: 100%;
    min-block-size: 32px;
    padding: 4px 12px;
  }
  .option small {
    display: block;
    color: var(--d-dim);
    font-size: var(--d-size-s);
    line-height: 1.25;
  }
  .option small:not(.was) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    max-inline-size: 23ch;
    overflow: hidden;
  }
  .option .was {
    color: var(--d-accent);
  }
  .box {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 8px;
    align-items: center;
    --rim: var(--d-edge);
    --cut: var(--d-cut-button);
    cursor: pointer;
  }
  .box > small {
    grid-column: 2;
  }
  .box:has(:focus-visible) {
    --rim: var(--d-accent-line);
    --rim-size: 2px;
  }
  .box input {
    accent-color: var(--d-accent-line);
    margin: 0;
    inline-size: 15px;
    block-size: 15px;
    outline: none;
  }
  .checked {
    --fill: var(--d-accent-ground);
    --rim: var(--d-accent-line);
  }
  .full {
    --rim: var(--d-line);
    color: var(--d-dim);
    cursor: not-allowed;
  }
  .recorded {
    --rim: var(--d-accent-line);
  }
  .foot {
    position: sticky;
    inset-block-end: 0;
    padding-block: 4px 8px;
    background: var(--d-panel);
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--d-2);
    align-items: center;
  }
  .note {
    flex: 1 1 200px;
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .random,
  .stop {
    --rim: var(--d-line);
  }
  .stop {
    color: var(--d-dim);
  }
  .stop::after {
    content: ' off';
  }
  .stop[aria-pressed='true']::after {
    content: ' on';
  }
  @container decision (max-width: 480px) {
    .two {
      grid-template: auto / minmax(0, 1fr);
      overflow: auto;
    }
    .two > dradis-card-face {
      max-block-size: none;
    }
  }
  .forbidden {
    margin-block-start: var(--d-2);
    font-size: var(--d-size-s);
  }
  .forbidden summary {
    color: var(--d-dim);
    cursor: pointer;
    inline-size: fit-content;
  }
  .forbidden summary:focus-visible {
    outline: 2px solid var(--d-accent-line);
  }
  .forbidden dl {
    display: grid;
    gap: 3px;
    margin-block-start: 4px;
  }
  .forbidden dt {
    display: inline;
    font-weight: 600;
  }
  .forbidden dt::before {
    content: '× ';
    color: var(--d-cylon);
  }
  .forbidden dd {
    display: inline;
    color: var(--d-dim);
  }
  .forbidden dd.failing {
    display: block;
    padding-inline-start: var(--d-3);
  }
  .forbidden code {
    font-family: var(--d-mono);
    color: var(--d-text);
  }
  .forbidden button {
    min-block-size: 24px;
    padding: 0 4px;
    text-align: start;
  }
`;
