// What `dradis simulate` says when something is in the way: files that cannot be written, packs that cannot be compared, games that fail.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame();
const ofOthers = tinyGame(['id: tiny', 'id: other'], ['title: Tiny', 'title: Other'], [', side: crew }', ', side: ghosts }'], [', side: sea }', ', side: storm }'], ['{ id: crew,', '{ id: ghosts,'], ['{ id: sea,', '{ id: storm,']);
const half = tinyGame(['title: Tiny', 'title: Half'], [', side: sea }', ', side: storm }'], ['{ id: sea,', '{ id: storm,']);
const endless = tinyGame(['if round is 8', 'if round is 88'], ['either "leak": set level of hull to level of hull - 1', 'either "leak": nothing']);
const scratch = mkdtempSync(join(tmpdir(), 'dradis-mistakes-'));
const file = join(scratch, 'file');
writeFileSync(file, 'here before');
afterAll(() => {
  for (const each of [folder, ofOthers, half, endless, scratch]) rmSync(each, { recursive: true });
});

const GAMES = ['--games', '30', '--players', '2', '--seed', 'm'];

/** Runs the command; `meanwhile` happens when the first line of progress is written. */
async function simulate(args: readonly string[], { cache = join(scratch, 'cache'), meanwhile }: { readonly cache?: string; readonly meanwhile?: () => void } = {}) {
  const host = rememberingHost(folder);
  let waiting = meanwhile;
  const err = (text: string): void => {
    if (!/^\r/.test(text)) host.err(text);
    waiting?.();
    waiting = undefined;
  };
  const code = await main(['simulate', ...args], { ...host, err, cache, terminal: meanwhile !== undefined });
  return { code, ...host.written() };
}

async function refused(args: readonly string[], err: string): Promise<void> {
  expect(await simulate(args)).toEqual({ code: 2, out: '', err: `dradis: ${err}\n` });
}

it.each<[name: string, args: readonly string[], err: string]>([
  ['a page below a file', ['--report', join(file, 'page.html')], `nothing can be written to ${join(file, 'page.html')}: not a directory; name another file with --report`],
  ['a page in a folder that cannot be made', ['--report', join(file, 'a', 'page.html')], `nothing can be written to ${join(file, 'a', 'page.html')}: not a directory; name another file with --report`],
  ['games below a file', ['--keep', join(file, 'games')], `nothing can be written to ${join(file, 'games')}: not a directory; name another file with --keep`],
  ['one pack to compare', ['--ab', folder], '--ab takes two packs, A and B, not 1: --ab FOLDER FOLDER'],
  ['packs without a side in common', ['--ab', folder, ofOthers], 'Tiny and Other have no side in common, so no wins can be compared: A has sea, crew, B has storm, ghosts. --ab is for two versions of one pack'],
])('refuses %s before the first game', async (_, args, err) => { await refused([...GAMES, ...args], err); });

it('compares the wins of a side that both packs have', async () => {
  const { code, out } = await simulate([...GAMES, '--ab', folder, half, '--format', 'json']);
  expect([code, (JSON.parse(out) as { side: string }).side]).toEqual([0, 'crew']);
});

it('leaves a page that is there as it is when the games are not played', async () => {
  const page = join(scratch, 'page.html');
  writeFileSync(page, 'of yesterday');
  expect((await simulate([...GAMES, '--report', page, '--resume'])).err).toMatch(/^dradis: nothing was kept of these games in .*: they came to their end, were never begun, or were begun with other options; leave --resume out to begin\n$/);
  expect(readFileSync(page, 'utf8')).toBe('of yesterday');
});

it.each([['one pack', []], ['two packs', ['--ab', folder, half]]])('says the figures of %s when the page cannot be written in the end, and keeps the games', async (_, packs) => {
  const page = join(mkdtempSync(join(scratch, 'late-')), 'page.html');
  const first = await simulate([...GAMES, ...packs, '--report', page], { meanwhile: () => { mkdirSync(page); } });
  expect(first.code).toBe(1);
  expect(first.out).toMatch(/^30 (?:pairs of )?games/);
  expect(first.err).toBe(`the page could not be written to ${page}: illegal operation on a directory; the games are kept: the same command with --resume writes it without playing them again\n`);
  rmSync(page, { recursive: true });
  expect((await simulate([...GAMES, ...packs, '--report', page, '--resume'])).code).toBe(0);
  expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/);
});

it('plays on without a cache that can be written, and says so', async () => {
  const { code, out, err } = await simulate(GAMES, { cache: file });
  expect([code, out.startsWith('30 games, 30 finished')]).toEqual([0, true]);
  expect(err).toMatch(/^games cannot be kept in .*: (?:not a directory|file already exists); if it is interrupted they are lost\. --keep FILE keeps them elsewhere\n$/);
  expect(readFileSync(file, 'utf8')).toBe('here before');
});

it('stops when no more can be kept', async () => {
  const kept = join(scratch, 'gone.jsonl');
  const stopped = await simulate([...GAMES, '--keep', kept], { meanwhile: () => { rmSync(kept); mkdirSync(kept); } });
  expect(stopped).toEqual({ code: 2, out: '', err: `dradis: no more games can be kept in ${kept}: illegal operation on a directory; what is there stays. Make it possible to write there, then go on with the same command and --resume\n` });
});

it('says that kept games lack the counts that a page needs', async () => {
  const kept = join(scratch, 'uncounted.jsonl');
  await simulate([...GAMES, '--keep', kept]);
  await refused([...GAMES, '--keep', kept, '--resume', '--stats'], `${kept} holds games of other settings: nothing was counted in the games, which --stats, --report and --format csv need; go on with what it was begun with, or name another file with --keep`);
  await refused([...GAMES, '--keep', kept, '--resume', '--switch', 'none'], "Tiny has no switch 'none'; it has none");
});

it('tells which games of a comparison failed, and why, here and on the page', async () => {
  const page = join(scratch, 'failed.html');
  const { code, out, err } = await simulate(['--games', '12', '--players', '2', '--ab', folder, endless, '--report', page]);
  expect(code).toBe(1);
  expect(out).toMatch(/^0 pairs of games on the same seeds/);
  const lines = err.split('\n');
  expect(lines[0]).toBe('12 of the games failed; their pairs count in no figure');
  expect(lines[1]).toMatch(/^ {2}B game 0 \(seed 1\/0\): ./);
  expect(lines.at(-2)).toBe('  and 2 more of B');
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('No game of both came to its end, so nothing can be compared.');
  expect(html).toMatch(/12 games could not be played to the end; their pairs count in no figure\.<ul><li>12 times: [^<]+ \(the first with seed 1\/0\)<\/li>/);
});

it('speaks of one game as of one', async () => {
  expect((await simulate(['--games', '1', '--players', '2'])).out).toMatch(/^1 game, 1 finished, 0 failed\n/);
  expect((await simulate(['--games', '1', '--players', '2', '--ab', folder, half])).out).toMatch(/^1 pair of games on the same seeds/);
});
