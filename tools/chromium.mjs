// Finds the Chromium that browser tests drive. Must not install anything: tools/setup.mjs does that.
import { existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that keep a test browser from needing a sandbox, a graphics card or the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium-like browser.
 *
 * @param {Record<string, string | undefined>} [env] where CHROMIUM_PATH is looked up; it wins when that file exists
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} undefined when none is installed
 */
export function findChromium(env = process.env, exists = existsSync) {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return exists(chosen) ? chosen : undefined;
  return CANDIDATES.find((path) => exists(path));
}
