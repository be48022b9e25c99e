// Tests of <dradis-why>.
import { afterEach, expect, it } from 'vitest';
import type { Provenance } from '@dradis/session';
import { crisisFrames } from '../call-stack/frame-fixture.js';
import './why-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

async function mount(provenance: Provenance | null): Promise<{ root: ShadowRoot; steps: unknown[] }> {
  const one = document.createElement('dradis-why');
  Object.assign(one, { about: 'Fuel 7', provenance });
  const steps: unknown[] = [];
  one.addEventListener('dradis-goto', (event) => steps.push((event as CustomEvent).detail));
  document.body.append(one);
  await one.updateComplete;
  return { root: one.shadowRoot!, steps };
}

it('names the statement, the card and the causes, and goes there', async () => {
  const { root, steps } = await mount({ step: 812, place: { file: 'cards/crisis/crash-landing.yaml', span: { line: 10, column: 5, endLine: 10, endColumn: 29 } }, stack: [...crisisFrames], since: [] });
  const rows = [...root.querySelectorAll('li')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
  expect(rows[0]).toBe('Crash Landing: failcrash-landing.yaml:10');
  expect(rows.at(-1)).toBe('1 more');
  root.querySelector('button')?.click();
  expect(steps).toEqual([{ step: 812 }]);
});

it('leads to the answer and the dice it hung on, and leaves out what follows from the rules', async () => {
  const since = [
    { step: 790, kind: 'decision', label: 'the lower box', subject: 'box', player: 'player-2' },
    { step: 795, kind: 'event', label: 'A box is chosen', subject: 'box-chosen' },
    { step: 801, kind: 'roll', label: 'Rolled 4 of 8', subject: null },
  ] as const;
  const { root, steps } = await mount({ step: 812, place: null, stack: [...crisisFrames], since: [...since] });
  const buttons = [...root.querySelectorAll<HTMLElement>('ul button')];
  expect(buttons.map((button) => button.textContent.replace(/\s+/g, ' ').trim())).toEqual(['◆ Answer: the lower box player-2', '■ Die: Rolled 4 of 8']);
  for (const button of buttons) button.click();
  expect(steps).toEqual([{ step: 790 }, { step: 801 }]);
});

it('says that nothing wrote it', async () => {
  expect((await mount(null)).root.textContent).toContain('as it was at the beginning');
});
