// The weights speak of the cards that the base game has, all of them, and of no others.
import { basePack } from '@dradis/base-game';
import { loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { cardId } from '../worth.js';
import { DECREES, DESTINATIONS, KEEP, LOCATION_CHECKS, LOCATIONS, SKILLS } from './cards.js';
import { CRISES, ICONS } from './crises.js';

const layout = loadPack(basePack).layoutFor(4);

function idsOf(...kinds: readonly string[]): Set<string> {
  const ids = kinds.flatMap((kind) => layout.kinds.find(({ id }) => id === kind)?.all ?? []).map((entity) => cardId(layout.ids[entity] ?? ''));
  return new Set(ids);
}

it.each([
  ['crisis cards', CRISES, idsOf('crisis-card')],
  ['activation icons', ICONS, idsOf('activation')],
  ['destinations', DESTINATIONS, idsOf('destination')],
  ['Quorum cards', DECREES, idsOf('quorum-card')],
  ['Skill cards', KEEP, idsOf('skill-card')],
  ['skills', SKILLS, idsOf('skill')],
] as const)('weighs all %s', (_, weights, ids) => {
  expect(ids.size).toBeGreaterThan(3);
  expect(new Set(Object.keys(weights))).toEqual(ids);
});

it('names locations that are there', () => {
  const locations = idsOf('location');
  for (const id of [...Object.keys(LOCATIONS), ...Object.keys(LOCATION_CHECKS)]) expect(locations).toContain(id);
});

it('gives every check, box and attack of a crisis card a weight', () => {
  const { attributeIndex, attributes } = layout;
  const difficulty = attributes[attributeIndex.get('difficulty')!]!;
  for (const entity of layout.kinds.find(({ id }) => id === 'crisis-card')!.all) {
    const id = cardId(layout.ids[entity]!);
    const checked = Number(difficulty.fixed![entity - difficulty.lo]) > 0;
    const { fail, upper, lower, attack } = CRISES[id]!;
    expect([id, fail !== undefined]).toEqual([id, checked]);
    if (!checked) expect([id, attack !== undefined || (upper !== undefined && lower !== undefined)]).toEqual([id, true]);
  }
});
