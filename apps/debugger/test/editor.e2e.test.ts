// Writing in the built app: a mistake is told and the last good rules go on; the mended text is played at once; what was not
// saved is there after a reload; a file is found by its name.
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

const mistakes = (): Promise<number> => app.page.locator('dradis-source-pane .program.broken').count();
const errorsInText = (): Promise<string[]> => app.page.locator('dradis-editor .cm-lintRange-error').allTextContents();
const text = async (): Promise<string> => (await app.page.locator('dradis-editor .cm-line').allTextContents()).join('\n');
const path = async (): Promise<string> => (await app.page.locator('dradis-source-pane .path').textContent()) ?? '';

/** Opens a file by a part of its name. */
async function open(name: string): Promise<void> {
  const { page } = app;
  await page.keyboard.press('Control+p');
  await page.getByLabel('Find in files').fill(name);
  await page.keyboard.press('Enter');
  await expect.poll(path).toContain(name);
}

it('opens a file by its name and colours the words of its effects', async () => {
  await app.page.locator('dradis-editor .cm-content').waitFor();
  await app.page.getByRole('tab', { name: 'Files' }).waitFor();
  await open('cards/crisis/crash-landing');
  await expect.poll(() => app.page.locator('dradis-editor .d-function').count()).toBeGreaterThan(0);
});

it('tells a mistake while one types, goes on with the last good rules, and plays the mended text', async () => {
  const { page } = app;
  const line = page.locator('dradis-editor .cm-line', { hasText: 'lose 1 morale' }).first();
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('lose 1 fule ');
  await page.keyboard.press('Escape');
  await expect.poll(errorsInText).toEqual(['fule']);
  await expect.poll(mistakes).toBe(1);
  const before = await page.locator('dradis-toolbar output b').textContent();
  await page.locator('dradis-decision-panel').getByRole('button', { name: 'At random' }).click();
  await expect.poll(() => page.locator('dradis-toolbar output b').textContent()).not.toBe(before);

  await open('cards/crisis/crash-landing');
  await page.locator('dradis-editor .cm-content').focus();
  await page.locator('dradis-editor .cm-lintRange-error').first().click();
  await page.keyboard.press('Control+.');
  await page.getByRole('button', { name: "Write 'fuel'" }).click();
  await expect.poll(mistakes).toBe(0);
  expect(await text()).toContain('lose 1 fuel');
  // The rules that are played have the new line: its statement is among those that were not carried out.
  const added = page.locator('dradis-editor .cm-line', { hasText: 'lose 1 morale' }).first().locator('xpath=following-sibling::*[1]');
  expect(await added.textContent()).toContain('lose 1 fuel');
  await expect.poll(() => page.locator('dradis-editor .d-never').count()).toBeGreaterThan(4);
});

it('finds what was not saved after a reload, and writes it', async () => {
  const { page } = app;
  await page.reload();
  await page.locator('dradis-plot').waitFor();
  await page.getByRole('tab', { name: 'Files' }).waitFor();
  await open('cards/crisis/crash-landing');
  await page.getByText('left behind unsaved').waitFor();
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.locator('dradis-source-pane .state.unsaved').count()).toBe(0);
  await page.reload();
  await page.locator('dradis-plot').waitFor();
  await page.getByRole('tab', { name: 'Files' }).waitFor();
  await open('cards/crisis/crash-landing');
  await expect.poll(text).toContain('lose 1 fuel');
  expect(await page.getByText('left behind unsaved').count()).toBe(0);
});

it('makes a pack that extends the game and plays it, also after a reload', async () => {
  const { page } = app;
  await page.keyboard.press('Control+p');
  await page.getByRole('button', { name: 'New pack' }).click();
  await page.getByLabel('Name of the pack').fill('my-rules');
  await page.getByRole('button', { name: 'Make' }).click();
  await expect.poll(path).toContain('my-rules/pack.yaml');
  await page.keyboard.press('Control+p');
  await page.getByLabel('Pack that is played').selectOption({ label: 'my rules' });
  await expect.poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('dradis.session') ?? '{}') as { pack?: { id: string } }).pack?.id), { timeout: 20_000 }).toBe('my-rules');
  await page.reload();
  await page.locator('dradis-plot').waitFor();
  await page.getByRole('tab', { name: 'Files' }).click();
  await expect.poll(() => page.getByLabel('Pack that is played').inputValue()).toBe('my-rules');
  expect(app.problems).toEqual([]);
});

it('sets a breakpoint at the cursor and takes it away', async () => {
  const { page } = app;
  await open('rules/cards');
  await page.locator('dradis-editor .cm-line', { hasText: 'repeat n times' }).first().click();
  await page.keyboard.press('F9');
  await expect.poll(() => page.locator('dradis-editor .d-marks .d-mark').count()).toBe(1);
  await page.keyboard.press('F9');
  await expect.poll(() => page.locator('dradis-editor .d-marks .d-mark').count()).toBe(0);
});
