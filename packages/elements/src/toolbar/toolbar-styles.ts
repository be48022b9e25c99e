// Styles of the toolbar. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For <dradis-toolbar>. */
export const toolbarStyles: CSSResult = css`
  :host {
    display: block;
    container: toolbar / inline-size;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px var(--d-2);
  }
  .commands {
    display: flex;
    gap: 3px;
  }
  .commands button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-inline-size: 32px;
    padding-inline: 7px;
  }
  .commands svg {
    inline-size: 16px;
    block-size: 16px;
    flex: none;
    overflow: visible;
  }
  .counter {
    min-inline-size: 104px;
    text-align: center;
    line-height: 1.1;
    white-space: nowrap;
  }
  .counter b {
    color: var(--d-accent);
    font-weight: 600;
  }
  .counter small {
    display: block;
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .counter .waiting {
    color: var(--d-accent);
  }
  .spacer {
    flex: 1;
  }
  .name {
    display: none;
  }
  @container toolbar (min-width: 1180px) {
    .name {
      display: inline;
    }
  }
  .form {
    --cut: var(--d-cut-panel);
    --rim: var(--d-edge);
    position: absolute;
    z-index: 5;
    inset-inline-end: var(--d-2);
    inset-block-start: calc(100% + 4px);
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--d-2) var(--d-3);
    max-inline-size: min(620px, 96cqi);
    padding: var(--d-3) var(--d-4);
  }
  :host {
    position: relative;
  }
  .form label {
    display: grid;
    gap: 2px;
    color: var(--d-dim);
  }
  .form .field {
    color: var(--d-text);
  }
  .form input {
    inline-size: 170px;
  }
  .form p {
    flex-basis: 100%;
    font-size: var(--d-size-s);
  }
`;
