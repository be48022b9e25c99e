// How well a typed text fits a name, letters in order but not next to each other. Must not know what the names are of.

/** A fit: higher `score` is better; `at` are the indexes of the characters of the name that were matched. */
export interface Fit {
  readonly score: number;
  readonly at: readonly number[];
}

const WORD_START = 8;
const NEXT_TO = 5;
const FIRST = 4;
const GAP = -0.25;

function startsWord(name: string, at: number): boolean {
  return at === 0 || /[^\p{L}\p{N}]/u.test(name.charAt(at - 1));
}

/**
 * Fits a text to a name, without regard to case and spaces of the text; undefined when not all of its letters occur in
 * order. Takes the best places, not the first: `bt` fits the words of `Back a turn`.
 */
export function fuzzyFit(text: string, name: string): Fit | undefined {
  const wanted = text.toLowerCase().replace(/\s+/g, '');
  const lower = name.toLowerCase();
  if (wanted === '') return { score: 0, at: [] };
  if (wanted.length > lower.length) return undefined;
  // best[j]: the best way to match the letters so far with the last one at j.
  let best: (Fit | undefined)[] = [];
  for (let i = 0; i < wanted.length; i += 1) {
    const next: (Fit | undefined)[] = [];
    let left: Fit | undefined;
    for (let j = 0; j < lower.length; j += 1) {
      const before = j > 0 ? best[j - 1] : undefined;
      if (lower[j] === wanted[i]) {
        const bonus = (startsWord(name, j) ? WORD_START : 0) + (j === 0 ? FIRST : 0) + 1;
        const apart = i === 0 ? { score: j * GAP, at: [] } : left;
        const joined = i === 0 || before === undefined ? undefined : { score: before.score + NEXT_TO, at: before.at };
        const from = joined !== undefined && (apart === undefined || joined.score >= apart.score) ? joined : apart;
        if (from !== undefined) next[j] = { score: from.score + bonus, at: [...from.at, j] };
      }
      if (left !== undefined) left = { score: left.score + GAP, at: left.at };
      if (before !== undefined && (left === undefined || before.score > left.score)) left = before;
    }
    best = next;
  }
  return best.reduce<Fit | undefined>((most, one) => (one !== undefined && (most === undefined || one.score > most.score) ? one : most), undefined);
}
