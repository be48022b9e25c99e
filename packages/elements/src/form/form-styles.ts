// Styles of <dradis-form>. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** To be put behind those every element starts from. */
export const formStyles: CSSResult = css`
  :host {
    container-type: inline-size;
  }
  .head {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
    padding: 6px var(--d-3);
    border-block-end: 1px solid var(--d-line);
  }
  .head h2 {
    font-size: var(--d-size-l);
    font-weight: 600;
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .head button,
  .row button,
  .adds button,
  .told button {
    min-block-size: 24px;
    padding: 1px 8px;
  }
  .told {
    flex: none;
    padding: 4px var(--d-3);
    border-inline-start: 3px solid var(--d-cylon);
    background: var(--d-danger-ground);
    overflow-wrap: anywhere;
  }
  .body {
    flex: 1;
    min-block-size: 0;
    padding: var(--d-2) var(--d-3) var(--d-4);
  }
  .row {
    display: grid;
    grid-template-columns: minmax(92px, 22%) minmax(0, 1fr) auto;
    gap: 1px var(--d-2);
    align-items: start;
    padding: 4px 0;
  }
  .row > .label {
    padding-block-start: 5px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  :is(.label, .legend) i {
    font-style: normal;
    color: var(--d-accent);
  }
  .row > .notes {
    grid-column: 2;
    font-size: var(--d-size-s);
  }
  .row > .doc {
    color: var(--d-dim);
  }
  .row.item {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .row.item > .notes {
    grid-column: 1;
  }
  .tools {
    display: flex;
    gap: 2px;
  }
  .tools button {
    padding: 1px 7px;
    color: var(--d-dim);
  }
  .remark {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    padding-inline-start: 6px;
    border-inline-start: 2px solid var(--d-colonial);
  }
  .remark.error {
    border-color: var(--d-cylon);
    color: var(--d-cylon);
  }
  .remark.warning {
    border-color: var(--d-politics);
  }
  .group {
    min-inline-size: 0;
    margin: 6px 0;
    padding-inline-start: var(--d-3);
    border-inline-start: 1px solid var(--d-edge);
  }
  .legend {
    display: flex;
    align-items: baseline;
    gap: var(--d-2);
    padding: 2px 0;
    font-weight: 600;
  }
  .legend > span:not(.tools) {
    flex: 1;
    font-weight: 400;
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .adds {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    padding: 3px 0;
  }
  .adds .field {
    inline-size: auto;
    max-inline-size: 240px;
  }
  .adds .needed {
    --rim: var(--d-cylon);
  }
  @container (inline-size < 430px) {
    .row {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .row > .label,
    .row > .notes {
      grid-column: 1 / -1;
    }
    .row > .label {
      padding-block-start: 0;
    }
  }
`;
