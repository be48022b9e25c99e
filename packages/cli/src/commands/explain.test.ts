// Tests of `dradis explain`.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePack } from '@dradis/packs';
import { createSession } from '@dradis/session';
import { afterAll, describe, expect, it } from 'vitest';
import { readPackFolder } from '../files/pack-folder.js';
import { main } from '../main.js';
import { rememberingHost, tinyGame, writeTinyGame } from '../testing/tiny-game.js';

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

describe('a game that was saved with other rules', () => {
  const folder = tinyGame();
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  /** Saves a game in which the hull leaks in the second round. */
  function saved(): void {
    const { pack } = compilePack(readPackFolder(folder));
    if (pack === null) throw new Error('the pack has mistakes');
    const session = createSession({ pack, sources: {}, players: 2, seed: 'saved' });
    for (const option of ['wait', 'leak', 'wait']) {
      session.run({ until: 'decision', direction: 1 });
      const found = session.decision()?.options.find(({ label }) => label === option);
      if (found === undefined || session.answer([found.id]).reason === 'error') throw new Error(`'${option}' is not on offer`);
    }
    writeFileSync(join(folder, 'run.json'), JSON.stringify(session.save()));
  }
  const explained = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
    const host = rememberingHost(folder);
    return { code: await main(['explain', 'run.json', ...args], host), ...host.written() };
  };

  it('is explained to the end where every answer can be given again', async () => {
    saved();
    const before = await explained('--path', 'dials/hull/level');
    expect(before).toMatchObject({ code: 0, err: '' });
    expect(before.out).toContain('Hull fell from 3 to 2.');
    const { run } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { run: string };
    expect(before.out).toMatch(new RegExp(`^Run ${run}, seed saved\n`));
    writeTinyGame(folder, ['if round is 8', 'if round is 9']);
    const after = await explained('--path', 'dials/hull/level');
    const named = /^Run [0-9a-f]{16}/;
    expect(after.out).not.toContain(run);
    expect({ ...after, out: after.out.replace(named, '') }).toEqual({ code: 0, out: before.out.replace(named, ''), err: 'The rules have changed since this game was saved. Every answer could be given again, but what followed from them may be another.\n' });
  });

  it('is explained up to the answer that is no longer on offer', async () => {
    writeTinyGame(folder, ['or "wait": nothing', 'or "wait" if level of hull is less than 3: nothing']);
    const { code, err } = await explained();
    expect(code).toBe(0);
    expect(err).toContain('It was played again up to where it parts');
    const { last } = /played again .* step (?<last>\d+)/.exec(err)?.groups ?? {};
    expect(await explained('--step', '9999')).toMatchObject({ code: 2, err: expect.stringContaining(`can be played along for ${String(last)} steps`) as string });
  });

  it('is not opened with another pack', async () => {
    const { code, err } = await explained('--pack', join(folder, '..', '..', 'nowhere'));
    expect(code).toBe(2);
    expect(err).toContain('nowhere');
    const manifest = join(folder, 'pack.yaml');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('id: tiny', 'id: large'));
    expect(await explained()).toMatchObject({ code: 1, err: expect.stringContaining('name the pack it was played with by --pack') as string });
  });
});
