// Results that are kept for as long as what they were worked out from. Must not know what they are.

/**
 * The same function, which works each object out once. After an edit all files but one are compiled to the objects they were
 * before, so what is said of them is known.
 */
export function remember<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = workOut(key);
    known.set(key, { value });
    return value;
  };
}
