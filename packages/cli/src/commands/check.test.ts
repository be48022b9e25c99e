// Tests of `dradis check` on small packs in folders of their own.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function pack(...changes: (readonly [string, string])[]): string {
  const folder = tinyGame(...changes);
  folders.push(folder);
  return folder;
}

async function check(cwd: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(cwd);
  return { code: await main(['check', ...args], host), ...host.written() };
}

const BROKEN = ['nothing\n', 'nohting\n'] as const;

it('finds the pack around the current folder and says that it is sound', async () => {
  const folder = pack();
  expect(await check(join(folder, 'rules'))).toEqual({ code: 0, out: '..: 3 files, no mistakes\n', err: '' });
  expect(await check(folder)).toEqual({ code: 0, out: '.: 3 files, no mistakes\n', err: '' });
});

it('shows mistakes on standard error with paths from the current folder', async () => {
  const folder = pack(BROKEN);
  const name = basename(folder);
  const { code, out, err } = await check(dirname(folder), name);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(new RegExp(`^${name}/rules/rules\\.yaml:23:22 error D02\\d\\d `));
  expect(err).toContain(`\n${name}: 3 files, 1 error\n`);
});

it('reports on the files it is asked about only', async () => {
  const folder = pack(BROKEN);
  expect((await check(folder, 'board')).code).toBe(0);
  expect((await check(folder, 'rules/rules.yaml')).code).toBe(1);
  expect((await check(folder, 'board', 'rules')).code).toBe(1);
});

it('checks every pack below a folder', async () => {
  const folder = pack();
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'more', 'pack.yaml'), 'id: more\n');
  rmSync(join(folder, 'pack.yaml'));
  mkdirSync(join(folder, 'again'));
  writeFileSync(join(folder, 'again', 'pack.yaml'), 'id: again\n');
  const { code, err } = await check(folder, '.');
  expect(code).toBe(1);
  expect(err).toMatch(/^again: 1 file, \d+ errors\nmore: 1 file, \d+ errors\n$/m);
});

it('refuses a folder without a pack', async () => {
  const folder = pack();
  rmSync(join(folder, 'pack.yaml'));
  const { code, err } = await check(folder, 'rules');
  expect(code).toBe(2);
  expect(err).toContain("there is no pack at 'rules'");
});

it('gives JSON with counts, places and facts', async () => {
  const folder = pack(BROKEN);
  const { code, out, err } = await check(folder, '--format', 'json');
  expect(code).toBe(1);
  expect(err).toBe('');
  expect(JSON.parse(out)).toMatchObject({
    packs: [{ path: '.', id: null, hash: null, files: 3, counts: { dial: 1, side: 2, outcome: 2 } }],
    diagnostics: [{ severity: 'error', path: 'rules/rules.yaml', line: 23, column: 22 }],
    errors: 1,
    warnings: 0,
    notes: 0,
  });
  expect(JSON.parse((await check(pack(), '--format', 'json')).out)).toMatchObject({ packs: [{ id: 'tiny', title: 'Tiny', version: '1.0.0' }], diagnostics: [], errors: 0 });
});

it('gives workflow commands for GitHub', async () => {
  const { code, out } = await check(pack(BROKEN), '--format', 'github');
  expect(code).toBe(1);
  expect(out).toMatch(/^::error file=rules\/rules\.yaml,line=23,endLine=23,col=22,endColumn=28,title=D02\d\d::.+\n$/);
});

it('gives SARIF', async () => {
  const { code, out } = await check(pack(BROKEN), '--format', 'sarif');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'dradis', rules: [{ id: expect.stringMatching(/^D02/) as unknown }] } },
        results: [{ ruleIndex: 0, level: 'error', locations: [{ physicalLocation: { artifactLocation: { uri: 'rules/rules.yaml' }, region: { startLine: 23, startColumn: 22 } } }] }],
      },
    ],
  });
});

it('gives JUnit XML, in which only errors fail', async () => {
  const { code, out, err } = await check(pack(BROKEN), '--format', 'junit');
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="dradis check" tests="1" failures="1" errors="0" time="0">\n {2}<testsuite name="\." tests="1" failures="1" errors="0" skipped="0" time="0">\n {4}<testcase name="rules\/rules\.yaml" classname="\." file="rules\/rules\.yaml" time="0">\n {6}<failure type="D02\d\d" message="[^"]+">rules\/rules\.yaml:23:22 error /);
  expect((await check(pack(), '--format', 'junit')).out).toContain('<testsuites name="dradis check" tests="1" failures="0" errors="0" time="0">');
});

it('says the same again from what it kept, and looks anew when a file has changed', async () => {
  const folder = pack();
  const cache = join(folder, '.cache');
  const again = async (...args: string[]): Promise<string> => {
    const host = { ...rememberingHost(folder), cache };
    await main(['check', ...args], host);
    return host.written().out + host.written().err;
  };
  const first = await again();
  expect(first).toBe('.: 3 files, no mistakes\n');
  const [kept = ''] = readdirSync(join(cache, 'check'));
  writeFileSync(join(cache, 'check', kept), JSON.stringify({ code: 0, out: 'from the cache\n', err: '' }));
  expect(await again()).toBe('from the cache\n');
  expect(await again('--no-cache')).toBe(first);
  expect(await again('--format', 'json')).toContain('"diagnostics"');
  writeFileSync(join(cache, 'check', kept), 'not JSON');
  expect(await again()).toBe(first);
  writeFileSync(join(folder, 'board', 'things.yaml'), 'things: [{ id: x, kind: y }]\n');
  expect(await again()).toContain('error');
});

it('repairs what is misspelt when asked to, once and for all', async () => {
  const folder = pack(BROKEN);
  expect(await check(folder, '--fix')).toEqual({ code: 0, out: '.: 3 files, no mistakes\n', err: '' });
  const repaired = readFileSync(join(folder, 'rules', 'rules.yaml'), 'utf8');
  expect(repaired).not.toContain('nohting');
  expect((await check(folder, '--fix')).code).toBe(0);
  expect(readFileSync(join(folder, 'rules', 'rules.yaml'), 'utf8')).toBe(repaired);
});
