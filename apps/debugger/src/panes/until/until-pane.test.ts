// What is said of playing by chance.
import type { PlayedUntil } from '@dradis/session';
import { expect, it } from 'vitest';
import { untilInWords } from './until-pane.js';

const end: PlayedUntil = { stop: { position: { step: 41, decisions: 2, ended: false, waiting: false, last: 41 }, reason: 'stepped' }, met: true, answers: 1, problem: null, mistakes: [] };

it.each<[PlayedUntil, string]>([
  [end, 'It is so at step 41, after 1 answer.'],
  [{ ...end, met: false, answers: 3, problem: 'the condition did not hold within 3 answers' }, 'The condition did not hold within 3 answers (after 3 answers).'],
  [{ ...end, met: false, answers: 0, problem: 'the condition has mistakes', mistakes: [{ code: 'D0401', severity: 'error', title: 'There is no fule', help: 'Did you mean fuel?', start: 0, end: 4 }] }, 'There is no fule. Did you mean fuel?'],
])('%#', (came, told) => {
  expect(untilInWords(came)).toBe(told);
});
