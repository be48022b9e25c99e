// The commands of the transcript, made into requests one after another. Must not know how requests travel.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ game: { players: number, seed: string, windows: 'all' | 'able' }, commands: [string, ...unknown[]][] }} Script */
/** @typedef {(request: unknown) => Promise<{ ok: boolean, result?: unknown }>} Send */

/** @returns {Script} */
export function readScript() {
  /** @type {Script} */
  const script = JSON.parse(readFileSync(join(import.meta.dirname, 'commands.json'), 'utf8'));
  return script;
}

/**
 * Arguments with what they look up: `$decision.options.0.id` is a part of the last result of `decision`.
 *
 * @param {unknown} argument @param {Map<string, unknown>} results @returns {unknown}
 */
function lookUp(argument, results) {
  if (Array.isArray(argument)) return argument.map((one) => lookUp(one, results));
  if (typeof argument !== 'string' || !argument.startsWith('$')) return argument;
  const path = argument.slice(1);
  const command = [...results.keys()].filter((one) => path === one || path.startsWith(`${one}.`)).sort((a, b) => b.length - a.length)[0];
  if (command === undefined) throw new Error(`${argument}: no command before has this result`);
  const parts = path.slice(command.length + 1).split('.').filter((part) => part !== '');
  return parts.reduce((value, part) => /** @type {Record<string, unknown>} */ (value ?? {})[part] ?? '', results.get(command));
}

/**
 * Runs all commands and gives the transcript: every response as JSON, line by line.
 *
 * @param {Script} script @param {Send} send @returns {Promise<string>}
 */
export async function transcriptOf(script, send) {
  /** @type {Map<string, unknown>} */
  const results = new Map();
  const lines = [];
  for (const [index, [command, ...args]] of script.commands.entries()) {
    const response = await send({ v: 1, id: index + 1, command, args: lookUp(args, results) });
    if (response.ok) results.set(command, response.result);
    lines.push(JSON.stringify(response));
  }
  return `${lines.join('\n')}\n`;
}
