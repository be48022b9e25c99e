// Styles of the state tree. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For <dradis-state-tree>. Rows are as high as `ROW_HEIGHT` there. */
export const stateTreeStyles: CSSResult = css`
  .tools {
    flex: none;
    display: flex;
    gap: 6px;
    padding: 5px var(--d-2);
    border-block-end: 1px solid var(--d-line);
  }
  .tools .field {
    flex: 1;
    min-inline-size: 60px;
  }
  .tree {
    flex: 1;
    min-block-size: 0;
    position: relative;
  }
  .tree:focus-visible {
    outline: none;
  }
  .spacer {
    position: relative;
    min-inline-size: 100%;
  }
  .row {
    position: absolute;
    inset-inline: 0;
    block-size: 22px;
    display: flex;
    align-items: center;
    gap: 5px;
    padding-inline: calc(6px + var(--level) * 14px) 8px;
    white-space: nowrap;
    cursor: default;
  }
  .row:hover {
    background: color-mix(in oklab, transparent, var(--d-text) 6%);
  }
  .selected {
    background: color-mix(in oklab, transparent, var(--d-text) 11%);
  }
  .tree:focus-visible .focused {
    outline: 2px solid var(--d-accent-line);
    outline-offset: -2px;
  }
  .twist {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    fill: none;
    stroke: var(--d-dim);
    stroke-width: 1.6;
  }
  .open .twist {
    transform: rotate(90deg);
  }
  .label {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .value {
    flex: 1 1 30%;
    min-inline-size: 24px;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--d-dim);
  }
  .sign {
    flex: none;
    inline-size: 1.6ch;
    margin-inline-start: -4px;
    font: 700 var(--d-size-s) / 1 var(--d-mono);
    text-align: center;
  }
  .inside {
    flex: none;
    padding: 0 5px;
    font-size: var(--d-size-s);
    color: var(--d-changed);
    border: 1px solid currentColor;
    line-height: 15px;
  }
  .added .sign,
  .added .label {
    color: var(--d-added);
  }
  .removed .sign,
  .removed .label {
    color: var(--d-removed);
  }
  .changed :is(.sign, .label, .value) {
    color: var(--d-changed);
  }
  .changed .value,
  .added .label {
    font-weight: 600;
  }
  .who {
    flex: none;
    font-size: var(--d-size-s);
    color: var(--d-dim);
    border: 1px dashed var(--d-edge);
    padding: 0 4px;
    line-height: 15px;
  }
  @media (forced-colors: active) {
    .selected {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
