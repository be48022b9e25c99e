// The guides, followed to the letter: their commands are run and their files written, in an empty folder outside the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { basePack } from '@dradis/base-game';
import { createTable, loadPack, openTable } from '@dradis/engine';
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

/** What the compiler says of each of these programs, under NodeNext and as bundlers resolve. */
function problemsOf(programs: readonly string[], module: 'nodenext' | 'bundler'): string[][] {
  const how = module === 'nodenext' ? { module: ts.ModuleKind.NodeNext } : { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  return inCache((folder) => {
    const files = programs.map((text, index) => {
      const file = join(folder, `program-${index}.ts`);
      writeFileSync(file, text);
      return file;
    });
    const compiled = ts.createProgram(files, { ...how, strict: true, noEmit: true, target: ts.ScriptTarget.ES2023, types: [], skipLibCheck: true });
    return files.map((file) => ts.getPreEmitDiagnostics(compiled, compiled.getSourceFile(file)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')));
  });
}

it.each(['nodenext', 'bundler'] as const)('embedding.md handles every case of every union, and would not compile without any one of them: %s', { timeout: 60_000 }, (module) => {
  expect(everyCase?.language).toBe('ts');
  const text = everyCase?.text ?? '';
  // Where several share a line, each is taken out alone.
  const cases = [...text.matchAll(/case '([a-z-]+)': ?(?:return .*\n)?/g)];
  expect(cases.length).toBe(34);
  const [whole = [], ...without] = problemsOf([text, ...cases.map(({ 0: one, index }) => `${text.slice(0, index)}${text.slice(index + one.length)}`)], module);
  expect(whole).toEqual([]);
  expect(without.map((problems, index) => [cases[index]?.[1], problems])).toEqual(cases.map(([, name]) => [name, [expect.stringContaining("is not assignable to parameter of type 'never'")]]));
});

it('embedding.md says of each row of its table a member that is there', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/guides/embedding.md', import.meta.url)), 'utf8');
  const table = createTable(loadPack(basePack), { players: 3, seed: 'members' });
  const named = [...page.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)].flatMap(([, calls = '']) => [...calls.matchAll(/`(\w+)(?=[(`])/g)].map(([, name = '']) => name));
  expect(named).toEqual(expect.arrayContaining(['createTable', 'openTable', 'save', 'undo', 'noWayBack', 'whyNot', 'events', 'view', 'question', 'pending', 'answer', 'hash']));
  for (const name of named) expect([name, name in table || name === 'createTable' || name === 'openTable']).toEqual([name, true]);
});

it('a table opens with its first moves alone as it was then', () => {
  const pack = loadPack(basePack);
  const table = createTable(pack, { players: 3, seed: 'replay' });
  const hashes = [table.hash];
  for (let pending = table.pending(); pending.kind === 'asked' && hashes.length < 30; pending = table.pending()) {
    const { options, min, max } = table.question(pending.player) ?? { options: [], min: 0, max: 0 };
    table.answer(pending.player, { revision: pending.revision, choose: options.slice(0, Math.max(min, Math.min(1, max))).map(({ id }) => id) });
    hashes.push(table.hash);
  }
  const saved = table.save();
  for (const [count, hash] of hashes.entries()) expect(openTable(pack, { ...saved, moves: saved.moves.slice(0, count) }).hash).toBe(hash);
});
