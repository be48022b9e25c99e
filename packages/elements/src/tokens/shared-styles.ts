// Styles that every element starts from: type, cut corners, buttons, fields, lists. Must not hold a colour of its own.
// A clipped box also clips its outline, so focus is drawn by the edge itself; forced colours get real borders instead.
import { css, type CSSResult } from 'lit';

/** To be put first in the `styles` of an element. */
export const sharedStyles: CSSResult = css`
  :host {
    font: 400 var(--d-size-m) / 1.35 var(--d-sans);
    font-variant-numeric: tabular-nums;
    color: var(--d-text);
    box-sizing: border-box;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :is(h2, h3, p, ol, ul, dl, dd, figure) {
    margin: 0;
    padding: 0;
  }
  :is(ol, ul) {
    list-style: none;
  }
  .cut,
  button,
  .field {
    --cut: var(--d-cut-card);
    --fill: var(--d-raised);
    --rim: var(--d-line);
    --rim-size: 1px;
    position: relative;
    isolation: isolate;
    border: 0;
    background: var(--rim);
    clip-path: polygon(
      var(--cut) 0, calc(100% - var(--cut)) 0, 100% var(--cut), 100% calc(100% - var(--cut)),
      calc(100% - var(--cut)) 100%, var(--cut) 100%, 0 calc(100% - var(--cut)), 0 var(--cut)
    );
  }
  .cut::before,
  button::before,
  .field::before {
    --inner: calc(var(--cut) - 0.4px);
    content: '';
    position: absolute;
    inset: var(--rim-size);
    z-index: -1;
    background: var(--fill);
    clip-path: polygon(
      var(--inner) 0, calc(100% - var(--inner)) 0, 100% var(--inner), 100% calc(100% - var(--inner)),
      calc(100% - var(--inner)) 100%, var(--inner) 100%, 0 calc(100% - var(--inner)), 0 var(--inner)
    );
  }
  button {
    --cut: var(--d-cut-button);
    --rim: var(--d-edge);
    font: inherit;
    color: inherit;
    min-block-size: 28px;
    padding: 3px 10px;
    cursor: pointer;
    text-align: start;
  }
  button:hover {
    --fill: color-mix(in oklab, var(--d-raised), var(--d-text) 9%);
  }
  button:active {
    --fill: color-mix(in oklab, var(--d-raised), var(--d-text) 16%);
  }
  button:focus-visible,
  .field:has(:focus-visible) {
    --rim: var(--d-accent-line);
    --rim-size: 2px;
    outline: none;
  }
  button.primary {
    --fill: var(--d-accent);
    --rim: var(--d-accent);
    color: var(--d-on-accent);
    font-weight: 600;
  }
  button.primary:focus-visible {
    --rim: var(--d-text);
  }
  button[aria-disabled='true'],
  button[aria-disabled='true']:is(:hover, :active) {
    --fill: var(--d-panel);
    --rim: var(--d-line);
    color: var(--d-dim);
    cursor: not-allowed;
    font-weight: 400;
  }
  button[aria-disabled='true'] > * {
    opacity: 0.62;
  }
  button[aria-disabled='true']:focus-visible {
    background: var(--d-accent-line);
    --fill: var(--d-panel);
    --rim-size: 2px;
  }
  button[aria-pressed='true'] {
    --fill: var(--d-accent-ground);
    --rim: var(--d-accent-line);
    color: var(--d-accent);
  }
  button.quiet {
    --rim: transparent;
    --fill: transparent;
  }
  button.quiet:hover {
    --fill: color-mix(in oklab, var(--d-panel), var(--d-text) 10%);
  }
  button.quiet:focus-visible {
    --rim: var(--d-accent-line);
    --fill: var(--d-panel);
  }
  .field {
    --cut: var(--d-cut-button);
    --rim: var(--d-edge);
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
  }
  .field > :is(input, select, textarea) {
    inline-size: 100%;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    padding: 3px 8px;
    outline: none;
  }
  .field > select option {
    background: var(--d-raised);
    color: var(--d-text);
  }
  .field > input::placeholder {
    color: var(--d-dim);
    opacity: 1;
  }
  .empty {
    padding: var(--d-3) var(--d-4);
    color: var(--d-dim);
    max-inline-size: 46ch;
  }
  .mono {
    font-family: var(--d-mono);
    font-size: var(--d-size-s);
  }
  .dim {
    color: var(--d-dim);
  }
  .for-readers {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .scroll {
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--d-edge) transparent;
  }
  @media (forced-colors: active) {
    .cut,
    button,
    .field {
      clip-path: none;
      border: 1px solid ButtonBorder;
    }
    .cut::before,
    button::before,
    .field::before {
      display: none;
    }
    :is(button:focus-visible, .field:has(:focus-visible)) {
      outline: 2px solid Highlight;
      outline-offset: 1px;
    }
    button[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
    button[aria-pressed='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`;
