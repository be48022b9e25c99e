// Contrast of the tokens in both themes, computed by the browser that shows them.
import { afterEach, beforeAll, expect, it } from 'vitest';
import { groundTokens, installTokens, textTokens } from './tokens.js';

beforeAll(() => {
  installTokens();
});
afterEach(() => {
  document.body.replaceChildren();
});

function luminance(rgb: string): number {
  const [r, g, b] = (/\d+(\.\d+)?/g.exec(rgb) ? rgb.match(/\d+(\.\d+)?/g)! : []).slice(0, 3).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function colour(theme: string, token: string): number {
  const probe = document.createElement('div');
  probe.dataset['theme'] = theme;
  probe.style.color = `var(--d-${token})`;
  document.body.append(probe);
  return luminance(getComputedStyle(probe).color);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const themes = ['dark', 'light'];
it.each(themes)('text on every ground has a contrast of 4.5 in the %s theme', (theme) => {
  const low: string[] = [];
  for (const text of textTokens) {
    for (const ground of groundTokens) {
      const ratio = contrast(colour(theme, text), colour(theme, ground));
      if (ratio < 4.5) low.push(`${text} on ${ground}: ${ratio.toFixed(2)}`);
    }
  }
  expect(low).toEqual([]);
});

it.each(themes)('edges of controls have a contrast of 3 in the %s theme', (theme) => {
  for (const ground of ['ground', 'panel', 'raised']) {
    expect(contrast(colour(theme, 'edge'), colour(theme, ground)), ground).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(colour(theme, 'on-accent'), colour(theme, 'accent'))).toBeGreaterThanOrEqual(4.5);
});

it('adopts its sheet once', () => {
  const before = document.adoptedStyleSheets.length;
  installTokens();
  expect(document.adoptedStyleSheets.length).toBe(before);
});

it('gives the two themes different grounds', () => {
  expect(colour('dark', 'ground')).toBeLessThan(0.05);
  expect(colour('light', 'ground')).toBeGreaterThan(0.7);
});
