// The `dradis` command line: builds the command tree and runs it. Must not hold the work of a command itself.
import { Command, CommanderError } from 'commander';
import type { AddCommand, ExitCode } from './commands/command.js';
import { examplesText } from './help/examples.js';
import { exitCodesText } from './help/exit-codes.js';
import { processHost, UsageError, type Host } from './host.js';
import { ownVersion } from './own-manifest.js';

/** Every command, in the order help lists them. Only the one that is asked for is loaded: what most need takes longer to load than others to run. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  check: async () => (await import('./commands/check.js')).addCheck,
  fmt: async () => (await import('./commands/fmt.js')).addFmt,
  card: async () => (await import('./commands/card.js')).addCard,
  graph: async () => (await import('./commands/graph.js')).addGraph,
  explain: async () => (await import('./commands/explain.js')).addExplain,
  play: async () => (await import('./commands/play.js')).addPlay,
  replay: async () => (await import('./commands/replay.js')).addReplay,
  simulate: async () => (await import('./commands/simulate.js')).addSimulate,
  bench: async () => (await import('./commands/bench.js')).addBench,
  test: async () => (await import('./commands/test.js')).addTest,
  migrate: async () => (await import('./commands/migrate.js')).addMigrate,
  lock: async () => (await import('./commands/lock.js')).addLock,
  schema: async () => (await import('./commands/schema.js')).addSchema,
  debug: async () => (await import('./commands/debug.js')).addDebug,
  session: async () => (await import('./commands/session.js')).addSession,
  new: async () => (await import('./commands/new.js')).addNew,
  docs: async () => (await import('./commands/docs.js')).addDocs,
};

/** The commands that these arguments need: the one named, none to say the version, all to list, to describe or to refuse. */
function wanted(args: readonly string[]): readonly (() => Promise<AddCommand>)[] {
  const [first = ''] = args;
  if (Object.hasOwn(COMMANDS, first) && first !== 'docs') return Object.entries(COMMANDS).flatMap(([name, load]) => (name === first ? [load] : []));
  return first === '--version' || first === '-V' ? [] : Object.values(COMMANDS);
}

/** Shows its examples below the help of each command. */
function showExamples(command: Command, path: readonly string[] = []): void {
  for (const each of command.commands) {
    const words = [...path, each.name()];
    const text = examplesText(words.join(' '));
    if (text !== '') each.addHelpText('after', `\n${text.trimEnd()}`);
    showExamples(each, words);
  }
}

/** What an error of the system says, such as a file that may not be read; undefined for any other. */
function systemError(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error && 'code' in error ? error.message : undefined;
}

/**
 * Runs the command line.
 *
 * @param args the arguments after the program name
 * @param host the process to read and write with; the real one unless a test says otherwise
 * @returns the exit code, as `help/exit-codes.ts` lists them
 */
export async function main(args: readonly string[], host: Host = processHost()): Promise<number> {
  let code: ExitCode = 0;
  const program = new Command('dradis')
    .description('Play, check and debug games whose rules are content.')
    .version(ownVersion())
    .exitOverride()
    .configureOutput({ writeOut: host.out, writeErr: host.err })
    .showHelpAfterError('(--help says more)')
    .addHelpText('after', `\ndradis COMMAND --help says more, with examples.\n\n${exitCodesText().trimEnd()}`);
  for (const load of wanted(args)) {
    const add = await load();
    add(program, host, (value) => {
      code = value;
    });
  }
  showExamples(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const system = systemError(error);
    if (error instanceof UsageError || system !== undefined) {
      host.err(`dradis: ${system ?? (error as UsageError).message}\n`);
      return 2;
    }
    host.err(`dradis: this is a fault of the program, not of your pack; please report it with the command and the pack\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 3;
  }
}
