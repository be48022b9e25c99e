// Packs as one file.
import { expect, it } from 'vitest';
import { readArchive, writeArchive } from './pack-archive.js';

const files = { 'pack.yaml': 'id: mine\n', 'cards/a-card.yaml': 'id: a-card\n' };

it('gives back what it was given', () => {
  expect(readArchive(writeArchive(files))).toEqual({ files });
});

it.each([
  ['no JSON', '{', 'not JSON'],
  ['another thing', '{"format":"zip"}', 'no exported pack'],
  ['null', 'null', 'no exported pack'],
  ['no manifest', writeArchive({ 'a.yaml': '' }), 'no pack.yaml'],
  ['a way out', writeArchive({ ...files, '../evil.yaml': 'x' }), 'no path'],
  ['an absolute path', writeArchive({ ...files, '/etc/x.yaml': 'x' }), 'no path'],
  ['a program', writeArchive({ ...files, 'run.js': 'x' }), 'does not end in .yaml'],
  ['no text', '{"format":"dradis-pack","version":1,"files":{"pack.yaml":7}}', 'holds no text'],
  ['a prototype', '{"format":"dradis-pack","version":1,"files":{"pack.yaml":"","__proto__/a.yaml":"x","constructor":"y"}}', 'does not end'],
])('refuses %s', (_, text, why) => {
  expect(readArchive(text)).toMatchObject({ problem: expect.stringContaining(why) as string });
});
