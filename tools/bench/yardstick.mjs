// A piece of plain JavaScript that no change of Dradis touches: by it, times of two runs or two machines can be compared.
// Must never change, or every kept time loses its meaning.

const TABLE = { things: Array.from({ length: 200 }, (_, id) => ({ id, title: `Thing ${id}`, tags: ['a', 'b'], at: id % 7 })) };

/** Objects, strings, arrays and plain arithmetic, as games and compilers have them. */
export function yardstick() {
  const copy = /** @type {typeof TABLE} */ (JSON.parse(JSON.stringify(TABLE)));
  /** @type {Map<number, string[]>} */
  const places = new Map();
  for (const { at, title } of copy.things) {
    const there = places.get(at);
    if (there === undefined) places.set(at, [title]);
    else there.push(title);
  }
  let sum = 0;
  for (let round = 0; round < 20; round += 1) for (const { id, at } of copy.things) sum = (sum * 31 + id * at + round) % 65_521;
  return sum + [...places.values()].reduce((length, titles) => length + titles.sort().join().length, 0);
}
