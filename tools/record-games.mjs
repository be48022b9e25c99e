// `npm run record`: keeps one game for every ending and number of players in content/base/recorded, as replays. Games
// that still play as recorded stay; the others are looked for anew and written again. With --all every game is.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePack } from '@dradis/base-game';
import { BrokenDocument, loadPack } from '@dradis/engine';
import { readReplay, replay } from '@dradis/players';
import { EndingWatch } from '@dradis/players/properties';
import { findGame } from './record/find-game.mjs';
import { fileOf, targets } from './record/targets.mjs';
import { ROOT } from './run-command.mjs';

const FOLDER = join(ROOT, 'content', 'base', 'recorded');
const pack = loadPack(basePack);

/**
 * The kept game, when it still plays as recorded and ends as wanted. Of other content that plays alike it gets the new
 * hash; undefined when it must be looked for anew.
 *
 * @param {string} path
 * @param {import('./record/targets.mjs').Target} target
 */
function kept(path, { ending, players, windows }) {
  if (!existsSync(path)) return undefined;
  try {
    const document = readReplay(JSON.parse(readFileSync(path, 'utf8')));
    const watch = new EndingWatch();
    const { divergence, comparable, game } = replay(pack, document, { onEvent: (event) => { watch.hear(event); } });
    const same = comparable && divergence === undefined && document.players === players && document.windows === windows && watch.of(game) === ending;
    return same ? { ...document, pack: { id: pack.id, version: pack.version, hash: pack.hash } } : undefined;
  } catch (error) {
    if (error instanceof BrokenDocument || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

mkdirSync(FOLDER, { recursive: true });
const all = process.argv.includes('--all');
const wanted = new Set(targets.map(fileOf));
for (const file of readdirSync(FOLDER)) {
  if (wanted.has(file)) continue;
  rmSync(join(FOLDER, file));
  process.stdout.write(`${file}: removed, no target keeps it\n`);
}
for (const target of targets) {
  const file = fileOf(target);
  const path = join(FOLDER, file);
  const old = all ? undefined : kept(path, target);
  const document = old ?? findGame(pack, target);
  if (document === undefined) {
    process.stderr.write(`${file}: no game was found that ends so; tools/record/find-game.mjs looks for one\n`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(path, `${JSON.stringify(document)}\n`);
  process.stdout.write(`${file}: ${document.answers.length} answers, seed "${document.seed}", ${old === undefined ? 'found' : 'plays as before'}\n`);
}
