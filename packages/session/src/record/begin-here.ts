/** Makes a beginning of the position at the cursor and statements that are to be carried out there. Must leave the line as it is. */
import { layoutPrint } from '@dradis/engine';
import { type TextCompiler } from '../expression/text-compiler.js';
import { type BeginningHere } from '../types/expression.js';
import { type Line } from './line.js';

/** The file in which the statements stand. */
const FILE = 'statements.txt';

/** The beginning; what was under way at the cursor is not in it. `dice` are laid ready. */
export function beginHere(line: Line, compiler: TextCompiler, statements: string, title: string, dice: readonly number[]): BeginningHere {
  const { program, mistakes } = compiler.statements(statements);
  if (program === undefined) return { begin: null, mistakes };
  const save = line.game.save();
  const state = { ...save, state: { ...save.state, frames: [], tallies: [], decision: null, outcome: -1, forced: { dice: [...dice] } } };
  return { begin: { state, layout: layoutPrint(line.pack, line.options.players), program: { ...program, id: 'begun-here', name: title }, file: { path: FILE, text: statements } }, mistakes };
}
