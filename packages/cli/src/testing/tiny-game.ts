/** A game of two questions' depth in a folder of its own, and a host that remembers, for tests of commands that play. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Host } from '../host.js';

const FILES: Readonly<Record<string, string>> = {
  'pack.yaml': 'id: tiny\ntitle: Tiny\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 2, max: 3 }\nstart: begin\nordering: captain\nlint: { D0627: off, D0628: off }\n',
  'rules/rules.yaml': `
kinds:
  - { id: dial }
  - { id: side }
  - { id: outcome, fields: { side: side } }
attributes:
  - { id: level, of: dial, type: number, starts: 3 }
variables:
  - { id: captain, type: player }
  - { id: round, type: number, starts: 0 }
scopes:
  - { id: turn, counts: round }
procedures:
  - id: begin
    phrase: begin
    does: |
      set captain to first of all players
      repeat at most 20 times:
        set round to round + 1
        captain chooses:
          either "leak": set level of hull to level of hull - 1
          or "pump" if level of hull is less than 4: set level of hull to level of hull + 1
          or "wait": nothing
        if level of hull is 0: end the game with sunk
        if round is 8: end the game with saved
        set captain to next player after captain
`,
  'board/things.yaml': `
things:
  - { id: hull, kind: dial, title: Hull }
  - { id: crew, kind: side, title: Crew }
  - { id: sea, kind: side, title: Sea }
  - { id: sunk, kind: outcome, title: The boat sank, side: sea }
  - { id: saved, kind: outcome, title: The boat came home, side: crew }
`,
};

/** Writes the pack into a new folder; gives its absolute path. `changes` replace parts of the rules, for packs that differ. */
export function tinyGame(...changes: readonly (readonly [string, string])[]): string {
  return writeTinyGame(mkdtempSync(join(tmpdir(), 'dradis-tiny-')), ...changes);
}

/** As `tinyGame`, into a folder of the caller's; made when it is not there. */
export function writeTinyGame(folder: string, ...changes: readonly (readonly [string, string])[]): string {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const changed = changes.reduce((before, [from, to]) => before.replace(from, to), text);
    writeFileSync(join(folder, path), changed);
  }
  return folder;
}

/** A host that keeps what is written, and types `lines`. */
export function rememberingHost(cwd: string, lines: readonly string[] = []): Host & { readonly written: () => { out: string; err: string } } {
  let out = '';
  let err = '';
  return {
    cwd,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- an async iterable is what the host promises
    lines: async function* () {
      yield* lines;
    },
    written: () => ({ out, err }),
  };
}
