// `npm run examples`: every example as a stranger would run it, in an empty folder outside the repository, with the packed
// packages installed. With names it runs only those; `--keep FOLDER` leaves them there, installed, to be tried by hand. Must not
// let an example reach into the repository.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { childEnvironment } from './child-environment.mjs';
import { ROOT } from './run-command.mjs';
import { findChromium } from './chromium.mjs';
import { installTarballs, tarballsFor } from './tarballs/install.mjs';
import { packAll, publishedPackages } from './tarballs/pack-all.mjs';

const run = promisify(execFile);
/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);

/** @param {string} path @returns {{ dependencies?: Record<string, string> }} */
function readManifest(path) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest;
}

const folderOf = new Map(publishedPackages().map(({ name, folder }) => [name, folder]));
/** @param {string} name */
const dependenciesOf = (name) => Object.keys(readManifest(join(ROOT, folderOf.get(name) ?? '', 'package.json')).dependencies ?? {});

const { values: { keep }, positionals: asked } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
if (keep !== undefined) mkdirSync(keep, { recursive: true });
if (keep !== undefined && readdirSync(keep).length > 0) throw new Error(`${keep} is not empty`);
const place = realpathSync(keep === undefined ? mkdtempSync(join(tmpdir(), 'dradis-examples-')) : resolve(keep));
if (keep === undefined) process.on('exit', () => { rmSync(place, { recursive: true, force: true }); });
const tarballs = await packAll(join(place, 'tarballs'));
const chromium = findChromium();
const env = { ...childEnvironment(process.env), ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }) };

const names = readdirSync(join(ROOT, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && (asked.length === 0 || asked.includes(entry.name))).map(({ name }) => name);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`there is no example ${unknown.join(', ')}`);

let failed = 0;
for (const name of names) {
  const folder = join(place, name);
  cpSync(join(ROOT, 'examples', name), folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist)$/.test(path) });
  const path = join(folder, 'package.json');
  const manifest = readManifest(path);
  const own = Object.keys(manifest.dependencies ?? {}).filter((dependency) => folderOf.has(dependency));
  const used = tarballsFor(own, tarballs, dependenciesOf);
  // The registry has none of ours: the tarballs stand for them.
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies: Object.fromEntries(Object.entries(manifest.dependencies ?? {}).filter(([dependency]) => !own.includes(dependency))) }));
  const begun = performance.now();
  try {
    await installTarballs(folder, used);
    const installed = performance.now();
    await run('npm', ['test', '--silent'], { cwd: folder, env, maxBuffer: 64_000_000, shell: process.platform === 'win32' });
    print(`ok     ${name}: installed in ${((installed - begun) / 1000).toFixed(1)} s, tested in ${((performance.now() - installed) / 1000).toFixed(1)} s; ${used.map((one) => `${one.name.slice('@dradis/'.length)} ${(one.packed / 1024).toFixed(0)} kB`).join(', ')}`);
  } catch (error) {
    failed += 1;
    const { stdout = '', stderr = '', message } = /** @type {Error & { stdout?: string, stderr?: string }} */ (error);
    print(`FAILED ${name}: ${message}\n${stdout}${stderr}`);
  }
}
print(`${names.length - failed} passed, ${failed} failed`);
if (keep !== undefined) print(`they are in ${place}: in each, npm test tests it, and npm start runs it where there is something to see`);
process.exitCode = failed === 0 ? 0 : 1;
