// Styles of the page around the panes. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For <dradis-app>. */
export const appStyles: CSSResult = css`
  :host {
    display: block;
    block-size: 100vh;
    block-size: 100dvh;
    background: var(--d-ground);
    color: var(--d-text);
    overflow: hidden;
  }
  .page {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
  }
  .head {
    position: relative;
    z-index: 3;
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--d-3);
    padding: 5px var(--d-2);
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 7px;
    margin: 0;
    font-size: var(--d-size-m);
    font-weight: 700;
    letter-spacing: 0.16em;
  }
  h1 svg {
    inline-size: 22px;
    block-size: 22px;
    fill: none;
    stroke: var(--d-accent-line);
    stroke-width: 1.3;
  }
  dradis-toolbar {
    flex: 1;
    min-inline-size: 0;
  }
  .icon {
    inline-size: 30px;
    padding: 0;
    text-align: center;
  }
  .icon svg {
    inline-size: 16px;
    block-size: 16px;
    vertical-align: -3px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  main {
    flex: 1;
    min-block-size: 0;
    padding: 0 6px 6px;
    display: flex;
    flex-direction: column;
  }
  main > dradis-split {
    flex: 1;
  }
  .part {
    display: grid;
    min-block-size: 0;
    min-inline-size: 0;
  }
  .content {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-block-size: 0;
    min-inline-size: 0;
  }
  .content[hidden] {
    display: none;
  }
  .notice {
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--d-3);
    margin: 0 6px 6px;
    padding: 5px var(--d-3);
    border-inline-start: 3px solid var(--d-cylon);
    background: var(--d-danger-ground);
  }
  .notice.beside {
    border-color: var(--d-accent-line);
    background: var(--d-accent-ground);
  }
  .notice span {
    flex: 1;
  }
  .dialog {
    position: absolute;
    z-index: 10;
    inset-block-start: 44px;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: min(1040px, calc(100% - 24px));
    max-block-size: calc(100% - 72px);
    padding: var(--d-2) var(--d-4) var(--d-4);
    background: var(--d-panel);
    border: 1px solid var(--d-edge);
    box-shadow: 0 10px 30px rgb(0 0 0 / 0.35);
    outline: none;
  }
  .dialog:focus-visible {
    border-color: var(--d-accent-line);
  }
  .dialog > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: var(--d-2);
  }
  .dialog h2 {
    font-size: var(--d-size-l);
  }
  .stacked {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  .stacked > dradis-state-tree {
    flex: 1;
    min-block-size: 0;
  }
  .stacked > dradis-why {
    flex: none;
    max-block-size: 45%;
    overflow: auto;
  }
  .seat-note {
    padding: var(--d-3) var(--d-4);
    margin: 0;
    color: var(--d-dim);
    max-inline-size: 46ch;
  }
  .fault {
    margin: 0;
    padding: var(--d-3) var(--d-4);
    border-inline-start: 3px solid var(--d-cylon);
    background: var(--d-danger-ground);
    overflow-wrap: anywhere;
    flex: none;
  }
  .fault strong {
    display: block;
    color: var(--d-cylon);
  }
  [role='tablist'] {
    flex: none;
    display: flex;
    gap: 3px;
    padding-block-end: 5px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  [role='tab'][aria-selected='true'] {
    --fill: var(--d-accent-ground);
    --rim: var(--d-accent-line);
    color: var(--d-accent);
  }
  [role='tabpanel'] {
    flex: 1;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
  }
  [role='tabpanel'] > * {
    flex: 1;
    min-block-size: 0;
  }
  .wait {
    margin: auto;
    text-align: center;
    color: var(--d-dim);
  }
  .wait svg {
    inline-size: 120px;
    block-size: 120px;
    fill: none;
    stroke: var(--d-edge);
  }
  .wait .sweep {
    stroke: var(--d-accent-line);
    transform-origin: center;
    animation: sweep 3s linear infinite;
  }
  @keyframes sweep {
    to {
      transform: rotate(360deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .wait .sweep {
      animation: none;
    }
  }
  @media (max-width: 900px) {
    .head {
      align-items: start;
    }
    h1 span {
      display: none;
    }
  }
`;
