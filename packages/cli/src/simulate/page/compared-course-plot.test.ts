// What the plot of two courses says in words, and when there is none.
import { expect, it } from 'vitest';
import type { ComparedTurn } from '../compared-course.js';
import { comparedCourseFigures, comparedCoursePlot, courseLegend } from './compared-course-plot.js';

const at = (mean: number, games = 10) => ({ games, mean, lower: mean, upper: mean });
const clear = { value: -2, low: -3, high: -1 };
const unsure = { value: -2, low: -5, high: 1 };

function check(turns: readonly ComparedTurn[], told: string | undefined): void {
  const plot = comparedCoursePlot('Fuel', turns, [10, 10]);
  expect(/aria-label="([^"]*)"/.exec(plot)?.[1]).toBe(told);
}

it.each<[name: string, turns: readonly ComparedTurn[], told: string | undefined]>([
  ['no turns', [], undefined],
  ['one turn, which no line joins', [{ turn: 1, a: at(8), b: at(8), difference: unsure }], undefined],
  ['no difference', [{ turn: 1, a: at(8), b: at(8) }, { turn: 2, a: at(7), b: at(6), difference: unsure }], 'Fuel by turn. A: 8 on average as turn 1 began, 7 as turn 2 began. B: 8 on average as turn 1 began, 6 as turn 2 began. No difference found at any turn.'],
  [
    'differences in a row, and one more',
    [1, 2, 3, 4, 5].map((turn) => ({ turn, a: at(8), b: at(6), difference: turn === 4 ? unsure : clear })),
    'Fuel by turn. A: 8 on average as turn 1 began, 8 as turn 5 began. B: 6 on average as turn 1 began, 6 as turn 5 began. A difference was found at turn 1 to 3, 5.',
  ],
  [
    'turns that few games of one came to',
    [{ turn: 1, a: at(8), b: at(8) }, { turn: 2, a: at(7), b: at(7) }, { turn: 3, a: at(6), b: at(2, 0.5), difference: clear }],
    'Fuel by turn. A: 8 on average as turn 1 began, 6 as turn 3 began. B: 8 on average as turn 1 began, 7 as turn 2 began. No difference found at any turn.',
  ],
  ['a dial of one pack', [{ turn: 1, b: at(4) }, { turn: 2, b: at(3) }], 'Fuel by turn. B: 4 on average as turn 1 began, 3 as turn 2 began. No difference found at any turn.'],
])('%s', (_, turns, told) => { check(turns, told); });

it('keeps the letters of lines apart that end together', () => {
  const plot = comparedCoursePlot('Fuel', [{ turn: 1, a: at(8), b: at(8) }, { turn: 2, a: at(7), b: at(7) }], [10, 10]);
  const [one = 0, other = 0] = [...plot.matchAll(/class="letter [ab]" x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y));
  expect(Math.abs(one - other)).toBeGreaterThanOrEqual(11);
});

it('escapes what comes from packs', () => {
  expect(courseLegend(['<b>A</b>', 'B & C'])).toContain('A: &#60;b&#62;A&#60;/b&#62;,');
  expect(comparedCourseFigures('<i>', [{ turn: 1, a: at(1) }, { turn: 2, a: at(1) }], [10, 10])).toContain('<caption>&#60;i&#62; by turn');
});

it('lists turns of either pack, with a dash where one has no games', () => {
  expect(comparedCourseFigures('Fuel', [{ turn: 1, a: at(8), b: at(6), difference: clear }, { turn: 2, a: at(7) }], [10, 10])).toContain(
    '<tbody><tr><th scope="row">1</th><td>10</td><td>8.00 (8 to 8)</td><td>10</td><td>6.00 (6 to 6)</td><td class="down-text">−2.00 (−3.00 to −1.00)</td></tr><tr><th scope="row">2</th><td>10</td><td>7.00 (7 to 7)</td><td>0</td><td>–</td><td>–</td></tr></tbody>',
  );
});
