// What is said of replaced rules.
import type { SwapReport } from '@dradis/session';
import { expect, it } from 'vitest';
import { swapNotice } from './swap-notice.js';

const same: SwapReport = { outcome: 'same', step: null, message: 'The game is the same with the new content.', differences: [], lost: [], breakpoints: [], stop: { position: { step: 1, decisions: 0, ended: false, waiting: false, last: 1 }, reason: 'stepped' } };

it.each<[string, SwapReport | undefined, string | undefined]>([
  ['another pack', undefined, undefined],
  ['the same game', same, undefined],
  ['breakpoints that moved', { ...same, breakpoints: [{ breakpoint: 0, from: 3, to: 8, message: '' }] }, undefined],
  ['a lost statement', { ...same, breakpoints: [{ breakpoint: 0, from: 3, to: null, message: '' }] }, '1 breakpoint has lost its statement. J shows both sides.'],
  ['another game', { ...same, outcome: 'diverged', message: 'At step 9 the game is another one: fuel.', lost: ['b'] }, 'The game was played again with the new rules, and parts from the old one. At step 9 the game is another one: fuel. Branches that could not be played again: b. J shows both sides.'],
  ['what is impossible', { ...same, outcome: 'impossible', message: 'Too few players.' }, 'The game goes on with the old rules: Too few players.'],
])('%s', (_, report, told) => {
  expect(swapNotice(report)).toBe(told);
});
