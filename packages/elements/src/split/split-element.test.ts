// Tests of <dradis-split>.
import { afterEach, expect, it } from 'vitest';
import type { SplitElement } from './split-element.js';
import './split-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<SplitElement>): Promise<{ one: SplitElement; bar: HTMLElement; sizes: number[] }> {
  const one = document.createElement('dradis-split');
  Object.assign(one, set);
  one.style.cssText = 'inline-size: 800px; block-size: 400px';
  one.innerHTML = '<div slot="start">a</div><div slot="end">b</div>';
  const sizes: number[] = [];
  one.addEventListener('dradis-resize', (event) => {
    one.size = (event as CustomEvent<{ size: number }>).detail.size;
    sizes.push(one.size);
  });
  document.body.append(one);
  await one.updateComplete;
  return { one, bar: one.shadowRoot!.querySelector<HTMLElement>('.bar')!, sizes };
}
const key = (bar: HTMLElement, name: string): void => void bar.dispatchEvent(new KeyboardEvent('keydown', { key: name }));

it('gives the sized part its pixels', async () => {
  const { one } = await mount({ size: 250 });
  expect(one.querySelector('[slot=start]')?.getBoundingClientRect().width).toBe(250);
  expect(one.querySelector('[slot=end]')?.getBoundingClientRect().width).toBe(544);
});

it('moves by keys, within its bounds', async () => {
  const { bar, sizes } = await mount({ size: 250, least: 200, leastRest: 300 });
  key(bar, 'ArrowRight');
  key(bar, 'ArrowLeft');
  key(bar, 'End');
  key(bar, 'Home');
  key(bar, 'ArrowLeft');
  expect(sizes).toEqual([266, 250, 494, 200, 200]);
});

it('grows the end towards the start', async () => {
  const { bar, sizes } = await mount({ size: 200, sized: 'end', down: true, least: 50, leastRest: 50 });
  key(bar, 'ArrowUp');
  expect(sizes).toEqual([216]);
});

it('follows the pointer', async () => {
  const { bar, sizes } = await mount({ size: 250 });
  bar.setPointerCapture = () => undefined;
  bar.dispatchEvent(new PointerEvent('pointerdown', { clientX: 250, pointerId: 1 }));
  bar.dispatchEvent(new PointerEvent('pointermove', { clientX: 310, pointerId: 1 }));
  bar.dispatchEvent(new PointerEvent('pointerup', { clientX: 310, pointerId: 1 }));
  bar.dispatchEvent(new PointerEvent('pointermove', { clientX: 400, pointerId: 1 }));
  expect(sizes).toEqual([310]);
});
