// Writes scenarios that failed as files for `dradis debug --run`. Must not run them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { posix } from '../files/pack-folder.js';
import { UsageError } from '../host.js';
import type { ScenarioRun } from './test-pack.js';

const LONGEST_NAME = 80;

function fileName(title: string, taken: ReadonlySet<string>): string {
  const stem = title.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_NAME).replace(/^-+|-+$/g, '') || 'scenario';
  let name = `${stem}.json`;
  for (let number = 2; taken.has(name); number += 1) name = `${stem}-${number}.json`;
  return name;
}

/**
 * Writes a file for each run into a folder, which is made; a file of the name is written over, for it is of the last run.
 *
 * @returns the paths by scenario, as shown
 * @throws UsageError when the folder cannot be written
 */
export function keepRuns(runs: readonly ScenarioRun[], folder: string, cwd: string): ReadonlyMap<ScenarioRun['result'], string> {
  const full = resolve(cwd, folder);
  if (existsSync(join(full, 'pack.yaml'))) throw new UsageError(`'${folder}' is a pack; name a folder of its own for the runs`);
  const names = new Set<string>();
  const paths = new Map<ScenarioRun['result'], string>();
  try {
    mkdirSync(full, { recursive: true });
    for (const { result, session } of runs) {
      const name = fileName(result.title, names);
      names.add(name);
      writeFileSync(join(full, name), `${JSON.stringify(session().save())}\n`);
      paths.set(result, posix(relative(cwd, join(full, name))));
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new UsageError(`the runs cannot be written to '${folder}': ${error.message}`);
    throw error;
  }
  return paths;
}
