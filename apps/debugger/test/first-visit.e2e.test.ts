// A first visit: the tour is open, until it was left once; help has two keys; each step is told in one sentence; the page keeps still
// and keeps its lines for those who ask their system for that.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from './open-app.js';

let app: OpenApp;

beforeAll(async () => {
  app = await openApp({ tour: true });
  await app.page.locator('dradis-plot').waitFor();
});

afterAll(async () => {
  await app.close();
});

it('opens the tour, again after a reload, and no more once it was left', async () => {
  const { page } = app;
  const tour = page.locator('dradis-tour');
  await tour.waitFor();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByText('2 of 7').waitFor();
  await page.reload();
  await page.locator('dradis-plot').waitFor();
  await tour.getByText('2 of 7').waitFor();
  await tour.getByRole('button', { name: 'Leave the tour' }).click();
  await page.locator('dradis-timeline').waitFor();
  await page.reload();
  await page.locator('dradis-plot').waitFor();
  await page.locator('dradis-timeline').waitFor();
  expect(await tour.count()).toBe(0);
});

it.each(['?', 'F1'])('opens and closes help with %s', async (key) => {
  const { page } = app;
  await page.keyboard.press(key);
  await page.locator('dradis-key-list').waitFor();
  await page.keyboard.press(key);
  await page.locator('dradis-key-list').waitFor({ state: 'detached' });
});

it('tells each step in one line of a live region', async () => {
  const { page } = app;
  const told = page.locator('dradis-app p[role=status]');
  for (const key of ['r', 'I', 'i', 'D']) {
    const before = await told.textContent();
    await page.keyboard.press(key);
    await expect.poll(() => told.textContent()).not.toBe(before);
    const counter = (await page.locator('dradis-toolbar output b').textContent())?.replace(/\D/g, '');
    expect(await told.textContent()).toMatch(new RegExp(`^Step ${counter ?? ''}\\. \\S.*$|^Step ${counter ?? ''}\\.$`));
  }
  expect(await told.count()).toBe(1);
});

/** Animations that run for more than a blink, in the page and all that is in it. */
function moving(): string[] {
  const out: string[] = [];
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      const long = (text: string): boolean => text.split(',').some((part) => Number.parseFloat(part) > 0.01);
      if ((animationName !== 'none' && long(animationDuration)) || long(transitionDuration)) out.push(`${element.localName}.${element.className}`);
      if (element.shadowRoot !== null) look(element.shadowRoot);
    }
  };
  look(document);
  return [...new Set(out)];
}

it('keeps still with reduced motion', async () => {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('r');
  await page.locator('dradis-decision-panel h3').waitFor();
  // CodeMirror blinks its cursor; that is the one thing that moves.
  expect((await page.evaluate(moving)).filter((one) => !one.includes('cm-'))).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
});

it('draws real borders where the system chooses the colours', async () => {
  const { page } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  const button = page.locator('dradis-toolbar button').first();
  expect(await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(0);
  expect(await page.locator('dradis-pane').first().evaluate((element) => getComputedStyle(element).forcedColorAdjust)).not.toBe('none');
  await page.emulateMedia({ forcedColors: null });
  expect(app.problems).toEqual([]);
});
