// A journey: a crisis by form alone, for somebody who does not know how files are written. In the app over `dradis debug` and a
// folder of real files, by keyboard alone. What nobody touched stays as it was, comments too, and the command line finds it right.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, type OpenPage } from '../open-app.js';
import { keyboard, type Hand } from './hands.js';
import { dradis, serve, type Served } from './served-folder.js';

const MANIFEST = '# Kept as it is.\nid: mine\ntitle: Mine\nversion: 0.1.0\nlanguage: 1\nextends: [base]   # the game\n';

const folder = mkdtempSync(join(tmpdir(), 'dradis-form-'));
const card = join(folder, 'cards/crisis/stowaways.yaml');
let served: Served;
let app: OpenPage;
let hand: Hand;
/** The card as it was made. */
let made = '';

beforeAll(async () => {
  writeFileSync(join(folder, 'pack.yaml'), MANIFEST);
  served = await serve(folder);
  app = await openPage(served.url);
  await app.page.setViewportSize({ width: 1600, height: 950 });
  hand = keyboard(app.page);
  await app.page.locator('dradis-plot').waitFor();
  await app.page.getByRole('tab', { name: 'Files' }).waitFor();
});

afterAll(async () => {
  await app.close();
  await served.stop();
  rmSync(folder, { recursive: true });
});

const form = () => app.page.locator('dradis-form');
const text = (): string => readFileSync(card, 'utf8');

async function save(): Promise<void> {
  await app.page.keyboard.press('Control+s');
  await expect.poll(() => app.page.locator('dradis-source-pane .state.unsaved').count()).toBe(0);
}

it('makes a card that is legal as it stands, and counts it', async () => {
  const { page } = app;
  await hand.command('Files', 'Control+p');
  await hand.press(page.getByRole('button', { name: 'New card', exact: true }));
  await expect.poll(() => page.getByLabel('Kind of the card').inputValue()).toBe('crisis');
  await hand.write(page.getByLabel('Title of the card'), 'Stowaways');
  await hand.press(page.getByRole('button', { name: 'Make', exact: true }));
  await expect.poll(async () => (await page.locator('dradis-source-pane .path').textContent()) ?? '').toContain('stowaways.yaml');
  made = text();
  expect(made).toContain('title: Stowaways');
  await expect.poll(() => readFileSync(join(folder, 'pack.yaml'), 'utf8')).toBe(`${MANIFEST}counts:\n  crisis: 61\n`);
});

it('writes what it does: numbers, steps in the words of the game, a mistake beside its field', async () => {
  const { page } = app;
  await page.keyboard.press('Control+Shift+e');
  await form().getByRole('heading', { name: 'Stowaways' }).waitFor();
  await hand.write(form().getByLabel('Difficulty', { exact: true }), '9');
  const fail = form().locator('dradis-effect-field[label=Fail]');
  await hand.press(fail.getByRole('button', { name: 'Add a step' }));
  await page.keyboard.type('lose');
  // Enter takes what is marked, and that is right only when the list has followed the letters, and they had a field to go to.
  await fail.locator('[role=option][aria-selected=true]').filter({ hasText: /^\s*lose/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => fail.locator('.cm-content').textContent()).toContain('lose');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('foot');
  await form().locator('.remark.error').first().waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('d');
  await expect.poll(() => form().locator('.remark.error').count()).toBe(0);
  await save();
  expect(text()).toBe(made.replace(/(difficulty: )\d+/, '$19').replace(/(fail: )nothing/, '$1lose 2 food'));
});

it('undoes and does again what was changed, and takes back a field that was added', async () => {
  const { page } = app;
  const before = text();
  await hand.choose(form().getByLabel('Field to add', { exact: true }), 'Name');
  await hand.press(form().locator('.adds .adds button').last());
  await expect.poll(() => form().getByLabel('Name', { exact: true }).count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => form().getByLabel('Name', { exact: true }).count()).toBe(0);
  await page.keyboard.press('Control+s');
  expect(text()).toBe(before);
});

it('passes the checks of the command line', async () => {
  expect(await dradis('check', folder)).toMatchObject({ code: 0 });
  expect(app.problems).toEqual([]);
});
