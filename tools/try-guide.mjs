// Packs the packages as they would be published, installs them in an empty folder outside the repository, follows the guide of the
// first card there to the letter, and checks, tests and simulates every example pack. Must not take anything from the clone but the
// tarballs, the guide and the examples. Needs what the packages depend on from a registry or the cache of npm.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { childEnvironment } from './child-environment.mjs';
import { ROOT } from './run-command.mjs';

const GAMES = 100;
const home = mkdtempSync(join(tmpdir(), 'dradis-try-'));
const work = join(home, 'work');
/** @type {string[]} */
const failures = [];

/** @param {string} command @param {readonly string[]} args @param {string} cwd @returns {{ status: number, out: string }} */
function run(command, args, cwd) {
  const env = { ...childEnvironment(process.env), PATH: [join(work, 'node_modules', '.bin'), process.env['PATH']].join(delimiter), XDG_CACHE_HOME: join(home, 'cache') };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 64 << 20 });
  return { status: status ?? 1, out: `${stdout}${stderr}` };
}

/** Runs a step and tells how it went. @param {string} command @param {readonly string[]} args @param {string} cwd @param {string} [expected] */
function step(command, args, cwd, expected = '') {
  const { status, out } = run(command, args, cwd);
  const good = status === 0 && out.includes(expected);
  const said = [command, ...args].join(' ');
  process.stdout.write(`${good ? 'ok    ' : 'FAILED'} ${said}\n`);
  if (!good) {
    failures.push(said);
    process.stdout.write(`${out}${expected === '' ? '' : `\n(wanted: ${expected})`}\n`);
  }
  return good;
}

/** The packages that the command line needs, itself included. @returns {string[]} */
function needed() {
  /** @type {Map<string, string>} */
  const folders = new Map(['packages', 'apps'].flatMap((parent) => readdirSync(join(ROOT, parent)).map((folder) => [`@dradis/${folder}`, join(parent, folder)])));
  const found = new Set(['@dradis/cli']);
  for (const name of found) {
    /** @type {{ dependencies?: Record<string, string> }} */
    const manifest = JSON.parse(readFileSync(join(ROOT, folders.get(name) ?? '', 'package.json'), 'utf8'));
    for (const each of Object.keys(manifest.dependencies ?? {})) if (folders.has(each)) found.add(each);
  }
  return [...found].map((name) => folders.get(name) ?? '');
}

/** @param {string} line @returns {string[]} */
const wordsOf = (line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

function followGuide() {
  const text = readFileSync(join(ROOT, 'docs', 'guides', 'first-card.md'), 'utf8');
  let cwd = work;
  for (const [, language, block = ''] of text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (language === 'yaml') {
      writeFileSync(join(cwd, /^# (\S+\.yaml)\n/.exec(block)?.[1] ?? ''), block);
      continue;
    }
    for (const line of block.trim().split('\n')) {
      const [command = '', ...args] = wordsOf(line);
      if (command === 'cd') cwd = join(cwd, args[0] ?? '');
      else if (!step(command, args, cwd, args[0] === 'test' ? '3 passed, 0 failed' : '')) return;
    }
  }
}

try {
  const tarballs = join(home, 'tarballs');
  mkdirSync(tarballs);
  mkdirSync(work);
  const packages = needed();
  if (step('npm', ['pack', '--silent', '--pack-destination', tarballs, ...packages.map((folder) => `--workspace=${folder}`)], ROOT)) {
    const files = readdirSync(tarballs).map((file) => join(tarballs, file));
    writeFileSync(join(work, 'package.json'), '{ "private": true }\n');
    if (step('npm', ['install', '--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline', ...files], work)) {
      followGuide();
      for (const { name } of readdirSync(join(ROOT, 'content', 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
        const folder = join(work, 'examples', name, name);
        cpSync(join(ROOT, 'content', 'examples', name), folder, { recursive: true });
        step('dradis', ['check'], folder, 'no mistakes');
        step('dradis', ['test', '--coverage'], folder, 'Coverage: 100.0 %');
        step('dradis', ['simulate', '--games', String(GAMES)], folder, `${GAMES} games, ${GAMES} finished, 0 failed`);
      }
    }
  }
} finally {
  rmSync(home, { recursive: true });
}
process.stdout.write(failures.length === 0 ? 'everything worked outside the repository\n' : `${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
