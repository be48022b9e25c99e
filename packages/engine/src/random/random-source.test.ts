// The random source: fixed results for a seed, and even spread.
import { describe, expect, it } from 'vitest';
import { below, nextWord, seedRandom, shuffleInPlace } from './random-source.js';

/** sfc32 written with BigInt, as its author states it: an independent check of the 32-bit arithmetic. */
function reference(s: bigint[]): bigint {
  const M = 0xffffffffn;
  const [a = 0n, b = 0n, c = 0n, d = 0n] = s;
  const t = (a + b + d) & M;
  s[0] = b ^ (b >> 9n);
  s[1] = (c + (c << 3n)) & M;
  s[2] = ((((c << 21n) | (c >> 11n)) & M) + t) & M;
  s[3] = (d + 1n) & M;
  return t;
}

describe('the random source', () => {
  it('is sfc32', () => {
    const s = seedRandom('check');
    const big = s.map((word) => BigInt(word >>> 0));
    for (let i = 0; i < 500; i++) expect(BigInt(nextWord(s))).toBe(reference(big));
    expect(s.every((word) => word === (word | 0))).toBe(true);
  });

  it('depends on the seed alone, and differs between seeds', () => {
    const first = (seed: string): number => nextWord(seedRandom(seed));
    expect(first('a')).toBe(first('a'));
    expect(new Set(Array.from({ length: 500 }, (_, i) => first(String(i)))).size).toBe(500);
  });

  it('gives every number of a range about equally often', () => {
    const s = seedRandom('range');
    const counts = new Array<number>(8).fill(0);
    for (let i = 0; i < 16_000; i++) {
      const n = below(s, 8);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250);
  });

  it('shuffles: keeps the elements, reaches every order', () => {
    const s = seedRandom('shuffle');
    const seen = new Map<string, number>();
    for (let i = 0; i < 2400; i++) {
      const list = [1, 2, 3, 4];
      shuffleInPlace(s, list);
      expect([...list].sort()).toEqual([1, 2, 3, 4]);
      seen.set(list.join(), (seen.get(list.join()) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const count of seen.values()) expect(count).toBeGreaterThan(50);
  });
});
