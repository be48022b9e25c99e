// Tests of <dradis-dice-tray>.
import { afterEach, expect, it } from 'vitest';
import type { DiceTrayElement } from './dice-tray-element.js';
import './dice-tray-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: Partial<DiceTrayElement> = {}): Promise<{ one: DiceTrayElement; root: ShadowRoot; sent: unknown[]; press: (label: string) => Promise<void>; row: () => string[] }> {
  const one = document.createElement('dradis-dice-tray');
  Object.assign(one, set);
  const sent: unknown[] = [];
  one.addEventListener('dradis-force-dice', (event) => sent.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  const root = one.shadowRoot!;
  return {
    one, root, sent,
    press: async (label) => {
      [...root.querySelectorAll('button')].find((button) => button.ariaLabel === label || button.textContent.trim() === label)!.click();
      await one.updateComplete;
    },
    row: () => [...root.querySelectorAll('.row:not(.faces) .die')].map((die) => die.textContent),
  };
}

it('drafts a row and lays it ready only when told', async () => {
  const { sent, press, row } = await mount({ ready: [3] });
  await press('Add a 8');
  await press('Add a 1');
  await press('Die 1 shows 3; take it away');
  expect(row()).toEqual(['8', '1']);
  expect(sent).toEqual([]);
  await press('Lay ready');
  expect(sent).toEqual([{ dice: [8, 1] }]);
});

it('says why it cannot, and sends nothing', async () => {
  const { root, sent, press } = await mount({ refusal: 'The game is over' });
  await press('Add a 5');
  await press('Lay ready');
  expect(sent).toEqual([]);
  expect(root.textContent).toContain('The game is over');
});

it('takes digits from the keyboard, and drops a draft when other dice lie ready', async () => {
  const { one, root, row } = await mount({ sides: 6 });
  for (const key of ['2', '7', '6', 'Backspace']) root.querySelector('button')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  await one.updateComplete;
  expect(row()).toEqual(['2']);
  one.ready = [4];
  await one.updateComplete;
  expect(row()).toEqual(['4']);
});

it('gives the dice back to chance', async () => {
  const { sent, press } = await mount({ ready: [4, 4] });
  await press('Back to chance');
  expect(sent).toEqual([{ dice: [] }]);
});
