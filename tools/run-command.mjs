// Runs a tool of this repository as a child process. Must not decide what its exit code means.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { childEnvironment } from './child-environment.mjs';

export const ROOT = join(import.meta.dirname, '..');

/**
 * Runs a command from the root of the clone, with the tools of node_modules first in the path and its output shown as
 * it comes.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code; 1 when a signal ended it or when it could not start
 */
export function runCommand(command, args) {
  const env = childEnvironment(process.env);
  const bin = join(ROOT, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...env, PATH: [bin, env['PATH']].join(delimiter) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
