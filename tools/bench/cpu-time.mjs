// Processor time (user and system) instead of the clock: what other programs do at the same time counts less. Must not
// decide what is measured.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const HOOK = join(import.meta.dirname, 'tell-cpu-time.cjs');

/** Milliseconds of processor time this process has used, of all its threads. */
export function ownCpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Runs Node with these arguments to its end. Throws when it does not end with code 0.
 *
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {{ cpuMs: number, stdout: string }} the milliseconds of processor time it used, from its start to its exit
 */
export function runNode(args, { cwd, env = process.env } = {}) {
  const { status, stdout, stderr, output } = spawnSync(process.execPath, ['--require', HOOK, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const cpuMs = Number(output[3]);
  if (status !== 0 || !(cpuMs > 0)) throw new Error(`node ${args.join(' ')} ended with code ${status ?? 'none'}: ${stderr}`);
  return { cpuMs, stdout };
}
