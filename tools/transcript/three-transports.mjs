// Runs the script directly, in a worker and over standard input of the command line. Must give the three transcripts as they are.
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { direct, overMessages } from '@dradis/session';
import { baseSession } from './base-session.mjs';
import { readScript, transcriptOf } from './script.mjs';

const CLI = join(import.meta.dirname, '..', '..', 'packages', 'cli', 'bin', 'dradis.js');

/** @param {import('./script.mjs').Script} script */
async function inThisThread(script) {
  return transcriptOf(script, direct(baseSession(script.game)).send);
}

/** @param {import('./script.mjs').Script} script */
async function inWorker(script) {
  const worker = new Worker(new URL('session-worker.mjs', import.meta.url), { workerData: script.game });
  try {
    const failed = new Promise((_, reject) => worker.once('error', reject));
    return await Promise.race([transcriptOf(script, overMessages(worker).send), /** @type {Promise<never>} */ (failed)]);
  } finally {
    await worker.terminate();
  }
}

/** @param {import('./script.mjs').Script} script */
async function overStandardInput(script) {
  const { players, seed, windows } = script.game;
  const child = spawn(process.execPath, [CLI, 'session', '--players', String(players), '--seed', seed, '--windows', windows], { cwd: tmpdir(), stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  try {
    return await transcriptOf(script, async (request) => {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const next = await lines.next();
      if (next.done === true) throw new Error('dradis session ended before it answered');
      /** @type {{ ok: boolean, result?: unknown }} */
      const response = JSON.parse(next.value);
      return response;
    });
  } finally {
    child.stdin.end();
    await ended;
  }
}

/** @returns {Promise<{ commands: number, transcripts: { direct: string, worker: string, stdio: string } }>} */
export async function threeTranscripts() {
  const script = readScript();
  return { commands: script.commands.length, transcripts: { direct: await inThisThread(script), worker: await inWorker(script), stdio: await overStandardInput(script) } };
}
