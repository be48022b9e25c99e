// Titles that tell cards apart.
import { expect, it } from 'vitest';
import { withOwnTitles } from './own-titles.js';

it.each([
  [['riots-basestars Riots', 'riots-raptors Riots', 'ambush Ambush'], ['Riots (basestars)', 'Riots (raptors)', 'Ambush']],
  [['thirty-three Thirty-Three', 'other Thirty-Three'], ['Thirty-Three', 'Thirty-Three (other)']],
  [[], []],
])('of %j are %j', (cards, titles) => {
  const given = cards.map((card) => ({ id: card.split(' ')[0] ?? '', title: card.slice(card.indexOf(' ') + 1) }));
  expect(withOwnTitles(given).map(({ title }) => title)).toEqual(titles);
  expect(withOwnTitles(given).map(({ id }) => id)).toEqual(given.map(({ id }) => id));
});
