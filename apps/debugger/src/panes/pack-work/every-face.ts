// Every way the dice may fall, and what comes of each. Must not know what is rolled for.

/** What one row of dice came to: `more` when a die was rolled beyond them. */
export interface Fall<T> {
  readonly more: boolean;
  readonly came: T;
}

/** A row of dice with its share of one. */
export interface Weighed<T> {
  readonly dice: readonly number[];
  readonly share: number;
  readonly came: T;
}

const SIDES = 8;
/** Rows that are tried; three dice are 512. */
const MOST_ROWS = 700;

/**
 * Tries the dice in `first` and, where more are rolled, every face of each further die. `complete` is false when there are more rows than are
 * tried: those that were not gone further with then stand for themselves.
 */
export function everyFace<T>(first: readonly number[], roll: (rows: readonly (readonly number[])[]) => readonly Fall<T>[]): { readonly falls: Weighed<T>[]; readonly complete: boolean } {
  const falls: Weighed<T>[] = [];
  let rows: { dice: readonly number[]; share: number }[] = [{ dice: first, share: 1 }];
  let tried = 0;
  let complete = true;
  while (rows.length > 0) {
    const results = roll(rows.map(({ dice }) => dice));
    tried += rows.length;
    const next: typeof rows = [];
    rows.forEach(({ dice, share }, index) => {
      const result = results[index];
      if (result === undefined) return;
      if (result.more && tried + next.length + SIDES <= MOST_ROWS) for (let face = 1; face <= SIDES; face += 1) next.push({ dice: [...dice, face], share: share / SIDES });
      else {
        falls.push({ dice, share, came: result.came });
        complete &&= !result.more;
      }
    });
    rows = next;
  }
  return { falls, complete };
}

/** Numbers as people write them: `1–4, 7`. */
export function bandsOf(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const bands: string[] = [];
  for (let at = 0; at < sorted.length; at += 1) {
    const from = sorted[at] ?? 0;
    while (at + 1 < sorted.length && sorted[at + 1] === (sorted[at] ?? 0) + 1) at += 1;
    const to = sorted[at] ?? from;
    bands.push(from === to ? String(from) : `${String(from)}–${String(to)}`);
  }
  return bands.join(', ');
}
