// Cards and outcomes for stories and tests of the bench.
import type { BenchCard, BenchDeck, BenchOutcome } from './bench-model.js';

/** Two cards, one of which can be carried out in two ways. */
export const benchCards: readonly BenchCard[] = [
  { id: 'water-sabotaged', title: 'Water Sabotaged', kind: 'crisis', ways: [{ when: 'resolve the crisis water-sabotaged', label: 'Resolve it' }] },
  { id: 'food-rationing', title: 'Food Rationing', kind: 'quorum card', ways: [{ when: 'current player resolves does of food-rationing', label: 'Does' }, { when: 'current player resolves later of food-rationing', label: 'Later' }] },
];

/** A question after one answer, and what came so far over all faces. */
export const asking: BenchOutcome = {
  trail: [{ player: 'Laura Roslin', question: 'Choose a box', answer: 'the upper box', scripted: true }],
  asked: { player: 'galen-tyrol', who: '“Chief” Galen Tyrol', prompt: 'choose any number of skill cards, to add to the skill check', options: [{ pick: 'repair#9', label: 'Repair · 2' }, { pick: 'scientific-research#2', label: 'Scientific Research · 4' }, { pick: 'evasive-maneuvers#1', label: 'Evasive Maneuvers · 1' }], min: 0, max: 3, answerable: true },
  bars: [{ label: '1–4', count: 4, detail: 'Food −2' }, { label: '5–8', count: 4, detail: 'nothing changes' }],
  total: 8, exact: true, note: undefined,
};

/** Two decks that can be stacked. */
export const benchDecks: readonly BenchDeck[] = [
  { id: 'crisis-deck', title: 'Crisis deck', cards: [{ id: 'ambush', title: 'Ambush', kind: 'crisis' }, { id: 'riots', title: 'Riots', kind: 'crisis' }] },
  { id: 'quorum-deck', title: 'Quorum deck', cards: [{ id: 'food-rationing', title: 'Food Rationing', kind: 'quorum card' }] },
];
