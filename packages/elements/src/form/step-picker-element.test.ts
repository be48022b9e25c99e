// Tests of <dradis-step-picker>.
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { formSteps } from './form-fixture.js';
import type { StepPickerElement } from './step-picker-element.js';
import './step-picker-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(): Promise<{ one: StepPickerElement; sent: [string, unknown][]; rows: () => string[] }> {
  const one = document.createElement('dradis-step-picker');
  one.steps = formSteps;
  const sent: [string, unknown][] = [];
  for (const type of ['dradis-step', 'dradis-close']) one.addEventListener(type, ({ detail }: CustomEventInit<unknown>) => sent.push([type, detail]));
  document.body.append(one);
  await one.updateComplete;
  one.focus();
  return { one, sent, rows: () => [...one.shadowRoot!.querySelectorAll('b')].map((row) => row.textContent) };
}

it('lists the steps under their headings, what begins with the word first when one searches', async () => {
  const { one, rows } = await mount();
  expect(rows()).toEqual(['lose n what', 'who draws n cards', 'if … is so', 'shuffle deck']);
  expect([...one.shadowRoot!.querySelectorAll('.group')].map((row) => row.textContent)).toEqual(['The game', 'When, who, how often', 'Single changes']);
  await userEvent.keyboard('if');
  expect(rows()).toEqual(['if … is so']);
  await userEvent.keyboard(' xyz');
  expect(one.shadowRoot!.textContent).toContain('No step has');
});

it('tells the step that is chosen by keys or by mouse, and that it is left', async () => {
  const { one, sent } = await mount();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp}{ArrowUp}{Enter}{Escape}');
  one.shadowRoot!.querySelector<HTMLElement>('.step')!.click();
  expect(sent.map(([type, detail]) => [type, (detail as { id?: string }).id])).toEqual([['dradis-step', 'draw'], ['dradis-step', 'shuffle'], ['dradis-close', undefined], ['dradis-step', 'lose']]);
});
