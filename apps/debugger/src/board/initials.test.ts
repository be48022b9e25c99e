// Signs of persons.
import { expect, it } from 'vitest';
import { initialsOf, seatSign } from './initials.js';

it.each([['Ann Example', 'AE'], ['"Chief" Bob Example', 'BE'], ['Carl "Long Name" Odd', 'CO'], ['Dana', 'D'], ['“X” Eve Fox', 'EF'], ['', '?']])('%s is %s', (name, sign) => {
  expect(initialsOf(name)).toBe(sign);
});

it('numbers who has no character', () => {
  expect(seatSign('player-3')).toBe('P3');
});
