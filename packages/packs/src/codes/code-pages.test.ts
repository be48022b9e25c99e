// Every page shows its mistake: its wrong example, in its place in a pack, raises its code alone; its right one raises none.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compilePack, type PackFile } from '../pack-compiler.js';
import { smallPack, smallPackFile } from '../testing/small-pack.js';
import { codePages } from './code-pages.js';

type Changes = Readonly<Record<string, string>>;

/** Keys of a card, with those it needs. */
function ofCard(keys: string): Changes {
  const head = /^id:/m.test(keys) ? '' : 'id: storm\nkind: card\ncopies: 2\n';
  const [id = 'storm'] = [.../^id: (\w+)/m.exec(keys) ?? []].slice(1);
  const grows = head === '' || /^grows:/m.test(keys) ? '' : 'grows: barley\n';
  const whole = `${head}${grows}${keys}`;
  // Without counts one card more or less is no mistake.
  return { [`cards/${id}.yaml`]: keys.startsWith('copies') ? whole.replace('copies: 2\n', '') : whole, ...UNCOUNTED };
}

/** Keys of the manifest in place of what it says of them. */
function ofManifest(keys: string): Changes {
  const [key = ''] = keys.split(':');
  return { 'pack.yaml': smallPackFile('pack.yaml').replace(new RegExp(`^${key}:.*\\n`, 'm'), '') + keys };
}

const UNCOUNTED: Changes = { 'pack.yaml': smallPackFile('pack.yaml').replace(/^counts.*\n/m, '') };
const ofRules = (text: string): Changes => ({ 'rules/more.yaml': text, ...UNCOUNTED });
const withActs = (text: string): Changes => ofRules(`${text}acts:\n  - { id: resting }\n`);
const inKind = (keys: string): Changes => ofRules(`kinds:\n  - id: field-of-grain\n${keys.replace(/^/gm, '    ')}`);
const inEffect = (keys: string): Changes => ofCard(`harvest:\n${keys.replace(/^(?=.)/gm, '  ')}`);

/** Where the examples of a page stand, for those that are not keys of a card. */
const PLACES: Readonly<Record<string, (example: string) => Changes>> = {
  D0302: inEffect,
  D0303: inEffect,
  D0308: inEffect,
  D0309: (text) => ({ 'cards/fog.yaml': text }),
  D0402: (text) => ({ ...ofCard(text), 'cards/sunshine.yaml': smallPackFile('cards/sunshine.yaml') }),
  D0407: (keys) => ofRules(`procedures:\n  - id: rest\n    does: nothing\n    ${keys}`),
  D0414: ofRules,
  D0408: (keys) => ofCard(`reaction:\n  when: a resource is lost\n  may: gain 1 wheat\n  ${keys}`),
  D0406: withActs,
  D0409: withActs,
  D0410: ofRules,
  D0411: withActs,
  D0502: (text) => ({ 'board/resources.yaml': `${text}  - { id: full-barn, kind: ending }\n  - { id: bare-barn, kind: ending }\n${text.includes('barley') ? '' : '  - { id: barley, kind: resource }\n'}`, ...UNCOUNTED }),
  D0503: inKind,
  D0504: ofManifest,
  D0506: ofRules,
  D0509: ofRules,
  D0514: ofManifest,
  D0517: ofManifest,
  D0516: ofRules,
};

/** Mistakes in how packs stand to each other, and a pack without its manifest: the golden files show these. */
const OF_SEVERAL_PACKS: readonly string[] = ['D0505', 'D0510', 'D0511', 'D0512', 'D0513', 'D0514', 'D0515'];

function codesOf(code: string, example: string): string[] {
  const files: PackFile[] = smallPack((PLACES[code] ?? ofCard)(example));
  return compilePack(files).diagnostics.map((diagnostic) => diagnostic.code);
}

it.each(codePages.filter(({ code }) => !OF_SEVERAL_PACKS.includes(code)))('the page of $code shows it', ({ code, wrong, right }) => {
  expect(codesOf(code, wrong)).toEqual([code]);
  if (right !== '') expect(codesOf(code, right)).toEqual([]);
});

it('has a page for each code the sources raise, and a place where each is raised', () => {
  const sources = new URL('../', import.meta.url);
  const raised = new Set<string>();
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.startsWith('codes') || path.startsWith('faces') || path.startsWith('lint') || path === 'findings.ts') continue;
    for (const [code] of readFileSync(new URL(path, sources), 'utf8').matchAll(/D0[3-9][0-9]{2}/g)) raised.add(code);
  }
  expect([...raised].sort()).toEqual(codePages.map(({ code }) => code).sort());
});
