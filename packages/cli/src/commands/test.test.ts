// Tests of `dradis test` on a small pack in a folder of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../main.js';

const FILES: Record<string, string> = {
  'pack.yaml': 'id: tiny\ntitle: Tiny\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 1, max: 2 }\nstart: begin\nordering: captain\n',
  'rules/rules.yaml': `
kinds:
  - { id: dial }
  - { id: hero }
attributes:
  - { id: level, of: dial, type: number, starts: 5 }
  - { id: hero, of: player, type: hero }
variables:
  - { id: captain, type: player }
procedures:
  - { id: begin, phrase: begin, does: set captain to captain }
  - { id: seat, phrase: "{p:player} plays {h:hero}", does: set hero of p to h }
  - id: lose
    phrase: "lose {n:number} {d:dial}"
    does: |
      if level of d is 0: stop
      set level of d to level of d - n
`,
  'board/things.yaml': 'things:\n  - { id: hull, kind: dial }\n  - { id: anna, kind: hero }\n',
  'scenarios/position.yaml': 'default position:\n  cast: [anna]\n  players: 1\n  seat: "{player} plays {character}"\n  do: set captain to player-1\n',
  'scenarios/good.yaml': '- { scenario: Loses one, when: lose 1 hull, changes: { hull: -1 } }\n',
  'scenarios/bad.yaml': '- { scenario: Loses two, when: lose 1 hull, changes: { hull: -2 } }\n',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dradis-test-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await main(['test', ...args], { cwd: folder, out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

test('says what failed, and counts in the last line', async () => {
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toContain('FAILED Loses two\n  at scenarios/bad.yaml:1:15');
  expect(out).toContain('expected: hull changes by -2');
  expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
});

test('runs the files it is given, or those a text names', async () => {
  expect(await run('scenarios/good.yaml')).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
  expect(await run('--filter', 'loses ONE')).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
});

test('shows coverage also when scenarios fail', async () => {
  const { code, out } = await run('--coverage');
  expect(code).toBe(1);
  expect(out).toMatch(/rules\/rules\.yaml: \d/);
  expect(out).toContain('never carried out');
});

test('speaks JSON', async () => {
  const { out } = await run('--format', 'json', '--coverage');
  const json = JSON.parse(out) as { passed: number; failed: number; packs: { path: string; scenarios: { title: string; passed: boolean }[]; coverage: unknown }[] };
  expect(json).toMatchObject({ passed: 1, failed: 1 });
  expect(json.packs[0]?.scenarios.map(({ title, passed }) => [title, passed])).toEqual([['Loses two', false], ['Loses one', true]]);
  expect(json.packs[0]?.coverage).not.toBeNull();
});

test('refuses what means no scenario', async () => {
  expect(await run('--filter', 'xyzzy')).toMatchObject({ code: 2, err: 'dradis: no scenario is meant by --filter xyzzy\n' });
  expect(await run('nowhere')).toMatchObject({ code: 2 });
  expect(await run('--format', 'xml')).toMatchObject({ code: 2 });
});

test('a pack with mistakes fails every scenario', async () => {
  const path = join(folder, 'rules/more.yaml');
  writeFileSync(path, 'procedures:\n  - { id: odd, phrase: be odd, does: loose 1 hull }\n');
  const { code, out } = await run();
  rmSync(path);
  expect(code).toBe(1);
  expect(out).toMatch(/rules\/more\.yaml:2:\d+ error D02/);
  expect(out.trimEnd().split('\n').at(-1)).toBe('0 passed, 2 failed');
});

test('stands switches as it is told, where a scenario does not say', async () => {
  const pack = join(folder, 'switched');
  const manifest = `${FILES['pack.yaml']}switches:\n  - { id: thick-hull, title: Thick hull, doc: Nothing is lost. }\n`;
  const rules = FILES['rules/rules.yaml']?.replace('if level of d is 0: stop', 'if thick hull: stop') ?? '';
  const more = '- { scenario: Loses none, given: { switches: { thick-hull: true } }, when: lose 1 hull, changes: {} }\n';
  for (const [path, text] of Object.entries({ ...FILES, 'pack.yaml': manifest, 'rules/rules.yaml': rules, 'scenarios/bad.yaml': more })) {
    mkdirSync(dirname(join(pack, path)), { recursive: true });
    writeFileSync(join(pack, path), text);
  }
  expect((await run('switched')).out).toBe('2 passed, 0 failed\n');
  const { code, out } = await run('switched', '--switch', 'thick-hull');
  expect([code, out.match(/FAILED .*/g), out.trimEnd().split('\n').at(-1)]).toEqual([1, ['FAILED Loses one'], '1 passed, 1 failed']);
  expect((await run('switched', '--switch', 'thick-hull', '--switch', 'thick-hull=false')).code).toBe(0);
  expect(await run('switched', '--switch', 'thin-hull')).toMatchObject({ code: 2, err: "dradis: Tiny has no switch 'thin-hull'; did you mean 'thick-hull'?\n" });
  rmSync(pack, { recursive: true });
});
