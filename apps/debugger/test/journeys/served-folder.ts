// `dradis debug` over a folder, as a designer starts it: the built command in a process of its own. Must not reach into it.
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';

const DRADIS = join(import.meta.dirname, '../../../../packages/cli/bin/dradis.js');

/** A running `dradis debug`. */
export interface Served {
  /** The address it prints, with the token in it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts it; `more` are further arguments. */
export function serve(folder: string, ...more: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [DRADIS, 'debug', folder, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => { resolve(); }));
  let told = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      told += chunk.toString();
      const url = /https?:\/\/\S+/.exec(told)?.[0];
      if (url !== undefined && told.includes('Ctrl+C')) {
        resolve({
          url,
          stop: async () => {
            child.kill('SIGINT');
            await ended;
          },
        });
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => { reject(new Error(`dradis debug ended with ${String(code)}: ${told}`)); });
  });
}

/** What another command of `dradis` printed, and how it ended. */
export function dradis(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [DRADIS, ...args], (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), text: `${out}${err}` });
    });
  });
}
