/** The answers that are worth trying out. Must not look at the table. */
import type { Decision } from '@dradis/engine';

/** Purposes and programs whose questions are too small, or too much chance, for trying out. */
const SMALL: ReadonlySet<string> = new Set(['draw', 'discard', 'be destroyed', 'be attacked', 'place here instead', 'activate the raiders of', 'activate the basestars of', 'board from', 'make worthless', 'launch into', 'call back']);

const MOST = 6;

/** The advised answer first, then others; the advised alone when the question is not worth more. */
export function candidatesFor({ form, purpose, options, min, max, source }: Decision, advised: readonly number[]): readonly (readonly number[])[] {
  if (form === 'order' || options.length < 2 || SMALL.has(purpose ?? '') || source.program === 'choose-character') return [advised];
  if (form === 'some') {
    if (source.program !== 'add-cards') return [advised];
    const fewer = advised.length > 1 ? [advised.slice(0, -1)] : [];
    const rest = options.map((_, position) => position).filter((position) => !advised.includes(position));
    const more = rest[0] === undefined || advised.length >= max ? [] : [[...advised, rest[0]]];
    return [advised, ...(advised.length > 0 && min === 0 ? [[]] : []), ...fewer, ...more];
  }
  const others = options.map((_, position) => position).filter((position) => position !== advised[0]);
  return [advised, ...others.map((position) => [position])];
}

/** Of many candidates the first and an even spread of the rest, so that every option has its turn over a game. */
export function spread<T>(candidates: readonly T[], offset: number): readonly T[] {
  if (candidates.length <= MOST) return candidates;
  const [first, ...rest] = candidates;
  const taken = Array.from({ length: MOST - 1 }, (_, index) => rest[(offset + Math.floor((index * rest.length) / (MOST - 1))) % rest.length]);
  return [first, ...taken].filter((candidate) => candidate !== undefined);
}
