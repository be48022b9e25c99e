// Tests of <dradis-form-value>.
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import type { FormControl } from './form-model.js';
import type { FormValueElement } from './value-element.js';
import './value-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(control: FormControl): Promise<{ one: FormValueElement; sent: unknown[]; input: HTMLInputElement }> {
  const one = document.createElement('dradis-form-value');
  Object.assign(one, { control, label: 'Value' });
  const sent: unknown[] = [];
  one.addEventListener('dradis-form-value', ({ detail }: CustomEventInit<unknown>) => sent.push(detail));
  document.body.append(one);
  await one.updateComplete;
  return { one, sent, input: one.shadowRoot!.querySelector<HTMLInputElement>('input, select, textarea')! };
}

const text = (value: string): FormControl => ({ is: 'text', value, lines: false });

it.each<[string, FormControl, string, unknown[]]>([
  ['a text', text('a'), 'b', [{ value: 'ab' }]],
  ['a text of several lines', { is: 'text', value: 'a', lines: true }, 'b', [{ lines: 'ab' }]],
  ['a number', { is: 'number', value: 1, minimum: 0, maximum: 99 }, '2', [{ value: 12 }]],
  ['a number as typed', { is: 'literal', value: '1' }, '2', [{ value: 12 }]],
  ['a word as typed', { is: 'literal', value: 'a' }, 'b', [{ value: 'ab' }]],
  ['one of many', { is: 'choice', value: 'a', choices: [{ value: 'ab', title: 'Both' }], open: true }, 'b', [{ value: 'ab' }]],
])('tells %s', async (_, control, typed, expected) => {
  const { input, sent } = await mount(control);
  input.focus();
  await userEvent.keyboard(`{End}${typed}`);
  expect(sent).toEqual(expected);
});

it('tells a choice and a truth value', async () => {
  const { input, sent } = await mount({ is: 'choice', value: 'x', choices: [{ value: 'a', title: 'The first' }, { value: 'b', title: '' }], open: false });
  expect([...(input as unknown as HTMLSelectElement).options].map(({ label }) => label)).toEqual(['x (not known)', 'The first (a)', 'b']);
  await userEvent.selectOptions(input, 'b');
  const flag = await mount({ is: 'flag', value: null });
  flag.input.click();
  expect([...sent, ...flag.sent]).toEqual([{ value: 'b' }, { value: true }]);
});

it('does not tell what is no number, and says so', async () => {
  const { one, input, sent } = await mount({ is: 'number', value: 1, minimum: null, maximum: null });
  input.focus();
  await userEvent.keyboard('{Backspace}');
  expect(sent).toEqual([]);
  expect(one.shadowRoot!.textContent).toContain('Write a whole number.');
});

it('keeps what is being written when an older value is told, and takes what is told afterwards', async () => {
  const { one, input } = await mount(text('a'));
  input.focus();
  await userEvent.keyboard('{End}bc');
  one.control = text('ab');
  await one.updateComplete;
  expect(input.value).toBe('abc');
  one.forget();
  one.control = text('z');
  await one.updateComplete;
  expect(input.value).toBe('z');
});
