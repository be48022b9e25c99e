// Colours of the glyphs. Must not place them.
import { css, type CSSResult } from 'lit';

/** For every element that draws glyphs. */
export const glyphStyles: CSSResult = css`
  .glyph .body {
    fill: var(--camp, var(--d-text));
    stroke: var(--camp, var(--d-text));
    stroke-width: 0.6;
    stroke-linejoin: bevel;
  }
  .glyph .hollow {
    fill: var(--d-raised);
    stroke-width: 1.6;
  }
  .glyph .cut-out {
    fill: var(--d-plot);
  }
  .glyph .slit {
    stroke: var(--d-plot);
    stroke-width: 3;
  }
  .glyph text {
    font: 600 11px var(--d-sans);
    fill: var(--d-text);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .camp-human {
    --camp: var(--d-colonial);
  }
  .camp-cylon {
    --camp: var(--d-cylon);
  }
  .camp-plain {
    --camp: var(--d-text);
  }
  .touched-mark {
    fill: none;
    stroke: var(--d-accent-line);
    stroke-width: 1.4;
  }
  .glow {
    fill: none;
    stroke: var(--d-glow);
    stroke-width: 5;
    opacity: 0;
    animation: glow 900ms ease-out 1;
  }
  @keyframes glow {
    from {
      opacity: 0.85;
    }
    to {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .glow {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .glyph .body {
      fill: CanvasText;
      stroke: CanvasText;
    }
    .glyph .hollow {
      fill: Canvas;
    }
    .glyph .cut-out,
    .glyph .slit {
      fill: Canvas;
      stroke: Canvas;
    }
    .glyph text {
      fill: CanvasText;
    }
    .touched-mark {
      stroke: Highlight;
    }
  }
`;
