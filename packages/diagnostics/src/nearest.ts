// "Did you mean": the nearest of the words that would be legal at a place. Must not decide which words those are.

/**
 * Restricted Damerau distance: the fewest letters changed, dropped, added, or swapped with their neighbour, where no
 * part is edited twice. Some
 * number above `limit` when it exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/**
 * The candidates nearest to a word, all equally near, in alphabetical order; only those within a third of the longer
 * length (of at least three letters). At most `most`. Case is ignored.
 */
export function nearest(word: string, candidates: Iterable<string>, most = 3): string[] {
  const wanted = word.toLowerCase();
  const found: { name: string; distance: number }[] = [];
  for (const name of new Set(candidates)) {
    const limit = Math.floor(Math.max(wanted.length, name.length, 3) / 3);
    const distance = editDistance(wanted, name.toLowerCase(), limit);
    if (distance <= limit) found.push({ name, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  const best = found[0]?.distance ?? 0;
  return found.filter(({ distance }) => distance === best).slice(0, most).map(({ name }) => name);
}
