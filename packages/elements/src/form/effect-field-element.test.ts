// Tests of <dradis-effect-field>.
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { fixedFormService } from './form-fixture.js';
import type { EffectFieldElement } from './effect-field-element.js';
import './effect-field-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(value: string, set: Partial<EffectFieldElement> = {}): Promise<{ one: EffectFieldElement; sent: string[]; find: (selector: string) => HTMLElement[]; lines: () => string }> {
  const one = document.createElement('dradis-effect-field');
  Object.assign(one, { control: { is: 'effect', value, expression: false, tokens: [] }, label: 'Fail', service: fixedFormService, ...set });
  const sent: string[] = [];
  // What is written comes back as the value, as a form does it.
  one.addEventListener('dradis-form-value', ({ detail }: CustomEventInit<{ lines: string }>) => { sent.push(detail?.lines ?? ''); one.control = { ...one.control, value: detail?.lines ?? '' }; });
  const ready = new Promise((resolve) => { one.addEventListener('dradis-effect-ready', resolve, { once: true }); });
  document.body.append(one);
  await ready;
  const find = (selector: string): HTMLElement[] => [...one.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  return { one, sent, find, lines: () => find('.cm-line').map((line) => line.textContent).join('\n') };
}

it('tells every change, and completes what is begun', async () => {
  const { one, sent, find, lines } = await mount('lose 1');
  one.focus();
  await userEvent.keyboard('{Control>}{End}{/Control} fo');
  await expect.poll(() => find('.cm-completionLabel').map((label) => label.textContent)).toContain('food');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await userEvent.keyboard('{Enter}');
  expect(lines()).toBe('lose 1 food');
  expect(sent.at(-1)).toBe('lose 1 food');
  await userEvent.keyboard('{Tab}');
  expect(one.shadowRoot!.activeElement?.textContent).toContain('Add a step');
});

it('marks mistakes at their words and colours what is known', async () => {
  const { one, find } = await mount('lose 1 fule', { remarks: [{ severity: 1, code: 'D0202', message: 'no such thing', from: 7, to: 11 }] });
  await expect.poll(() => find('.cm-lintRange-error').map((part) => part.textContent)).toEqual(['fule']);
  one.control = { ...one.control, value: 'lose 1 fuel', tokens: [{ from: 0, to: 4, type: 'function', declaration: false }] };
  one.remarks = [];
  await expect.poll(() => find('.d-function').map((part) => part.textContent)).toEqual(['lose']);
  expect(find('.cm-lintRange-error')).toHaveLength(0);
});

it('adds a step in the place of nothing, then below the line, each part to be filled in by Tab', async () => {
  const { find, lines, sent } = await mount('nothing');
  find('.below button')[0]!.click();
  await expect.poll(() => find('dradis-step-picker')[0]?.shadowRoot?.activeElement?.localName).toBe('input');
  await userEvent.keyboard('if{Enter}');
  expect(lines()).toBe('if fuel is empty:\n  nothing');
  await userEvent.keyboard('food is empty{Tab}lose 1 morale');
  expect(lines()).toBe('if food is empty:\n  lose 1 morale');
  await userEvent.keyboard('{Escape}');
  find('.below button')[0]!.click();
  await expect.poll(() => find('dradis-step-picker')[0]?.shadowRoot?.activeElement?.localName).toBe('input');
  await userEvent.keyboard('shuf{Enter}');
  expect(sent.at(-1)).toBe('if food is empty:\n  lose 1 morale\n  shuffle deck');
});

it('takes nothing when it may not be written', async () => {
  const { one, sent, find } = await mount('nothing', { readOnly: true });
  one.focus();
  await userEvent.keyboard('x');
  expect(sent).toEqual([]);
  expect(find('.below')).toHaveLength(0);
});
