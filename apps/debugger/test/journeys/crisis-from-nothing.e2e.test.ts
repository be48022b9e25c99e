// A journey: a crisis from nothing, in the app over `dradis debug` and a folder of real files. A mistake is seen and mended, the card
// is tried on the bench with forced dice, what came of it is saved as a scenario, and the command line finds all of it right.
// Bytes that nobody touched are as they were. Once by mouse, once by keyboard alone.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, type OpenPage } from '../open-app.js';
import { hands, type Hand } from './hands.js';
import { dradis, serve, type Served } from './served-folder.js';

const CARD = `id: stowaways
title: Stowaways
kind: crisis
chooser: president
either: lose 2 foot
or: |
  lose 1 morale
  current player rolls:
    1-3: lose 1 population
    4-8: nothing
icons: { activate: [raiders], jump: true }
`;
const MANIFEST = `id: stowaways
title: Stowaways
version: 0.1.0
language: 1
extends: [base]
counts: { crisis: 61 }
`;
/** A file that lay there before, with everything that a careless editor would tidy. */
const BEFORE = Buffer.from('\uFEFF# kept as it is\r\nid: other\r\ntitle:   "Other"   \r\nversion: 0.1.0\r\nlanguage: 1\r\nextends: [ base ]\t# tab\r\n\r\n\r\ncounts: {}', 'utf8');

describe.each(hands)('by %s', (_, handOf) => {
  const folder = mkdtempSync(join(tmpdir(), 'dradis-crisis-'));
  let served: Served;
  let app: OpenPage;
  let hand: Hand;

  beforeAll(async () => {
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'other/pack.yaml'), BEFORE);
    served = await serve(folder);
    app = await openPage(served.url);
    await app.page.setViewportSize({ width: 1600, height: 950 });
    hand = handOf(app.page);
    await app.page.locator('dradis-plot').waitFor();
    await app.page.getByRole('tab', { name: 'Files' }).waitFor();
  });

  afterAll(async () => {
    await app.close();
    await served.stop();
    rmSync(folder, { recursive: true });
  });

  const path = async (): Promise<string> => (await app.page.locator('dradis-source-pane .path').textContent()) ?? '';
  const wrong = (): Promise<string[]> => app.page.locator('dradis-editor .cm-lintRange-error').allTextContents();
  const files = (): string[] => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();

  /** Makes a pack or a file and waits until it is open. */
  async function make(button: string, field: string, name: string, opened: string): Promise<void> {
    const { page } = app;
    await hand.command('Files', 'Control+p');
    await hand.press(page.getByRole('button', { name: button, exact: true }));
    await hand.write(page.getByLabel(field), name);
    await hand.press(page.getByRole('button', { name: 'Make', exact: true }));
    await expect.poll(path).toContain(opened);
  }

  /** Writes a whole file and saves it. */
  async function write(text: string): Promise<void> {
    const { page } = app;
    await hand.press(page.locator('dradis-editor .cm-content'));
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Control+s');
    await expect.poll(() => page.locator('dradis-source-pane .state.unsaved').count()).toBe(0);
  }

  it('makes a pack that counts one crisis more, and plays it', async () => {
    const { page } = app;
    await make('New pack', 'Name of the pack', 'stowaways', 'stowaways/pack.yaml');
    await write(MANIFEST);
    await hand.command('Files', 'Control+p');
    await hand.choose(page.getByLabel('Pack that is played'), 'Stowaways');
  });

  it('tells of a mistake where it stands, and mends it', async () => {
    const { page } = app;
    await make('New file', 'Path of the file', 'stowaways/cards/stowaways.yaml', 'cards/stowaways.yaml');
    await write(CARD);
    await expect.poll(wrong).toEqual(['foot']);
    expect(readFileSync(join(folder, 'stowaways/cards/stowaways.yaml'), 'utf8')).toBe(CARD);
    await hand.command('Mistakes', 'Control+Shift+m');
    await hand.pick(page.getByRole('listbox', { name: 'Mistakes' }), 'foot');
    await page.locator('dradis-editor .cm-content').press('Control+.');
    await hand.press(page.getByRole('button', { name: "Write 'food'" }));
    await expect.poll(wrong).toEqual([]);
    await page.locator('dradis-editor .cm-content').press('Control+s');
    await expect.poll(() => readFileSync(join(folder, 'stowaways/cards/stowaways.yaml'), 'utf8')).toBe(CARD.replace('foot', 'food'));
    await expect.poll(() => page.locator('dradis-source-pane .program.broken').count()).toBe(0);
  });

  it('tries the card with forced dice and saves a scenario of it', async () => {
    const { page } = app;
    const bench = page.locator('dradis-card-bench');
    await hand.command('Try a card', 'c');
    await hand.write(bench.getByLabel('Card', { exact: true }), 'Stowaways');
    await hand.write(bench.getByLabel(/Dice laid ready/), '3');
    await hand.press(bench.getByRole('button', { name: 'Try this card' }));
    await hand.press(bench.getByRole('button', { name: 'the lower box' }));
    const outcome = bench.locator('dradis-distribution');
    await outcome.getByText('morale −1, population −1').first().waitFor();
    await hand.press(bench.getByRole('button', { name: 'Save as a scenario' }));
    await bench.getByText('Saved as stowaways/scenarios/bench/stowaways.yaml').waitFor();
  });

  it('passes the checks of the command line, and nobody touched what was there before', async () => {
    const mine = join(folder, 'stowaways');
    const [check, test] = await Promise.all([dradis('check', mine), dradis('test', mine)]);
    expect(check).toMatchObject({ code: 0 });
    expect(test).toMatchObject({ code: 0, text: expect.stringContaining('1 passed, 0 failed') as string });
    expect(files()).toEqual(['other/pack.yaml', 'stowaways/cards/stowaways.yaml', 'stowaways/pack.yaml', 'stowaways/scenarios/bench/stowaways.yaml']);
    expect(readFileSync(join(folder, 'other/pack.yaml')).equals(BEFORE)).toBe(true);
    expect(app.problems).toEqual([]);
  });
});
