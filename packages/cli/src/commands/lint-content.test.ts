// The promise that lint has no false alarm: of all shipped packs and of the cookbook it says nothing, as `dradis check` runs it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePack, lintResult, type PackFile } from '@dradis/packs';
import { describe, expect, it } from 'vitest';
import { readPackFolder } from '../files/pack-folder.js';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface Report {
  readonly packs: readonly { readonly id: string | null; readonly counts: Readonly<Record<string, number>> }[];
  readonly diagnostics: readonly { readonly code: string; readonly path: string; readonly line: number; readonly title: string }[];
}

it('says nothing of the base game, the variants and the examples', async () => {
  const host = rememberingHost(ROOT);
  await main(['check', 'content', '--format', 'json', '--no-cache'], host);
  const { packs, diagnostics } = JSON.parse(host.written().out) as Report;
  expect(packs.map(({ id }) => id)).not.toContain(null);
  expect(packs.length).toBeGreaterThanOrEqual(11);
  expect(diagnostics.map(({ code, path, line, title }) => `${path}:${line} ${code} ${title}`)).toEqual([]);
});

it('says nothing of the cookbook', () => {
  const base = readPackFolder(join(ROOT, 'content', 'base'));
  const files = [...readFileSync(join(ROOT, 'docs', 'cookbook.md'), 'utf8').matchAll(/^```yaml\n# (\S+\.yaml)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']): PackFile => ({ path, text }));
  const cards = files.filter(({ path }) => path.startsWith('cards/'));
  expect(cards.length).toBeGreaterThanOrEqual(30);
  const manifest = { path: 'pack.yaml', text: `id: cookbook\ntitle: Cookbook\nversion: 0.1.0\nlanguage: 1\nextends: [base]\ncounts: { destination: ${22 + cards.length} }\n` };
  const result = compilePack([manifest, ...cards], { packs: [base] });
  expect(result.pack).not.toBeNull();
  expect(lintResult(result).map(({ code, primary, title }) => `${primary.file.path} ${code} ${title}`)).toEqual([]);
});

describe('what lint finds', () => {
  const DOUBTFUL = ['set round to round + 1', 'let spare be 3\n        set round to round + 1'] as const;
  const LINE = 19;

  async function check(...args: string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
    const host = rememberingHost(tinyGame(DOUBTFUL));
    return { code: await main(['check', '--no-cache', ...args], host), ...host.written() };
  }

  it('is shown to people and fails nothing', async () => {
    const { code, out, err } = await check();
    expect(code).toBe(0);
    expect(err).toContain(`rules/rules.yaml:${LINE}:9 warning D0608 the name 'spare' is never used\n`);
    expect(out).toBe('.: 3 files, 1 warning\n');
  });

  it('is told in JSON', async () => {
    expect(JSON.parse((await check('--format', 'json')).out)).toMatchObject({ diagnostics: [{ code: 'D0608', severity: 'warning', line: LINE, column: 9 }], errors: 0, warnings: 1 });
  });

  it('is told to GitHub', async () => {
    expect((await check('--format', 'github')).out).toMatch(new RegExp(`^::warning file=rules/rules\\.yaml,line=${LINE},endLine=${LINE},col=9,endColumn=\\d+,title=D0608::`));
  });

  it('is told in SARIF', async () => {
    const run = { tool: { driver: { rules: [{ id: 'D0608' }] } }, results: [{ ruleId: 'D0608', level: 'warning', locations: [{ physicalLocation: { region: { startLine: LINE, startColumn: 9 } } }] }] };
    expect(JSON.parse((await check('--format', 'sarif')).out)).toMatchObject({ runs: [run] });
  });
});
