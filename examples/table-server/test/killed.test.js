// The server is killed again and again while a game is played: nothing that a player was told is lost.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Client, numbers } from './client.js';

const KILLS = Number(process.env.KILLS ?? 12);
const folder = mkdtempSync(join(tmpdir(), 'killed-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'tables.sqlite');

/** Starts the server as a process of its own; its addresses are those of a new table. */
async function start() {
  const child = spawn(process.execPath, ['src/main.js', '3', file, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  const urls = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      out += data;
      const found = [...out.matchAll(/^(\S+)\s+(http\S+)$/gm)];
      if (found.length === 4) resolve(new Map(found.map(([, seat, url]) => [seat, new URL(url)])));
    });
    child.on('exit', () => reject(new Error('the server ended')));
  });
  return { child, port: [...urls.values()][0].port, urls };
}

const kill = (child) => new Promise((resolve) => { child.on('exit', resolve); child.kill('SIGKILL'); });

test(`killed ${KILLS} times, it has every answer that was acknowledged`, async () => {
  const next = numbers(9);
  let server = await start();
  const seats = new Map([...server.urls].filter(([seat]) => seat !== 'watch').map(([seat, { hash }]) => [seat, hash.slice(1).split('.')]));
  let acknowledged = 0;
  let kills = 0;
  for (let games = 0; kills < KILLS && games < 2_000; games++) {
    const clients = new Map(await Promise.all([...seats].map(async ([seat, [table, secret]]) => [seat, await Client.join(server.port, table, secret)])));
    const [some] = clients.values();
    assert.ok(some.look.revision >= acknowledged, `${acknowledged} answers were acknowledged, ${some.look.revision} are there`);
    const until = next(25);
    for (let answers = 0; answers < until && some.look.pending.kind === 'asked'; answers++) {
      const { player, revision } = some.look.pending;
      clients.get(player).send({ answer: clients.get(player).choice(next) });
      await Promise.all([...clients.values()].map((client) => client.heard(({ look }) => look.revision > revision)));
      acknowledged = revision + 1;
    }
    // One more answer is on its way when the process dies.
    if (some.look.pending.kind === 'asked') clients.get(some.look.pending.player).send({ answer: clients.get(some.look.pending.player).choice(next) });
    await new Promise((resolve) => setTimeout(resolve, next(8)));
    await kill(server.child);
    kills += 1;
    for (const client of clients.values()) await client.close();
    server = await start();
  }
  assert.ok(acknowledged > 50);
  await kill(server.child);
});
