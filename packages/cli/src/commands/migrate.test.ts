// Tests of `dradis migrate`: what ships has nothing to do and touches nothing; a step of the test's own shows what steps do.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../main.js';
import { migratePacks, type Steps } from '../migrate/migrate-packs.js';
import { rememberingHost, tinyGame, writeTinyGame } from '../testing/tiny-game.js';

const CONTENT = fileURLToPath(new URL('../../../../content/', import.meta.url));

/** Language 2 of this test calls the leak a hole. */
const STEPS: Steps = {
  language: 2,
  codemods: [{ from: 1, title: 'a leak is called a hole', change: (files) => files.flatMap(({ path, text }) => [...text.matchAll(/leak/g)].map(({ index }) => ({ path, start: index, end: index + 4, text: 'hole' }))) }],
};

let folder = '';
beforeEach(() => {
  folder = tinyGame();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Every file with its bytes and when it was written. */
function everything(): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
  return Object.fromEntries(paths.map((path) => [path, `${statSync(join(folder, path)).mtimeMs} ${readFileSync(join(folder, path), 'utf8')}`]));
}

async function migrate(...args: string[]) {
  const host = rememberingHost(folder);
  return { code: await main(['migrate', ...args], host), ...host.written() };
}

async function withSteps(write: boolean, steps = STEPS) {
  const host = rememberingHost(folder);
  return { code: await migratePacks([], write, host, steps), ...host.written() };
}

describe('with the steps that ship', () => {
  it('says plainly that there is nothing to do, and changes no byte', async () => {
    const before = everything();
    for (const args of [[], ['--write']]) expect(await migrate(...args)).toEqual({ code: 0, out: '.: in language 1, the one of today; nothing to do\n', err: '' });
    expect(everything()).toEqual(before);
  });

  it('finds every shipped pack in the language of today', async () => {
    const host = rememberingHost(CONTENT);
    expect(await main(['migrate', '.'], host)).toBe(0);
    const lines = host.written().out.trim().split('\n');
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) expect(line).toMatch(/: in language 1, the one of today; nothing to do$/);
  });

  it('leaves a pack of a newer language alone', async () => {
    writeFileSync(join(folder, 'pack.yaml'), readFileSync(join(folder, 'pack.yaml'), 'utf8').replace('language: 1', 'language: 3'));
    const before = everything();
    expect(await migrate('--write')).toEqual({ code: 1, out: '', err: '.: in language 3, and this version of dradis knows 1; nothing was changed, use a newer version\n' });
    expect(everything()).toEqual(before);
  });

  it('says when a manifest names no language that can be one', async () => {
    writeFileSync(join(folder, 'pack.yaml'), readFileSync(join(folder, 'pack.yaml'), 'utf8').replace('language: 1', 'language: new'));
    expect(await migrate('--write')).toMatchObject({ code: 1, err: expect.stringContaining('does not say in which language') as unknown });
  });

  it('refuses a folder without a pack', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'dradis-empty-'));
    expect(await migrate(empty)).toMatchObject({ code: 2 });
    rmSync(empty, { recursive: true });
  });
});

describe('with a step', () => {
  it('first says what would change, and changes nothing', async () => {
    const before = everything();
    expect(await withSteps(false)).toEqual({
      code: 1,
      out: '.: can be brought from language 1 to 2\n  1 to 2: a leak is called a hole\n  would change pack.yaml\n  would change rules/rules.yaml\n  nothing was changed; --write does it\n',
      err: '',
    });
    expect(everything()).toEqual(before);
  });

  it('changes what the step says, once', async () => {
    const done = await withSteps(true);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toContain('  wrote rules/rules.yaml\n  next: dradis check and dradis test\n');
    expect(readFileSync(join(folder, 'rules', 'rules.yaml'), 'utf8')).toContain('either "hole"');
    expect(readFileSync(join(folder, 'pack.yaml'), 'utf8')).toContain('\nlanguage: 2\n');
    const after = everything();
    expect(await withSteps(true)).toEqual({ code: 0, out: '.: in language 2, the one of today; nothing to do\n', err: '' });
    expect(everything()).toEqual(after);
  });

  it('migrates each pack below a folder', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'dradis-several-'));
    for (const name of ['a', 'b']) writeTinyGame(join(parent, name));
    const host = rememberingHost(parent);
    expect(await migratePacks(['.'], true, host, STEPS)).toBe(0);
    for (const name of ['a', 'b']) expect(readFileSync(join(parent, name, 'pack.yaml'), 'utf8')).toContain('language: 2');
    rmSync(parent, { recursive: true });
  });
});
