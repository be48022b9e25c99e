// Names that content may not use as keys or ids, because plain objects already have them. Must not hold naming style rules.

/** The names that are refused. */
export const REFUSED_NAMES: readonly string[] = ['__proto__', ...Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__')];

const REFUSED = new Set(REFUSED_NAMES);

/** True for `__proto__`, `constructor`, `toString` and the like. */
export function refusedName(name: string): boolean {
  return REFUSED.has(name);
}
