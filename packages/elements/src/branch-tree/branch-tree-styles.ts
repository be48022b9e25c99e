// Styles of <dradis-branch-tree>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For the tree of branches. */
export const branchTreeStyles: CSSResult = css`
  .make {
    flex: none;
    border-block-end: 1px solid var(--d-line);
    padding: var(--d-2) var(--d-3);
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--d-1);
  }
  form .field {
    flex: 1 1 120px;
    min-inline-size: 0;
  }
  fieldset {
    flex: 1 1 100%;
    border: 0;
    margin: 0;
    padding: 0;
    max-block-size: 132px;
  }
  fieldset label {
    display: flex;
    gap: var(--d-1);
    align-items: center;
    padding-block: 2px;
  }
  fieldset input {
    accent-color: var(--d-accent-line);
  }
  legend {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    padding: 0;
  }
  .why {
    flex: 1 1 100%;
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  [role='tree'] {
    flex: 1 1 auto;
    min-block-size: 60px;
  }
  [role='treeitem'] {
    display: grid;
    grid-template-columns: minmax(90px, 42%) 1fr auto;
    align-items: center;
    gap: var(--d-2);
    min-block-size: 34px;
    padding: 2px var(--d-2) 2px var(--d-2);
    border-inline-start: 3px solid transparent;
    border-block-end: 1px solid var(--d-line);
    cursor: pointer;
  }
  [role='treeitem']:focus-visible {
    outline: 2px solid var(--d-accent-line);
    outline-offset: -2px;
  }
  .current {
    border-inline-start-color: var(--d-accent-line);
  }
  .current .name {
    color: var(--d-accent);
    font-weight: 600;
  }
  .compared {
    background: color-mix(in oklab, transparent, var(--d-text) 8%);
  }
  .what {
    min-inline-size: 0;
    padding-inline-start: calc(var(--depth) * 14px);
  }
  .name,
  .what small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .what small {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    line-height: 1.2;
  }
  .what .field {
    inline-size: 100%;
  }
  svg {
    inline-size: 100%;
    block-size: 18px;
    overflow: visible;
  }
  svg path {
    fill: none;
    stroke: var(--d-edge);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  .current svg .own {
    stroke: var(--d-accent-line);
  }
  svg .before {
    stroke: var(--d-line);
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }
  svg .at {
    stroke: var(--d-text);
    stroke-width: 1.5;
  }
  .tools button {
    min-block-size: 24px;
    min-inline-size: 24px;
    padding: 0 5px;
    text-align: center;
  }
  .difference {
    flex: 0 1 auto;
    max-block-size: 46%;
    min-block-size: 70px;
    border-block-start: 1px solid var(--d-line);
    padding: var(--d-2) var(--d-3);
  }
  .difference header {
    display: flex;
    gap: var(--d-2);
    align-items: start;
  }
  .difference h3 {
    flex: 1;
    font-size: var(--d-size-m);
    font-weight: 600;
  }
  .difference table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-size: var(--d-size-s);
  }
  .difference th,
  .difference td {
    padding: 2px 6px 2px 0;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    border-block-start: 1px solid var(--d-line);
    overflow-wrap: anywhere;
  }
  .difference thead th {
    font-weight: 600;
  }
  .difference small {
    display: block;
    font-weight: 400;
    color: var(--d-dim);
  }
  .difference .at {
    display: flex;
    gap: var(--d-2);
    align-items: center;
    margin-block: 2px 4px;
    font-size: var(--d-size-s);
  }
  .difference p {
    font-size: var(--d-size-s);
    color: var(--d-dim);
    margin-block: 2px;
  }
  .difference header button {
    min-block-size: 24px;
    padding: 1px 8px;
  }
  @media (forced-colors: active) {
    svg path {
      stroke: CanvasText;
    }
    .current svg .own {
      stroke: Highlight;
    }
  }
`;
