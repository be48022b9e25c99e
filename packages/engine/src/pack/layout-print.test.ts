/** Tests of the fingerprint of what the numbers in a state stand for: rules do not count, components do. */
import { expect, it } from 'vitest';
import { kind, pack, program, thing, zone } from '../testing/pack-builder.js';
import type { CompiledPack } from './compiled-pack.js';
import { layoutPrint } from './layout-print.js';
import { loadPack } from './load-pack.js';

const plain: Partial<CompiledPack> = {
  kinds: [kind('law', 'thing')],
  variables: [{ id: 'cost', type: 'number', initial: 0, secret: false }],
  zones: [zone('table')],
  things: [thing('x', 'law'), thing('y', 'law')],
};

it.each<[string, Partial<CompiledPack>, boolean]>([
  ['other rules', { programs: [program('main', 'procedure', [], [['set-global', 'cost', 3]])] }, true],
  ['another hash', { hash: 'another' }, true],
  ['another thing', { things: [thing('x', 'law'), thing('z', 'law')] }, false],
  ['another order', { things: [thing('y', 'law'), thing('x', 'law')] }, false],
  ['one thing more', { things: [thing('x', 'law'), thing('y', 'law'), thing('z', 'law')] }, false],
  ['another variable', { variables: [{ id: 'price', type: 'number', initial: 0, secret: false }] }, false],
])('with %s', (_, changed, same) => {
  const players = 2;
  expect(layoutPrint(loadPack(pack({ ...plain, ...changed })), players) === layoutPrint(loadPack(pack(plain)), players)).toBe(same);
});

it('is another one for another number of players', () => {
  const loaded = loadPack(pack(plain));
  expect(layoutPrint(loaded, 2)).not.toBe(layoutPrint(loaded, 3));
});
