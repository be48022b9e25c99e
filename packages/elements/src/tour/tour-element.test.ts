// Tests of <dradis-tour>.
import { afterEach, expect, it } from 'vitest';
import './tour-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('goes on, back, does and ends', async () => {
  const one = document.createElement('dradis-tour');
  Object.assign(one, { steps: [{ title: 'One', text: 'a', act: 'Do it' }, { title: 'Two', text: 'b' }], step: 0 });
  const sent: unknown[] = [];
  for (const type of ['act', 'step', 'end']) one.addEventListener(`dradis-tour-${type}`, (event) => sent.push([type, (event as CustomEvent).detail]));
  document.body.append(one);
  await one.updateComplete;
  const press = (label: string): void => { [...one.shadowRoot!.querySelectorAll('button')].find((button) => button.textContent === label)!.click(); };
  press('Do it');
  press('Next');
  one.step = 1;
  await one.updateComplete;
  press('Before');
  press('Done');
  expect(sent).toEqual([['act', { step: 0 }], ['step', { step: 1 }], ['step', { step: 0 }], ['end', {}]]);
});
