#!/usr/bin/env node
// The `dradis` executable: hands the arguments to the compiled command line. Must not parse or decide anything itself, but for
// how eagerly the process optimises its code.
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

/** Commands that read packs once and end. What V8 would optimise for them would hardly run again: it costs as much as all they do. */
const SHORT = new Set(['check', 'fmt', 'card', 'graph', 'explain', 'lock', 'migrate', 'schema', 'docs']);
const [release = ''] = process.versions.node.split('.');
/**
 * How much code (bytes; Node 20), or how often (later ones), a function must run before it is optimised: fifteen to twenty times
 * what V8 asks for, so that a pack of any size is still read quickly.
 */
const LATER = Number(release) < 22 ? ['--interrupt-budget=2500000'] : ['--invocation-count-for-maglev=6000', '--invocation-count-for-turbofan=45000'];

const entry = new URL('../dist/main.js', import.meta.url);
const args = process.argv.slice(2);

if (SHORT.has(args[0] ?? '')) LATER.forEach((flag) => { setFlagsFromString(flag); });
if (existsSync(entry)) {
  const { main } = /** @type {typeof import('../src/main.js')} */ (await import(entry.href));
  process.exitCode = await main(args);
} else {
  process.stderr.write('dradis: the command line has not been built yet. Run `npm run build` in the clone, then try again.\n');
  process.exitCode = 1;
}
