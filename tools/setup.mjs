// Makes a fresh clone ready: the right Node, the locked dependencies and, with --browser, a Chromium for the tests.
// Runs before node_modules exists, so it must not import anything but Node itself and its dependency-free neighbours.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './child-environment.mjs';
import { findChromium } from './chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules', '.setup-stamp');
const MINIMUM_NODE = [20, 19];
const env = childEnvironment(process.env);

/** @param {string} message @returns {never} */
function stop(message) {
  process.stderr.write(`setup: ${message}\n`);
  process.exit(1);
}

/** @param {string} command @param {string[]} args */
function runs(command, args) {
  process.stdout.write(`setup: ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = MINIMUM_NODE;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  stop(`found Node ${process.versions.node}, need ${MINIMUM_NODE.join('.')} or newer. Install it from your system or with a Node version manager.`);
}

// The lock, not package.json, decides what npm ci installs; platform and arch decide which native packages it picks.
function wantedStamp() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  return `${digest} ${process.platform} ${process.arch}\n`;
}

function installDependencies() {
  const wanted = wantedStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!runs('npm', ['ci', '--include=dev'])) stop('npm ci failed; its own message above says why.');
  // Written last: npm ci deletes node_modules first, so an interrupted run leaves no stamp and is repeated.
  writeFileSync(STAMP, wanted);
}

function installBrowser() {
  if (findChromium(env) !== undefined) return;
  const advice = 'Install Chromium or Chrome and, when it is not in the usual place, set CHROMIUM_PATH to its executable.';
  if (env['CHROMIUM_PATH']) stop(`CHROMIUM_PATH is ${env['CHROMIUM_PATH']}, but no file is there. ${advice}`);
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) stop(`found no browser for the tests. ${advice}`);
  const root = process.getuid?.() === 0;
  /** @param {string[]} args */
  const apt = (args) => (root ? runs('apt-get', args) : runs('sudo', ['-n', 'apt-get', ...args]));
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  if (findChromium(env) === undefined) stop(`apt-get did not bring a browser. ${advice}`);
}

checkNode();
installDependencies();
if (process.argv.includes('--browser')) installBrowser();
