// Styles of <dradis-scenario-list>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For the list of scenarios. */
export const scenarioListStyles: CSSResult = css`
  .tools {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1) var(--d-2);
    align-items: center;
    padding: var(--d-2) var(--d-3);
    border-block-end: 1px solid var(--d-line);
  }
  .tools .field {
    flex: 1 1 130px;
    min-inline-size: 0;
  }
  .sum {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    white-space: nowrap;
  }
  .sum b {
    color: var(--d-cylon);
  }
  .sum b.good {
    color: var(--d-added);
  }
  progress {
    flex: 1 1 100%;
    block-size: 5px;
    inline-size: 100%;
    accent-color: var(--d-accent-line);
  }
  .list {
    flex: 1;
    min-block-size: 0;
    position: relative;
  }
  .row {
    display: grid;
    grid-template-columns: 20px 1fr auto;
    gap: 0 var(--d-2);
    align-items: baseline;
    padding: 4px var(--d-3);
    border-block-end: 1px solid var(--d-line);
    border-inline-start: 3px solid transparent;
  }
  .failed {
    border-inline-start-color: var(--d-cylon);
  }
  .sign {
    font-weight: 700;
    text-align: center;
  }
  .failed .sign {
    color: var(--d-cylon);
  }
  .passed .sign {
    color: var(--d-added);
  }
  .earlier {
    border-inline-start-style: dotted;
  }
  .earlier .sign {
    color: var(--d-dim);
  }
  .title {
    overflow-wrap: anywhere;
  }
  .title small,
  .where {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    display: block;
  }
  .row button {
    min-block-size: 24px;
    padding: 1px 8px;
  }
  dl {
    grid-column: 2 / -1;
    font-size: var(--d-size-s);
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--d-2);
    margin-block: 2px;
  }
  dt {
    color: var(--d-dim);
  }
  dd {
    overflow-wrap: anywhere;
  }
  .more {
    padding: var(--d-2) var(--d-3);
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .cover {
    grid-template-columns: 1fr 90px 110px;
  }
  .bar {
    block-size: 8px;
    background: var(--d-line);
    align-self: center;
  }
  .bar i {
    display: block;
    block-size: 100%;
    background: var(--d-added);
  }
  .bar.part i {
    background: var(--d-accent-line);
  }
  .under {
    grid-column: 1 / -1;
    font-size: var(--d-size-s);
    color: var(--d-dim);
    overflow-wrap: anywhere;
  }
  .under a {
    color: inherit;
  }
  .under summary {
    cursor: pointer;
    inline-size: fit-content;
  }
  .under summary:focus-visible,
  .under a:focus-visible {
    outline: 2px solid var(--d-accent-line);
  }
  .under li {
    display: grid;
    grid-template-columns: 20px 1fr auto;
    gap: 0 var(--d-2);
    align-items: center;
    padding-block: 2px;
  }
  .share {
    font-size: var(--d-size-s);
    text-align: end;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .bar i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
