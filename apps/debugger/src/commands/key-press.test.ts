// Commands and keys.
import { afterEach, expect, it } from 'vitest';
import { allCommands } from './all-commands.js';
import type { AppCommand } from './command.js';
import { commandOfKey } from './key-press.js';

afterEach(() => {
  document.body.replaceChildren();
});

const save: AppCommand = { id: 'save', title: 'Save', hint: '', key: 'Mod+s', group: '', run: () => undefined };
const back: AppCommand = { id: 'back', title: 'Back', hint: '', key: 'Shift+F9', group: '', run: () => undefined };

function press(target: HTMLElement, key: string, more: KeyboardEventInit = {}): string | undefined {
  document.body.append(target);
  let found: string | undefined;
  target.addEventListener('keydown', (event) => (found = commandOfKey(event, [...allCommands, save, back])?.id), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...more }));
  return found;
}

it('gives every command its own name and key', () => {
  expect(new Set(allCommands.map(({ id }) => id)).size).toBe(allCommands.length);
  const keys = allCommands.flatMap(({ key, also = [] }) => [...(key === undefined ? [] : [key]), ...also]);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  ['a button', () => document.createElement('button'), 'i', {}, 'into'],
  ['a button with Shift', () => document.createElement('button'), 'I', { shiftKey: true }, 'back-into'],
  ['a text field', () => document.createElement('input'), 'i', {}, undefined],
  ['a text field with Ctrl', () => document.createElement('input'), 's', { ctrlKey: true }, 'save'],
  ['a text field with Command', () => document.createElement('textarea'), 's', { metaKey: true }, 'save'],
  ['another modifier', () => document.createElement('button'), 's', { ctrlKey: true, altKey: true }, undefined],
  ['a function key while typing', () => document.createElement('input'), 'F9', { shiftKey: true }, 'back'],
  ['a function key without its modifier', () => document.createElement('button'), 'F9', {}, undefined],
  ['the other key of a command', () => document.createElement('button'), 'F1', {}, 'keys'],
  ['the other key of a command while typing', () => document.createElement('input'), 'F1', {}, 'keys'],
  ['a select', () => document.createElement('select'), 'd', {}, undefined],
  ['a check box', () => Object.assign(document.createElement('input'), { type: 'checkbox' }), 'd', {}, 'decision'],
  ['Ctrl', () => document.createElement('button'), 'd', { ctrlKey: true }, undefined],
  ['no command', () => document.createElement('button'), 'q', {}, undefined],
] as const)('a key on %s', (_, make, key, more, wanted) => {
  expect(press(make(), key, more)).toBe(wanted);
});
