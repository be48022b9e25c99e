// Tests of <dradis-state-tree> in the browser.
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Sign } from './flatten-tree.js';
import './state-tree-element.js';
import type { StateTreeElement } from './state-tree-element.js';
import { largeTree, smallTree } from './tree-fixture.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<Pick<StateTreeElement, 'nodes' | 'changed'>>): Promise<StateTreeElement> {
  const one = document.createElement('dradis-state-tree');
  one.style.height = '300px';
  Object.assign(one, set);
  document.body.append(one);
  await one.updateComplete;
  return one;
}
const rows = (one: StateTreeElement): string[] => [...one.shadowRoot!.querySelectorAll('[role=treeitem]')].map((row) => row.querySelector('.label')!.textContent);
const tree = (one: StateTreeElement): HTMLElement => one.shadowRoot!.querySelector('[role=tree]')!;
const active = (one: StateTreeElement): string => one.shadowRoot!.getElementById(tree(one).getAttribute('aria-activedescendant')!)!.querySelector('.label')!.textContent;

it('is walked by keys alone', async () => {
  const one = await mount({ nodes: smallTree });
  tree(one).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(rows(one)).toEqual(['Resources', 'Fuel', 'Level', 'Food', 'Players', 'Zones', 'Turn']);
  expect(active(one)).toBe('Level');
  await userEvent.keyboard('{End}');
  expect(active(one)).toBe('Turn');
  await userEvent.keyboard('zo');
  expect(active(one)).toBe('Zones');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(rows(one)).toEqual(['Resources', 'Players', 'Zones', 'Turn']);
});

it('uses up the letters that it takes for type-ahead', async () => {
  const one = await mount({ nodes: smallTree });
  const event = new KeyboardEvent('keydown', { key: 'o', bubbles: true, cancelable: true, composed: true });
  tree(one).dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('keeps what is unfolded and selected through a step', async () => {
  const one = await mount({ nodes: smallTree });
  one.reveal('zones/bow/raider#2');
  await one.updateComplete;
  one.nodes = structuredClone([...smallTree]);
  await one.updateComplete;
  expect(rows(one)).toContain('Raider 2');
  expect(one.shadowRoot!.querySelector('[aria-selected=true]')?.getAttribute('data-path')).toBe('zones/bow/raider#2');
});

it('keeps few rows of 5,000 in the page, and always the focused one', async () => {
  const one = await mount({ nodes: largeTree });
  tree(one).focus();
  await userEvent.keyboard('*');
  await one.updateComplete;
  expect(one.shadowRoot!.querySelectorAll('[role=treeitem]').length).toBeLessThan(50);
  tree(one).scrollTop = 60_000;
  await new Promise(requestAnimationFrame);
  await one.updateComplete;
  expect(one.shadowRoot!.querySelectorAll('[role=treeitem]').length).toBeLessThan(50);
  expect(active(one)).toBe('Zone 0');
  expect(rows(one).length).toBeGreaterThan(20);
});

it('marks changes with signs and words', async () => {
  const one = await mount({ nodes: smallTree, changed: new Map<string, Sign>([['game/turn-number', '~'], ['zones/bow/raider#2', '+']]) });
  expect(one.shadowRoot!.querySelector('[data-path="game/turn-number"] .sign')?.textContent).toBe('~changed');
  expect(one.shadowRoot!.querySelector('[data-path="zones"] .inside')?.textContent).toBe('~1');
  one.shadowRoot!.querySelector('button')?.click();
  await one.updateComplete;
  expect(rows(one)).toEqual(['Zones', 'Bow', 'Raider 2', 'Turn']);
});

it('searches, and says when nothing is found', async () => {
  const one = await mount({ nodes: smallTree });
  one.focusSearch();
  await userEvent.keyboard('raider');
  await one.updateComplete;
  expect(rows(one)).toEqual(['Zones', 'Bow', 'Raider 1', 'Raider 2']);
  await userEvent.keyboard('xyz');
  await one.updateComplete;
  expect(one.shadowRoot!.textContent).toContain('Nothing found for “raiderxyz”');
});

it('says what was selected, and what it belongs to', async () => {
  const one = await mount({ nodes: smallTree });
  const chosen: unknown[] = [];
  one.addEventListener('dradis-select', (event) => chosen.push((event as CustomEvent).detail));
  one.reveal('resources/fuel/level');
  await one.updateComplete;
  const fuel = { path: 'resources/fuel/level', label: 'Fuel level', value: '7' };
  expect(chosen).toEqual([fuel]);
  tree(one).focus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([fuel, fuel]);
});

it('Pitfall 36: what was never opened can be, and is no leaf; what holds nothing is one', async () => {
  const one = await mount({ nodes: smallTree });
  const row = (label: string): Element => [...one.shadowRoot!.querySelectorAll('[role=treeitem]')].find((each) => each.querySelector('.label')!.textContent === label)!;
  expect(['Resources', 'Players', 'Zones'].map((label) => row(label).getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
  expect(row('Turn').hasAttribute('aria-expanded')).toBe(false);
  tree(one).focus();
  // Down to the zones, which hold what no row shows yet.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(row('Zones').getAttribute('aria-expanded')).toBe('true');
  expect(row('Bow').getAttribute('aria-expanded')).toBe('false');
  expect(rows(one)).not.toContain('Raider 1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(rows(one)).toContain('Raider 1');
  expect(row('Raider 1').hasAttribute('aria-expanded')).toBe(false);
});
