// What the command line needs of the process around it, so that tests can stand in for it. Must not hold a command.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The process as commands see it. */
export interface Host {
  /** Absolute path of the folder the command is run in. */
  readonly cwd: string;
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** Whether standard error is a terminal, on which a line may be written again. */
  readonly terminal?: boolean;
  /** Whether a person is there to answer questions: standard input and standard error are a terminal. */
  readonly interactive?: boolean;
  /** Absolute path of a folder that may keep what was worked out before; without one everything is worked out anew. */
  readonly cache?: string;
  /** The lines of standard input, for commands that ask; opened when called. */
  readonly lines?: () => AsyncIterable<string>;
  /** Waits until the person ends the command (Ctrl+C), for commands that serve; without one they end at once. */
  readonly stopped?: () => Promise<void>;
}

/** Ends the process quietly when nobody reads on, as in `dradis card | head`. */
export function endWhenClosed(stream: { readonly on: (event: 'error', listener: (error: Error & { readonly code?: string }) => void) => unknown }, end: () => void = () => process.exit()): void {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}

/** The process itself. */
export function processHost(): Host {
  endWhenClosed(process.stdout);
  endWhenClosed(process.stderr);
  return {
    cwd: process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    terminal: process.stderr.isTTY,
    interactive: process.stdin.isTTY && process.stderr.isTTY,
    cache: join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'dradis'),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    stopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => { resolve(); });
      }),
  };
}

/** Wrong usage: what was asked for cannot be done whatever the content says. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
