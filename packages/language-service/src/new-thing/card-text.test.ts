// Tests of the text of a new card.
import { expect, it } from 'vitest';
import { cardText } from './card-text.js';

const text = { type: 'string', description: 'a text' };
const SCHEMA = {
  properties: {
    id: text,
    needed: { type: 'integer', minimum: 1, description: 'a number', doc: 'How many it takes.' },
    usual: { type: 'string', enum: ['red', 'blue'], description: 'a colour' },
    rare: text,
    goal: { type: 'string', names: 'entity:place', description: 'a place' },
    group: { type: 'object', properties: { effect: { description: 'an effect' } }, required: ['effect'] },
    action: { $ref: 'dradis:section/action' },
  },
  required: ['id', 'needed', 'goal'],
};
const base = { kind: 'coin', id: 'mine', title: 'Mine: all', schema: SCHEMA, idsOf: () => ['home', 'away'] };

it('writes what is needed or usual, with the usual value, and the rest as comments', () => {
  const siblings = [{ usual: 'blue', group: { effect: 'x' } }, { usual: 'blue', group: { effect: 'y' }, rare: 'a' }, { usual: 'red' }];
  expect(cardText({ ...base, siblings, zone: false })).toBe(`id: mine
title: "Mine: all"
kind: coin
needed: 1   # How many it takes
usual: blue   # one of red, blue
goal: home   # a place: home, away
group:
  effect: nothing   # an effect
# rare: a text
# action: what it can do: does, with if, limit, title
`);
});

it('writes what is needed where there are no others, and zones in a list', () => {
  expect(cardText({ ...base, siblings: [], zone: true }).split('\n').slice(0, 6)).toEqual(['zones:', '  - id: mine', '    title: "Mine: all"', '    kind: coin', '    needed: 1   # How many it takes', '    goal: home   # a place: home, away']);
});
