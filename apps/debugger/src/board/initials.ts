// The signs by which a person is known on the board. Must not know characters.

/** First letters of the first and the last word; nicknames in quotes do not count. At most two letters. */
export function initialsOf(name: string): string {
  const words = name.replace(/["“][^"”]*["”]/g, ' ').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0];
  if (first === undefined) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${first.slice(0, 1)}${last?.slice(0, 1) ?? ''}`.toUpperCase();
}

/** What a player without a character is called: `P1` of `player-1`. */
export function seatSign(player: string): string {
  return `P${/\d+$/.exec(player)?.[0] ?? ''}`;
}
