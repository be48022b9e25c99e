// Tests of what `dradis check` says of folders and files that are no packs and no texts: each by a message, never by a stack.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost } from '../testing/tiny-game.js';

const MANIFEST = 'id: odd\ntitle: Odd\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 1, max: 2 }\nstart: begin\nordering: captain\n';
const RULES = 'variables:\n  - { id: captain, type: player }\nprocedures:\n  - { id: begin, phrase: begin, does: nothing }\n';
let place = '';

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), content);
}

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'dradis-odd-'));
  mkdirSync(join(place, 'empty'));
  write('no-pack/cards.yaml', 'id: a\n');
  for (const pack of ['sound', 'binary', 'latin', 'wide', 'large', 'long', 'looped', 'marked']) {
    write(`${pack}/pack.yaml`, MANIFEST);
    write(`${pack}/rules.yaml`, RULES);
  }
  write('binary/picture.yaml', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
  write('latin/cards.yaml', Uint8Array.from([0x74, 0x3a, 0x20, 0xe9, 0x0a]));
  write('wide/cards.yaml', Uint8Array.from([0xff, 0xfe, 0x69, 0, 0x64, 0]));
  write('large/cards.yaml', '# a\n'.repeat(1_100_000));
  write('long/cards.yaml', `# a\n`.repeat(200_000));
  write('marked/rules.yaml', `\uFEFF${RULES}`);
  mkdirSync(join(place, 'looped/cards'));
  symlinkSync(join(place, 'looped'), join(place, 'looped/cards/again'));
  symlinkSync(join(place, 'nowhere.yaml'), join(place, 'looped/gone.yaml'));
  symlinkSync(join(place, 'self'), join(place, 'self'));
});
afterAll(() => {
  rmSync(place, { recursive: true });
});

it.each([
  ['nowhere', 2, "there is no file or folder 'nowhere'"],
  ['self', 2, "there is no file or folder 'self'"],
  ['empty', 2, "there is no pack at 'empty': a pack is a folder with pack.yaml; make one with `dradis new pack`"],
  ['no-pack', 2, "there is no pack at 'no-pack'"],
  ['no-pack/cards.yaml', 2, "there is no pack at 'no-pack/cards.yaml'"],
  ['binary', 2, "'binary/picture.yaml' is no text"],
  ['latin', 2, "'latin/cards.yaml' is not UTF-8: save it as UTF-8"],
  ['wide', 2, "'wide/cards.yaml' is UTF-16: save it as UTF-8"],
  ['large', 2, "'large/cards.yaml' has 4400000 bytes, and a file of a pack at most 4000000: split it"],
  ['long', 1, 'this file is larger than 524288 characters'],
  ['looped', 0, 'looped: 2 files, no mistakes'],
  ['marked', 0, 'marked: 2 files, no mistakes'],
  ['sound', 0, 'sound: 2 files, no mistakes'],
])('checks %s: exit code %i', async (path, code, told) => {
  const host = rememberingHost(place);
  expect(await main(['check', path], host)).toBe(code);
  const { out, err } = host.written();
  expect(out + err).toContain(told);
});
