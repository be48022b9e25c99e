// A journey: why did morale fell in a long game? From the dial to the statement, the card, the answer and the die; and by a
// breakpoint with a condition from the end back to the change. Once by mouse, once by keyboard alone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../open-app.js';
import { hands, type Hand } from './hands.js';
import { moraleFell, type PreparedGame } from './prepared-game.js';

const folder = mkdtempSync(join(tmpdir(), 'dradis-why-'));
const file = join(folder, 'long-game.json');
let game: PreparedGame;

beforeAll(() => {
  game = moraleFell();
  writeFileSync(file, JSON.stringify(game.document));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each(hands)('by %s', (_, handOf) => {
  let app: OpenApp;
  let hand: Hand;

  beforeAll(async () => {
    app = await openApp();
    await app.page.setViewportSize({ width: 1600, height: 950 });
    hand = handOf(app.page);
    await app.page.locator('dradis-plot').waitFor();
  });

  afterAll(async () => {
    await app.close();
  });

  const counter = async (): Promise<number> => Number((await app.page.locator('dradis-toolbar output b').textContent())?.replace(/\D/g, ''));
  const why = (): ReturnType<OpenApp['page']['locator']> => app.page.locator('dradis-why');
  const morale = (): Promise<string | null> => app.page.locator('dradis-dial', { hasText: 'Morale' }).locator('svg').getAttribute('aria-label');

  it('opens the game from its file, at its end', async () => {
    const { page } = app;
    await hand.command('Save, open or share the game', 'y');
    const chooser = page.waitForEvent('filechooser');
    await hand.press(page.getByRole('button', { name: 'Open a saved game' }));
    await (await chooser).setFiles(file);
    await expect.poll(counter).toBe(game.document.step);
  });

  it('stops where morale came to 2, running back from the end', async () => {
    const { page } = app;
    await hand.command('Breakpoints', 'b');
    const form = page.locator('dradis-breakpoint-list');
    await hand.choose(form.getByLabel('Stop when', { exact: true }), 'A condition becomes true');
    await hand.write(form.getByRole('combobox', { name: 'Condition' }), 'level of morale is at most 2');
    await hand.press(form.getByRole('button', { name: 'Add', exact: true }));
    await form.getByText('1 hit', { exact: true }).waitFor();
    await hand.command('Run back to a breakpoint', 'Shift+F8');
    await expect.poll(counter).toBe(game.fell.step);
    expect(await morale()).toMatch(/^Morale .*\b2 of/);
  });

  it('leads from the dial to the statement and its card', async () => {
    const { page } = app;
    await hand.press(page.locator('dradis-dial', { hasText: 'Morale' }).getByRole('button'));
    await why().waitFor();
    const causes = await why().locator('ol li').allTextContents();
    expect(causes[0]).toMatch(/Lose \d Morale.*resources\.yaml:\d+/s);
    expect(causes[1]).toContain(game.fell.card);
    expect(await page.locator('dradis-call-stack [role=option]').allTextContents()).toEqual(expect.arrayContaining([expect.stringContaining(game.fell.card) as string]));
  });

  it('leads on to the die and the answer, each in its place', async () => {
    const { page } = app;
    await hand.press(why().getByRole('button', { name: `Die: ${game.fell.roll.label}` }));
    await expect.poll(counter).toBe(game.fell.roll.step);
    expect(await morale()).toMatch(/^Morale .*\b3 of/);
    await hand.press(why().getByRole('button', { name: /Answer: / }));
    await expect.poll(counter).toBeLessThan(game.fell.step);
    await hand.press(why().getByRole('button', { name: /^Step / }));
    await expect.poll(counter).toBe(game.fell.step);
    expect(await page.locator('dradis-timeline .row').filter({ hasText: game.fell.roll.label }).count()).toBeGreaterThan(0);
  });

  it('shows the rule as a graph with what was carried out, and opens the line of a box', async () => {
    const { page } = app;
    await hand.command('Flow of a card or rule', 'Shift+G');
    const flow = page.locator('dradis-flow');
    await flow.getByRole('button', { name: /carried out in this game/ }).first().waitFor();
    if (hand.name === 'keyboard') await page.keyboard.press('ArrowDown');
    const box = flow.locator('[data-id][tabindex="0"]');
    const { file, line } = await box.evaluate((element) => {
      const { picture } = (element.getRootNode() as ShadowRoot).host as unknown as Pick<HTMLElementTagNameMap['dradis-flow'], 'picture'>;
      return picture?.shapes.find(({ id }) => id === element.getAttribute('data-id'))?.place ?? { file: 'none', line: 0 };
    });
    await hand.press(box);
    await expect.poll(() => page.locator('dradis-source-pane .path').textContent()).toContain(file);
    await expect.poll(() => page.locator('dradis-editor .cm-gutterElement.cm-activeLineGutter').allTextContents()).toContain(String(line));
    expect(app.problems).toEqual([]);
  });
});
