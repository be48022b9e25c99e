// The design tokens: every colour, size and font of the debugger as CSS custom properties. Must not style any element.
// `light-dark()` picks the side by `color-scheme`, so a theme is one property, on the page or on any part of it.
import { css, type CSSResult } from 'lit';

/** Tokens for `:root` and for any element with a `data-theme` of `light` or `dark`. */
export const tokens: CSSResult = css`
  :root {
    color-scheme: dark light;
    --d-ground: light-dark(#e6e2d8, #070b12);
    --d-panel: light-dark(#f6f3ec, #0e1520);
    --d-raised: light-dark(#fffdf8, #17212f);
    --d-line: light-dark(#d0c9ba, #243143);
    --d-edge: light-dark(#827a67, #586d88);
    --d-text: light-dark(#161d27, #e8edf4);
    --d-dim: light-dark(#4a5460, #a3b2c4);
    --d-accent: light-dark(#7d4900, #ffb52e);
    --d-accent-ground: light-dark(#ffe0a3, #3a2a0c);
    --d-accent-line: light-dark(#b36b00, #ffb52e);
    --d-on-accent: light-dark(#ffffff, #171000);
    --d-glow: light-dark(#e08a00, #ffd78a);
    --d-cylon: light-dark(#a3211a, #ff7d70);
    --d-colonial: light-dark(#124f99, #79b8ff);
    --d-danger-ground: light-dark(#f9d8d2, #3d1512);
    --d-politics: light-dark(#6b5600, #f2d024);
    --d-leadership: light-dark(#1b642f, #58cf76);
    --d-tactics: light-dark(#6238a5, #bd9cf8);
    --d-piloting: light-dark(#9c3808, #ff8552);
    --d-engineering: light-dark(#17549b, #66b0ff);
    --d-added: light-dark(#186034, #66d790);
    --d-removed: light-dark(#992219, #ff9187);
    --d-changed: light-dark(#134c80, #84c8ff);
    --d-string: light-dark(#7a3e12, #e5b98f);
    --d-plot: light-dark(#efebe1, #0a1220);
    --d-ring: light-dark(#c0b9a8, #2c405e);
    --d-sector: light-dark(#9a917c, #48638c);

    --d-sans: 'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif;
    --d-mono: 'Source Code Pro Variable', 'Source Code Pro', ui-monospace, monospace;
    --d-size-s: 0.75rem;
    --d-size-m: 0.875rem;
    --d-size-l: 1.0625rem;
    --d-size-xl: 1.5rem;
    --d-1: 4px;
    --d-2: 8px;
    --d-3: 12px;
    --d-4: 16px;
    --d-6: 24px;
    --d-cut-button: 5px;
    --d-cut-card: 7px;
    --d-cut-panel: 10px;
  }
  [data-theme='dark'] {
    color-scheme: dark;
  }
  [data-theme='light'] {
    color-scheme: light;
  }
`;

/** Names of the tokens that text is written in, and of the grounds it is written on; each pair meets WCAG AA. */
export const textTokens: readonly string[] = [
  'text', 'dim', 'accent', 'cylon', 'colonial', 'politics', 'leadership', 'tactics', 'piloting', 'engineering', 'added', 'removed', 'changed', 'string',
];
/** See `textTokens`. */
export const groundTokens: readonly string[] = ['ground', 'panel', 'raised', 'plot', 'accent-ground', 'danger-ground'];

/** Puts the tokens on a document, once. */
export function installTokens(target: Document = document): void {
  const sheet = tokens.styleSheet;
  if (sheet !== undefined && !target.adoptedStyleSheets.includes(sheet)) target.adoptedStyleSheets.push(sheet);
}
