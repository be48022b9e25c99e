// Tests of the order of publishing.
import { expect, it } from 'vitest';
import { inOrder } from './publish-order.mjs';

it('puts each package behind those it needs, and cares for no others', () => {
  expect(inOrder([{ name: 'c', needs: ['b', 'lit'] }, { name: 'b', needs: ['a'] }, { name: 'a', needs: [] }])).toEqual(['a', 'b', 'c']);
});

it('says which need each other', () => {
  expect(() => inOrder([{ name: 'a', needs: [] }, { name: 'b', needs: ['c'] }, { name: 'c', needs: ['b'] }])).toThrow('b, c');
});
