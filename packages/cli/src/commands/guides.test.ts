// The guides, followed to the letter: their commands are run and their files written, in an empty folder outside the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { main } from '../main.js';
import { guideBlocks, wordsOf } from '../testing/guide-blocks.js';
import { rememberingHost } from '../testing/tiny-game.js';

it('first-card.md ends in a tested card', { timeout: 240_000 }, async () => {
  const start = mkdtempSync(join(tmpdir(), 'dradis-guide-'));
  let cwd = start;
  const ran: { line: string; out: string }[] = [];
  try {
    for (const { language, text } of guideBlocks('first-card.md')) {
      if (language === 'yaml') {
        const path = /^# (\S+\.yaml)\n/.exec(text)?.[1] ?? '';
        expect({ path, exists: existsSync(join(cwd, path)) }).toEqual({ path: expect.stringMatching(/\.yaml$/) as unknown, exists: true });
        writeFileSync(join(cwd, path), text);
        continue;
      }
      expect(language).toBe('sh');
      for (const line of text.trim().split('\n')) {
        const [program, ...args] = wordsOf(line);
        if (program === 'cd') {
          cwd = join(cwd, args[0] ?? '');
          continue;
        }
        expect(program).toBe('dradis');
        const host = rememberingHost(cwd);
        const code = await main(args, host);
        const { out, err } = host.written();
        expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
        ran.push({ line, out });
      }
    }
  } finally {
    rmSync(start, { recursive: true });
  }
  const of = (command: string): string[] => ran.filter(({ line }) => line.startsWith(`dradis ${command}`)).map(({ out }) => out);
  expect(of('check')).toHaveLength(3);
  const [derived = '', own = ''] = of('test');
  expect(derived).toContain('3 passed, 0 failed');
  expect(own).toContain('3 passed, 0 failed');
  for (const out of [derived, own]) expect(out).toContain('Coverage: 100.0 %');
  expect(of('simulate')[0]).toContain('20 games, 20 finished, 0 failed');
});

it('embedding.md plays a game to its end in at most thirty lines', { timeout: 60_000 }, () => {
  const [program] = guideBlocks('embedding.md');
  expect(program?.language).toBe('js');
  expect(program?.text.trim().split('\n').length).toBeLessThanOrEqual(30);
  // Inside the repository, where the packages are found by their names; built, as a reader has them.
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'dradis-embedding-'));
  try {
    writeFileSync(join(folder, 'program.mjs'), program?.text ?? '');
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'program.mjs')], { encoding: 'utf8', timeout: 50_000 });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\d{2,} decisions, ended with [a-z-]+\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
