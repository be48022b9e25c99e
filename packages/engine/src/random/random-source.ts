/**
 * The random source: sfc32 (Chris Doty-Humphrey, PractRand), whose whole state is four 32-bit integers kept in the game's
 * state. Must not keep anything outside the array it is given.
 */

/** Turns any text into the four words of a fresh source: an xmur3-style hash, then twelve rounds to mix. */
export function seedRandom(seed: string): number[] {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const word = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h | 0;
  };
  const s = [word(), word(), word(), 1];
  for (let i = 0; i < 12; i++) nextWord(s);
  return s;
}

/** The next 32 bits, 0 … 2^32 - 1; changes `s`. */
export function nextWord(s: number[]): number {
  const a = s[0] as number;
  const b = s[1] as number;
  const c = s[2] as number;
  const d = s[3] as number;
  const t = (((a + b) | 0) + d) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  s[3] = (d + 1) | 0;
  return t >>> 0;
}

/** An integer 0 … n - 1, each equally likely. `n` is 1 … 2^31. */
export function below(s: number[], n: number): number {
  const divisor = n >>> 0;
  let word = nextWord(s);
  // Only the last few words favour some results; most need no division to know that they are not among these.
  if (word >= 0x100000000 - divisor) {
    const limit = 0x100000000 - (0x100000000 % divisor);
    while (word >= limit) word = nextWord(s);
  }
  return word % divisor;
}

/** Puts `list` into a random order, in place (Fisher and Yates). */
export function shuffleInPlace(s: number[], list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const swapped = list[i] as number;
    list[i] = list[j] as number;
    list[j] = swapped;
  }
}
