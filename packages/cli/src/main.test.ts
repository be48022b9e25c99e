// Tests of the command tree.
import { expect, it } from 'vitest';
import { exitCodes } from './help/exit-codes.js';
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

it('says what every exit code means', async () => {
  const { out } = await run('--help');
  for (const [code] of exitCodes) expect(out).toMatch(new RegExp(`^  ${code}  \\w`, 'm'));
});

it.each([
  [['chek'], 'Did you mean check?'],
  [['check', '--formt', 'json'], 'Did you mean --format?'],
  [['new', 'crad'], 'Did you mean card?'],
  [['explain', 'D041'], 'did you mean'],
  [['explain', 'run.json'], "there is no file 'run.json'"],
  [['explain', 'D0401', '--step', '3'], 'are for saved games'],
  [['card', 'crash-landng'], "did you mean 'crash-landing'"],
])('suggests what %j may mean', async (args, told) => {
  const { code, out, err } = await run(...args);
  expect(code).toBeGreaterThan(0);
  expect(out).toBe('');
  expect(err).toContain(told);
});

it('calls a fault of its own by its name, and a fault of the system too', async () => {
  const broken = (error: Error): Promise<number> => main(['explain'], { ...rememberingHost('/'), out: () => { throw error; } });
  expect(await broken(new Error('odd'))).toBe(3);
  expect(await broken(Object.assign(new Error('EACCES: not allowed'), { code: 'EACCES', syscall: 'open' }))).toBe(2);
});
