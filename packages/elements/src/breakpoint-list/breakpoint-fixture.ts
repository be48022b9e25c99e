// Breakpoints and choices for stories and tests.
import type { BreakpointChoices, BreakpointRow } from './breakpoint-model.js';

/** What a small pack offers. */
export const choices: BreakpointChoices = {
  events: [{ id: 'jump', label: 'Fleet jumps' }, { id: 'check-failed', label: 'Skill check failed' }],
  verbs: [{ id: 'lose', label: 'lose' }, { id: 'roll-a-die', label: 'roll a die' }],
  players: [{ id: 'player-1', label: 'William Adama' }, { id: 'player-2', label: 'Gaius Baltar' }],
  things: [{ id: 'water-sabotaged', label: 'Water Sabotaged' }, { id: 'raider-1', label: 'Raider 1' }],
  paths: [{ id: 'resources/fuel/level', label: 'Fuel: level' }, { id: 'resources/morale/level', label: 'Morale: level' }],
  files: ['cards/crisis/water-sabotaged.yaml', 'rules/turn.yaml'],
};

const sound = { verified: true, message: null, mistakes: [], count: 3, here: false } as const;

/** One of most kinds: hit here, moved, impossible, mistaken, off, and a log point. */
export const breakpoints: readonly BreakpointRow[] = [
  { ...sound, breakpoint: { kind: 'change', path: 'resources/fuel/level', crosses: { is: '<=', value: 2 } }, here: true, count: 1 },
  { ...sound, breakpoint: { kind: 'line', file: 'cards/crisis/water-sabotaged.yaml', line: 9, when: 'level of food is less than 5', hits: { from: 2 } }, message: 'Moved to line 10, where the next statement begins' },
  { ...sound, breakpoint: { kind: 'line', file: 'rules/turn.yaml', line: 400 }, verified: false, message: 'No statement begins at line 400 or after it', count: 0 },
  { ...sound, breakpoint: { kind: 'condition', text: 'levl of fuel is 3' }, verified: false, mistakes: [{ title: "There is no value called 'levl'", help: "Did you mean 'level'?", severity: 'error', start: 0, end: 4 }], count: 0 },
  { ...sound, breakpoint: { kind: 'roll', log: 'fuel is {level of fuel}' }, count: 41 },
  { ...sound, breakpoint: { kind: 'decision', player: 'player-2', enabled: false }, count: undefined },
];
