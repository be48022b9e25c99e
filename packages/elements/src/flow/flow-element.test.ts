// Tests of <dradis-flow>: what it draws and says, and where its keys lead.
import { afterEach, expect, it } from 'vitest';
import { stormPicture } from './flow-fixture.js';
import type { FlowElement } from './flow-element.js';
import './flow-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(set: object): Promise<{ flow: FlowElement; root: ShadowRoot; sent: unknown[]; press: (...keys: string[]) => Promise<string | undefined> }> {
  const flow = document.createElement('dradis-flow');
  Object.assign(flow, set);
  const sent: unknown[] = [];
  flow.addEventListener('dradis-place', (event) => sent.push((event as CustomEvent).detail));
  document.body.append(flow);
  await flow.updateComplete;
  const root = flow.shadowRoot!;
  return {
    flow, root, sent,
    press: async (...keys) => {
      for (const key of keys) {
        root.querySelector('svg')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await flow.updateComplete;
      }
      return root.querySelector('[tabindex="0"][data-id]')?.getAttribute('data-id') ?? undefined;
    },
  };
}

it('says what will stand here', async () => {
  expect((await mount({})).root.textContent).toContain('Here stands how a card or rule goes');
});

it('takes the focus once there is a picture, unless it has gone elsewhere meanwhile', async () => {
  const { flow, root } = await mount({});
  flow.focus();
  flow.picture = stormPicture();
  await expect.poll(() => root.activeElement?.getAttribute('data-id')).toBe(stormPicture().shapes[0]?.id);
  const other = await mount({});
  other.flow.focus();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  other.flow.picture = stormPicture();
  await other.flow.updateComplete;
  await other.flow.updateComplete;
  expect(document.activeElement).toBe(field);
});

it('draws every box and way, and says of each box what it leads to', async () => {
  const { root } = await mount({ picture: stormPicture(), current: 'captain rolls', taken: new Set(['captain rolls']) });
  expect(root.querySelectorAll('.shape')).toHaveLength(9);
  expect(root.querySelectorAll('.way')).toHaveLength(9);
  const label = (id: string): string | null | undefined => root.querySelector(`[data-id="${id}"]`)?.getAttribute('aria-label');
  expect(label('captain rolls')).toBe('die: captain rolls. leads to 1-4: nothing; 5-8: lose 1 fuel. carried out in this game');
  expect(label('end the game')).toBe('end the game. leads to back to repeat 2 times. not carried out in this game');
  expect(root.querySelector('[aria-current=step]')?.getAttribute('data-id')).toBe('captain rolls');
  expect(root.querySelectorAll('.done')).toHaveLength(1);
  expect(root.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it.each([
  [['ArrowDown'], 'pass'],
  [['ArrowDown', 'ArrowRight'], 'fail'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight'], 'lose 1 fuel'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp'], 'pass'],
  [['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'], 'repeat 2 times'],
  [['End'], 'end the game'],
  [['End', 'ArrowDown'], 'repeat 2 times'],
  [['End', 'Home', 'ArrowUp'], 'Storm'],
])('goes along the ways with %j', async (keys, expected) => {
  const { press } = await mount({ picture: stormPicture() });
  expect(await press(...keys)).toBe(expected);
});

it('opens the line of a box by Enter and by click', async () => {
  const { root, sent, press } = await mount({ picture: stormPicture() });
  await press('ArrowDown', 'ArrowDown', 'Enter');
  root.querySelector('[data-id="lose 1 fuel"]')!.dispatchEvent(new MouseEvent('click'));
  expect(sent).toEqual([{ file: 'cards/storm.yaml', line: 4 }, { file: 'cards/storm.yaml', line: 6 }]);
});

it('is text for those who ask', async () => {
  const { flow, root } = await mount({ picture: stormPicture() });
  root.querySelector('button')!.click();
  await flow.updateComplete;
  expect(root.querySelector('pre')?.textContent).toBe(stormPicture().text);
  expect(root.querySelector('svg')).toBeNull();
});

it('begins anew with another picture', async () => {
  const { flow, press } = await mount({ picture: stormPicture() });
  await press('End');
  const [first, ...rest] = stormPicture().shapes;
  flow.picture = { ...stormPicture(), shapes: [first!, ...rest.slice(0, 2)] };
  await flow.updateComplete;
  expect(await press()).toBe('Storm');
});
