// Tests of `dradis debug`: it serves until it is stopped, and says what it cannot serve.
import { createServer } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'dradis-debug-'));
  mkdirSync(join(place, 'mine'));
  writeFileSync(join(place, 'mine/pack.yaml'), 'id: mine\n');
});

afterEach(() => {
  rmSync(place, { recursive: true });
});

async function run(args: readonly string[], meanwhile: (url: string) => Promise<void> = () => Promise.resolve()): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(place);
  const code = await main(['debug', ...args], { ...host, stopped: () => meanwhile(/http:\S+/.exec(host.written().out)?.[0] ?? '') });
  return { code, ...host.written() };
}

it('serves the page and the folder until it is stopped', async () => {
  let address = '';
  const { code, out } = await run(['mine'], async (url) => {
    const { origin, hash } = new URL(url);
    address = origin;
    expect(await (await fetch(origin)).text()).toContain('<dradis-app>');
    const workspace: unknown = await (await fetch(`${origin}/api/workspace`, { headers: { 'x-dradis-token': hash.slice('#token='.length) } })).json();
    expect(workspace).toMatchObject({ name: 'mine', files: [{ path: 'pack.yaml' }] });
  });
  expect(code).toBe(0);
  expect(out).toContain(`It shows ${join(place, 'mine')}.`);
  await expect(fetch(address)).rejects.toThrow();
});

it.each([
  [['nowhere'], "there is no folder 'nowhere'"],
  [['mine/pack.yaml'], "there is no folder 'mine/pack.yaml'"],
  [['mine', '--run', 'none.json'], "there is no file 'none.json'"],
  [['mine', '--port', '70000'], '--port'],
])('%s is wrong usage', async (args, why) => {
  const { code, out, err } = await run(args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(why);
});

it('says that a port is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { code, err } = await run(['mine', '--port', String(port)]);
  expect(code).toBe(2);
  expect(err).toContain(`port ${port} cannot be had`);
  other.close();
});
