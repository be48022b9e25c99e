// Positions that no play leads to: each reason told once, at what is given, and no scenario fails for it.
import { expect, it } from 'vitest';
import { runSmall } from '../testing/small-pack.js';

/** The warnings of one scenario: what they say, and the text they stand at. */
function check(given: string, expected: readonly (readonly [said: string, at: string])[]): void {
  const text = `scenario: A\n${given}\nwhen: nothing\nthen: true\n`;
  const { diagnostics, passed, failed } = runSmall([text]);
  expect(diagnostics.map(({ title, primary: { span } }) => [title.replace('No play leads to this position: ', ''), text.slice(span.start, span.end)])).toEqual(expected);
  expect(diagnostics.every(({ code, severity }) => code === 'D0710' && severity === 'warning')).toBe(true);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
}

it.each<[string, string, readonly (readonly [string, string])[]]>([
  ['nothing given', 'given: {}', []],
  ['what can be', 'given: { level of hull: 10, level of food: 0 }', []],
  ['one thing beyond', 'given: { level of hull: 11 }', [['Hull is off its scale', 'level of hull: 11']]],
  ['two things beyond', 'given: { level of hull: 11, level of food: 12 }', [['Hull is off its scale', 'level of hull: 11'], ['Food is off its scale', 'level of food: 12']]],
  ['what is put right again', 'given: { level of hull: 11, do: set level of hull to 3 }', []],
  ['what is arranged', 'given: { do: lose 9 food }', [['Food is off its scale', 'lose 9 food']]],
  ['what only holds together', 'given: { crew: [anna], captain: none }', [['nobody is captain', 'captain: none']]],
  ['a game nobody has set up', 'given: { position: none }', []],
])('%s', (_, given, expected) => {
  check(given, expected);
});
