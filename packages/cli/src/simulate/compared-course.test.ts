// Two courses side by side: turns that one of them lacks, and how sure a difference is.
import type { Statistics } from '@dradis/players';
import { expect, it } from 'vitest';
import { type ComparedTurn, comparedCourses } from './compared-course.js';

const of = (byTurn: Readonly<Record<string, Readonly<Record<string, number>>>>, dial = 'level of fuel'): Statistics => ({ rows: [], cards: {}, kinds: {}, course: { [dial]: byTurn } });

function check(a: Statistics, b: Statistics, expected: Readonly<Record<string, readonly ComparedTurn[]>>): void {
  expect(comparedCourses(a, b)).toEqual(expected);
}

const all = (games: number, value: number) => ({ games, mean: value, lower: value, upper: value });

it('tells turns in order, also those that one pack did not come to', () => {
  check(of({ 10: { 4: 1 }, 9: { 5: 30 } }), of({ 9: { 6: 30 } }), {
    'level of fuel': [
      { turn: 9, a: all(30, 5), b: all(30, 6), difference: { value: 1, low: 1, high: 1 } },
      { turn: 10, a: all(1, 4) },
    ],
  });
});

it('has the dials of either pack', () => {
  check(of({ 1: { 4: 2 } }), of({ 1: { 3: 2 } }, 'level of water'), {
    'level of fuel': [{ turn: 1, a: all(2, 4) }],
    'level of water': [{ turn: 1, b: all(2, 3) }],
  });
});

it('is sure of no difference between few games, however alike they are', () => {
  check(of({ 1: { 4: 19 } }), of({ 1: { 3: 90 } }), { 'level of fuel': [{ turn: 1, a: all(19, 4), b: all(90, 3) }] });
});
