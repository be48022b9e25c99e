// Tests of the command tree.
import { expect, it } from 'vitest';
import { main } from './main.js';
import { rememberingHost } from './testing/tiny-game.js';

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost('/');
  return { code: await main(args, host), ...host.written() };
}

it('prints its version and succeeds', async () => {
  expect(await run('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as unknown, err: '' });
});

it('lists its commands', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const command of ['check', 'fmt', 'explain']) expect(out).toMatch(new RegExp(`^ +${command} `, 'm'));
});

it.each([['--no-such-option'], ['no-such-command'], ['check', '--format', 'xml'], ['check', 'no/such/folder']])('says on standard error why %s %s is wrong usage', async (...args) => {
  const { code, out, err } = await run(...args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).not.toBe('');
});
