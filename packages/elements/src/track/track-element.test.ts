// Tests of <dradis-track>.
import { afterEach, expect, it } from 'vitest';
import type { BoardTrack } from '../board/board-model.js';
import './track-element.js';

afterEach(() => {
  document.body.replaceChildren();
});

const jump: BoardTrack = {
  id: 'jump',
  title: 'Jump',
  spaces: [{ label: 'Start', tone: 'red' }, { label: '−3', tone: 'blue' }, { label: 'Auto', tone: 'end' }],
  tokens: [{ at: 1, glyph: 'fleet', label: 'Fleet' }],
};

async function mount(track?: BoardTrack): Promise<ShadowRoot> {
  const one = document.createElement('dradis-track');
  one.track = track;
  document.body.append(one);
  await one.updateComplete;
  return one.shadowRoot!;
}

it('puts the token on its space and nowhere else', async () => {
  const spaces = [...(await mount(jump)).querySelectorAll('li')];
  expect(spaces.map((space) => space.querySelectorAll('svg').length)).toEqual([0, 1, 0]);
  expect(spaces[1]?.className).toContain('here');
});

it('names the track and its spaces', async () => {
  const root = await mount(jump);
  expect(root.querySelector('ol')?.getAttribute('aria-labelledby')).toBe('name');
  expect([...root.querySelectorAll('li span')].map((span) => span.textContent)).toEqual(['Start', '−3', 'Auto']);
});

it('says that there is none', async () => {
  expect((await mount()).textContent).toContain('No track');
});
