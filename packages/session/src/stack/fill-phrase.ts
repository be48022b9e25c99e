/**
 * Reads a procedure's phrase with the values it was called with: `draw {n:number} card(s) for {who:player}` as `draw 2
 * cards for Player 1`. Must not judge phrases: what does not look like a pattern stays as it is.
 */

/** Fills the slots of `phrase`; `value` gives what stands in a slot, by its name, for reading. */
export function fillPhrase(phrase: string, value: (slot: string) => string | undefined): string {
  let number = '';
  return phrase
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/\{([\w-]+)\??:([^}]*)\}/g, (_whole, name: string, type: string) => {
          const shown = value(name) ?? name;
          if (type === 'number') number = shown;
          return shown;
        })
        .replace(/^\((\w+)\)$/, '$1')
        .replace(/(?<=\w)\((\w+)\)/, (_whole, suffix: string) => (number === '1' ? '' : suffix))
        .replace(/^([a-z]+)\/[a-z/]+$/, '$1'),
    )
    .join(' ');
}
