// A new thing or place of every kind that the base game has anything of is legal as it stands.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePack } from '@dradis/base-game';
import { renderText } from '@dradis/diagnostics';
import { lintResult } from '@dradis/packs';
import { afterAll, describe, expect, it } from 'vitest';
import { newCard } from './new-card.js';
import { packAtHand } from './pack-at-hand.js';

const KINDS = [...new Set([...basePack.things, ...basePack.zones].map(({ kind }) => kind))].sort();
const folder = mkdtempSync(join(tmpdir(), 'dradis-kinds-'));
writeFileSync(join(folder, 'pack.yaml'), 'id: kinds\ntitle: Kinds\nversion: 0.1.0\nlanguage: 1\nextends: [base]\n');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const at = await packAtHand(folder, folder);

describe('a new card', () => {
  it('has more than thirty kinds to be of', () => {
    expect(KINDS.length).toBeGreaterThan(30);
  });

  it.each(KINDS)('of the kind %s is legal', (kind) => {
    const { files } = newCard(at, { kind, id: `my-${kind}`, title: `My ${kind}`, dir: undefined }, folder);
    const all = [...at.loaded.files.filter(({ path }) => !files.some((file) => file.path === path)), ...files];
    const result = at.compile(all);
    expect(result.diagnostics.map((diagnostic) => renderText(diagnostic))).toEqual([]);
    expect([...(result.pack?.things ?? []), ...(result.pack?.zones ?? [])].find(({ id }) => id === `my-${kind}`)).toMatchObject({ kind, title: `My ${kind}` });
    // What it says is not meant yet; that it is there is no reason to doubt it.
    expect(lintResult(result).filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
  });
});
