// One cursor and chance beside it, in the built app: what is shown is of one step in every part of the page, and odds that are being
// played hold nothing up, can be stopped, and open as runs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from './open-app.js';

let app: OpenApp;

beforeAll(async () => {
  app = await openApp();
  await app.page.locator('dradis-plot').waitFor();
  await app.page.locator('dradis-editor .cm-content').waitFor();
});

afterAll(async () => {
  await app.close();
});

type Parts = Record<'counter' | 'timeline' | 'list' | 'source' | 'stack' | 'tree' | 'board', string>;

/** What the parts of the page show, read in one go: between two frames nothing of the page can run. */
async function parts(): Promise<Parts> {
  return app.page.evaluate(() => {
    const page = document.querySelector('dradis-app')?.shadowRoot;
    const inside = (name: string): ShadowRoot | null | undefined => page?.querySelector(name)?.shadowRoot;
    const text = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    const editor = page?.querySelector('dradis-source-pane')?.shadowRoot?.querySelector('dradis-editor')?.shadowRoot;
    return {
      counter: text(inside('dradis-toolbar')?.querySelector('output b')),
      timeline: inside('dradis-timeline')?.querySelector('[role=slider]')?.getAttribute('aria-valuenow') ?? '',
      list: text(inside('dradis-timeline')?.querySelector('.current')),
      // Colours that come later part the statement into pieces.
      source: [...(editor?.querySelectorAll('.d-current') ?? [])].map(({ textContent }) => textContent).join('').replace(/\s+/g, ' ').trim(),
      stack: text(inside('dradis-call-stack')?.querySelector('[aria-selected=true], .current, .row')),
      // Without the signs of what changed: those are of the way there.
      tree: [...(inside('dradis-state-tree')?.querySelectorAll('[role=treeitem]') ?? [])].map((row) => `${text(row.querySelector('.label'))} ${text(row.querySelector('.value'))}`).join('\n'),
      board: text(inside('dradis-board')?.querySelector('.counters')),
    };
  });
}

/** A frame of the screen after a key was given to the page. */
async function keyAndFrame(key: string): Promise<void> {
  await app.page.keyboard.press(key);
  await app.page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => { requestAnimationFrame(done); }); }));
}

it('shows one step in all its parts: there and back they are the same', async () => {
  const { page } = app;
  await page.locator('dradis-timeline [role=slider]').focus();
  const seen: Parts[] = [];
  const steps = 6;
  for (let step = 0; step < steps; step += 1) {
    await keyAndFrame('Shift+I');
    const { counter } = await parts();
    // The text of another file is opened when it is there; everything else is of this step at once.
    await expect.poll(async () => (await parts()).source).not.toBe('');
    seen.push(await parts());
    expect(seen.at(-1)?.timeline).toBe(counter.replace(/\D/g, ''));
  }
  expect(new Set(seen.map(({ counter }) => counter)).size).toBe(steps);
  for (let step = steps - 2; step >= 0; step -= 1) {
    await keyAndFrame('i');
    const was = seen[step];
    const { source: _, ...drawn } = await parts();
    expect({ ...drawn, source: was?.source }).toEqual(was);
    await expect.poll(async () => (await parts()).source).toBe(was?.source);
  }
  expect(app.problems).toEqual([]);
});

it('shows one step in all its parts when a hand lets go of the timeline: that of a visit by key', async () => {
  const { page } = app;
  for (let step = 0; step < 6; step += 1) await keyAndFrame('Shift+I');
  const there = await page.locator('dradis-timeline [role=slider]').boundingBox();
  if (there === null) throw new Error('the timeline has no strip');
  const { x, y, width, height } = there;
  await page.mouse.move(x + width - 2, y + height / 2);
  await page.mouse.down();
  // There and back, so that much is shown that the end must not leave behind.
  for (const share of [0.8, 0.4, 0.1, 0.3, 0.6]) await page.mouse.move(x + width * share, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await keyAndFrame('Shift');
  // The text of another file is opened when it is there; everything else is of this step at once.
  const { source: _, ...letGo } = await parts();
  const last = Number(await page.locator('dradis-timeline [role=slider]').getAttribute('aria-valuemax'));
  expect(Math.abs(Number(letGo.timeline) - last * 0.6)).toBeLessThanOrEqual(1 + last / width);
  expect(letGo.timeline).toBe(letGo.counter.replace(/\D/g, ''));
  expect(Object.values(letGo)).not.toContain('');
  await expect.poll(async () => (await parts()).source).not.toBe('');
  const { source } = await parts();
  // The visit by key draws everything, so what stood here before it was of this step only if it is the same.
  await keyAndFrame('Shift+I');
  expect((await parts()).counter).not.toBe(letGo.counter);
  await keyAndFrame('i');
  expect(await parts()).toMatchObject(letGo);
  await expect.poll(async () => (await parts()).source).toBe(source);
  expect(app.problems).toEqual([]);
});

it('goes on while odds are played, keeps what was played when they are stopped, and opens the run of a bar', { timeout: 400_000 }, async () => {
  const { page } = app;
  await keyAndFrame('e');
  await page.getByRole('tab', { name: 'Odds' }).click();
  const odds = page.locator('dradis-odds');
  await odds.getByLabel('How many times').selectOption('5000');
  await odds.getByRole('button', { name: 'Play on' }).click();
  await odds.locator('dradis-distribution').first().waitFor();
  const stop = odds.getByRole('button', { name: 'Stop', exact: true });
  const before = (await parts()).counter;
  await page.locator('dradis-timeline [role=slider]').focus();
  await keyAndFrame('Shift+I');
  expect((await parts()).counter).not.toBe(before);
  // They are of the position from which they were asked, and say so.
  expect(await stop.count()).toBe(1);
  await keyAndFrame('i');
  expect((await parts()).counter).toBe(before);
  await stop.click();
  await stop.waitFor({ state: 'detached' });
  const note = await odds.getByRole('status').textContent();
  expect(note).toMatch(/^\d+ runs; everybody answers by chance/);
  expect(Number.parseInt(note ?? '', 10)).toBeLessThan(5000);
  const plot = odds.locator('dradis-distribution').first();
  await plot.locator('summary').click();
  await plot.getByRole('button', { name: /^Open one/ }).first().click();
  await page.getByRole('tab', { name: 'Branches' }).click();
  await page.getByRole('treeitem', { name: /Run \d+/ }).waitFor();
  expect(app.problems).toEqual([]);
});
