/** Runs programs that are not in the pack: statements of scenarios and debuggers. Must not change the pack. */
import { closeBook, openBook } from './compile/code-book.js';
import { compileCode, prepareProgram } from './compile/compile-program.js';
import { BrokenDocument } from './errors/broken-document.js';
import type { Game } from './game.js';
import type { CompiledProgram } from './pack/compiled-pack.js';
import { readProgram } from './pack/read-pack.js';
import type { LoadedProgram } from './pack/layout.js';
import { makeFrame } from './state/state.js';
import type { Value } from './state/value.js';

/** Compiles a program for this game alone; gives its index. Throws BrokenDocument. */
function addProgram(game: Game, program: CompiledProgram): LoadedProgram {
  readProgram(program, 'program');
  const m = game.machine;
  const loaded = prepareProgram(program, m.programs.length, 'program');
  const book = openBook(m.code);
  compileCode(m.layout, book, program, loaded, 'program');
  m.code = closeBook(book);
  m.words = m.code.words;
  m.programs = [...m.programs, loaded];
  return loaded;
}

/** The program of the pack with an id. Throws BrokenDocument when there is none. */
function packProgram(game: Game, id: string): LoadedProgram {
  const { programs, layout } = game.machine;
  const found = programs[layout.programIndex.get(id) ?? programs.length];
  if (found === undefined) throw new BrokenDocument('program', `there is no program called "${id}"`);
  return found;
}

/**
 * Drops whatever is under way and begins a program: one compiled on the fly, or one of the pack by its id. `params` are
 * raw values for its first slots (for effects: you, this). Then `step` or `run` go on; the game ends when it is done. A
 * save made while a program compiled on the fly is on the stack cannot be loaded: the pack does not have it.
 */
export function startProgram(game: Game, program: CompiledProgram | string, params: readonly Value[] = []): void {
  const loaded = typeof program === 'string' ? packProgram(game, program) : addProgram(game, program);
  if (params.length > loaded.locals.length) {
    throw new BrokenDocument('params', `"${loaded.id}" has ${loaded.locals.length} slots, but ${params.length} values were given`);
  }
  const { state } = game;
  const locals = loaded.start.slice();
  params.forEach((value, i) => {
    locals[i] = value;
  });
  state.frames.length = 0;
  state.tallies.length = 0;
  state.decision = null;
  state.outcome = -1;
  state.budgetFrom = state.step;
  state.frames.push(makeFrame(loaded.index, 0, locals, 0, -1));
}
