// Names that content may not use as keys or ids, because plain objects already have them. Must not hold naming style rules.

const REFUSED = new Set(['__proto__', ...Object.getOwnPropertyNames(Object.prototype)]);

/** True for `__proto__`, `constructor`, `toString` and the like. */
export function refusedName(name: string): boolean {
  return REFUSED.has(name);
}
