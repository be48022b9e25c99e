/** Writes what was found into a message. Must keep it short: it may come from anywhere. */

const LONGEST = 60;

/** A value as JSON, cut to 60 characters; "nothing" when it is absent. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text;
}
