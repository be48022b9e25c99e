// What is known of scenarios when their texts are read anew: a table of what stood there, what is read, and what is shown.
import { expect, it } from 'vitest';
import type { ScenarioRow } from '@dradis/elements';
import { carriedOver, ofEarlierText } from './carried-over.js';

const row = (title: string, passed?: boolean, line = 1): ScenarioRow => ({ title, path: 'scenarios/a.yaml', line, covers: [], passed, failures: passed === false ? [{ expected: '1', found: '2', line }] : [] });

/** Each row as its title, line, outcome, and whether that is of an earlier text. */
function check(before: readonly ScenarioRow[], read: readonly ScenarioRow[], expected: readonly string[]): void {
  const told = carriedOver(read, ofEarlierText(before)).map(({ title, line, passed, failures, earlier }) => `${title}:${String(line)} ${String(passed)}${failures.length === 0 ? '' : ` ${failures[0]?.found ?? ''}`}${earlier === true ? ' earlier' : ''}`);
  expect(told).toEqual(expected);
}

it.each<[string, readonly ScenarioRow[], readonly ScenarioRow[], readonly string[]]>([
  ['keeps outcomes, as those of an earlier text', [row('one', true), row('two', false)], [row('one'), row('two')], ['one:1 true earlier', 'two:1 false 2 earlier']],
  ['stands where it stands now', [row('one', true, 1)], [row('one', undefined, 9)], ['one:9 true earlier']],
  ['knows nothing of what was not run, and forgets what is gone', [row('one'), row('gone', true)], [row('one'), row('new')], ['one:1 undefined', 'new:1 undefined']],
  ['takes what is run anew for what it is', [row('one', true)], [row('one', false)], ['one:1 true earlier']],
])('%s', (_, before, read, expected) => { check(before, read, expected); });

it('puts a new outcome in the place of an earlier one', () => {
  const earlier = ofEarlierText([row('one', true), row('two', true)]);
  expect(carriedOver(earlier, [row('one', false)]).map(({ passed, earlier: of }) => [passed, of])).toEqual([[false, false], [true, true]]);
});
