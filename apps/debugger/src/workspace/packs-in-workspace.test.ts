// Paths of a workspace and of a session.
import { expect, it } from 'vitest';
import { extendedBy, fromSession, packAround, toSession, type WorkspacePack } from './packs-in-workspace.js';

const pack = (folder: string, id: string, ...extended: string[]): WorkspacePack => ({ folder, id, title: id, extends: extended });
const base = pack('base', 'base');
const mine = pack('packs/mine', 'mine', 'more', 'gone');
const more = pack('packs/mine/more', 'more', 'base', 'mine');
const packs = [base, mine, more];

it('gives a file to the deepest pack around it', () => {
  expect(packAround(packs, 'packs/mine/cards/a.yaml')).toBe(mine);
  expect(packAround(packs, 'packs/mine/more/cards/a.yaml')).toBe(more);
  expect(packAround(packs, 'packs/mine.yaml')).toBeUndefined();
  expect(packAround([pack('', 'root')], 'a.yaml')?.id).toBe('root');
});

it('finds what is extended, through circles and gaps', () => {
  expect(extendedBy(packs, mine)).toEqual([more, base]);
});

it.each([
  ['packs/mine/pack.yaml', 'pack.yaml'],
  ['packs/mine/more/rules/x.yaml', 'more:rules/x.yaml'],
  ['base/cards/a.yaml', 'base:cards/a.yaml'],
])('calls %s %s in a session, and back', (path, called) => {
  expect(toSession(packs, mine, path)).toBe(called);
  expect(fromSession(packs, mine, called)).toBe(path);
});

it('lets a pack at the root extend one that is read from beside the folder', () => {
  const [root, orchard] = [pack('', 'mine', 'orchard'), pack('(beside)/orchard', 'orchard')];
  expect(packAround([root, orchard], '(beside)/orchard/cards/a.yaml')).toBe(orchard);
  expect(toSession([root, orchard], root, '(beside)/orchard/cards/a.yaml')).toBe('orchard:cards/a.yaml');
  expect(fromSession([root, orchard], root, 'orchard:cards/a.yaml')).toBe('(beside)/orchard/cards/a.yaml');
});

it('knows nothing of what a pack does not extend', () => {
  expect(toSession(packs, base, 'packs/mine/pack.yaml')).toBeUndefined();
  expect(fromSession(packs, base, 'other:pack.yaml')).toBeUndefined();
});
