// `npm run screenshots [names]`: pictures of the app in its main states, light and dark, into docs/images; and a check that a window of
// 1280 by 800 shows them too, without scrolling sideways and without a pane cut off. Must not build the app.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { ROOT } from './run-command.mjs';
import { clippedIn } from './screenshots/clipped.mjs';
import { allStates } from './screenshots/states.mjs';
import { withPalette } from './screenshots/with-palette.mjs';

const FOLDER = join(ROOT, 'docs', 'images');
const WIDE = { width: 1920, height: 1080 };
const LEAST = { width: 1280, height: 800 };
/** A machine with much else to do is slow, not wrong. */
const PATIENCE_MS = 300_000;

/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('no Chromium found; run `node tools/setup.mjs --browser`');
const server = await preview({ root: join(ROOT, 'apps', 'debugger'), preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const url = server.resolvedUrls?.local[0];
if (url === undefined) throw new Error('vite preview gave no address');
const browser = await chromium.launch({ executablePath, headless: true, args: chromiumArgs });
const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });

/** @param {import('./screenshots/states.mjs').State} state */
async function take({ name, document, act }) {
  const context = await browser.newContext({ viewport: WIDE, colorScheme: 'dark', reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript((stored) => {
    localStorage.setItem('dradis.session', stored);
    localStorage.setItem('dradis.settings', JSON.stringify({ values: { 'tour.seen': 'yes' } }));
  }, JSON.stringify(document));
  await page.goto(url ?? '');
  await page.locator('dradis-plot').waitFor();
  await page.getByRole('tab', { name: 'Files' }).waitFor();
  await page.locator('dradis-editor .cm-content').waitFor();
  // The files are read when the page rests; only then the language knows them.
  await page.waitForFunction(() => globalThis.document.querySelector('dradis-app')?.shadowRoot?.querySelector('dradis-source-pane')?.shadowRoot?.querySelector('.path')?.textContent.includes('base/') === true);
  await act(page);
  await page.evaluate(() => globalThis.document.fonts.ready);
  for (const theme of /** @type {const} */ (['dark', 'light'])) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const picture = withPalette(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    writeFileSync(join(FOLDER, `${name}-${theme}.png`), picture);
    print(`docs/images/${name}-${theme}.png  ${Math.round(picture.length / 1000)} kB`);
  }
  await page.setViewportSize(LEAST);
  const faults = await page.evaluate(clippedIn);
  await context.close();
  return faults.map((fault) => `${name} at ${LEAST.width} by ${LEAST.height}: ${fault}`);
}

const faults = [];
for (const state of allStates()) {
  if (wanted.length > 0 && !wanted.includes(state.name)) continue;
  print(`-- ${state.name}: ${state.shows}`);
  faults.push(...(await take(state)));
}
await browser.close();
await server.close();
for (const fault of faults) print(`FAILED: ${fault}`);
print(faults.length === 0 ? 'All panes are whole at 1280 by 800.' : `${faults.length} faults at 1280 by 800.`);
process.exitCode = faults.length === 0 ? 0 : 1;
