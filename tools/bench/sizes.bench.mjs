// How much a browser has to load. Reads the built packages and the built app.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const ENTRY = 'virtual:embedder';
const EMBEDDER = `
import { createGame, loadPack } from '@dradis/engine';
import { basePack } from '@dradis/base-game';
globalThis.game = createGame(loadPack(basePack), { players: 4, seed: 'x' });
`;

/** @param {string | Uint8Array} content */
const kilobytes = (content) => gzipSync(content).length / 1000;

async function embedderSize() {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: false } },
    plugins: [
      {
        name: 'embedder',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? EMBEDDER : undefined),
      },
    ],
  });
  const outputs = /** @type {{ output: { type: string, code?: string }[] }[]} */ ([result].flat());
  const code = outputs.flatMap(({ output }) => output).flatMap((chunk) => (chunk.type === 'chunk' && chunk.code !== undefined ? [chunk.code] : []));
  return code.reduce((sum, text) => sum + kilobytes(text), 0);
}

/** Everything that index.html names: what is loaded before anything is clicked. */
function firstLoad() {
  const dist = join(ROOT, 'apps', 'debugger', 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const paths = [...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  if (paths.length === 0) throw new Error('apps/debugger/dist/index.html names no asset');
  return [html, ...paths.map((path) => readFileSync(join(dist, path)))].reduce((sum, content) => sum + kilobytes(content), 0);
}

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  rows: async () => [
    { what: 'engine and base game in a browser bundle', value: await embedderSize(), unit: ' kB', better: 'lower', floor: 120, goal: 80, stretch: 60, note: 'gzip' },
    { what: 'debugger app, first load', value: firstLoad(), unit: ' kB', better: 'lower', floor: 350, goal: 250, stretch: 200, note: 'gzip, without what is loaded on demand' },
  ],
};
