// The generated pack is the content of this repository, complete and ready to play.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadPack } from '@dradis/engine';
import { compilePack } from '@dradis/packs';
import { expect, it } from 'vitest';
import { basePack } from './base-pack.js';
import { baseSources } from './base-sources.js';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content', 'base');

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml') && !path.startsWith('scenarios'))
  .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(CONTENT, path), 'utf8') }));

it('is what content/base compiles to; if not, run `npm run build`', () => {
  const { pack, diagnostics } = compilePack(files);
  expect(diagnostics.map(({ primary, title }) => `${primary.file.path}: ${title}`)).toEqual([]);
  expect(basePack.hash).toBe(pack?.hash);
  expect(basePack).toEqual(pack);
});

it('has the source text of every file that it names, the words of its cards and the position scenarios start from', () => {
  const besides = ['scenarios/default-position.yaml', 'words/en.yaml', 'words/fr.yaml', 'words/idioms.yaml'];
  expect(Object.keys(baseSources).toSorted()).toEqual([...basePack.files, ...besides].toSorted());
  for (const { path, text } of files) if (path in baseSources) expect([path, baseSources[path]]).toEqual([path, text]);
});

it('loads for every number of players it allows', () => {
  const pack = loadPack(basePack);
  expect(pack.players).toEqual({ min: 3, max: 6 });
  for (let players = pack.players.min; players <= pack.players.max; players += 1) expect(pack.layoutFor(players).players).toBe(players);
});
