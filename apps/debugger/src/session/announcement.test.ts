// Sentences for screen readers, and what a seat is told instead of a question.
import type { Change } from '@dradis/session';
import { expect, it } from 'vitest';
import { announcementOf } from './announcement.js';
import { hiddenQuestion } from './seat-sight.js';

const move = (label: string): Change => ({ kind: 'move', path: `players/player-1/hand/${label}`, label, before: 'Deck', after: 'Hand', sentence: `${label}: Deck → Hand` });
const changes = [move('Repair · 1'), move('Raider'), move('Raider'), move('Viper'), move('Raptor')];
const position = { step: 9, decisions: 1, ended: false, waiting: true, last: 9 };

it('announces in one line, and the same thing once', () => {
  expect(announcementOf(position, changes.slice(0, 3), { who: 'Ann', prompt: 'choose a card' })).toBe('Step 9. Repair · 1: Deck → Hand. 2 × Raider: Deck → Hand. Ann is asked: choose a card.');
  expect(announcementOf(position, changes, { who: 'Ann', prompt: undefined })).toContain('Viper: Deck → Hand. 1 more change. Ann is asked.');
  expect(announcementOf({ ...position, ended: true }, [], null)).toBe('Step 9. The game is over.');
});

it('says for whom a question is, to those for whom it is not', () => {
  expect(hiddenQuestion('player-2', 'player-1', 'Ann')).toContain('is for Ann alone');
  expect(hiddenQuestion('spectator', 'player-1', 'Ann')).toContain('View as Ann');
  expect(hiddenQuestion('player-1', 'player-1', 'Ann')).toBeUndefined();
  expect(hiddenQuestion('everything', 'player-1', 'Ann')).toBeUndefined();
  expect(hiddenQuestion('player-2', null, '')).toBeUndefined();
});
