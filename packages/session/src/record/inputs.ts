/** What was put into the game from outside, in order. Must not know what the game makes of it. */
import type { SessionInput } from '../types/document.js';

/** Answers, laid dice and edits by step; at one step what is put in without being asked for comes before the answer, of which there is at most one. */
export class Inputs {
  #all: SessionInput[] = [];

  get all(): readonly SessionInput[] {
    return this.#all;
  }

  /** Adds an input, which must not lie before the last one; dice replace those laid at the same step. */
  add(input: SessionInput): void {
    const last = this.#all.at(-1);
    if (input.kind === 'dice' && last?.kind === 'dice' && last.step === input.step) this.#all.pop();
    this.#all.push(input);
  }

  /** Index of the first input at or after `step`. */
  from(step: number): number {
    let low = 0;
    let high = this.#all.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#all[middle] as SessionInput).step < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The answer given at `step`. */
  answerAt(step: number): (SessionInput & { kind: 'answer' }) | undefined {
    for (let i = this.from(step); this.#all[i]?.step === step; i++) {
      const input = this.#all[i];
      if (input?.kind === 'answer') return input;
    }
    return undefined;
  }

  /** How many answers were given before `step`. */
  answersBefore(step: number): number {
    let count = 0;
    for (let i = this.from(step) - 1; i >= 0; i--) if (this.#all[i]?.kind === 'answer') count++;
    return count;
  }

  /** What was put in up to `step`, without the answer given at it. */
  copy(step: number): Inputs {
    const copy = new Inputs();
    copy.#all = [...this.#all];
    copy.cut(step);
    return copy;
  }

  /** Forgets what was put in after `step`, and the answer given at it. */
  cut(step: number): void {
    this.#all = this.#all.filter((input) => input.step < step || (input.step === step && input.kind !== 'answer'));
  }
}
