// Tests of <dradis-form>.
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { fixedFormService, formField, formModel, wrongForm } from './form-fixture.js';
import type { FormElement } from './form-element.js';
import './form-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<FormElement> = {}): Promise<{ one: FormElement; sent: [string, unknown][]; find: <T extends Element = HTMLElement>(selector: string) => T[] }> {
  const one = document.createElement('dradis-form');
  Object.assign(one, { answer: { form: formModel }, service: fixedFormService, ...set });
  const sent: [string, unknown][] = [];
  for (const type of ['dradis-form-edit', 'dradis-form-go', 'dradis-form-undo', 'dradis-form-definition']) one.addEventListener(type, ({ detail }: CustomEventInit<unknown>) => sent.push([type, detail]));
  document.body.append(one);
  await one.updateComplete;
  return { one, sent, find: <T extends Element>(selector: string) => [...one.shadowRoot!.querySelectorAll<T>(selector)] };
}

const edits = (sent: readonly [string, unknown][]): unknown[] => sent.filter(([type]) => type === 'dradis-form-edit').map(([, detail]) => detail);
const button = (found: HTMLElement[], words: string): HTMLElement => {
  const one = found.find((each) => each.getAttribute('aria-label') === words || each.textContent.trim() === words);
  if (one === undefined) throw new Error(`no button '${words}' among ${found.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim()).join(', ')}`);
  return one;
};

it('tells what is to be changed', async () => {
  const { sent, find } = await mount();
  const title = find('dradis-form-value')[0]!;
  title.focus();
  await userEvent.keyboard('{End}!');
  for (const words of ['Take Title away', 'Move Skills 1 down', 'Take Skills 2 away', '+ Add to skills']) button(find('button'), words).click();
  find<HTMLSelectElement>('.adds select').at(-1)!.value = 'rulings';
  find('.adds .adds button').at(-1)!.click();
  expect(edits(sent)).toEqual([
    { do: 'set', keys: ['title'], value: 'Crash Landing!' },
    { do: 'remove', keys: ['title'] },
    { do: 'move', keys: ['check', 'skills', 0], by: 1 },
    { do: 'remove', keys: ['check', 'skills', 1] },
    { do: 'add', keys: ['check', 'skills', 2] },
    { do: 'add', keys: ['rulings'] },
  ]);
});

it('goes to what was added once it is there', async () => {
  const { one, find } = await mount();
  find<HTMLSelectElement>('.adds select').at(-1)!.value = 'name';
  find('.adds .adds button').at(-1)!.click();
  one.answer = { form: { ...formModel, fields: [...formModel.fields, formField(['name'], { is: 'text', value: 'text', lines: false })] } };
  await expect.poll(() => one.shadowRoot!.activeElement?.closest('[data-keys]')?.getAttribute('data-keys')).toBe('["name"]');
});

it('has what is wrong beside its field, and what must be added first', async () => {
  const { find, sent } = await mount({ answer: { form: wrongForm } });
  expect(find('.remark').map((remark) => remark.textContent.split('\n')[0])).toEqual(["'kind' is missing", 'a title has at least one character', "no resource is called 'fule'", 'nothing reads this key']);
  button(find('button'), '+ Kind (required)').click();
  button(find('button'), 'Change it in the text').click();
  expect(sent.map(([type]) => type)).toEqual(['dradis-form-edit', 'dradis-form-go']);
});

it('keeps the last good form while the text is broken, to be read only', async () => {
  const { one, find, sent } = await mount();
  one.answer = { broken: 'line 2: a tab' };
  await one.updateComplete;
  expect(find('.told')[0]?.textContent).toContain('Found: line 2: a tab.');
  expect(find('h2')[0]?.textContent).toBe('Crash Landing');
  find('dradis-form-value')[0]!.focus();
  await userEvent.keyboard('x');
  expect(find('button').map((one) => one.textContent.trim())).toEqual(['Show the text']);
  expect(sent).toEqual([]);
  one.answer = { nothing: 'The file is empty.' };
  await one.updateComplete;
  expect(find('.empty')[0]?.textContent).toBe('The file is empty.');
});

it('undoes and does again, and chooses another definition', async () => {
  const { one, sent, find } = await mount({ answer: { form: { ...formModel, definitions: [{ title: 'Crash Landing', offset: 0 }, { title: 'Stowaways', offset: 90 }] } } });
  await userEvent.selectOptions(find<HTMLSelectElement>('.head select')[0]!, '1');
  find('dradis-form-value')[0]!.focus();
  await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}');
  expect(sent.map(([, detail]) => detail)).toEqual([{ offset: 90 }, { back: true }, { back: false }, { back: false }]);
  one.refused = 'it cannot be';
  await one.updateComplete;
  expect(find('[role=alert]')[0]?.textContent).toBe('Not changed: it cannot be.');
});
