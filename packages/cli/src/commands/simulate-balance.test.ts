// Tests of what `dradis simulate` says of balance, keeps and compares, on a tiny pack.
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { main } from '../main.js';
import { guideBlocks, wordsOf } from '../testing/guide-blocks.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame();
const same = tinyGame();
const harder = tinyGame(['type: number, starts: 3', 'type: number, starts: 1']);
const cache = mkdtempSync(join(tmpdir(), 'dradis-kept-'));
afterAll(() => {
  for (const each of [folder, same, harder, cache]) rmSync(each, { recursive: true });
});

const GAMES = ['--games', '60', '--players', '2', '--seed', 'k'];

/** Runs the command; after `stopAfter` lines of progress, of which the first says that it has begun, the person ends it. */
async function simulate(args: readonly string[], stopAfter?: number) {
  const host = rememberingHost(folder);
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => { stop = resolve; });
  let lines = 0;
  const err = (text: string): void => {
    host.err(text);
    lines += 1;
    if (lines === stopAfter) stop();
  };
  const code = await main(['simulate', ...args], { ...host, err, cache, terminal: stopAfter !== undefined, stopped: () => stopped });
  return { code, ...host.written() };
}

const hashOf = (out: string): unknown => (JSON.parse(out) as { hash: unknown }).hash;

it.each([['a file', ['--keep', join(cache, 'chunks.jsonl')]], ['the cache', []]])('interrupted and resumed from %s it gives the hash of a run in one piece', async (_, keep) => {
  const whole = await simulate([...GAMES, '--format', 'json', '--stats']);
  const stopped = await simulate([...GAMES, ...keep, '--format', 'json', '--stats'], 2);
  expect([stopped.code, stopped.out]).toEqual([1, '']);
  expect(stopped.err).toMatch(/stopped after [1-5]0 of 60 games; they are kept in .*\ngo on with: dradis simulate --games 60 .* --resume\n/);
  const path = /kept in (.*\.jsonl)/.exec(stopped.err)?.[1] ?? '';
  const kept = readFileSync(path, 'utf8').trim().split('\n').length;
  appendFileSync(path, '{"from":50,"ga');
  const resumed = await simulate([...GAMES, ...keep, '--resume', '--format', 'json', '--stats']);
  expect([resumed.code, resumed.err]).toEqual([0, '']);
  expect(kept).toBeGreaterThan(1);
  const { cpuSeconds: _a, gamesPerSecond: _b, ...report } = JSON.parse(resumed.out) as Record<string, unknown>;
  expect(JSON.parse(whole.out)).toMatchObject(report);
  expect(hashOf(resumed.out)).toBe(hashOf(whole.out));
});

