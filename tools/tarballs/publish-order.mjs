// The order in which packages can be published: each after those it needs. Must not publish.

/**
 * @param {readonly { name: string, needs: readonly string[] }[]} packages needs that are not among them are left out
 * @returns {string[]} names
 * @throws an Error for packages that need each other
 */
export function inOrder(packages) {
  /** @type {string[]} */
  const out = [];
  let left = [...packages];
  while (left.length > 0) {
    const names = left.map(({ name }) => name);
    const ready = left.filter(({ needs }) => !needs.some((need) => names.includes(need)));
    if (ready.length === 0) throw new Error(`these need each other: ${names.join(', ')}`);
    out.push(...ready.map(({ name }) => name));
    left = left.filter((one) => !ready.includes(one));
  }
  return out;
}
