// Styles of the plot. Must not hold a colour of its own.
import { css, type CSSResult } from 'lit';

/** For <dradis-plot>, after the glyph styles. */
export const plotStyles: CSSResult = css`
  .plot {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: var(--d-plot);
    user-select: none;
    overflow: hidden;
  }
  .rings {
    fill: none;
    stroke: var(--d-ring);
    stroke-width: 1;
  }
  .rings ellipse {
    stroke-dasharray: 2 4;
  }
  .sector-lines {
    stroke: var(--d-sector);
    stroke-width: 1.2;
  }
  .sector {
    fill: transparent;
    stroke: none;
  }
  .area:hover .sector {
    fill: color-mix(in oklab, transparent, var(--d-text) 4%);
  }
  .area.touched .sector {
    fill: color-mix(in oklab, transparent, var(--d-accent) 7%);
  }
  .area-title {
    font: 600 15px var(--d-sans);
    letter-spacing: 0.02em;
    fill: color-mix(in oklab, var(--d-text), var(--d-dim) 40%);
  }
  .area.touched .area-title {
    fill: var(--d-accent);
  }
  .launch {
    opacity: 0.75;
    --camp: transparent;
  }
  .launch path {
    fill: none;
    stroke: var(--d-dim);
    stroke-width: 2;
  }
  .hull {
    fill: var(--d-panel);
    stroke: var(--d-edge);
    stroke-width: 1.2;
  }
  .wall {
    fill: var(--d-raised);
    stroke: var(--d-line);
    stroke-width: 1;
  }
  .room:hover .wall {
    fill: color-mix(in oklab, var(--d-raised), var(--d-text) 6%);
  }
  .room.hazardous .wall {
    stroke: var(--d-edge);
    stroke-dasharray: 4 3;
  }
  .hatch {
    stroke: var(--d-edge);
    stroke-width: 3;
    stroke-dasharray: 5 4;
  }
  .room.damaged .wall {
    fill: var(--d-danger-ground);
    stroke: var(--d-cylon);
  }
  .cross {
    stroke: var(--d-cylon);
    stroke-width: 1;
    opacity: 0.35;
  }
  .room-title {
    font: 500 13.5px var(--d-sans);
    fill: var(--d-text);
  }
  .damage-word {
    font: 700 9.5px var(--d-sans);
    letter-spacing: 0.06em;
    fill: var(--d-cylon);
  }
  .hit {
    fill: transparent;
  }
  .glyph .tag {
    font-size: 12.5px;
  }
  .glyph .tag.small {
    font-size: 9.5px;
    letter-spacing: -0.02em;
  }
  .glyph .tag.tiny {
    font-size: 7.8px;
    letter-spacing: -0.02em;
  }
  .glyph .tag.pilot {
    font-size: 10.5px;
    font-weight: 700;
  }
  .glyph .count {
    font-size: 12px;
    text-anchor: start;
  }
  .hits path {
    fill: var(--d-accent);
    stroke: var(--d-plot);
    stroke-width: 1;
  }
  .is-basestar .hits path {
    stroke-width: 1.4;
  }
  .is-pawn .hollow {
    stroke: var(--d-text);
  }
`;
