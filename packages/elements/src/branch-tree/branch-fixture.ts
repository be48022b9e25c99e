// Branches for stories and tests.
import type { BranchOffers } from './branch-maker.js';
import type { BranchRow, ListedComparison } from './branch-model.js';

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
  skipRefusal: undefined,
  later: [{ step: 2500, label: 'Step 2500: Move to Command' }],
};

/** Two of the branches held against each other. */
export const comparison: ListedComparison = { a: 'b1', b: 'main', parted: 2400, why: 'the next die is 6', sentence: 'Morale is 7 instead of 9, and 2 more differences.', at: 'end', steps: [4100, 5000], places: [{ id: 'end', label: 'at their ends' }, { id: 'turn:3', label: 'when turn 3 begins' }], rows: [{ label: 'Morale', a: '9', b: '7', told: 'Morale is 7 instead of 9.' }, { label: 'Raider 3', a: 'Supply', b: 'Bow', told: 'Raider 3 is in the bow instead of the supply.' }] };
