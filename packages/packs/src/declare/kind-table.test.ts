// Tests of the table of kinds.
import { expect, it } from 'vitest';
import { BUILT_IN_KINDS, KindTable, usualPlural, type KindNames } from './kind-table.js';

const kind = (id: string, parent: string, plural = usualPlural(id)): KindNames => ({ id, parent, singular: id.replaceAll('-', ' '), plural, place: undefined });
const table = new KindTable([...BUILT_IN_KINDS, kind('ship', 'thing'), kind('civilian-ship', 'ship', 'civilian ships'), kind('viper', 'ship'), kind('deck', 'zone')]);

it.each([
  ['ship', 'ships'],
  ['box', 'boxes'],
  ['city', 'cities'],
  ['day', 'days'],
  ['crash', 'crashes'],
  ['loss', 'losses'],
])('makes of %s %s', (singular, plural) => {
  expect(usualPlural(singular)).toBe(plural);
});

it.each([
  ['civilian-ship', 'civilian-ship'],
  ['Civilian Ships', 'civilian-ship'],
  [' viper ', 'viper'],
  ['vipers', 'viper'],
  ['vipper', undefined],
])('knows what "%s" names', (word, id) => {
  expect(table.named(word)).toBe(id);
});

it('knows descent and the nearest shared kind', () => {
  expect(table.lineage('civilian-ship')).toEqual(['civilian-ship', 'ship', 'thing']);
  expect(table.isA('deck', 'zone')).toBe(true);
  expect(table.isA('ship', 'viper')).toBe(false);
  expect(table.shared('civilian-ship', 'viper')).toBe('ship');
  expect(table.shared('deck', 'viper')).toBe('thing');
});
