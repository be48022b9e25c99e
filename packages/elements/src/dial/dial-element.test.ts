// Tests of <dradis-dial>.
import { afterEach, expect, it } from 'vitest';
import type { BoardDial } from '../board/board-model.js';
import './dial-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(dial?: BoardDial): Promise<ShadowRoot> {
  const one = document.createElement('dradis-dial');
  one.dial = dial;
  document.body.append(one);
  await one.updateComplete;
  return one.shadowRoot!;
}
const fuel: BoardDial = { id: 'fuel', title: 'Fuel', value: 8, most: 15, redUpTo: 4 };

it('says its value', async () => {
  const root = await mount(fuel);
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toBe('Fuel 8 of 15');
  expect(root.querySelector('.value')?.textContent).toBe('8');
  expect(root.querySelector('.glow')).toBeNull();
});

it('shows old and new for one step', async () => {
  const root = await mount({ ...fuel, before: 8, value: 7 });
  expect(root.querySelector('.value')?.textContent).toBe('8→7');
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toBe('Fuel 8 to 7 of 15');
  expect(root.querySelector('.touched')).not.toBeNull();
});

it('marks the red zone by more than colour', async () => {
  const root = await mount({ ...fuel, value: 4 });
  expect(root.querySelector('svg')?.getAttribute('aria-label')).toContain('in the red zone');
  expect(getComputedStyle(root.querySelector('.value')!).textDecorationLine).toBe('underline');
});

it('points further right the higher the value', async () => {
  const needle = async (value: number): Promise<number> => {
    const path = (await mount({ ...fuel, value })).querySelector('.needle')?.getAttribute('d') ?? '';
    return Number(/^M(\S+)/.exec(path)?.[1]);
  };
  expect(await needle(12)).toBeGreaterThan(await needle(3));
});

it('is a button that asks for the cause, when the value has a place in the state', async () => {
  const root = await mount({ ...fuel, path: 'resources/fuel/level' });
  const paths: unknown[] = [];
  root.host.addEventListener('dradis-inspect', (event) => paths.push((event as CustomEvent).detail));
  root.querySelector('button')?.click();
  expect(paths).toEqual([{ path: 'resources/fuel/level' }]);
  expect((await mount(fuel)).querySelector('button')).toBeNull();
});
