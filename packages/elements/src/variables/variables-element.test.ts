// Tests of <dradis-variables>.
import { afterEach, expect, it } from 'vitest';
import type { LocalVariable } from '@dradis/session';
import './variables-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(variables: readonly LocalVariable[], before: Record<string, string> = {}): Promise<ShadowRoot> {
  const one = document.createElement('dradis-variables');
  Object.assign(one, { variables, earlier: before });
  document.body.append(one);
  await one.updateComplete;
  return one.shadowRoot!;
}
const result: LocalVariable = { name: 'result', type: 'number', value: '3', raw: 3 };
const words = (root: ShadowRoot): string => root.querySelector('tr')!.textContent.replace(/\s+/g, ' ').trim();

it('shows name, value and type', async () => {
  expect(words(await mount([result]))).toBe('result 3number');
});

it('shows old and new where it changed, and only there', async () => {
  const root = await mount([result, { ...result, name: 'other' }], { result: '0', other: '3' });
  expect(words(root)).toBe('~ result 0 → 3number');
  expect(root.querySelectorAll('.changed')).toHaveLength(1);
});

it('is not fooled by names of Object', async () => {
  expect(words(await mount([{ ...result, name: 'constructor' }]))).toBe('constructor 3number');
});

it('says what will stand there', async () => {
  expect((await mount([])).textContent).toContain('names in scope');
});
