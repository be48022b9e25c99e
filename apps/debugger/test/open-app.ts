// Serves the built debugger and opens it in a browser, for end-to-end tests. Must not build: stale output would hide.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';

const APP = join(import.meta.dirname, '..');

/** A running app with one open page. */
export interface OpenApp {
  readonly page: Page;
  /** Everything that the page threw or logged as an error so far. */
  readonly problems: readonly string[];
  /** Closes browser and server. */
  close(): Promise<void>;
}

/** Opens the app that `npm run build` left in dist, on a free port of the loopback interface. */
export async function openApp(): Promise<OpenApp> {
  if (!existsSync(join(APP, 'dist', 'index.html'))) throw new Error('apps/debugger/dist is missing; run `npm run build` first');
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found; run `node tools/setup.mjs --browser`');
  const server = await preview({ root: APP, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await chromium.launch({ executablePath, headless: true, args: chromiumArgs });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('vite preview gave no address');
  await page.goto(url);
  return {
    page,
    problems,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
