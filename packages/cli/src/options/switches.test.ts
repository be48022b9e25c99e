// Tests of `--switch`: what is read, and what is refused before a game begins.
import { expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const folder = tinyGame(
  ['ordering: captain\n', 'ordering: captain\nswitches:\n  - { id: boats-are-small, title: Boats are small, doc: "On: the first turn sinks the boat." }\n'],
  ['        captain chooses:', '        if boats are small: end the game with sunk\n        captain chooses:'],
);

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(folder);
  const code = await main(args, host);
  return { code, ...host.written() };
}

const simulate = ['simulate', '--games', '4', '--players', '2', '--format', 'json'];

it('turns a switch on in every game of a simulation, and off again', async () => {
  const endings = async (...args: string[]): Promise<unknown> => (JSON.parse((await run(...simulate, ...args)).out) as { decisions: unknown }).decisions;
  expect(await endings('--switch', 'boats-are-small')).toBe(0);
  expect(await endings('--switch', 'boats-are-small=true')).toBe(0);
  expect(await endings('--switch', 'boats-are-small=true', '--switch', 'boats-are-small=false')).toBeGreaterThan(0);
});

it('turns a switch on in a game at the terminal', async () => {
  expect((await run('play', '--players', '2', '--bots', '2', '--switch', 'boats-are-small')).out).toContain('The boat sank');
});

it.each([
  ['boats-are-smal', "Tiny has no switch 'boats-are-smal'; did you mean 'boats-are-small'?"],
  ['zeppelins', "Tiny has no switch 'zeppelins'; it has boats-are-small"],
  ['boats-are-small=maybe', 'Write ID, ID=true or ID=false.'],
])('refuses --switch %s', async (value, message) => {
  const { code, err } = await run(...simulate, '--switch', value);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
