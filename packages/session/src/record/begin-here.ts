/** Makes a beginning of the position at the cursor and statements that are to be carried out there. Must leave the line as it is. */
import { layoutPrint } from '@dradis/engine';
import type { TextCompiler } from '../expression/text-compiler.js';
import type { BeginHereOptions, BeginningHere } from '../types/expression.js';
import type { Line } from './line.js';

/** The file in which the statements stand. */
const FILE = 'statements.txt';

/** The beginning; what is under way at the cursor is in it only `onward`. `dice` are laid ready. */
export function beginHere(line: Line, compiler: TextCompiler, statements: string, { title = 'Statements', dice = [], onward = false }: BeginHereOptions): BeginningHere {
  const { program, mistakes } = compiler.statements(statements);
  if (program === undefined) return { begin: null, mistakes };
  const save = line.game.save();
  const forced = { dice: [...dice] };
  // Statements that a game began with are in no pack, so nothing of them can go on elsewhere.
  const goesOn = onward && line.options.begin === undefined && line.state.outcome < 0;
  const state = { ...save, state: goesOn ? { ...save.state, forced } : { ...save.state, frames: [], tallies: [], decision: null, outcome: -1, forced } };
  return { begin: { state, layout: layoutPrint(line.pack, line.options.players), program: { ...program, id: 'begun-here', name: title }, file: { path: FILE, text: statements }, ...(goesOn ? { onward: true } : {}) }, mistakes };
}
