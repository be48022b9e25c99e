// The cookbook: every card of it compiles in a pack that extends the base game, every scenario passes, and what players read is what
// it says. `UPDATE_GOLDEN=1` writes the texts anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFaces, compilePack, faceText, type PackFile } from '@dradis/packs';
import { runScenarios } from '@dradis/scenarios';
import { expect, it } from 'vitest';
import { readPackFolder } from '../files/pack-folder.js';

const COOKBOOK = fileURLToPath(new URL('../../../../docs/cookbook.md', import.meta.url));
const BASE = readPackFolder(fileURLToPath(new URL('../../../../content/base/', import.meta.url)));
const book = readFileSync(COOKBOOK, 'utf8');
const files = [...book.matchAll(/^```yaml\n# (\S+\.yaml)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']): PackFile => ({ path, text }));
const cards = files.filter(({ path }) => path.startsWith('cards/'));
const manifest = { path: 'pack.yaml', text: `id: cookbook\ntitle: Cookbook\nversion: 0.1.0\nlanguage: 1\nextends: [base]\ncounts: { destination: ${22 + cards.length} }\n` };
const own = [manifest, ...files];
const result = compilePack(own, { packs: [BASE] });

it('has thirty effects without mistakes', () => {
  expect(cards).toHaveLength(30);
  expect(result.diagnostics.map(({ primary, title }) => `${primary.file.path}: ${title}`)).toEqual([]);
});

it('has a scenario for each, and all pass', () => {
  if (result.pack === null) throw new Error('the cookbook has mistakes');
  const scenarios = (given: readonly PackFile[]): PackFile[] => given.filter(({ path }) => path.startsWith('scenarios/'));
  const report = runScenarios({ pack: result.pack, vocabulary: result.vocabulary, files: scenarios(own), inherited: scenarios(BASE), only: (path) => files.some((file) => file.path === path), coverage: false });
  expect(report.diagnostics.map(({ primary, title }) => `${primary.file.path}: ${title}`)).toEqual([]);
  expect(report.results.filter(({ passed }) => !passed).map(({ title, failures }) => ({ title, failures }))).toEqual([]);
  expect(report.passed).toBe(30);
});

it('says what players read', () => {
  const read = new Map<string, string>();
  for (const lang of ['en', 'fr']) {
    const faces = buildFaces(result, [own, BASE], lang);
    for (const face of faces?.faces ?? []) read.set(face.id, `${read.get(face.id) ?? ''}${lang}: ${faceText(face, faces?.colon).trimEnd().split('\n').slice(2).join(' ')}\n`);
  }
  const written = book.replace(/(# scenarios\/(\S+)\.yaml\n[\s\S]*?^```\n\n```text\n)[\s\S]*?(^```$)/gm, (_, before: string, id: string, after: string) => before + (read.get(id) ?? '') + after);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(COOKBOOK, written);
  expect(written).toBe(readFileSync(COOKBOOK, 'utf8'));
  expect(written).not.toMatch(/^(?:en|fr): (?:…|)$/m);
});
