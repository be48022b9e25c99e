// Tests of stating a count in a manifest.
import { expect, it } from 'vitest';
import { withCount } from './counts-line.js';

it.each([
  ['adds the key', 'id: a\n', 'id: a\ncounts:\n  crisis: 61\n'],
  ['adds a line to a block', 'counts: # all\n  raider: 3\nid: a\n', 'counts: # all\n  crisis: 61\n  raider: 3\nid: a\n'],
  ['changes a line of a block', 'counts:\n  raider: 3\n  # why\n  crisis: 60 # deck\n', 'counts:\n  raider: 3\n  # why\n  crisis: 61 # deck\n'],
  ['adds to a map on one line', 'counts: { super-crisis: 5 }\n', 'counts: { crisis: 61, super-crisis: 5 }\n'],
  ['changes a map on one line', 'counts: { super-crisis: 5, crisis: 60 }\nid: a\n', 'counts: { super-crisis: 5, crisis: 61 }\nid: a\n'],
  ['fills an empty map', 'counts: {}\n', 'counts: { crisis: 61 }\n'],
  ['leaves other maps alone', 'notes:\n  crisis: 60\n', 'notes:\n  crisis: 60\ncounts:\n  crisis: 61\n'],
])('%s', (_, before, after) => {
  expect(withCount(before, 'crisis', 61)).toBe(after);
});
