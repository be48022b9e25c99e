/** Writes what was found into a message. Must keep it short: it may come from anywhere. */

const LONGEST = 60;

/** As JSON; in words what JSON cannot write: a circle, what is nested too deep for the stack, what throws when it is read. */
function written(value: unknown): string | undefined {
  try {
    return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? 'a list that is no data' : 'an object that is no data';
  }
}

/** A value as JSON, cut to 60 characters; "nothing" when it is absent. Never throws, whatever it is given. */
export function shown(value: unknown): string {
  const text = written(value);
  if (text === undefined) return 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text;
}
