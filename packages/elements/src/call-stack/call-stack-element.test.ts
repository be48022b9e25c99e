// Tests of <dradis-call-stack>.
import { afterEach, expect, it } from 'vitest';
import type { StackFrame } from '@dradis/session';
import './call-stack-element.js';
import { crisisFrames } from './frame-fixture.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(frames: readonly StackFrame[], selected = 0): Promise<{ root: ShadowRoot; chosen: unknown[] }> {
  const one = document.createElement('dradis-call-stack');
  Object.assign(one, { frames, selected });
  const chosen: unknown[] = [];
  one.addEventListener('dradis-frame', (event) => chosen.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  return { root: one.shadowRoot!, chosen };
}

it('lists frames innermost first, with the card they belong to', async () => {
  const { root } = await mount(crisisFrames);
  const rows = [...root.querySelectorAll('[role=option]')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
  expect(rows[0]).toBe('effect failCrash Landing :12');
  expect(rows).toHaveLength(5);
});

it('selects by click and by arrow keys, inside the list', async () => {
  const { root, chosen } = await mount(crisisFrames, 1);
  root.querySelectorAll<HTMLElement>('[role=option]')[2]?.click();
  for (const key of ['ArrowDown', 'ArrowUp', 'End', 'Home', 'x']) root.querySelector('ol')?.dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect(chosen).toEqual([{ index: 2 }, { index: 2 }, { index: 0 }, { index: 4 }, { index: 0 }]);
});

it('says what will stand there', async () => {
  expect((await mount([])).root.textContent).toContain('innermost first');
});
