// Vitest's browser settings: headless Chromium from the system. Must not download a browser.
import { playwright } from '@vitest/browser-playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';

/**
 * Settings for the `browser` key of a vitest project.
 *
 * A fresh object for each call: vitest writes into `instances`, so two projects cannot share one.
 */
export function chromiumBrowser() {
  const executablePath = findChromium();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
