/** Works out an expression in a game, for watches and expectations. Must leave the game as it is. */
import { makeCompiler } from './compile/make-compiler.js';
import { type Game } from './game.js';
import { type Expr, type TypeTag } from './pack/compiled-pack.js';
import { type Value } from './state/value.js';
import { type RenderedValue, renderValue } from './view/render-value.js';

/** A value with its type, things by id. */
export interface Evaluated {
  type: TypeTag;
  value: RenderedValue;
}

/** The slots an expression may use: types and raw values, as a frame holds them. */
export interface EvaluationLocals {
  types: readonly TypeTag[];
  values: readonly Value[];
}

/**
 * The value of a compiled expression now, seen by one who may know everything. Slots beyond `locals.values` are
 * temporaries. Throws BrokenDocument when the expression does not fit the pack, ProgramFault when it goes wrong.
 */
export function evaluate(game: Game, expr: Expr, locals: EvaluationLocals = { types: [], values: [] }): Evaluated {
  const m = game.machine;
  const compiler = makeCompiler(m.layout, locals.types);
  const type = compiler.typeOf(expr);
  const run = compiler.value(expr, 'expression');
  const slots: Value[] = locals.types.map((_, i) => locals.values[i] ?? -1);
  return { type, value: renderValue(m, 'all', run(m, slots), type) };
}
