// The promise that the shipped variants are sound: their scenarios pass and carry out all they change, and games end.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main } from '../main.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PLAYERS: Readonly<Record<string, readonly number[]>> = { 'no-sympathizer': [4, 5, 6], 'two-player': [2], cooperative: [3, 6], solo: [1] };
const GAMES = 10;

async function json(...args: string[]): Promise<unknown> {
  let out = '';
  await main([...args, '--format', 'json'], { cwd: ROOT, out: (text) => (out += text), err: () => undefined });
  return JSON.parse(out);
}

interface TestReport {
  readonly failed: number;
  readonly packs: readonly {
    readonly scenarios: readonly { readonly title: string; readonly passed: boolean; readonly rulings: readonly string[] }[];
    readonly diagnostics: readonly { readonly title: string }[];
    readonly coverage: { readonly statements: { readonly executed: number; readonly total: number } };
  }[];
}

it('are all known here', () => {
  expect(readdirSync(join(ROOT, 'content', 'variants')).sort()).toEqual(Object.keys(PLAYERS).sort());
});

describe.each(Object.entries(PLAYERS))('%s', (id, counts) => {
  const folder = `content/variants/${id}`;

  it('has scenarios that pass and carry out every statement it changes', async () => {
    const { failed, packs } = (await json('test', folder, '--coverage')) as TestReport;
    const [pack] = packs;
    expect(pack?.scenarios.filter(({ passed }) => !passed).map(({ title }) => title)).toEqual([]);
    expect(failed).toBe(0);
    expect(pack?.diagnostics.map(({ title }) => title)).toEqual([]);
    expect(pack?.scenarios.length).toBeGreaterThan(5);
    expect(pack?.coverage.statements.executed).toBe(pack?.coverage.statements.total);
    expect(pack?.scenarios.filter(({ rulings }) => !rulings.some((ruling) => ruling.startsWith('R-32')))).toEqual([]);
  });

  it.each(counts)('plays games of %i to their ends', async (players) => {
    expect(await json('simulate', '--games', String(GAMES), '--players', String(players), '--pack', folder)).toMatchObject({ games: GAMES, finished: GAMES, errors: [] });
  });
});
