// Whether walking a schema decides as ajv does, and leaves to it what it does not know.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { plainlyFits } from './plainly-fits.js';
import type { Schema } from './schema.js';

const SECTION = 'dradis:section/test';
const REFERRED: Schema = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
const referred = (reference: string): unknown => (reference === SECTION ? REFERRED : undefined);

const ajv = new Ajv2020({ strict: false, ownProperties: true, meta: false, validateSchema: false, addUsedSchema: false, schemas: [{ ...REFERRED, $id: SECTION }] });

function ajvSays(schema: Schema, values: readonly unknown[]): boolean[] {
  const validate = ajv.compile(schema);
  ajv.removeSchema(schema);
  return values.map((value) => validate(value));
}

const names = fc.constantFrom('a', 'b', 'c', 'constructor');
const bare = fc.oneof(fc.constantFrom('', 'a', 'b-c', 'B', '\u{1f680}'), fc.integer({ min: -2, max: 5 }), fc.constantFrom(0.5, Number.POSITIVE_INFINITY), fc.boolean(), fc.constant(null));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 3, depthIdentifier: 'value' }, bare, fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(names, tie('value'), { maxKeys: 3 })),
}));
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object');
const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'schema' },
    fc.boolean(),
    fc.record(
      {
        title: fc.constant('a title'),
        doc: fc.constant('what it is for'),
        type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
        enum: fc.uniqueArray(bare.filter((one) => one !== Number.POSITIVE_INFINITY), { minLength: 1, maxLength: 3 }),
        const: bare.filter((one) => one !== Number.POSITIVE_INFINITY),
        pattern: fc.constantFrom('^[a-z]+$', '-'),
        minLength: fc.integer({ min: 0, max: 2 }),
        minimum: fc.integer({ min: -1, max: 3 }),
        maximum: fc.integer({ min: -1, max: 3 }),
        minItems: fc.integer({ min: 0, max: 2 }),
        items: tie('schema'),
        required: fc.uniqueArray(names, { maxLength: 2 }),
        properties: fc.dictionary(names, tie('schema'), { maxKeys: 2 }),
        additionalProperties: tie('schema'),
        not: tie('schema'),
        if: tie('schema'),
        then: tie('schema'),
        else: tie('schema'),
        $ref: fc.constant(SECTION),
      },
      { requiredKeys: [] },
    ),
  ),
}));

describe('walking a schema', () => {
  it('never decides otherwise than ajv', () => {
    let decided = 0;
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 8, maxLength: 8 }), (shape, values) => {
        if (typeof shape === 'boolean') return;
        const said = ajvSays(shape as Schema, values);
        values.forEach((one, i) => {
          const found = plainlyFits(shape as Schema, one, referred);
          if (found === undefined) return;
          decided += 1;
          expect(found).toBe(said[i]);
        });
      }),
      { numRuns: 60 },
    );
    expect(decided).toBeGreaterThan(100);
  });

  it.each<[string, Schema, unknown, boolean | undefined]>([
    ['decides a map of names', { type: 'object', additionalProperties: { type: 'string' } }, { a: 'x' }, true],
    ['decides a section', { properties: { a: { $ref: SECTION } } }, { a: { a: 1 } }, false],
    ['leaves what it has not heard of', { type: 'string', format: 'date' }, 'x', undefined],
    ['still refuses where something plain fails', { format: 'date', type: 'string' }, 1, false],
    ['leaves a reference that leads nowhere', { $ref: 'elsewhere' }, 1, undefined],
    ['takes definitions for what others refer to', { $defs: { a: { type: 'number' } }, type: 'string' }, 'x', true],
    ['leaves a choice between lists', { enum: [[1]] }, [1], undefined],
    ['leaves a branch without a condition', { then: { type: 'string' } }, 1, undefined],
  ])('%s', (_, shape, one, expected) => {
    expect(plainlyFits(shape, one, referred)).toBe(expected);
  });
});
