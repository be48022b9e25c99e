// Commands and keys.
import { afterEach, expect, it } from 'vitest';
import { commandOf, commandOfKey, commands, keyInWords, type CommandId } from './commands.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('gives every command its own key', () => {
  expect(new Set(commands.map(({ key }) => key)).size).toBe(commands.length);
});

it('gives every forward command the same key with Shift for its twin', () => {
  for (const { id, key } of commands.filter(({ group }) => group === 'forwards')) {
    const twin = commandOf(id === 'end' ? 'start' : (`back-${id}` as CommandId));
    expect(twin.key).toBe(key.toUpperCase());
  }
});

function press(target: HTMLElement, key: string, more: KeyboardEventInit = {}): CommandId | undefined {
  document.body.append(target);
  let found: CommandId | undefined;
  target.addEventListener('keydown', (event) => (found = commandOfKey(event)), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...more }));
  return found;
}

it.each([
  ['a button', () => document.createElement('button'), 'i', {}, 'into'],
  ['a button with Shift', () => document.createElement('button'), 'I', {}, 'back-into'],
  ['a text field', () => document.createElement('input'), 'i', {}, undefined],
  ['a select', () => document.createElement('select'), 'd', {}, undefined],
  ['a check box', () => Object.assign(document.createElement('input'), { type: 'checkbox' }), 'd', {}, 'decision'],
  ['Ctrl', () => document.createElement('button'), 'd', { ctrlKey: true }, undefined],
  ['no command', () => document.createElement('button'), 'q', {}, undefined],
] as const)('a key on %s', (_, make, key, more, wanted) => {
  expect(press(make(), key, more)).toBe(wanted);
});

it('writes keys for people', () => {
  expect([keyInWords('i'), keyInWords('I'), keyInWords('?')]).toEqual(['I', 'Shift I', '?']);
});
