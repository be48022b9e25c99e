// `dradis debug`: the visual debugger over a folder of packs. Must not know how the page is made or what it asks.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { runText } from '../explain/run-text.js';
import { LOCK } from '../files/lock-file.js';
import { loadPacks } from '../files/read-pack.js';
import { UsageError } from '../host.js';
import { wholeNumber } from '../options/whole-number.js';
import type { AddCommand } from './command.js';

interface DebugOptions {
  readonly port: number;
  readonly run?: string;
  readonly scenario?: string;
}

const LAST_PORT = 65_535;

async function scenarioText(name: string, folder: string, cwd: string): Promise<string> {
  const { findScenario } = await import('../scenarios/find-scenario.js');
  return JSON.stringify((await findScenario(name, folder, cwd)).session().save());
}

function folderOf(path: string, cwd: string): string {
  const full = resolve(cwd, path);
  if (statSync(full, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`there is no folder '${path}'`);
  return full;
}

/** Adds the command. */
export const addDebug: AddCommand = (program, host, finish) => {
  program
    .command('debug')
    .description('Serve the debugger over a folder of packs, to this machine only.')
    .argument('[folder]', 'the folder whose packs are shown and edited', '.')
    .addOption(new Option('--port <n>', 'the port; 0 takes a free one').argParser(wholeNumber(0, LAST_PORT)).default(0))
    .option('--run <file>', 'open this saved game, as the debugger writes it')
    .addOption(new Option('--scenario <place>', 'run this scenario and open it where it went wrong, or where it ended: FILE:LINE, or its title').conflicts('run'))
    .action(async (folder: string, { port, run, scenario }: DebugOptions) => {
      const { appFolder } = await import('../debug/app-folder.js');
      const { debugServer } = await import('../debug/debug-server.js');
      const app = appFolder();
      if (app === undefined) throw new UsageError('the page of the debugger has not been built: run npm run build in the clone');
      const opened = folderOf(folder, host.cwd);
      // The page compiles by itself: whether it is over the packs that were locked is asked here.
      if (existsSync(join(opened, LOCK))) await loadPacks([opened], host.cwd);
      const text = run !== undefined ? runText(run, host.cwd) : scenario === undefined ? undefined : await scenarioText(scenario, folder, host.cwd);
      let server;
      try {
        server = await debugServer({ folder: opened, app, port, ...(text === undefined ? {} : { run: text }) });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES'))) throw error;
        throw new UsageError(`port ${port} cannot be had (${error.code}); --port 0 takes a free one`);
      }
      host.out(`Dradis debugger: ${server.url}\nIt shows ${opened}. Stop it with Ctrl+C.\n`);
      await host.stopped?.();
      await server.close();
      finish(0);
    });
};
