/** Works out an expression in a game, for watches and expectations. Must leave the game as it is. */
import { closeBook, openBook } from './compile/code-book.js';
import { makeCompiler } from './compile/make-compiler.js';
import type { Game } from './game.js';
import type { Code, Machine } from './machine/machine.js';
import { read } from './machine/operand.js';
import type { Expr, TypeTag } from './pack/compiled-pack.js';
import { requireData } from './pack/plain-data.js';
import { makeLocals, NONE, type Value } from './state/value.js';
import { type RenderedValue, renderValue } from './view/render-value.js';

/** A value with its type, things by id. */
export interface Evaluated {
  /** What the expression gives; '' where that is not known. */
  type: TypeTag;
  /** What it comes to now. */
  value: RenderedValue;
}

/** The slots an expression may use: types and raw values, as a frame holds them. */
export interface EvaluationLocals {
  /** By slot, from 0. */
  types: readonly TypeTag[];
  /** By slot, from 0; a slot without one holds none. */
  values: readonly Value[];
}

/** An expression made ready for the games of one pack and number of players. */
export interface PreparedExpression {
  /** What the expression gives; '' where that is not known. */
  type: TypeTag;
  /** Its value in a game now. Slots beyond `values` are temporaries. Throws ProgramFault when it goes wrong. */
  value: (game: Game, values?: readonly Value[]) => Value;
  /** Such a value with things by id, as one who may know everything has it. */
  render: (game: Game, value: Value) => RenderedValue;
}

/** Lets a game run by other code while something is done. */
function withCode<T>(m: Machine, code: Code, act: () => T): T {
  const before = m.code;
  m.code = code;
  m.words = code.words;
  try {
    return act();
  } finally {
    m.code = before;
    m.words = before.words;
  }
}

/** Makes an expression ready to be worked out again and again. Throws BrokenDocument when it does not fit the pack. */
export function prepareExpression(game: Game, expr: Expr, types: readonly TypeTag[]): PreparedExpression {
  requireData(expr, 'expression');
  const { layout } = game.machine;
  const book = openBook(layout.code);
  const compiler = makeCompiler(layout, types, book);
  const type = compiler.typeOf(expr);
  const word = compiler.word(expr, 'expression');
  const code = closeBook(book);
  return {
    type,
    value: ({ machine }, values = []) => {
      const locals = makeLocals(types.length);
      for (let i = 0; i < types.length; i++) locals[i] = values[i] ?? NONE;
      return withCode(machine, code, () => read(machine, locals, word));
    },
    render: ({ machine }, value) => renderValue(machine, 'all', value, type),
  };
}

/**
 * The value of a compiled expression now, seen by one who may know everything. Slots beyond `locals.values` are
 * temporaries. Throws BrokenDocument when the expression does not fit the pack, ProgramFault when it goes wrong.
 */
export function evaluate(game: Game, expr: Expr, locals: EvaluationLocals = { types: [], values: [] }): Evaluated {
  const { type, value, render } = prepareExpression(game, expr, locals.types);
  return { type, value: render(game, value(game, locals.values)) };
}
