// `dradis replay` on the games kept with the base game.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDER = 'content/base/recorded';
// Two of them: that all play as recorded is tested where replays are; here it is the command that counts.
const files = ['kobol-reached-by-auto-jump', 'galactica-overrun'].map((ending) => {
  const file = readdirSync(join(ROOT, FOLDER)).find((name) => name.startsWith(ending));
  if (file === undefined) throw new Error(`no game is kept for ${ending}: run "npm run record"`);
  return `${FOLDER}/${file}`;
});
const last = files[1] ?? '';

async function replay(...args: string[]) {
  const host = rememberingHost(ROOT, []);
  const code = await main(['replay', ...args], host);
  return { code, ...host.written() };
}

const answersIn = (file: string): number => (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { answers: unknown[] }).answers.length;

it.each(files)('replays %s', async (file) => {
  const { code, out } = await replay(file);
  expect(out.split('\n')[0]).toMatch(new RegExp(`^${file}: run [0-9a-f]{16}, seed `));
  expect(out.slice(out.indexOf('\n') + 1)).toBe(`${file}: ${answersIn(file)} of ${answersIn(file)} answers replayed, every state as recorded\n`);
  expect(code).toBe(0);
});

it('stops after so many answers and shows the table there', async () => {
  const { code, out } = await replay(last, '--to', '30');
  expect(code).toBe(0);
  expect(out).toMatch(/^[^\n]*Fuel \d+/m);
  expect(out).toContain(`${last}: 30 of ${answersIn(last)} answers replayed`);
});

it('writes the game as a seat saw it, without what it may not know', async () => {
  const { code, out } = await replay(last, '--seen-by', 'player-2');
  expect(code).toBe(0);
  const story = JSON.parse(out) as { seat: string; events: { type: string }[]; after: { outcome: string } };
  expect(story.seat).toBe('player-2');
  expect(story.events.at(-1)?.type).toBe('ended');
  expect(story.after.outcome).toBe('galactica-overrun');
  const { seed } = JSON.parse(readFileSync(join(ROOT, last), 'utf8')) as { seed: string };
  expect(out).not.toContain(`"${seed}"`);
});

it.each(['everything', 'player-9', 'player-0', 'nobody'])('writes nothing for %s', async (seat) => {
  expect(await replay(last, '--seen-by', seat)).toEqual({ code: 2, out: '', err: `dradis: --seen-by is spectator or player-1 to player-6, not '${seat}'\n` });
});
