// Tests of the pages: every code has one, and its example raises it.
import { expect, test } from 'vitest';
import { runSmall } from '../testing/small-pack.js';
import { scenarioCodePages } from './scenario-code-pages.js';

const codes = (text: string) => runSmall([text]).diagnostics.map(({ code }) => code);

/** Parts of a scenario become one. */
function whole(part: string): string {
  return part.startsWith('-') || part.includes('scenario:') ? part : `scenario: A\nwhen: nothing\nchanges: {}\n${part}`;
}

test.each(scenarioCodePages.filter(({ wrong }) => wrong !== ''))('$code: the example raises it and the correction does not', ({ code, wrong, right }) => {
  expect(codes(whole(wrong))).toContain(code);
  expect(codes(whole(right))).toEqual([]);
});
