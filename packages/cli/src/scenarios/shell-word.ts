// A word of a command to be copied. Must suit the shells of all systems.

/** The word, in quotes where a shell would take it apart. */
export function shellWord(word: string): string {
  return /^[\w./:@=+-]+$/.test(word) ? word : `"${word.replace(/["\\$`]/g, '\\$&')}"`;
}
