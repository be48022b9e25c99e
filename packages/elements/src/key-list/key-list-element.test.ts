// Tests of <dradis-key-list>.
import { expect, it } from 'vitest';
import { commands } from '../toolbar/commands.js';
import './key-list-element.js';

it('lists every command', async () => {
  const one = document.createElement('dradis-key-list');
  document.body.append(one);
  await one.updateComplete;
  expect(one.shadowRoot!.querySelectorAll('dt')).toHaveLength(commands.length);
  expect(one.shadowRoot!.textContent).toContain('Shift I');
  one.remove();
});
