// Two people at two browsers, one of whom loses the connection. Needs Chromium: CHROMIUM_PATH, or where Debian has it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { memoryStore } from '../src/memory-store.js';
import { serve } from '../src/server.js';
import { knownThings, leaks } from './known-things.js';

/** All bytes that a page's sockets are sent. */
function listen(page) {
  const heard = { bytes: '' };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => { heard.bytes += `${payload}\n`; }));
  return heard;
}

test('two browsers play, one connects again, and neither is sent what it may not see', async () => {
  const store = memoryStore();
  let server = await serve({ store });
  const { port } = server;
  const { id, secrets } = await server.tables.create({ players: 3, seed: 'two browsers' });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const seats = Object.keys(secrets);
    // Each in a context of its own, as two people's browsers are.
    const pages = new Map(await Promise.all(seats.map(async (seat) => [seat, await (await browser.newContext()).newPage()])));
    const heard = new Map([...pages].map(([seat, page]) => [seat, listen(page)]));
    for (const [seat, page] of pages) await page.goto(`http://127.0.0.1:${port}/#${id}.${secrets[seat]}`);
    const asked = async () => {
      const table = await server.tables.look(id);
      return { page: pages.get(table.pending().player), revision: table.revision };
    };
    const answerOne = async () => {
      const { page, revision } = await asked();
      await page.locator('form:not([hidden]) input').first().check();
      await page.getByRole('button', { name: 'Answer' }).click();
      while ((await server.tables.look(id)).revision === revision) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    for (let answers = 0; answers < 8; answers++) await answerOne();
    // The connection breaks: the server goes away and comes back at the same place.
    const before = await store.read(id);
    await server.close();
    for (const page of pages.values()) await page.getByText('connecting again').waitFor();
    const again = memoryStore();
    await again.create(id, before);
    server = await serve({ store: again, port });
    for (const page of pages.values()) await page.getByText(/asked\./).waitFor({ timeout: 20_000 });
    for (let answers = 0; answers < 8; answers++) await answerOne();
    const after = await again.read(id);
    assert.equal(after.document.moves.length, before.document.moves.length + 8);
    const { all, since } = knownThings(after.document);
    for (const [seat, { bytes }] of heard) {
      assert.ok(bytes.length > 10_000);
      assert.deepEqual(leaks(bytes, all, since.get(seat)), [], `${seat} was sent these`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
