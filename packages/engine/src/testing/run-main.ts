/** Runs a program of a small pack and looks at what it leaves. For tests only. */
import { createGame, type Game } from '../game.js';
import type { CompiledPack, Expr, Instr } from '../pack/compiled-pack.js';
import { loadPack } from '../pack/load-pack.js';
import { evaluate } from '../evaluate.js';
import type { RenderedValue } from '../view/render-value.js';
import { pack, program } from './pack-builder.js';

/** A game of a pack, run to its first decision or its end. */
export function started(compiled: CompiledPack, players = 2, windows: 'all' | 'able' = 'all'): Game {
  const game = createGame(loadPack(compiled), { players, seed: 'seed', windows });
  game.run();
  return game;
}

/** A game whose start procedure has this code, run to its first decision or its end. */
export function runCode(code: Instr[], locals: readonly string[] = [], parts: Partial<CompiledPack> = {}): Game {
  const { programs = [], ...rest } = parts;
  return started(pack({ ...rest, programs: [program('main', 'procedure', locals, code), ...programs] }));
}

/** The value of a variable, things by id. */
export function variable(game: Game, id: string): RenderedValue {
  return evaluate(game, ['global', id]).value;
}

/** Answers the waiting decision by option ids. */
export function answer(game: Game, ...choose: string[]): void {
  game.answer({ decision: game.decision()?.id ?? 0, choose });
}

/** The value of an expression in a game. */
export function valueOf(game: Game, expr: Expr): RenderedValue {
  return evaluate(game, expr, { types: ['', '', '', ''], values: [] }).value;
}
