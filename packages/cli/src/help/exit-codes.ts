// What the exit codes mean, for help and reference. Must not set one; commands do.

/** Every code a command may end with. */
export const exitCodes: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'all is well'],
  [1, 'the content, a scenario or a game is at fault: a mistake in a pack, a failed scenario, coverage below the threshold, costs above it, a replay that differs, a pack to be migrated'],
  [2, 'the command was used wrongly: an unknown command, option, file or id; what was asked for cannot be done whatever the content says'],
  [3, 'a fault of the program itself; please report it with the command and the pack'],
];

/** The codes as text, one a line. */
export function exitCodesText(): string {
  return `Exit codes:\n${exitCodes.map(([code, meaning]) => `  ${code}  ${meaning}\n`).join('')}`;
}
