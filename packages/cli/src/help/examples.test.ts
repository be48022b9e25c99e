// Tests of the examples: every command has some, --help shows them, and they use options that there are.
import { expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';
import { examples } from './examples.js';

async function help(...words: string[]): Promise<string> {
  const host = rememberingHost('/');
  expect(await main([...words, '--help'], host)).toBe(0);
  return host.written().out;
}

/** The commands that a help lists. */
function listed(text: string): string[] {
  const part = text.slice(text.indexOf('\nCommands:'));
  return [...part.matchAll(/^ {2}([a-z]+)(?: \[| <| {2,})/gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
}

it('has examples for every command, and for no other', async () => {
  const top = listed(await help());
  const below = listed(await help('new')).map((name) => `new ${name}`);
  expect(top.length).toBeGreaterThan(10);
  expect(Object.keys(examples).sort()).toEqual([...top, ...below].sort());
});

it.each(Object.entries(examples))('shows those of %s, which use its options', async (path, all) => {
  const text = await help(...path.split(' '));
  for (const [command] of all) {
    expect(text).toContain(command);
    expect(command.startsWith(`dradis ${path}`)).toBe(true);
    if (path === 'new') continue;
    for (const [option] of command.matchAll(/--[a-z-]+/g)) expect(text, command).toContain(option);
  }
});
