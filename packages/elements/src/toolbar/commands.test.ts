// Stepping commands and their keys.
import { expect, it } from 'vitest';
import { commandOf, commands, keyInWords, type CommandId } from './commands.js';

it('gives every command its own key', () => {
  expect(new Set(commands.map(({ key }) => key)).size).toBe(commands.length);
});

it('gives every forward command the same key with Shift for its twin', () => {
  for (const { id, key } of commands.filter(({ group }) => group === 'forwards')) {
    const twin = commandOf(id === 'end' ? 'start' : (`back-${id}` as CommandId));
    expect(twin.key).toBe(key.toUpperCase());
  }
});

it('writes keys for people', () => {
  expect(['i', 'I', '?', 'Mod+s', 'Mod+Shift+p', 'F9', 'Alt+ArrowLeft'].map(keyInWords)).toEqual(['I', 'Shift I', '?', 'Ctrl S', 'Ctrl Shift P', 'F9', 'Alt Left']);
});
