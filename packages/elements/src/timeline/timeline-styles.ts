// Styles of the timeline. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For <dradis-timeline>. Rows are as high as `ROW_HEIGHT` there. */
export const timelineStyles: CSSResult = css`
  :host {
    display: block;
    block-size: 100%;
    min-block-size: 0;
    container: timeline / inline-size;
  }
  .both {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) minmax(280px, 36%);
    block-size: 100%;
    min-block-size: 0;
  }
  .lanes {
    display: grid;
    grid-auto-rows: 1fr;
    padding-block: 16px 0;
    padding-inline: var(--d-3) 6px;
    font-size: var(--d-size-s);
    line-height: 1;
    color: var(--d-dim);
    text-align: end;
    align-items: center;
  }
  .strip {
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    margin-inline: 6px 10px;
    cursor: pointer;
    touch-action: none;
  }
  .strip:focus-visible {
    outline: 2px solid var(--d-accent-line);
  }
  .turns {
    position: relative;
    flex: none;
    block-size: 16px;
    overflow: hidden;
  }
  .turns i {
    position: absolute;
    padding-inline-start: 3px;
    font: 400 var(--d-size-s) / 16px var(--d-sans);
    color: var(--d-dim);
    white-space: nowrap;
  }
  .strip svg {
    flex: 1;
    min-block-size: 0;
    inline-size: 100%;
    block-size: 0;
    background: var(--d-plot);
  }
  .done {
    fill: color-mix(in oklab, transparent, var(--d-accent) 8%);
  }
  .lane {
    stroke: var(--d-ring);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .mark {
    stroke: var(--colour);
    stroke-width: 1.6;
    vector-effect: non-scaling-stroke;
  }
  .is-turn.mark {
    stroke: var(--d-edge);
    stroke-width: 1;
  }
  .is-end.mark {
    stroke-width: 3;
  }
  .cursor {
    position: absolute;
    inset-block: 12px 0;
    inline-size: 2px;
    margin-inline-start: -1px;
    background: var(--d-accent-line);
    pointer-events: none;
  }
  .cursor::before {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    inset-inline-start: -5px;
    border: 6px solid transparent;
    border-block-start: 8px solid var(--d-accent-line);
    border-block-end: 0;
  }
  .reading {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 0;
    border-inline-start: 1px solid var(--d-line);
  }
  .tools {
    flex: none;
    display: flex;
    align-items: center;
    gap: 3px;
    padding: 3px var(--d-2);
  }
  .tools .field {
    flex: 1 1 60px;
    min-inline-size: 50px;
    min-block-size: 24px;
  }
  .tools input {
    padding-block: 1px;
  }
  .kind {
    --rim: var(--d-line);
    --fill: var(--d-panel);
    min-block-size: 24px;
    min-inline-size: 24px;
    padding: 0;
    text-align: center;
    color: var(--d-dim);
    text-decoration: line-through;
  }
  .kind[aria-pressed='true'] {
    --fill: var(--d-raised);
    --rim: var(--d-edge);
    color: var(--colour);
    text-decoration: none;
  }
  .count {
    min-inline-size: 4ch;
    text-align: end;
    font-size: var(--d-size-s);
  }
  .list {
    flex: 1;
    min-block-size: 0;
    position: relative;
  }
  .list:focus-visible {
    outline: 2px solid var(--d-accent-line);
    outline-offset: -2px;
  }
  .spacer {
    position: relative;
  }
  .row {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: 6px;
    block-size: 21px;
    padding-inline: 6px var(--d-2);
    border-inline-start: 3px solid transparent;
    white-space: nowrap;
    cursor: pointer;
  }
  .row:hover {
    background: color-mix(in oklab, transparent, var(--d-text) 7%);
  }
  .sign {
    flex: none;
    inline-size: 14px;
    text-align: center;
    color: var(--colour);
    font-size: var(--d-size-s);
  }
  .step {
    flex: none;
    min-inline-size: 5ch;
    text-align: end;
    color: var(--d-dim);
  }
  .label {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .who {
    flex: none;
    max-inline-size: 40%;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--d-dim);
    font-size: var(--d-size-s);
  }
  .is-turn .label {
    font-weight: 600;
  }
  .later :is(.label, .who) {
    color: var(--d-dim);
    font-style: italic;
  }
  .current {
    border-inline-start-color: var(--d-accent-line);
    background: var(--d-accent-ground);
  }
  .current .label {
    color: var(--d-accent);
  }
  @container timeline (max-width: 640px) {
    .both {
      grid-template-columns: auto minmax(0, 1fr);
      grid-template-rows: 84px minmax(0, 1fr);
    }
    .reading {
      grid-column: 1 / -1;
      border: 0;
    }
  }
  @media (forced-colors: active) {
    .kind[aria-pressed='true'] {
      color: SelectedItemText;
    }
    .mark {
      stroke: CanvasText;
    }
    .cursor {
      background: Highlight;
    }
    .current {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
