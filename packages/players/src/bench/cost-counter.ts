/** Counts what every instruction of a pack costs, over any number of games. Must not play, and must not put anything in order. */
import type { Frame, Game, Pack } from '@dradis/engine';
import type { DearestResolution } from './bench-costs.js';

/** What one program was up to. */
export interface ProgramCount {
  /** Index into the programs of the pack. */
  readonly program: number;
  runs: number;
  /** Steps by instruction. */
  readonly steps: number[];
}

/** The most of one bound. */
type Most = Omit<DearestResolution, 'limit' | 'program'> & { readonly program: number };

const NOBODY = -1;

/** The eyes and ears of all games of a benchmark. */
export class CostCounter {
  readonly programs: readonly ProgramCount[];
  readonly events = new Map<string, number>();
  mostSteps: Most = { used: 0, game: 0, seed: '', answers: 0, program: NOBODY };
  deepest: Most = { used: 0, game: 0, seed: '', answers: 0, program: NOBODY };

  constructor(pack: Pack) {
    this.programs = pack.compiled.programs.map(({ code }, program) => ({ program, runs: 0, steps: code.map(() => 0) }));
  }

  /**
   * Watches a game that has not begun.
   *
   * @param number of the game, from 0
   * @returns to be called when the game is over
   */
  watch(game: Game, number: number, seed: string): () => void {
    const stack: (Frame | undefined)[] = [];
    const now = new Map<number, number>();
    let begun = 0;
    let answers = 0;
    let used = 0;
    const close = (): void => {
      if (used > this.mostSteps.used) this.mostSteps = { used, game: number, seed, answers, program: mostOf(now) };
      now.clear();
    };
    game.onEvent = ({ type }) => void this.events.set(type, (this.events.get(type) ?? 0) + 1);
    game.onStep = ({ state }, frame, pc) => {
      if (state.budgetFrom !== begun) {
        close();
        begun = state.budgetFrom;
      }
      answers = state.decisions;
      // The step that is announced has not been counted yet.
      used = state.step - begun + 1;
      const depth = state.frames.length;
      if (depth > this.deepest.used) this.deepest = { used: depth, game: number, seed, answers, program: frame.program };
      const count = this.programs[frame.program];
      if (count !== undefined) {
        if (pc === 0 && stack[depth] !== frame) count.runs += 1;
        // Beyond the last instruction a program ends, which is a step of nobody's.
        if (pc < count.steps.length) count.steps[pc] = (count.steps[pc] ?? 0) + 1;
        now.set(frame.program, (now.get(frame.program) ?? 0) + 1);
      }
      stack[depth] = frame;
    };
    return close;
  }
}

function mostOf(counts: ReadonlyMap<number, number>): number {
  let [best, most] = [NOBODY, 0];
  for (const [program, count] of counts) if (count > most) [best, most] = [program, count];
  return best;
}
