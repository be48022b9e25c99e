// The built app starts without an error, shows the board and passes the accessibility rules in both themes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from './open-app.js';

let app: OpenApp;

beforeAll(async () => {
  app = await openApp();
  await app.page.locator('dradis-plot').waitFor();
});

afterAll(async () => {
  await app.close();
});

it('shows its name and a board of ten rooms, and reports no problem', async () => {
  await app.page.getByRole('heading', { name: 'Dradis' }).waitFor();
  expect(await app.page.locator('dradis-plot .room').count()).toBe(10);
  expect(app.problems).toEqual([]);
});

it.each(['dark', 'light'] as const)('has no accessibility fault in the %s theme', async (colorScheme) => {
  await app.page.emulateMedia({ colorScheme });
  await app.page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const results = await app.page.evaluate<AxeResults>('axe.run()');
  expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(results.passes.length).toBeGreaterThan(10);
});

it('becomes tabs on a narrow screen', async () => {
  await app.page.setViewportSize({ width: 700, height: 900 });
  await app.page.getByRole('tab', { name: 'State' }).click();
  await app.page.locator('dradis-state-tree').waitFor();
  await app.page.getByRole('tab', { name: 'State' }).press('ArrowRight');
  await expect.poll(() => app.page.getByRole('tab', { selected: true }).textContent()).not.toBe('State');
  expect(await app.page.getByRole('tab', { selected: true }).evaluate((tab) => tab === (tab.getRootNode() as ShadowRoot).activeElement)).toBe(true);
  await app.page.setViewportSize({ width: 1280, height: 800 });
  await app.page.locator('dradis-plot').waitFor();
});

it('fits 1280 by 800 without scrolling the page', async () => {
  const overflow = await app.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
  expect(overflow).toEqual([0, 0]);
});

it('lists the keys on ?, and takes no letter as a command while one types', async () => {
  const { page } = app;
  await page.keyboard.press('?');
  await page.locator('dradis-key-list').waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  const before = await page.locator('dradis-toolbar output').textContent();
  await page.keyboard.type('drive');
  expect(await page.locator('dradis-state-tree input').inputValue()).toBe('drive');
  expect(await page.locator('dradis-toolbar output').textContent()).toBe(before);
  expect(await page.locator('dradis-key-list').count()).toBe(0);
});
