// The recorded games in Chromium: every state is the one that Node recorded, so that a game means the same on both.
// Needs the last build, as an embedder has it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { ROOT } from './run-command.mjs';

const FOLDER = join(ROOT, 'content', 'base', 'recorded');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

/** What the page is given: a game played again, in words. */
const PROGRAM = `
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { readReplay, replay } from '@dradis/players';
const pack = loadPack(basePack);
globalThis.playAgain = (text) => {
  const { answers, divergence, comparable } = replay(pack, readReplay(JSON.parse(text)));
  return { answers, divergence: divergence?.reason, comparable };
};
`;

/** @type {import('playwright-core').Browser | undefined} */
let browser;
/** @type {import('playwright-core').Page | undefined} */
let page;

beforeAll(async () => {
  const name = 'virtual:again';
  const bundle = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'again', resolveId: (id) => (id === name ? join(ROOT, 'again.js') : undefined), load: (id) => (id === join(ROOT, 'again.js') ? PROGRAM : undefined) }],
    build: { write: false, minify: false, rolldownOptions: { input: name, output: { format: 'iife' } } },
  });
  const outputs = [bundle].flat().flatMap((one) => ('output' in one ? one.output : []));
  const content = outputs.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n');
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs });
  page = await browser.newPage();
  await page.addScriptTag({ content });
});

afterAll(async () => {
  await browser?.close();
});

it('there are games to play', () => {
  expect(files.length).toBeGreaterThan(5);
});

it.each(files)('%s', async (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  /** @type {{ answers: unknown[] }} */
  const { answers } = JSON.parse(text);
  const played = await page?.evaluate((document) => /** @type {{ playAgain: (text: string) => unknown }} */ (/** @type {unknown} */ (globalThis)).playAgain(document), text);
  expect(played).toEqual({ answers: answers.length, divergence: undefined, comparable: true });
});
