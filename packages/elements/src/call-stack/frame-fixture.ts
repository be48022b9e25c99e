// Frames for stories and tests. Must not be shipped to the app.
import type { StackFrame } from '@dradis/session';

const at = (line: number): StackFrame['span'] => ({ line, column: 7, endLine: line, endColumn: 30 });

/** A crisis in the middle of its check, innermost first. */
export const crisisFrames: readonly StackFrame[] = [
  {
    name: 'fail', kind: 'effect', thing: { id: 'crash-landing', title: 'Crash Landing' }, file: 'cards/crisis/crash-landing.yaml', span: at(12), rulings: [],
    locals: [{ name: 'target', type: 'thing:civilian-ship', value: 'Civilian ship, face down', raw: '?12' }],
  },
  {
    name: 'follow result', kind: 'procedure', thing: null, file: 'rules/crisis.yaml', span: at(77), rulings: ['R-097'],
    locals: [{ name: 'result', type: 'number', value: '3', raw: 3 }, { name: 'card', type: 'thing:crisis-card', value: 'Crash Landing', raw: 'crash-landing' }],
  },
  {
    name: 'resolve the check', kind: 'procedure', thing: null, file: 'rules/crisis.yaml', span: at(68), rulings: ['R-080'],
    locals: [{ name: 'strength', type: 'tally', value: '5 = 3 Repair + 2 Launch Scout', raw: 5 }, { name: 'offered', type: 'list:skill-card', value: 'Repair, Launch Scout', raw: ['repair#3', 'launch-scout#1'] }],
  },
  { name: 'take a human turn', kind: 'procedure', thing: null, file: 'rules/turn.yaml', span: at(38), locals: [], rulings: [] },
  { name: 'play the game', kind: 'procedure', thing: null, file: 'rules/turn.yaml', span: at(9), locals: [], rulings: [] },
];
