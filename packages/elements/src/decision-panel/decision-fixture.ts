// Decisions for stories and tests. Must not be shipped to the app.
import type { Decision, DecisionOption } from '@dradis/session';

const option = (id: string, label: string, set: Partial<DecisionOption> = {}): DecisionOption => ({ id, label, hint: null, thing: null, thingTitle: null, twin: null, ...set });

/** A question with two answers. */
export const mayDecision: Decision = {
  id: 7, form: 'may', player: 'player-2', playerTitle: 'William Adama', prompt: 'lose 1 fuel', purpose: null, min: 1, max: 1,
  options: [option('yes', 'Yes'), option('no', 'No')], forbidden: [], about: null, place: null, recorded: null,
};
/** A choice of a place, with two that are forbidden. */
export const oneDecision: Decision = {
  ...mayDecision, id: 8, form: 'one', prompt: 'choose a location', purpose: 'move to',
  options: [option('command', 'Command', { thing: 'command', thingTitle: 'Command' }), option('armory', 'Armory', { hint: 'costs nothing' }), option('administration', 'Administration', { hint: 'costs 1 skill card' })],
  forbidden: [{ label: 'Brig', thing: 'brig', reasons: ['A hazardous place is never chosen as the goal of a move (R-041).'], failing: [] }, { label: 'Caprica', thing: 'caprica', reasons: ['its condition does not hold (Caprica)'], failing: [{ text: 'you are revealed', place: { file: 'board/locations-elsewhere.yaml', span: { line: 12, column: 11, endLine: 12, endColumn: 27 } }, found: null }] }],
};
/** A choice among vipers, three of which are alike. */
export const alikeDecision: Decision = {
  ...mayDecision, id: 10, form: 'one', prompt: 'choose a viper', purpose: 'launch',
  options: [
    option('viper#1', 'Viper', { thing: 'viper#1', thingTitle: 'Viper', hint: 'Reserves' }), option('viper#2', 'Viper', { thing: 'viper#2', thingTitle: 'Viper', hint: 'Reserves', twin: 'viper#1' }),
    option('viper#5', 'Viper', { thing: 'viper#5', thingTitle: 'Viper', hint: 'Port bow' }), option('viper#3', 'Viper', { thing: 'viper#3', thingTitle: 'Viper', hint: 'Reserves', twin: 'viper#1' }),
  ],
};
/** Up to two of a hand of cards. */
export const someDecision: Decision = {
  ...mayDecision, id: 9, form: 'some', prompt: 'choose skill cards', purpose: 'discard', min: 1, max: 2,
  options: ['Repair', 'Launch Scout', 'Executive Order', 'Evasive Maneuvers'].map((label, at) => option(`card#${String(at)}`, `${label} · ${String(at + 1)}`, { thing: `card#${String(at)}` })),
};
