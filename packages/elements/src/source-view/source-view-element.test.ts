// Tests of <dradis-source-view>.
import { afterEach, expect, it } from 'vitest';
import './source-view-element.js';
import { type SourceViewElement } from './source-view-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

const text = ['id: crash-landing', 'check:', '  fail: |', '    lose 1 morale', '    send current player to sickbay'].join('\n');

async function mount(set: Partial<SourceViewElement>): Promise<SourceViewElement> {
  const one = document.createElement('dradis-source-view');
  one.style.height = '120px';
  Object.assign(one, set);
  document.body.append(one);
  await one.updateComplete;
  return one;
}

it('lights exactly the span', async () => {
  const one = await mount({ path: 'cards/a.yaml', text, span: { line: 4, column: 5, endLine: 4, endColumn: 18 } });
  expect([...one.shadowRoot!.querySelectorAll('mark')].map((mark) => mark.textContent).join('')).toBe('lose 1 morale');
  expect(one.shadowRoot!.querySelector('[aria-current]')?.getAttribute('data-line')).toBe('4');
});

it('lights a span over two lines and marks outer frames', async () => {
  const one = await mount({ path: 'a.yaml', text, span: { line: 4, column: 5, endLine: 5, endColumn: 9 }, outer: [{ line: 2, column: 1, endLine: 2, endColumn: 7 }] });
  expect(one.shadowRoot!.querySelectorAll('.current')).toHaveLength(2);
  expect(one.shadowRoot!.querySelector('.outer')?.getAttribute('data-line')).toBe('2');
});

it('brings the lit line into view', async () => {
  const long = Array.from({ length: 300 }, (_, at) => `line${at}: 1`).join('\n');
  const one = await mount({ path: 'a.yaml', text: long, span: { line: 250, column: 1, endLine: 250, endColumn: 4 } });
  const box = one.shadowRoot!.querySelector('.lines')!.getBoundingClientRect();
  const line = one.shadowRoot!.querySelector('.current')!.getBoundingClientRect();
  expect(line.top).toBeGreaterThanOrEqual(box.top);
  expect(line.bottom).toBeLessThanOrEqual(box.bottom);
});

it('says what is missing', async () => {
  expect((await mount({})).shadowRoot!.textContent).toContain('Step into an effect');
  expect((await mount({ path: 'gone.yaml' })).shadowRoot!.textContent).toContain('Found no text for this file');
});
