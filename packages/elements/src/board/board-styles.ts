// Styles of the board around the plot. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For <dradis-board>, after the glyph styles. */
export const boardStyles: CSSResult = css`
  :host {
    display: block;
    block-size: 100%;
    container: board / size;
  }
  .board {
    block-size: 100%;
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding: 6px var(--d-2) var(--d-2);
    outline-offset: -2px;
  }
  .board:focus-visible {
    outline: 2px solid var(--d-accent-line);
  }
  .board > * {
    flex: none;
  }
  .instruments {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--d-3);
    align-items: center;
  }
  .dials {
    display: flex;
    flex: none;
  }
  .tracks {
    flex: 1 1 300px;
    display: grid;
    gap: 3px;
    max-inline-size: 620px;
  }
  .counters {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--d-4);
    font-size: var(--d-size-s);
  }
  .counters > div {
    display: flex;
    gap: 5px;
  }
  .counters dt {
    color: var(--d-dim);
  }
  .counters dd {
    font-weight: 600;
  }
  .counters .touched dd {
    color: var(--d-accent);
    outline: 1px solid var(--d-accent-line);
    padding: 0 3px;
  }
  .board > dradis-plot {
    flex: 1 0 auto;
    min-block-size: clamp(200px, 45cqw, max(264px, 50cqh));
    block-size: 0;
    max-block-size: 45.5cqw;
    background: var(--d-plot);
    clip-path: polygon(
      var(--d-cut-panel) 0, calc(100% - var(--d-cut-panel)) 0, 100% var(--d-cut-panel), 100% calc(100% - var(--d-cut-panel)),
      calc(100% - var(--d-cut-panel)) 100%, var(--d-cut-panel) 100%, 0 calc(100% - var(--d-cut-panel)), 0 var(--d-cut-panel)
    );
  }
  .groups {
    display: flex;
    flex-wrap: wrap;
    gap: 3px var(--d-4);
    align-items: baseline;
  }
  .group {
    display: flex;
    align-items: baseline;
    gap: 6px;
    min-inline-size: 0;
  }
  .group h3 {
    flex: none;
    font-size: var(--d-size-s);
    font-weight: 600;
    color: var(--d-dim);
  }
  .group ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 3px;
  }
  .nobody {
    font-size: var(--d-size-s);
    color: var(--d-dim);
  }
  .place {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px;
    min-block-size: 22px;
    padding: 1px 6px;
    background: var(--d-raised);
    font-size: var(--d-size-s);
  }
  .place > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  .place text {
    font-size: 14px;
  }
  .place text.small {
    font-size: 11px;
  }
  .card {
    padding: 0 5px;
    border: 1px solid var(--d-edge);
    background: var(--d-panel);
    font-weight: 600;
    line-height: 17px;
    white-space: nowrap;
  }
  .card.touched {
    border-color: var(--d-accent-line);
    color: var(--d-accent);
  }
  .place em {
    color: var(--d-cylon);
    font-style: normal;
    font-weight: 600;
  }
  .touched {
    --rim: var(--d-accent-line);
  }
  .place.touched {
    outline: 1px solid var(--d-accent-line);
    outline-offset: -1px;
  }
  .decks {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .deck {
    --cut: 4px;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 22px;
    padding: 0 7px;
    font-size: var(--d-size-s);
  }
  .deck > span {
    display: inline-block;
  }
  .deck > span::first-letter {
    font-weight: 700;
    color: var(--skill, inherit);
  }
  .deck[data-skill]::after {
    content: '';
    position: absolute;
    inset-block: 1px;
    inset-inline-start: 1px;
    inline-size: 3px;
    background: var(--skill);
  }
  .deck small {
    font-size: inherit;
    color: var(--d-dim);
  }
  .deck small::before {
    content: '/ ';
  }
  .players {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
    gap: 4px;
  }
  .player {
    display: grid;
    grid-template: 'pawn who who' auto 'pawn where state' auto 'facts facts facts' auto / auto 1fr auto;
    gap: 0 7px;
    align-items: center;
    align-content: start;
    padding: 4px 7px;
    font-size: var(--d-size-s);
    line-height: 1.25;
  }
  .pawn {
    grid-area: pawn;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 24px;
    background: var(--d-text);
    color: var(--d-panel);
    font-weight: 700;
    clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%);
  }
  .who {
    grid-area: who;
    display: flex;
    gap: 5px;
    min-inline-size: 0;
  }
  .who i {
    flex: none;
    font-style: normal;
    color: var(--d-colonial);
  }
  .who b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .state {
    grid-area: state;
    display: flex;
    gap: 5px;
  }
  .state em {
    font-style: normal;
    color: var(--d-dim);
  }
  .current {
    --fill: color-mix(in oklab, var(--d-raised), var(--d-colonial) 12%);
  }
  .current .pawn {
    background: var(--d-colonial);
  }
  .asked {
    --rim: var(--d-accent-line);
  }
  .asked em:last-of-type {
    color: var(--d-accent);
  }
  .revealed .pawn {
    background: var(--d-cylon);
  }
  .where {
    grid-area: where;
    color: var(--d-dim);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts {
    grid-area: facts;
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    color: var(--d-dim);
  }
  .facts b {
    color: var(--d-text);
  }
  .facts strong {
    color: var(--d-colonial);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .pawn {
      clip-path: none;
      border: 1px solid CanvasText;
    }
    .touched {
      outline: 2px solid Highlight;
    }
  }
`;
