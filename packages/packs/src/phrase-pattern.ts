// How a declared phrase may stand in a text, as the source of a pattern. Must not compile texts: it serves where that failed.

/** A text as the source of a pattern, whatever white space is between its words. */
export function escaped(text: string): string {
  return text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
}

/** The source of a pattern for a phrase as it may stand in a text: `{who:player} moves/move (the) card(s)` has some word before `moves`, and so on. */
export function phrasePattern(phrase: string): string {
  let pattern = '';
  for (const word of phrase.trim().split(/\s+/)) {
    if (/^\(.*\)$/.test(word)) pattern += `(?:${escaped(word.slice(1, -1))}\\s+)?`;
    else if (word.startsWith('{')) pattern += String.raw`[\w(](?:[^:\n]*?[\w')])?\s+`;
    else pattern += `(?:${word.split('/').map(optionalEnd).join('|')})\\s+`;
  }
  return pattern.slice(0, -String.raw`\s+`.length);
}

/** `card(s)` is `card` or `cards`. */
function optionalEnd(word: string): string {
  const [, stem = '', end = ''] = /^([^()]*)(?:\(([^()]*)\))?$/.exec(word) ?? [];
  return end === '' ? escaped(stem) : `${escaped(stem)}(?:${escaped(end)})?`;
}
