// The committed reference is what the declarations say; `UPDATE_GOLDEN=1` writes it anew.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const COMMITTED = join(ROOT, 'docs', 'reference');
let out = '';

const paths = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:md|svg)$/.test(path)).sort();
const page = (name: string): string => readFileSync(join(out, name), 'utf8');

describe('the reference', () => {
  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'dradis-docs-'));
    const host = rememberingHost(ROOT);
    expect(await main(['docs', '--pack', 'content/base', '--out', out], host), host.written().err).toBe(0);
    if (process.env['UPDATE_GOLDEN'] === '1') await main(['docs', '--pack', 'content/base', '--out', COMMITTED], rememberingHost(ROOT));
  }, 120_000);

  afterAll(() => {
    rmSync(out, { recursive: true });
  });

  it('is the committed one', () => {
    expect(paths(out)).toEqual(paths(COMMITTED));
    for (const path of paths(out)) expect(page(path), path).toBe(readFileSync(join(COMMITTED, path), 'utf8'));
  });

  it('links only to what is there', () => {
    for (const path of paths(out).filter((each) => each.endsWith('.md'))) {
      for (const [, target = ''] of page(path).matchAll(/\]\(([^)#]+)\)/g)) expect(paths(out), `${path} leads to`).toContain(target);
    }
  });

  it('has a diagram for every statement, a doc and an example for every verb and query, and what players read in both languages', () => {
    const phrases = page('phrases.md');
    const engine = phrases.slice(0, phrases.indexOf('## Procedures'));
    for (const entry of engine.split('\n### ').slice(1)) expect(entry, entry.split('\n')[0]).toMatch(/\n\n[A-Z][\s\S]*(?:For example|In `)/);
    expect(phrases).toMatch(/### lose-resource\n[\s\S]*?- en: Lose \d+ \w+\.\n- fr: Perdez \d+ \w+\./);
    expect(page('grammar.md').match(/!\[/g)?.length).toBeGreaterThan(30);
    expect(page('codes.md').match(/^## D\d{4}: /gm)?.length).toBeGreaterThan(90);
    for (const command of ['check', 'new card', 'test', 'docs']) expect(page('commands.md')).toContain(`## dradis ${command}\n`);
  });
});
