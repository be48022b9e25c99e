// How a command joins the command line. Must not know any command.
import type { Command } from 'commander';
import type { Host } from '../host.js';

/** The exit codes: fine; the content, scenario or game was at fault; wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Adds one command. Its action hands its exit code to `finish`. */
export type AddCommand = (program: Command, host: Host, finish: (code: ExitCode) => void) => void;
