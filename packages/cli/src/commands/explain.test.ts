// Tests of `dradis explain`.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

async function explain(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost('/');
  return { code: await main(['explain', ...args], host), ...host.written() };
}

it('explains a code, whatever its case', async () => {
  const { code, out } = await explain('d0401');
  expect(code).toBe(0);
  expect(out).toMatch(/^D0401: A key that nothing reads\n\n.+\n\nFor example:\n\n {4}siut: sun\n\nInstead:\n\n {4}suit: sun\n$/s);
});

it('lists all codes in order, each once', async () => {
  const codes = (await explain()).out.trimEnd().split('\n').map((line) => line.slice(0, 5));
  expect(codes).toContain('D0301');
  expect(codes).toContain('D0701');
  expect(codes).toEqual([...new Set(codes)].sort());
});

it('has every code of the language and of packs in a golden file, and counts the pages', async () => {
  const { out, err } = await explain();
  const codes = out.trimEnd().split('\n').map((line) => line.slice(0, 5));
  expect(err).toBe(`${codes.length} codes, each with a page\n`);
  expect(codes.length).toBeGreaterThanOrEqual(100);
  const packages = new URL('../../../', import.meta.url);
  const shown = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)golden\/.*\.txt$/.test(path))
    .filter((path) => !/node_modules|dist/.test(path))
    .map((path) => readFileSync(new URL(path, packages), 'utf8'))
    .join('\n');
  // Scenarios and faces have tests of their own that take the codes from the pages themselves.
  const untold = codes.filter((code) => code < 'D0700' && !shown.includes(code));
  expect(untold).toEqual([]);
});

it('knows no other code', async () => {
  expect(await explain('D9999')).toMatchObject({ code: 2, out: '' });
});
