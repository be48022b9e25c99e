/**
 * Chooses answers by chance for a session, apart from the game's own random source: asking for a random answer must not
 * change what the dice will show.
 */

/** A stream of numbers 0 … 2^32 - 1 that depends on `text` alone (FNV-1a to begin with, then mulberry32). */
export function chanceFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
}

/** Between `min` and `max` of `options`, each number and each choice as likely as another; in the order of `options`. */
export function chooseByChance(options: readonly string[], min: number, max: number, next: () => number): string[] {
  const most = Math.min(max, options.length);
  const least = Math.min(min, most);
  const wanted = least + (next() % (most - least + 1));
  const places = options.map((_, i) => i);
  for (let i = 0; i < wanted; i++) {
    const other = i + (next() % (places.length - i));
    const swapped = places[i] as number;
    places[i] = places[other] as number;
    places[other] = swapped;
  }
  return places.slice(0, wanted).sort((a, b) => a - b).map((i) => options[i] as string);
}
