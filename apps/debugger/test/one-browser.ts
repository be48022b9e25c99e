// Starts the one Chromium that all journeys share: starting it costs as much as opening the app. Must not open a page.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser listens: an address of a web socket. */
    chromium: string;
  }
}

/** Called by vitest before the first journey; what it gives is called after the last one. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found; run `node tools/setup.mjs --browser`');
  const server = await chromium.launchServer({ executablePath, headless: true, args: chromiumArgs });
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