it('does not go on with games of other settings, with broken lines, or with nothing', async () => {
  const path = join(cache, 'other.jsonl');
  expect(await simulate([...GAMES, '--keep', path, '--resume'])).toMatchObject({ code: 2, err: expect.stringContaining('nothing was kept of these games in') as unknown });
  await simulate([...GAMES, '--keep', path]);
  const begun = readFileSync(path, 'utf8');
  for (const [from, to, words] of [
    [/"engine":"[^"]*"/, '"engine":"0.0.9"', 'was played by the engine 0.0.9, and this is'],
    [/"packs":\["[^"]*"\]/, '"packs":["0"]', 'holds games of another pack: ["0"], not'],
    [/"version":3/, '"version":2', 'is of version 2 of the format, and this is 3'],
    [/"format":"dradis-chunks"/, '"format":"chunks"', 'is no file of kept games'],
  ] as const) {
    writeFileSync(path, begun.replace(from, to));
    expect((await simulate([...GAMES, '--keep', path, '--resume'])).err).toContain(words);
  }
  writeFileSync(path, begun);
  const kept = readFileSync(path, 'utf8');
  expect(await simulate([...GAMES, '--keep', path])).toMatchObject({ code: 2, err: expect.stringContaining('go on with it by --resume') as unknown });
  expect(readFileSync(path, 'utf8')).toBe(kept);
  expect(await simulate([...GAMES, '--keep', path, '--resume', '--seed', 'other'])).toMatchObject({ code: 2, err: expect.stringContaining('holds games of other settings: seed was "k", and is "other"') as unknown });
  const text = readFileSync(path, 'utf8');
  appendFileSync(path, '{"from":0}\n');
  expect((await simulate([...GAMES, '--keep', path, '--resume'])).err).toContain('line 8 of');
  writeFileSync(path, `${text}${text.split('\n')[1] ?? ''}\n`);
  expect((await simulate([...GAMES, '--keep', path, '--resume'])).err).toContain('holds game 0 twice');
});

interface Compared {
  winRate: { value: number; low: number; high: number };
  values: Record<string, { value: number; low: number; high: number }>;
  pairs: number;
}

it('finds a planted difference, and none between equal packs', async () => {
  const planted = JSON.parse((await simulate(['--ab', folder, harder, ...GAMES, '--format', 'json'])).out) as Compared;
  expect(planted.pairs).toBe(60);
  // The side of the pack's first outcome is the sea; it wins more often when the hull begins lower.
  expect(planted.winRate.low).toBeGreaterThan(0);
  expect(planted.values['level of hull']!.high).toBeLessThan(0);
  const equal = await simulate(['--ab', folder, same, ...GAMES]);
  expect(equal.out).toContain('B less A: 0.00 points');
  const differences = equal.out.split('\n').filter((line) => line.includes(' to ')).slice(2);
  expect(differences.length).toBeGreaterThan(3);
  for (const line of differences) expect(line).toMatch(/, no difference found$/);
  expect(equal.out).toMatch(/\n {2}Hull: ([\d.]+) to \1, 0\.00 \(0\.00 to 0\.00\), no difference found\n/);
  expect((await simulate(['--ab', folder, harder, ...GAMES])).out).toMatch(/\n {2}Hull: [\d.]+ to [\d.]+, -[\d.]+ \(-[\d.]+ to -[\d.]+\)\n/);
  expect((await simulate(['--ab', folder, harder, ...GAMES])).out).toMatch(/B less A: \+[\d.]+ points \(\+[\d.]+ to \+[\d.]+\)\n/);
  expect((await simulate(['--ab', folder, ...GAMES])).code).toBe(2);
});

it('says before the first game that it could not say in the end what came of it', async () => {
  const sideless = tinyGame(['{ id: outcome, fields: { side: side } }', '{ id: outcome }'], [', side: sea', ''], [', side: crew', '']);
  try {
    const begun = async (args: readonly string[]) => simulate([...GAMES, ...args], Number.POSITIVE_INFINITY);
    expect(await begun(['--report', cache])).toEqual({ code: 2, out: '', err: expect.stringMatching(/^dradis: .* is a folder; name a file for the page\n$/) as unknown });
    expect(await begun(['--keep', cache])).toEqual({ code: 2, out: '', err: expect.stringMatching(/^dradis: .* is a folder; name a file for the games\n$/) as unknown });
    for (const args of [['--stats'], ['--format', 'csv'], ['--report', join(cache, 'none.html')]]) {
      expect(await begun(['--pack', sideless, ...args])).toEqual({ code: 2, out: '', err: 'dradis: Tiny names no side that wins with an outcome, so there are no statistics\n' });
    }
    const page = join(cache, 'new', 'folders', 'page.html');
    expect((await begun(['--report', page])).code).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('Balance of Tiny');
  } finally {
    rmSync(sideless, { recursive: true });
  }
});

it('hears Ctrl+C after one game where a game takes long', async () => {
  const stopped = await simulate(['--games', '6', '--players', '2', '--bots', 'monte-carlo', '--keep', join(cache, 'slow.jsonl')], 2);
  expect(stopped).toMatchObject({ code: 1, err: expect.stringContaining('stopped after 1 of 6 games') as unknown });
});

it('writes figures as CSV, and one page that takes nothing from elsewhere', async () => {
  const page = join(cache, 'page.html');
  const { code, out } = await simulate([...GAMES, '--format', 'csv', '--report', page]);
  expect(code).toBe(0);
  const rows = out.trimEnd().split('\r\n');
  expect(rows[0]).toBe('table,key,measure,value,low,high');
  expect(rows).toContain('simulation,,games,60,,');
  expect(rows.filter((row) => row.startsWith('values,level of hull,')).reduce((sum, row) => sum + Number(row.split(',')[3]), 0)).toBe(60);
  const html = readFileSync(page, 'utf8');
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(/<link|src=|href=|url\(|https?:/);
  expect(html).toContain('light-dark(');
  expect(html).toContain('role="img" aria-label="Hull:');
  expect(html).toContain('<th scope="row">The boat sank</th>');
  // The tiny game counts its turns: a curve, with its figures, and rows of the table for each.
  expect(html).toContain('role="img" aria-label="Hull by turn: 3 on average as turn 1 began');
  expect(rows).toContain('course,level of hull,mean at turn 1,3,,');
  expect(rows).toContain('course,level of hull,games at turn 1,60,,');
  // The policy lets the one script run, and nothing else.
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(html.split('<script').length).toBe(2);
  expect(html).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(() => new Script(script)).not.toThrow();
});

it('keeps, resumes and draws a comparison', async () => {
  const [kept, page] = [join(cache, 'ab.jsonl'), join(cache, 'ab.html')];
  const ab = ['--ab', folder, harder, ...GAMES, '--format', 'json'];
  const whole = await simulate(ab);
  const stopped = await simulate([...ab, '--keep', kept], 2);
  expect(stopped).toMatchObject({ code: 1, out: '' });
  expect(stopped.err).toContain(`go on with: dradis simulate --ab ${folder} ${harder} --games 60 --players 2 --seed k --format json --keep ${kept} --resume\n`);
  expect(stopped.err).toMatch(/stopped after [1-5]0 of 120 games/);
  expect((await simulate(['--ab', harder, folder, ...GAMES, '--keep', kept, '--resume'])).err).toContain('holds games of another pack');
  expect((await simulate([...ab, '--keep', kept, '--resume'])).out).toBe(whole.out);
  // All of A and a part of B, as when it was interrupted later.
  writeFileSync(kept, readFileSync(kept, 'utf8').split('\n').slice(0, 9).join('\n').concat('\n'));
  const resumed = await simulate([...ab, '--keep', kept, '--resume', '--report', page]);
  expect([resumed.code, resumed.err, JSON.parse(resumed.out)]).toEqual([0, '', JSON.parse(whole.out)]);
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('Games won by Sea: more with B than with A.');
  expect(html).toMatch(/<td>Hull<\/td><td>[\d.]+<\/td><td>[\d.]+<\/td><td data-key="-[\d.]+" class="down-text">−/);
  // Both curves in one plot, told apart by more than colour, in words too.
  expect(html).toMatch(/role="img" aria-label="Hull by turn\. A: 3 on average as turn 1 began, [\d.]+ as turn \d began\. B: 1 on average as turn 1 began, [\d.]+ as turn \d began\. A difference was found at turn 1[^"]*\."/);
  expect(html).toContain('line with dots');
  expect(html).toContain('dashes with squares');
  expect(html).toMatch(/<polyline class="course a" [^>]*><circle class="sign a"/);
  expect(html).toMatch(/<polyline class="course b" [^>]*><rect class="sign b"/);
  expect(html).toContain('<tr><th scope="row">1</th><td>60</td><td>3.00 (3 to 3)</td><td>60</td><td>1.00 (1 to 1)</td><td class="down-text">−2.00 (−2.00 to −2.00)</td></tr>');
  expect(html).not.toMatch(/<link|src=|href=|url\(|https?:/);
});

it('says the same of a comparison by turn in JSON and CSV', async () => {
  const ab = ['--ab', folder, harder, ...GAMES];
  const { course } = JSON.parse((await simulate([...ab, '--format', 'json'])).out) as { course: Record<string, { turn: number; a?: { games: number; mean: number }; b?: { games: number; mean: number }; difference?: { value: number; low: number; high: number } }[]> };
  const rows = (await simulate([...ab, '--format', 'csv'])).out.trimEnd().split('\r\n').filter((row) => row.startsWith('course-'));
  const expected = Object.entries(course).flatMap(([dial, turns]) => turns.flatMap(({ turn, a, b, difference }) => [
    ...(a === undefined ? [] : [`course-a,${dial},mean at turn ${turn},${a.mean},,`, `course-a,${dial},games at turn ${turn},${a.games},,`]),
    ...(b === undefined ? [] : [`course-b,${dial},mean at turn ${turn},${b.mean},,`, `course-b,${dial},games at turn ${turn},${b.games},,`]),
    ...(difference === undefined ? [] : [`course-difference,${dial},mean at turn ${turn},${difference.value},${difference.low},${difference.high}`]),
  ]));
  expect(rows).toEqual(expected);
  expect(course['level of hull']?.[0]).toEqual({ turn: 1, a: { games: 60, mean: 3, lower: 3, upper: 3 }, b: { games: 60, mean: 1, lower: 1, upper: 1 }, difference: { value: -2, low: -2, high: -2 } });
  const alone = JSON.parse((await simulate([...GAMES, '--stats', '--format', 'json'])).out) as { statistics: { course: Record<string, object[]> } };
  expect(course['level of hull']?.flatMap(({ turn, a }) => (a === undefined ? [] : [{ turn, ...a }]))).toEqual(alone.statistics.course['level of hull']);
});

/** The commands of the guide, with a quarter of its games: what they say is the same, with wider intervals. */
const played = (args: readonly string[]): string[] => args.map((word, at) => (args[at - 1] === '--games' ? String(Number(word) / 4) : word));

it('balance.md says what happens', { timeout: 240_000 }, async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'dradis-balance-'));
  const base = fileURLToPath(new URL('../../../../content/base', import.meta.url));
  const outs: string[] = [];
  try {
    for (const { text } of guideBlocks('balance.md')) {
      for (const line of text.trim().split('\n')) {
        const [command = '', file] = line.split(' > ');
        const [program, ...args] = wordsOf(command);
        expect(program).toBe('dradis');
        const host = rememberingHost(cwd);
        const code = await main(played(args).map((word) => (word === 'PACK' ? base : word)), host);
        const { out, err } = host.written();
        expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
        if (file !== undefined) writeFileSync(join(cwd, file), out);
        outs.push(out);
      }
    }
    expect(readFileSync(join(cwd, 'balance.html'), 'utf8')).toContain('Balance of Base game');
  } finally {
    rmSync(cwd, { recursive: true });
  }
  const [, csv = '', json = '', , ab = '', , resumed = '', , bench = ''] = outs;
  expect(csv).toContain('table,key,measure,value,low,high');
  expect(Object.keys((JSON.parse(json) as { statistics: object }).statistics)).toEqual(['side', 'winRate', 'endings', 'checksPassed', 'values', 'course', 'cards']);
  expect(ab).toContain('10 pairs of games');
  expect(ab).toContain('B less A: 0.00 points');
  expect(resumed).toContain('20 games, 20 finished');
  expect(bench).toContain('Against before.json: every count is the same');
});
