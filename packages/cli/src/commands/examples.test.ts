// The promise that the example packs work where their readers will work: inside a copy of the folder, outside the repository.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

const EXAMPLES = fileURLToPath(new URL('../../../../content/examples/', import.meta.url));
/** The packs and how many scenarios each has at least: one that lost its scenarios must not look sound. */
const PACKS: Readonly<Record<string, number>> = { 'house-rule': 5, 'new-crisis': 4, 'new-damage-token': 4, 'new-destination': 7, 'new-location': 4, 'small-expansion': 12 };
/** `npm run try-guide` plays a hundred of each. */
const GAMES = 20;

let copies = '';

beforeAll(() => {
  copies = mkdtempSync(join(tmpdir(), 'dradis-examples-'));
});

afterAll(() => {
  rmSync(copies, { recursive: true });
});

async function run(cwd: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(cwd);
  return { code: await main(args, host), ...host.written() };
}

it('are all known here', () => {
  const folders = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(PACKS));
});

describe.each(Object.entries(PACKS))('%s', (id, scenarios) => {
  // A folder of its own, so that the examples are not beside one another: each needs the shipped base game alone.
  const copy = (): string => {
    const folder = join(copies, id, 'copy');
    cpSync(join(EXAMPLES, id), folder, { recursive: true });
    return folder;
  };

  it('has no mistakes', async () => {
    expect(await run(copy(), 'check')).toEqual({ code: 0, out: expect.stringMatching(/^\.: \d+ files, no mistakes\n$/) as unknown, err: '' });
  });

  it('has scenarios that pass and carry out every statement', async () => {
    const { code, out } = await run(copy(), 'test', '--coverage', '--format', 'json');
    const report = JSON.parse(out) as { passed: number; failed: number; packs: { coverage: { statements: { executed: number; total: number } } }[] };
    expect({ code, failed: report.failed }).toEqual({ code: 0, failed: 0 });
    expect(report.passed).toBeGreaterThanOrEqual(scenarios);
    const statements = report.packs[0]?.coverage.statements;
    expect(statements?.total).toBeGreaterThan(0);
    expect(statements?.executed).toBe(statements?.total);
  });

  it('plays games to their ends', async () => {
    const { code, out } = await run(copy(), 'simulate', '--games', String(GAMES), '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: GAMES, finished: GAMES, errors: [] });
  });
});
