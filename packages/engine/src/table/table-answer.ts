/** An answer as a seat sends it: read before anything is done with it. Must not know the question. */
import { IllegalAnswer } from '../errors/illegal-answer.js';

/** An answer of a player: the revision at which the question was seen, and the ids of the chosen options. */
export interface TableAnswer {
  /** The `revision` of `pending()` when the question was read. */
  readonly revision: number;
  /** Ids of options, `min` … `max` different ones, in the order in which they are chosen. */
  readonly choose: readonly string[];
}

/** Reads what a player sent. Throws IllegalAnswer when it has not the form of an answer. */
export function readTableAnswer(answer: unknown): TableAnswer {
  const { revision, choose } = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  if (typeof revision === 'number' && Array.isArray(choose) && choose.every((one) => typeof one === 'string')) return { revision, choose };
  throw new IllegalAnswer('malformed', 'an answer needs "revision", a number, and "choose", a list of option ids');
}
