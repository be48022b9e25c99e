#!/usr/bin/env node
// The `dradis` executable: hands the arguments to the compiled command line. Must not parse or decide anything itself.
import { existsSync } from 'node:fs';

const entry = new URL('../dist/main.js', import.meta.url);

if (existsSync(entry)) {
  const { main } = /** @type {typeof import('../src/main.js')} */ (await import(entry.href));
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write('dradis: the command line has not been built yet. Run `npm run build` in the clone, then try again.\n');
  process.exitCode = 1;
}
