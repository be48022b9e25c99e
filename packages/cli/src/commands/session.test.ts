// Tests of `dradis session` on a tiny pack, with typed requests.
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function session(args: string[], lines: string[]) {
  const host = rememberingHost(folder, lines);
  const code = await main(['session', ...args], host);
  const { out, err } = host.written();
  return { code, err, responses: out.trim().split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as { id: unknown; ok: boolean; result: unknown }) };
}

describe('session', () => {
  it('answers line by line, texts of the pack\'s language and all', async () => {
    const request = (id: number, command: string, ...args: unknown[]): string => JSON.stringify({ v: 1, id, command, args });
    const { code, err, responses } = await session(['--players', '2'], [request(1, 'run', { until: 'decision', direction: 1 }), '', request(2, 'evaluate', 'level of hull'), 'nonsense', request(3, 'fly')]);
    expect([code, err]).toEqual([0, '']);
    expect(responses).toMatchObject([
      { id: 1, ok: true, result: { reason: 'decision' } },
      { id: 2, ok: true, result: { raw: 3, mistakes: [] } },
      { id: null, ok: false },
      { id: 3, ok: false },
    ]);
  });

  it('refuses a wrong number of players and a switch that is not there', async () => {
    expect(await session(['--players', '90'], [])).toMatchObject({ code: 2, err: expect.stringContaining('not 90') as string });
    expect(await session(['--players', '2', '--switch', 'nothing-such'], [])).toMatchObject({ code: 2, err: expect.stringContaining('nothing-such') as string });
  });
});
