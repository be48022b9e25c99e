/** Makes a job of the position at the cursor. Must leave it as it is. */
import type { Expr } from '@dradis/engine';
import type { TextCompiler } from '../expression/text-compiler.js';
import type { Line } from '../record/line.js';
import type { OddsOptions, OddsRequest } from '../types/odds.js';

const MOST_WATCHES = 20;

/** The job, or why there is none. */
export function makeJob(line: Line, compiler: TextCompiler, options: OddsOptions): OddsRequest {
  const { seed = 'odds', until = { kind: 'end' }, watches = [], decks = 'as-they-lie', stacked = [], seat = 'everything' } = options;
  const refuse = (problem: string): OddsRequest => ({ job: null, problem, mistakes: [] });
  if (seat !== 'everything') return refuse('what comes of a position tells what is hidden in it; only the seat "everything" may ask');
  if (until.kind === 'frame' && line.state.frames.at(-1 - Math.max(until.frame, 0)) === undefined) return refuse(`there is no frame ${until.frame} on the stack`);
  if (until.kind === 'turn' && line.turns() === undefined) return refuse('the pack counts no turns');
  const unknown = stacked.flatMap(({ zone, top }) => [zone, ...top]).find((id) => line.names.entity(id) < 0);
  if (unknown !== undefined) return refuse(`there is no "${unknown}" in this game`);
  if (watches.length > MOST_WATCHES) return refuse(`at most ${MOST_WATCHES} expressions can be watched`);
  const compiled = watches.map((text) => ({ text, ...compiler.expression(text, 'any') }));
  const wrong = compiled.find(({ expr }) => expr === undefined);
  if (wrong !== undefined) return { job: null, problem: `"${wrong.text}": ${wrong.mistakes[0]?.title ?? 'it cannot be read'}`, mistakes: wrong.mistakes };
  const { begin } = line.options;
  return {
    job: {
      format: 'dradis-odds',
      version: 1,
      save: line.game.save(),
      naming: line.naming,
      seed,
      until,
      decks,
      ...(stacked.length === 0 ? {} : { stacked: stacked.map(({ zone, top }) => ({ zone, top: [...top] })) }),
      ...(begin === undefined ? {} : { begun: { program: begin.program, file: begin.file } }),
      watches: compiled.map(({ text, expr, types }) => ({ text, expr: expr as Expr, types })),
    },
    problem: null,
  };
}
