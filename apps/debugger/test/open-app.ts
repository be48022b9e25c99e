// Serves the built debugger and opens it in a browser, for end-to-end tests. Must not build: stale output would hide.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { inject } from 'vitest';

const APP = join(import.meta.dirname, '..');
/** A machine with much else to do is slow, not wrong. */
const PATIENCE_MS = 150_000;

/** A page of its own, with nothing of other pages. */
export interface OpenPage {
  readonly page: Page;
  /** Everything that the page threw or logged as an error so far. */
  readonly problems: readonly string[];
  /** Closes the page, and the server where there is one of its own. */
  close(): Promise<void>;
}

/** The app in a browser. */
export interface OpenApp extends OpenPage {
  /** Where it is served. */
  readonly url: string;
}

let browser: Promise<Browser> | undefined;

/** Opens an address in a page of its own, with nothing stored. The tour of a first visit counts as left, unless it is asked for. */
export async function openPage(url: string, { tour = false } = {}): Promise<OpenPage> {
  browser ??= chromium.connect(inject('chromium'));
  const context = await (await browser).newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  if (!tour) {
    await page.addInitScript(() => {
      if (localStorage.getItem('dradis.settings') === null) localStorage.setItem('dradis.settings', JSON.stringify({ values: { 'tour.seen': 'yes' } }));
    });
  }
  await page.goto(url);
  return { page, problems, close: () => context.close() };
}

/** Opens the app that `npm run build` left in dist, on a free port of the loopback interface; `fragment` is what stands behind the address. */
export async function openApp({ fragment = '', tour = false } = {}): Promise<OpenApp> {
  if (!existsSync(join(APP, 'dist', 'index.html'))) throw new Error('apps/debugger/dist is missing; run `npm run build` first');
  const server = await preview({ root: APP, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('vite preview gave no address');
  const opened = await openPage(`${url}${fragment}`, { tour });
  return {
    url,
    page: opened.page,
    problems: opened.problems,
    close: async () => {
      await opened.close();
      await server.close();
    },
  };
}
