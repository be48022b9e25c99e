// Tests of <dradis-key-list>.
import { expect, it } from 'vitest';
import './key-list-element.js';

it('lists every row under its group', async () => {
  const one = document.createElement('dradis-key-list');
  one.rows = [
    { title: 'Into', hint: 'To the next statement', key: 'i', group: 'Forwards' },
    { title: 'Save', hint: 'Write the file', key: 'Mod+s', group: 'Editing' },
    { title: 'Back into', hint: 'To the statement before', key: 'I', group: 'Forwards' },
  ];
  document.body.append(one);
  await one.updateComplete;
  const sections = [...one.shadowRoot!.querySelectorAll('section')].map((section) => [section.querySelector('h3')?.textContent, ...[...section.querySelectorAll('kbd')].map((key) => key.textContent)]);
  expect(sections).toEqual([['Forwards', 'I', 'Shift I'], ['Editing', 'Ctrl S']]);
  one.rows = [];
  await one.updateComplete;
  expect(one.shadowRoot!.textContent).toContain('This page has none');
  one.remove();
});
