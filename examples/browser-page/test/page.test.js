// The built page in Chromium: CHROMIUM_PATH, or where Debian has it.
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

test('a person plays in the page', async () => {
  const server = await preview({ preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(server.resolvedUrls.local[0]);
    const question = page.locator('dradis-decision-panel .question');
    const first = await question.innerText();
    for (let answers = 0; answers < 5; answers++) {
      const before = await question.innerText();
      await page.getByRole('button', { name: /chance|random/i }).first().click();
      await page.waitForFunction((text) => document.querySelector('dradis-decision-panel').shadowRoot.textContent !== text, before);
    }
    assert.notEqual(await question.innerText(), first);
    assert.ok((await page.locator('dradis-state-tree').getByRole('treeitem').count()) > 5);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    await server.close();
  }
});

test('the page is small: at most 200 kB of scripts come with it', () => {
  const scripts = [...readFileSync('dist/index.html', 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => gzipSync(readFileSync(`dist/${file}`)).length);
  const total = scripts.reduce((sum, size) => sum + size);
  console.log(`${Math.round(total / 1024)} kB of scripts, gzip`);
  assert.ok(total < 200 * 1024, `${total} bytes`);
});
