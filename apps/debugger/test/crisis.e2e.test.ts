// A crisis from the first question to its effect, in the built app: answer, step into the card, see its line lit, step back
// and find everything as it was; then reload and go on. What a seat may not see is in `seats.e2e.test.ts`.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from './open-app.js';

const MOST_ANSWERS = 60;
let app: OpenApp;

beforeAll(async () => {
  app = await openApp();
  await app.page.locator('dradis-plot').waitFor();
});

afterAll(async () => {
  await app.close();
});

const counter = (): Promise<string | null> => app.page.locator('dradis-toolbar output b').textContent();
/** As the session calls the file: the workspace has it in the folder of its pack. */
const path = async (): Promise<string> => ((await app.page.locator('dradis-source-pane .path').textContent()) ?? '').replace('base/', '');
const lit = async (): Promise<string> => (await app.page.locator('dradis-editor .d-current').allTextContents()).join('');

/** All that the board and the unfolded state say. */
async function everything(): Promise<string> {
  const tree = app.page.locator('dradis-state-tree [role=tree]');
  const board = await app.page.locator('dradis-board').evaluate((element) => {
    const inside = (root: ShadowRoot | null): string => (root === null ? '' : [...root.querySelectorAll('*')].map((one) => `${one.getAttribute('aria-label') ?? ''}${one.children.length === 0 ? one.textContent : ''}${inside(one.shadowRoot)}`).join('|'));
    return inside(element.shadowRoot);
  });
  return `${board}\n${await tree.innerText()}`;
}

/** Without the marks of what the last command touched: they are not part of the state. */
const plain = (text: string): string => text.replace(/\d+→/g, '').replace(/\d+ to (\d+)/g, '$1').replace(/[~+]\d+\s*|[~+]|changed|added|\n/g, '').replace(/\|+/g, '|');

const question = (): Promise<string | null> => app.page.locator('dradis-decision-panel h3').textContent();

