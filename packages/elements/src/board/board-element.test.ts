// Tests of <dradis-board> and its plot.
import { afterEach, expect, it } from 'vitest';
import './board-element.js';
import { crowdedBoard, emptyBoard, startBoard } from './board-fixture.js';
import type { BoardModel } from './board-model.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(model?: BoardModel): Promise<{ board: ShadowRoot; plot: ShadowRoot | undefined; element: HTMLElementTagNameMap['dradis-board'] }> {
  const element = document.createElement('dradis-board');
  element.model = model;
  document.body.append(element);
  await element.updateComplete;
  const plot = element.shadowRoot!.querySelector('dradis-plot');
  await plot?.updateComplete;
  return { board: element.shadowRoot!, plot: plot?.shadowRoot ?? undefined, element };
}

it('draws six areas and ten rooms, each with words', async () => {
  const { plot } = await mount(startBoard);
  expect(plot?.querySelectorAll('.area')).toHaveLength(6);
  expect(plot?.querySelectorAll('.room')).toHaveLength(10);
  expect(plot?.querySelector('[data-place="bow"]')?.getAttribute('aria-label')).toBe('Bow: Basestar, 3 × Raider');
  expect(plot?.querySelector('[data-place="sickbay"]')?.getAttribute('aria-label')).toBe('Sickbay, hazardous: Sharon Valerii');
});

it('draws the bow on the left and the stern on the right', async () => {
  const { plot } = await mount(startBoard);
  const left = (id: string): number => plot!.querySelector(`[data-place="${id}"]`)!.getBoundingClientRect().left;
  expect(left('bow')).toBeLessThan(left('ftl-control'));
  expect(left('ftl-control')).toBeLessThan(left('command'));
  expect(left('armory')).toBeLessThan(left('sickbay'));
  expect(left('sickbay')).toBeLessThan(left('stern'));
});

it('carries the pilot, the losses and the marks of the last step', async () => {
  const { plot } = await mount(startBoard);
  const viper = plot?.querySelector('[data-thing="viper#1"]');
  expect(viper?.querySelector('.tag')?.textContent).toBe('LA');
  expect(viper?.querySelector('.touched-mark')).not.toBeNull();
  expect(plot?.querySelector('[data-thing="liner"] .tag')?.textContent).toBe('1p1m');
  expect(plot?.querySelectorAll('[data-thing="basestar#1"] .hits path')).toHaveLength(1);
});

it('plays the glow again for the next step', async () => {
  const { plot, element } = await mount(startBoard);
  const before = plot?.querySelector('.glow');
  element.model = { ...startBoard, stamp: 13 };
  await element.updateComplete;
  await element.shadowRoot!.querySelector('dradis-plot')!.updateComplete;
  expect(plot?.querySelector('.glow')).not.toBe(before);
});

it('tells which thing was clicked', async () => {
  const { plot, element } = await mount(startBoard);
  const paths: unknown[] = [];
  element.addEventListener('dradis-inspect', (event) => paths.push((event as CustomEvent).detail));
  plot?.querySelector('[data-thing="raider#2"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  plot?.querySelector('[data-place="armory"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(paths).toEqual([{ path: 'things/raider-2' }, { path: 'zones/armory' }]);
});

it('shows decks with discards, players with titles, and zones it has no place for', async () => {
  const { board } = await mount(crowdedBoard);
  const text = (selector: string): string => board.querySelector(selector)!.textContent.replace(/\s+/g, ' ').trim();
  expect(text('.decks [data-skill=politics]')).toBe('Politics 172');
  expect(text('[data-player="player-2"]')).toContain('Admiral');
  expect(text('.others')).toContain('A zone of another pack');
  expect(text('.others')).toContain('40');
});

it('marks the skill of a card on the table', async () => {
  const { board } = await mount(startBoard);
  expect(board.querySelector('[data-thing="repair#11"]')?.textContent).toBe('ERepair · 2');
});

it('stands without a game, and without a ship', async () => {
  expect((await mount()).board.textContent).toContain('New game');
  const { ship: _, ...bare } = emptyBoard;
  expect((await mount({ ...bare, areas: [] })).plot).toBeUndefined();
});
