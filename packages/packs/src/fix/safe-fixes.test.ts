// Tests of repairs: what is plain is repaired, what is not is left, and nothing else changes.
import { expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { smallPack, smallPackFile } from '../testing/small-pack.js';
import { applyFixes, safeFixes } from './safe-fixes.js';

function fixed(path: string, text: string): string {
  const { diagnostics } = compilePack(smallPack({ [path]: text }));
  return applyFixes(text, safeFixes(diagnostics).filter((fix) => fix.path === path));
}

const card = smallPackFile('cards/sunshine.yaml');

it.each([
  ['a verb', 'gain 2 wheat', 'gian 2 wheat'],
  ['a name in an effect', 'gain 1 barley', 'gain 1 barlye'],
  ['a name in a value', 'grows: wheat', 'grows: wheet'],
  ['a key', 'suit: sun', 'siut: sun'],
  ['a kind', 'kind: card', 'kind: crad'],
])('repairs %s and keeps every other character', (_, right, wrong) => {
  expect(card).toContain(right);
  const broken = card.replace(right, wrong).replace('copies: 3', 'copies:   3   # kept');
  expect(fixed('cards/sunshine.yaml', broken)).toBe(card.replace('copies: 3', 'copies:   3   # kept'));
});

it('changes nothing the second time, and nothing that is right', () => {
  expect(fixed('cards/sunshine.yaml', card)).toBe(card);
});

it('leaves alone what may be meant otherwise', () => {
  const local = card.replace('gain 2 wheat', 'let crop-size be 2\n    gain crop-szie wheat');
  expect(fixed('cards/sunshine.yaml', local)).toBe(local);
  const strange = card.replace('grows: wheat', 'grows: grobnik');
  expect(fixed('cards/sunshine.yaml', strange)).toBe(strange);
});

it('applies the first of fixes that overlap', () => {
  const fix = { path: 'a', start: 1, end: 3, text: 'x' };
  expect(applyFixes('abcde', [{ ...fix, start: 2, end: 4 }, fix])).toBe('axde');
});

const manifest = smallPackFile('pack.yaml');

it.each([
  ['lines', manifest],
  ['lines that end in two characters', manifest.replaceAll('\n', '\r\n')],
])('says in which language a pack of %s is written when it says none', (_, text) => {
  expect(fixed('pack.yaml', text.replace(/language: 1\r?\n/, ''))).toBe(text);
});

it('adds no language where it stands misspelt, or where lines do not show its place', () => {
  expect(fixed('pack.yaml', manifest.replace('language: 1', 'lagnuage: 1'))).toBe(manifest);
  const oneLine = '{ id: harvest, title: Harvest, version: 1.0.0, players: { min: 1, max: 3 }, start: play-the-game, ordering: current player }\n';
  expect(fixed('pack.yaml', oneLine)).toBe(oneLine);
});
