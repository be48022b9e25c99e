// Tests of <dradis-card-face>.
import { afterEach, expect, it } from 'vitest';
import { crisisFace, skillFace } from './face-fixture.js';
import './card-face-element.js';
import type { CardFaceElement } from './card-face-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<CardFaceElement>): Promise<ShadowRoot> {
  const one = document.createElement('dradis-card-face');
  Object.assign(one, set);
  document.body.append(one);
  await one.updateComplete;
  return one.shadowRoot!;
}

it('shows title, kind and every line as it is written', async () => {
  const root = await mount({ face: crisisFace });
  expect(root.querySelector('article')?.getAttribute('aria-label')).toBe('Water Sabotaged, crisis');
  expect([...root.querySelectorAll('dt')].map((one) => one.textContent)).toEqual(['chooser', 'check', 'or']);
  expect([...root.querySelectorAll('dd > div')].map((one) => one.textContent)).toEqual(crisisFace.sections.flatMap(({ lines }) => lines.map(({ text }) => text)));
  expect(root.querySelector('[aria-current]')).toBeNull();
});

it('lights the statement that runs, and only it', async () => {
  const root = await mount({ face: crisisFace, span: { line: 9, column: 9, endLine: 9, endColumn: 20 } });
  expect([...root.querySelectorAll('mark')].map((one) => one.textContent).join('')).toBe('lose 2 food');
  expect(root.querySelectorAll('[aria-current=step]')).toHaveLength(1);
});

it('lights a statement inside an indented line', async () => {
  const root = await mount({ face: skillFace, span: { line: 9, column: 5, endLine: 9, endColumn: 16 } });
  expect([...root.querySelectorAll('mark')].map((one) => one.textContent).join('')).toBe('you repairs');
});

it('marks the skill, and stands without a card and without a text', async () => {
  expect((await mount({ face: skillFace, skill: 'engineering' })).querySelector('.skill')?.textContent).toBe('E');
  expect((await mount({})).textContent).toContain('Here stands the card at hand');
  expect((await mount({ face: { ...skillFace, sections: [] } })).querySelector('dl')).toBeNull();
});
