// Cards and outcomes for stories and tests of the bench.
import { type BenchCard, type BenchOutcome } from './bench-model.js';

/** Two cards, one of which can be carried out in two ways. */
export const benchCards: readonly BenchCard[] = [
  { id: 'water-sabotaged', title: 'Water Sabotaged', kind: 'crisis', ways: ['resolve the crisis water-sabotaged'] },
  { id: 'food-rationing', title: 'Food Rationing', kind: 'quorum card', ways: ['current player resolves does of food-rationing', 'current player resolves later of food-rationing'] },
];

/** A question after one answer, and what came so far over all faces. */
export const asking: BenchOutcome = {
  trail: [{ player: 'laura-roslin', question: 'choose a box', answer: 'the upper box', scripted: true }],
  asked: { player: 'galen-tyrol', options: ['Repair · 2', 'Scientific Research · 4', 'Evasive Maneuvers · 1'], min: 0, max: 3, answerable: true },
  bars: [{ label: '1–4', count: 4, detail: 'Food −2' }, { label: '5–8', count: 4, detail: 'nothing changes' }],
  total: 8, exact: true, note: undefined,
};
