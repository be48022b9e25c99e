// Coverage of scenarios, measured piece by piece, as the pane shows it.
import { expect, it } from 'vitest';
import { runScenarios } from '@dradis/scenarios';
import { createPackCompiler } from '@dradis/packs';
import { coverageTold } from './coverage-told.js';
import { PackHost } from './pack-host.js';
import { packTexts } from './pack-texts.js';

const texts = await packTexts({ workspace: undefined });
const paths = ['scenarios/crisis/water-sabotaged.yaml', 'scenarios/crisis/informing-the-public.yaml', 'scenarios/crisis/analyze-enemy-fighter.yaml'];

it('is what the command line tells of the same scenarios, however they are cut into pieces', { timeout: 90_000 }, () => {
  const host = new PackHost();
  host.open(texts);
  expect(() => host.coverage()).toThrow('No run');
  host.beginRun(false);
  expect(() => host.coverage()).toThrow('being measured');
  host.beginRun(true);
  const rows = [...host.run(paths.slice(0, 2)), ...host.run(paths.slice(2))];
  expect(rows.every(({ passed }) => passed)).toBe(true);
  expect(rows.filter(({ path }) => path === paths[0]).every(({ covers }) => covers.join() === 'water-sabotaged')).toBe(true);
  const { pack, vocabulary } = createPackCompiler().update(texts.files, texts.packs);
  const whole = runScenarios({ pack: pack!, vocabulary, files: texts.scenarios, inherited: texts.inherited, only: (path) => paths.includes(path), coverage: true });
  const told = host.coverage();
  expect(told).toEqual(coverageTold(whole.coverage!));
  expect(told.sum).toMatch(/^[\d.]+ % of \d+ statements, [\d.]+ % of \d+ branches, [\d.]+ % of \d+ outcomes$/);
  expect(told.cards.find(({ id }) => id === 'water-sabotaged')).toMatchObject({ percent: '100.0', missed: [] });
  const untried = told.cards.find(({ id }) => id === 'food-shortage')!;
  expect([untried.percent, untried.missed.length > 0]).toEqual(['0.0', true]);
  expect(told.files.map(({ path }) => path)).toContain('rules/turn.yaml');
  expect(told.files.some(({ path }) => path.startsWith('cards/'))).toBe(false);
});
