// Numbers that look random and are the same for one seed: mulberry32. Must not be used by anything a game depends on.

/**
 * @param {number} seed any whole number
 * @returns {(below: number) => number} gives whole numbers from 0, below a bound
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
