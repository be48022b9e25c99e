// The `dradis` command line: builds the command tree and runs it. Must not hold the work of a command itself.
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';

/** Version of this package, read from its own manifest. */
function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error('the package.json of @dradis/cli states no version');
}

/**
 * Runs the command line.
 *
 * @param args the arguments after the program name
 * @returns the exit code for the process: 0 for success
 */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command('dradis')
    .description('Play, check and debug games whose rules are content.')
    .version(version())
    .exitOverride();
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
}
