// Tests of the schemas for editors: valid where validators are strict, and true of every shipped file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { compilePack } from '../pack-compiler.js';
import { toJson, valueOf, type PackNode } from '../yaml/pack-node.js';
import { editorSchema } from './editor-schema.js';
import type { Schema } from './schema.js';

const BASE = fileURLToPath(new URL('../../../../content/base/', import.meta.url));
const files = readdirSync(BASE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml') && !path.startsWith('scenarios'))
  .map((path) => ({ path, text: readFileSync(join(BASE, path), 'utf8') }));
const { shapes, documents } = compilePack(files);
const nodes = [...documents.values()].filter(({ root }) => root !== undefined);

const validators = new Map<string, ValidateFunction>();

function validator(name: string, schema: Schema | undefined, like: readonly PackNode[] = []): ValidateFunction {
  if (schema === undefined) throw new Error(`there is no shape called ${name}`);
  const made = validators.get(name) ?? new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(editorSchema(schema, name, shapes.referred, like));
  validators.set(name, made);
  return made;
}

function expectValid(path: string, check: ValidateFunction, node: PackNode): void {
  const valid = check(toJson(node));
  expect({ path, valid, errors: check.errors }).toEqual({ path, valid: true, errors: null });
}

const kindOf = (node: PackNode): string => {
  const kind = node.type === 'map' ? valueOf(node, 'kind') : undefined;
  return kind?.type === 'scalar' ? String(kind.value) : '';
};

it('are strict JSON Schema 2020-12 that every shipped file and thing fulfils', () => {
  const seen = { manifest: 0, sections: 0, thing: 0, zone: 0 };
  for (const { file, role, root, things } of nodes) {
    if (root === undefined) continue;
    if (role === 'manifest') expectValid(file.path, validator('manifest', shapes.manifest), root);
    if (role === 'sections') expectValid(file.path, validator('rules', shapes.rules), root);
    if (role === 'manifest' || role === 'sections') seen[role] += 1;
    const zones = role === 'sections' ? valueOf(root, 'zones') : undefined;
    for (const thing of things) expectValid(file.path, validator(kindOf(thing), shapes.thing(kindOf(thing)), [thing]), thing);
    for (const zone of zones?.type === 'list' ? zones.items : []) {
      expectValid(file.path, validator(kindOf(zone), shapes.zone(kindOf(zone))), zone);
      seen.zone += 1;
    }
    seen.thing += things.length;
  }
  expect(seen.manifest).toBe(1);
  expect(seen.sections).toBeGreaterThan(20);
  expect(seen.thing).toBeGreaterThan(150);
  expect(seen.zone).toBeGreaterThan(50);
});

it('refuse what the pack would refuse', () => {
  const crisis = validator('crisis', shapes.thing('crisis'));
  expect(crisis({ id: 'mine', kind: 'crisis', chek: {} })).toBe(false);
  expect(crisis({ id: 'mine', kind: 'crisis', check: { difficulty: 'high' } })).toBe(false);
  expect(crisis({ id: 'Mine!', kind: 'crisis' })).toBe(false);
  expect(crisis({ id: 'mine', kind: 'crisis', check: { difficulty: 7 } })).toBe(true);
});

it('carry descriptions, examples and nothing of ours', () => {
  const like = nodes.flatMap(({ things }) => things).filter((thing) => kindOf(thing) === 'destination');
  const schema = editorSchema(shapes.thing('destination') ?? {}, 'a destination', shapes.referred, like);
  expect(schema).toMatchObject({ properties: { distance: { type: 'integer', description: expect.stringContaining('a whole number') as unknown, examples: expect.arrayContaining([2]) as unknown } } });
  expect(JSON.stringify(schema)).not.toMatch(/"(?:names|key-names)":/);
  expect(JSON.stringify(schema)).not.toContain('dradis:');
});
