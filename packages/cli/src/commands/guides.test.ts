// The guides, followed to the letter: their commands are run and their files written, in an empty folder outside the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
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

/** Inside the repository, where the packages are found by their names; built, as a reader has them. */
function inCache<T>(use: (folder: string) => T): T {
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'dradis-embedding-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [whole, why, everyCase] = guideBlocks('embedding.md');

/** What a program of the guide prints. */
function printed(program: string): string {
  return inCache((folder) => {
    writeFileSync(join(folder, 'program.mjs'), program);
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'program.mjs')], { encoding: 'utf8', timeout: 100_000 });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  });
}

it('embedding.md plays a game to its end in at most thirty lines', () => {
  expect(whole?.language).toBe('js');
  expect(whole?.text.trim().split('\n').length).toBeLessThanOrEqual(30);
  expect(printed(whole?.text ?? '')).toMatch(/^\d{2,} decisions, ended with [a-z-]+\n$/);
});

it('embedding.md says why something is refused, and where a number comes from', () => {
  expect(printed(why?.text ?? '')).toMatch(/^refused: .+: \S.+\nnumber: \w+ is -?\d+: -?\d+ \S.*\n\d{3,} events for everybody to hear\n$/);
});

it('embedding.md handles every event, and would not compile without one', () => {
  expect(everyCase?.language).toBe('ts');
  const text = everyCase?.text ?? '';
  const problems = (program: string): string[] =>
    inCache((folder) => {
      const file = join(folder, 'program.ts');
      writeFileSync(file, program);
      const compiled = ts.createProgram([file], { strict: true, noEmit: true, module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: [], skipLibCheck: true });
      return ts.getPreEmitDiagnostics(compiled).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    });
  expect(problems(text)).toEqual([]);
  expect(problems(text.replace(/^ *case 'rolled'.*\n/m, ''))).toEqual([expect.stringContaining("is not assignable to parameter of type 'never'")]);
});
