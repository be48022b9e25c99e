// The broken packs of fixtures/ and what `dradis check` says of each. `UPDATE_GOLDEN=1` writes the texts anew.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const names = readdirSync(FIXTURES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

it.each(names)('%s is told as expected', async (name) => {
  const host = rememberingHost(FIXTURES.pathname);
  expect(await main(['check', name], host)).toBe(1);
  // Where the base game lies depends on the folder this is run in.
  const told = host.written().err.replaceAll(/(?:\.\.\/)+content\/base/g, 'content/base');
  const expected = new URL(`${name}/expected.txt`, FIXTURES);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(expected, told);
  expect(told).toBe(readFileSync(expected, 'utf8'));
});

it('tells ten mistakes ten times', () => {
  expect([...readFileSync(new URL('ten-mistakes/expected.txt', FIXTURES), 'utf8').matchAll(/ error D\d{4} /g)]).toHaveLength(10);
});
