// Branches for stories and tests.
import { type BranchOffers } from './branch-maker.js';
import { type BranchRow, type ListedComparison } from './branch-model.js';

/** Four lines: two left the first one, one of those was left again. */
export const branches: readonly BranchRow[] = [
  { id: 'main', name: 'First line', parent: null, from: 0, last: 5000, step: 2400, cause: '', ended: true, current: false },
  { id: 'b1', name: 'A six at the jump', parent: 'main', from: 2400, last: 4100, step: 3000, cause: 'the next die is 6', ended: false, current: true },
  { id: 'b3', name: 'More fuel', parent: 'b1', from: 2900, last: 3300, step: 3300, cause: 'Fuel is 9', ended: false, current: false },
  { id: 'b2', name: 'Baltar keeps it', parent: 'main', from: 900, last: 1800, step: 1800, cause: 'Gaius Baltar answers: pass', ended: false, current: false },
];

/** A question with two answers, and two values. */
export const offers: BranchOffers = {
  question: { words: 'William Adama: use it?', min: 1, max: 1, options: [{ id: 'yes', label: 'Yes' }, { id: 'no', label: 'No' }] },
  paths: [{ id: 'resources/fuel/level', label: 'Fuel: level' }, { id: 'resources/food/level', label: 'Food: level' }],
  sides: 8,
};

/** Two of the branches held against each other. */
export const comparison: ListedComparison = { a: 'b1', b: 'main', parted: 2400, why: 'the next die is 6', sentence: 'Morale is 7 instead of 9, and 2 more differences.', told: ['Morale is 7 instead of 9.', 'Raider 3 is in the bow instead of the supply.', 'The game is over instead of going on.'] };
