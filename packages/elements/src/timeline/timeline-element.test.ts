// Tests of <dradis-timeline> in the browser.
import { afterEach, expect, it } from 'vitest';
import { longTimeline, shortTimeline } from './timeline-fixture.js';
import type { TimelineElement, TimelineGoto } from './timeline-element.js';
import './timeline-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<Omit<TimelineElement, 'focus'>>): Promise<{ one: TimelineElement; root: ShadowRoot; steps: number[] }> {
  const one = document.createElement('dradis-timeline');
  one.style.cssText = 'block-size: 140px; inline-size: 1000px';
  Object.assign(one, set);
  const steps: number[] = [];
  one.addEventListener('dradis-goto', (event) => steps.push((event as CustomEvent<{ step: number }>).detail.step));
  document.body.append(one);
  await one.updateComplete;
  return { one, root: one.shadowRoot!, steps };
}

it('marks the current entry and dims what comes later', async () => {
  const { root } = await mount({ entries: shortTimeline, step: 350, last: 500 });
  expect(root.querySelector('.current')?.getAttribute('data-step')).toBe('342');
  expect(root.querySelectorAll('.later')).toHaveLength(2);
  expect(root.querySelector('[role=slider]')?.getAttribute('aria-valuetext')).toBe('Step 350 of 500: Rolled 7');
});

it('asks to go where it is clicked, dragged or keyed to', async () => {
  const { root, steps } = await mount({ entries: shortTimeline, step: 310, last: 500 });
  root.querySelector<HTMLElement>('[data-step="400"]')?.click();
  const strip = root.querySelector<HTMLElement>('[role=slider]')!;
  strip.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', cancelable: true }));
  strip.setPointerCapture = () => undefined;
  const box = strip.getBoundingClientRect();
  strip.dispatchEvent(new PointerEvent('pointerdown', { clientX: box.left + box.width / 2, pointerId: 1 }));
  strip.dispatchEvent(new PointerEvent('pointermove', { clientX: box.right + 50, pointerId: 1 }));
  expect(steps).toEqual([400, 460, 250, 500]);
});

it('says when a drag goes on and when it is over; a click is no drag', async () => {
  const { one, root } = await mount({ entries: shortTimeline, step: 0, last: 500 });
  const asked: TimelineGoto[] = [];
  one.addEventListener('dradis-goto', (event) => asked.push((event as CustomEvent<TimelineGoto>).detail));
  const strip = root.querySelector<HTMLElement>('[role=slider]')!;
  strip.setPointerCapture = () => undefined;
  const { left, width } = strip.getBoundingClientRect();
  const send = (type: string, share: number): void => { strip.dispatchEvent(new PointerEvent(type, { clientX: left + width * share, pointerId: 1 })); };
  send('pointerdown', 0.5);
  send('pointerup', 0.5);
  expect(asked.splice(0)).toEqual([{ step: 250 }]);
  send('pointerdown', 0.5);
  send('pointermove', 0.6);
  send('pointermove', 0.8);
  send('pointerup', 0.8);
  send('pointermove', 0.9);
  expect(asked).toEqual([{ step: 250 }, { step: 300, drag: 'on' }, { step: 400, drag: 'on' }, { step: 400, drag: 'over' }]);
});

it('leaves the list as it is while it is held, and brings it to the step after that', async () => {
  const { one, root } = await mount({ entries: shortTimeline, step: 310, last: 500 });
  const current = (): string | null | undefined => root.querySelector('.current')?.getAttribute('data-step');
  const before = current();
  one.held = true;
  one.step = 350;
  await one.updateComplete;
  expect([root.querySelector('[role=slider]')?.getAttribute('aria-valuenow'), current()]).toEqual(['350', before]);
  one.held = false;
  await one.updateComplete;
  expect(current()).toBe('342');
});

it('holds 10,000 entries with few rows in the page', async () => {
  const { one, root } = await mount({ entries: longTimeline(10_000), step: 45_000, last: 90_000 });
  expect(root.querySelectorAll('[role=option]').length).toBeLessThan(40);
  expect(root.querySelectorAll('path.mark').length).toBeLessThan(10);
  const list = root.querySelector('.list')!.getBoundingClientRect();
  await one.updateComplete;
  await new Promise(requestAnimationFrame);
  const current = root.querySelector('.current')!.getBoundingClientRect();
  expect(current.top >= list.top && current.bottom <= list.bottom + 1).toBe(true);
});

it('keeps the current entry in sight when the list turns out to be lower, and when it becomes so', async () => {
  const { one, root } = await mount({ entries: longTimeline(60), step: 90_000, last: 90_000 });
  const shown = (): boolean => {
    const list = root.querySelector('.list')!.getBoundingClientRect();
    const current = root.querySelector('.current')!.getBoundingClientRect();
    return list.height > 0 && current.top >= list.top - 1 && current.bottom <= list.bottom + 1;
  };
  for (const height of [140, 78, 100]) {
    one.style.blockSize = `${String(height)}px`;
    await expect.poll(async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
      return shown();
    }).toBe(true);
  }
});

it('hides kinds and finds words', async () => {
  const { one, root } = await mount({ entries: shortTimeline, step: 0, last: 500 });
  root.querySelector<HTMLElement>('[aria-label=Decisions]')?.click();
  await one.updateComplete;
  expect(root.querySelector('.count')?.textContent).toBe('6 of 8');
  const input = root.querySelector('input')!;
  input.value = 'zzz';
  input.dispatchEvent(new InputEvent('input'));
  await one.updateComplete;
  expect(root.textContent).toContain('Nothing found');
});

it('says what will stand there', async () => {
  expect((await mount({})).root.textContent).toContain('mark by mark');
});
