// More schemas than one ajv keeps: each still finds its own mistake, also with sections that all refer to.
import { expect, it } from 'vitest';
import { readYaml } from '../yaml/read-yaml.js';
import { sectionId } from './ability-schema.js';
import { shapeChecker } from './shape-checker.js';

it('checks by the five hundredth schema as by the first', () => {
  const checkers = Array.from({ length: 500 }, (_, index) => shapeChecker({ type: 'object', additionalProperties: false, properties: { [`key-${index}`]: {}, action: { $ref: sectionId('action') } } }));
  const { root } = readYaml('key-7: 1\naction:\n  nonsense: 1\n');
  if (root === undefined) throw new Error('the text is no YAML');
  const found = checkers.map(({ check }) => check(root).filter((problem) => problem.is === 'unknown-key').map((problem) => problem.key));
  expect(found[7]).toEqual(['nonsense']);
  expect(new Set(found.filter((_, index) => index !== 7).map((keys) => keys.join(' ')))).toEqual(new Set(['key-7 nonsense']));
});