it('opens at the first question of the first turn, with a board set up and the set-up behind it', async () => {
  const { page } = app;
  expect(await page.locator('dradis-board .counters').textContent()).toContain('Turn1');
  expect(await page.locator('dradis-plot .area [data-thing]').count()).toBeGreaterThan(6);
  expect(await page.locator('dradis-board .players b').first().textContent()).not.toContain('Player');
  expect(await page.locator('dradis-timeline .row.is-decision').count()).toBeGreaterThan(0);
  const here = await counter();
  await page.getByRole('button', { name: 'Back to decision' }).click();
  await expect.poll(counter).not.toBe(here);
  expect(await page.locator('dradis-decision-panel .recorded').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect.poll(counter).toBe(here);
});

it('plays with clicks on answers alone, and stops after each when told so', async () => {
  const { page } = app;
  for (let answer = 0; answer < 3; answer++) {
    const before = await counter();
    await page.locator('dradis-decision-panel').getByRole('button', { name: 'At random' }).click();
    await expect.poll(counter).not.toBe(before);
    expect(await question()).not.toBe('');
  }
  await page.keyboard.press('s');
  await page.locator('dradis-decision-panel .stop[aria-pressed=true]').waitFor();
  await page.keyboard.press('r');
  await page.getByText('Nobody is asked here').waitFor();
  await page.keyboard.press('r');
  await page.locator('dradis-decision-panel h3').waitFor();
  await page.locator('dradis-decision-panel .stop').click();
  await page.locator('dradis-decision-panel .stop[aria-pressed=false]').waitFor();
});

it('answers by a click on an option', async () => {
  const { page } = app;
  const before = await counter();
  const option = page.locator('dradis-decision-panel button.option').first();
  for (let answer = 0; answer < MOST_ANSWERS && (await option.count()) === 0; answer++) await page.keyboard.press('r');
  await option.click();
  await expect.poll(counter).not.toBe(before);
  await page.locator('dradis-decision-panel h3').waitFor();
});

it('shows the card at hand beside the choice between its boxes', async () => {
  const { page } = app;
  const box = page.locator('dradis-decision-panel .option').filter({ hasText: 'The lower box' });
  for (let answer = 0; answer < 4 * MOST_ANSWERS && (await box.count()) === 0; answer++) await page.keyboard.press('r');
  const or = page.locator('dradis-card-face dl > div').filter({ has: page.locator('dt', { hasText: /^or$/ }) });
  const first = (await or.locator('dd > div').first().textContent()) ?? '';
  expect(first).not.toBe('');
  expect(await box.textContent()).toContain(first.replace(/:? *\|$/, ''));
});

it('plays by chance until a crisis card takes effect', async () => {
  const { page } = app;
  const inCrisis = page.locator('dradis-timeline .row.is-effect').filter({ hasText: /: (pass|partial|fail|either)/ });
  await page.getByLabel('Find on the timeline').fill(': ');
  await page.getByRole('slider', { name: 'Timeline' }).focus();
  for (let answer = 0; answer < MOST_ANSWERS && (await inCrisis.count()) === 0; answer++) {
    await page.keyboard.press('r');
  }
  await inCrisis.last().click();
  await expect.poll(path).toMatch(/cards\/(crisis|cylon-attack)\//);
});

it('lights the line of the card, steps on into the effect and back to an equal state', async () => {
  const { page } = app;
  await page.locator('dradis-state-tree [role=tree]').press('*');
  const before = { step: await counter(), lit: await lit(), path: await path(), all: await everything() };
  expect(before.lit.trim()).not.toBe('');
  expect(await page.locator('dradis-call-stack [role=option]').first().getAttribute('title')).toContain(before.path.replace(/[^\w/.-]/g, ''));
  await page.getByRole('button', { name: 'Into', exact: true }).click();
  await expect.poll(counter).not.toBe(before.step);
  expect(`${await path()} ${await lit()}`).not.toBe(`${before.path} ${before.lit}`);
  await page.getByRole('button', { name: 'Back into' }).click();
  await expect.poll(counter).toBe(before.step);
  expect({ lit: await lit(), path: await path(), all: plain(await everything()) }).toEqual({ lit: before.lit, path: before.path, all: plain(before.all) });
});

it('finds the same state again after a turn there and back', async () => {
  const { page } = app;
  const step = await counter();
  const before = await everything();
  await page.getByRole('button', { name: 'Back a turn' }).click();
  await expect.poll(counter).not.toBe(step);
  expect(await everything()).not.toBe(before);
  const strip = page.getByRole('slider', { name: 'Timeline' });
  for (let mark = 0; mark < 300 && (await counter()) !== step; mark++) {
    const here = await counter();
    await strip.press('ArrowRight');
    await expect.poll(counter).not.toBe(here);
  }
  expect(await counter()).toBe(step);
  expect(plain(await everything())).toBe(plain(before));
});

it('says which statement wrote a value, and goes there', async () => {
  const { page } = app;
  await page.getByLabel('Search the state').fill('fuel');
  await page.locator('dradis-state-tree [data-path="resources/fuel/level"]').click();
  await page.locator('dradis-why li').first().waitFor();
  const there = (await page.locator('dradis-why').getByRole('button', { name: 'Step' }).textContent())?.replace(/\D/g, '');
  await page.locator('dradis-why').getByRole('button', { name: 'Step' }).click();
  await expect.poll(async () => (await counter())?.replace(/\D/g, '')).toBe(there);
  await page.getByLabel('Search the state').fill('');
});

it('remembers the game and the panes through a reload', async () => {
  const { page } = app;
  const step = await counter();
  await page.locator('dradis-pane[data-pane=variables]').getByRole('button', { name: 'Variables' }).click();
  await page.getByRole('separator', { name: 'Left and centre' }).press('ArrowRight');
  const wide = await page.locator('dradis-pane[data-pane=source]').evaluate((pane) => pane.clientWidth);
  await page.reload();
  await page.locator('dradis-plot').waitFor();
  expect(await counter()).toBe(step);
  expect(await page.locator('dradis-pane[data-pane=variables]').getAttribute('folded')).not.toBeNull();
  expect(await page.locator('dradis-pane[data-pane=source]').evaluate((pane) => pane.clientWidth)).toBe(wide);
  expect(app.problems).toEqual([]);
});

it('puts a saved game aside that is none, and begins a new one', async () => {
  const { page } = app;
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken') === null) localStorage.setItem('dradis.session', '{"format":"dradis-session","version":1}');
    sessionStorage.setItem('broken', 'yes');
  });
  await page.reload();
  await page.getByText('The saved game was not taken over').waitFor();
  await page.locator('dradis-plot').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('dradis.session.refused'))).toContain('dradis-session');
});
