// Diagnostics of the whole base pack while one card is being edited.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compilePack, createPackCompiler } from '@dradis/packs';
import { figures } from './row.mjs';

const CONTENT = join(import.meta.dirname, '..', '..', 'content', 'base');
const CARD = /^cards\/crisis\/.*\.yaml$/;

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml') && !path.startsWith('scenarios'))
  .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(CONTENT, path), 'utf8') }));
const edited = files.findIndex(({ path }) => CARD.test(path));
const card = files[edited];
if (card === undefined) throw new Error('content/base has no crisis card to edit');

const compiler = createPackCompiler();
let edits = 0;

/** Another text each time, as typing does; every second one is wrong. */
function editOneCard() {
  edits += 1;
  const changed = files.with(edited, { path: card?.path ?? '', text: `${card?.text ?? ''}${edits % 2 === 0 ? `# ${edits}` : `no-such-key-${edits}: 1`}\n` });
  const { diagnostics } = compiler.update(changed);
  if (edits % 2 === 1 && diagnostics.length === 0) throw new Error('a mistake was not found');
  return diagnostics;
}

/** @type {import('./measure.mjs').Bench} */
export const bench = {
  cases: [
    { name: 'one card changed', run: editOneCard },
    { name: 'everything anew', run: () => compilePack(files) },
  ],
  rows: ({ ms }) => [
    { what: 'diagnostics of the base pack after one card changed', ...figures(ms('one card changed')), unit: ' ms', better: 'lower', floor: 200, goal: 100, stretch: 50, note: `${files.length} files; everything anew takes ${Math.round(ms('everything anew').median)} ms` },
  ],
};
