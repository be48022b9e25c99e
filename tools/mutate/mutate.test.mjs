// Tests of the mutants: they are the same for one seed, each differs in one place, and judgements tell what was said.
import { describe, expect, it } from 'vitest';
import { figures, reached, table } from './table.mjs';
import { runMutants } from './run-mutants.mjs';
import { createRandom } from './random.mjs';

const files = [
  { path: 'pack.yaml', text: 'id: tiny\ntitle: Tiny\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 1, max: 2 }\nstart: play-the-game\nordering: current player\n' },
  {
    path: 'rules/rules.yaml',
    text: 'kinds:\n  - { id: resource }\n  - { id: ending }\nvariables:\n  - { id: current-player, type: player }\nattributes:\n  - { id: level, of: resource, type: number, starts: 3 }\nprocedures:\n  - id: play-the-game\n    does: |\n      repeat 3 times:\n        spend 1 barley\n      end the game with famine\n  - id: spend\n    phrase: spend {n:number} {what:resource}\n    does: |\n      set level of what to level of what - n\nthings:\n  - { id: barley, kind: resource }\n  - { id: famine, kind: ending }\nzones:\n  - { id: store, kind: zone, sees: everyone, per: player }\n',
  },
  { path: 'rules/flags.yaml', text: 'attributes:\n  - id: ripe\n    of: resource\n    type: condition\n    starts: false\n' },
  { path: 'rules/more.yaml', text: 'procedures:\n  - id: rest\n    does: spend 2 barley\n' },
];

describe('mutants', () => {
  const judgements = runMutants(files, { seed: 3, perKind: 6 });

  it('are of every kind, and the same again for the same seed', () => {
    expect(new Set(judgements.map(({ mutant }) => mutant.kind.replace(/,.*/, ''))).size).toBe(12);
    expect(runMutants(files, { seed: 3, perKind: 6 })).toEqual(judgements);
    expect(runMutants(files, { seed: 4, perKind: 6 })).not.toEqual(judgements);
  });

  it('differ from the pack in one file, and those that are reported say something', () => {
    for (const { mutant, reported, said, survives } of judgements) {
      expect(files.find(({ path }) => path === mutant.path)?.text).not.toBe(mutant.text);
      expect(said.length > 0).toBe(reported);
      expect(survives === null).toBe(reported);
    }
  });

  it('come to figures that a table shows', () => {
    const { counted, all, reported } = figures(judgements);
    expect(all).toBe(judgements.length);
    expect(counted).toBeLessThanOrEqual(all);
    expect(reported).toBeGreaterThan(50);
    expect(table(judgements)).toContain('wrong indent');
  });
});

describe('goals', () => {
  const judgement = { mutant: { kind: 'line lost', path: 'a', text: '', line: 1, near: [], from: '', to: '', role: '' }, reported: true, once: true, line: true, advised: null, survives: null, said: ['D0401'] };

  it('are reached or not', () => {
    expect(reached([judgement])).toBe(true);
    expect(reached([judgement, { ...judgement, once: false }])).toBe(false);
    expect(reached([judgement, { ...judgement, reported: false, survives: 'silent' }])).toBe(false);
    expect(reached([judgement, { ...judgement, reported: false, survives: 'number' }])).toBe(true);
  });
});

it('draws numbers below a bound', () => {
  const random = createRandom(7);
  const drawn = Array.from({ length: 400 }, () => random(5));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4]));
});
