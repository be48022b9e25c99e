// The README of every published package: it names the package, and its program prints what it says.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blocksOf } from '../testing/guide-blocks.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const published = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).flatMap((folder) => {
    const { name, private: kept } = JSON.parse(readFileSync(join(ROOT, parent, folder, 'package.json'), 'utf8')) as { name: string; private?: boolean };
    return kept === true ? [] : [{ name, page: readFileSync(join(ROOT, parent, folder, 'README.md'), 'utf8') }];
  }),
);

it.each(published)('$name says what it is, and that it is a fan project', ({ name, page }) => {
  expect(page).toMatch(new RegExp(`^# ${name}\n\n\\S`));
  expect(page).toContain('unofficial fan project');
});

describe('a program of a README prints what stands below it', () => {
  const programs = published.flatMap(({ name, page }) => {
    const [program, printed] = blocksOf(page);
    return program?.language === 'js' ? [{ name, program: program.text, printed: printed?.text }] : [];
  });

  it('of most packages', () => {
    expect(programs.length).toBeGreaterThanOrEqual(9);
  });

  it.each(programs)('$name', { timeout: 120_000 }, ({ program, printed }) => {
    // Inside the repository, where the packages are found by their names; built, as a reader has them.
    const cache = join(ROOT, 'node_modules', '.cache');
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'dradis-readme-'));
    try {
      writeFileSync(join(folder, 'program.mjs'), program);
      const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'program.mjs')], { encoding: 'utf8', timeout: 100_000 });
      expect([stdout, stderr]).toEqual([printed, '']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
