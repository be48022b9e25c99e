// `npm run release`: publishes every package, each after those it needs, with provenance where a build service vouches for it.
// With --dry-run everything is done but the publishing. Must not build or change a version: what is published is what was tested.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packAll, publishedPackages } from './tarballs/pack-all.mjs';
import { inOrder } from './tarballs/publish-order.mjs';
import { ROOT, runCommand } from './run-command.mjs';

const dry = process.argv.includes('--dry-run');

/** @param {string} message @returns {never} */
function stop(message) {
  process.stderr.write(`release: ${message}\n`);
  process.exit(1);
}

const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trim();
if (changed !== '' && !dry) stop('there are changes that are not committed; commit them, so that what is published can be found again');

const packages = publishedPackages();
const versions = new Set(packages.map(({ version }) => version));
if (versions.size !== 1) stop(`the packages carry ${versions.size} versions (${[...versions].join(', ')}); run npm run version`);

/** @param {string} folder @returns {string[]} */
function dependencies(folder) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const { dependencies: named = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.keys(named);
}

const order = inOrder(packages.map(({ name, folder }) => ({ name, needs: dependencies(folder) })));
const tarballs = new Map((await packAll(join(ROOT, 'node_modules', '.cache', 'release'))).map(({ name, file }) => [name, file]));
// A build service that can sign says so in its environment; by hand there is nobody to vouch.
const provenance = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined || process.env['SIGSTORE_ID_TOKEN'] !== undefined;
for (const name of order) {
  const args = ['publish', tarballs.get(name) ?? stop(`${name} was not packed`), '--access', 'public', ...(provenance ? ['--provenance'] : []), ...(dry ? ['--dry-run'] : [])];
  if ((await runCommand('npm', args)) !== 0) stop(`${name} was not published; those before it in this list were: ${order.join(', ')}`);
}
process.stdout.write(`${dry ? 'would publish' : 'published'} ${order.length} packages in version ${[...versions].join('')}\n`);
