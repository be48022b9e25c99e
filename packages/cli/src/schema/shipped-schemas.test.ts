// The promise that every shipped file of content leads editors to a schema beside it, is valid there, and that those schemas are
// what the packs are checked with. `UPDATE_GOLDEN=1` writes `content/schema` anew.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSourceFile } from '@dradis/diagnostics';
import { compilePack, readYamlDocument, type PackNode, type Schema } from '@dradis/packs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPacks } from '../files/read-pack.js';
import { packSchemas, schemaFile, schemaNameOf } from './pack-schemas.js';
import { schemaLedTo, withSchemaLine } from './schema-line.js';
import { writeSchemas } from './write-schemas.js';

const CONTENT = fileURLToPath(new URL('../../../../content/', import.meta.url));
const SCHEMAS = join(CONTENT, 'schema');

const plain = (node: PackNode): unknown =>
  node.type === 'scalar' ? node.value : node.type === 'list' ? node.items.map(plain) : Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));

const value = (text: string): unknown => {
  const { root } = readYamlDocument(createSourceFile('file.yaml', text));
  return root === undefined ? undefined : plain(root);
};

/** A schema without the values it shows: those change with every card, and the shapes do not. */
function withoutExamples(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema, (key, inner: unknown) => (key === 'examples' && Array.isArray(inner) ? undefined : inner)));
}

/** A validator that finds schemas beside one another, by the name of the file, and as strict as there is. */
function validators(schemas: ReadonlyMap<string, Schema>): (file: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  for (const [name, schema] of schemas) ajv.addSchema(schema, schemaFile(name));
  return (file) => {
    const found = ajv.getSchema(file);
    if (found === undefined) throw new Error(`there is no schema ${file}`);
    return found;
  };
}

describe('content/schema', () => {
  let made: ReadonlyMap<string, Schema> = new Map();

  beforeAll(async () => {
    const [base] = await loadPacks([join(CONTENT, 'base')], CONTENT);
    made = packSchemas(compilePack(base?.files ?? []));
    if (process.env['UPDATE_GOLDEN'] === '1') writeSchemas(made, SCHEMAS);
  });

  it('holds the schemas of the base game, and no others', () => {
    expect(readdirSync(SCHEMAS).sort()).toEqual([...made.keys()].map(schemaFile).sort());
    for (const [name, schema] of made) expect(withoutExamples(JSON.parse(readFileSync(join(SCHEMAS, schemaFile(name)), 'utf8'))), name).toEqual(withoutExamples(schema));
  });

  it('says something of every key, and shows values where there are some', () => {
    const silent: string[] = [];
    const visit = (at: string, schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
      const { properties } = schema as { readonly properties?: Record<string, unknown> };
      for (const [key, inner] of Object.entries(properties ?? {})) {
        const place = `${at} ${key}`;
        const text = JSON.stringify(inner);
        if (inner !== true && !/"(?:description|\$ref|const)":/.test(text)) silent.push(place);
        visit(place, inner);
      }
    };
    for (const [name, schema] of made) visit(name, schema);
    expect(silent).toEqual([]);
    expect(made.get('crisis')).toMatchObject({ properties: { check: { properties: { difficulty: { examples: expect.any(Array) as unknown } } } } });
  });

  it('is where every shipped file leads, and valid there', async () => {
    const seen = new Set<string>();
    let count = 0;
    const shapesOf = (schemas: ReadonlyMap<string, Schema>): string => JSON.stringify(withoutExamples([...schemas]));
    const shipped = validators(made);
    const shippedShapes = shapesOf(made);
    for (const pack of await loadPacks([CONTENT], CONTENT)) {
      const root = pack.root ?? '';
      const result = compilePack(pack.files, { packs: pack.packs.map(({ files }) => files) });
      // A pack may add kinds and fields: its files are judged by its own shapes as well as by those they lead to.
      const schemas = packSchemas(result);
      const judges = shapesOf(schemas) === shippedShapes ? [shipped] : [validators(schemas), shipped];
      for (const { path, text } of pack.files) {
        const file = join(root, path);
        const led = schemaLedTo(text, file) ?? '';
        expect(led, `${relative(CONTENT, file)} leads to`).toBe(join(SCHEMAS, schemaFile(schemaNameOf(path, result))));
        expect(existsSync(led), led).toBe(true);
        const plainly = value(text);
        for (const judge of judges) {
          const validate = judge(basename(led));
          validate(plainly);
          expect({ path: relative(CONTENT, file), errors: validate.errors }).toEqual({ path: relative(CONTENT, file), errors: null });
        }
        seen.add(basename(led));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(250);
    expect([...seen]).toEqual(expect.arrayContaining(['pack', 'rules', 'scenario', 'words', 'idioms', 'crisis', 'character'].map(schemaFile)));
  });

  it.each([
    ['scenario', '- scenario: A\n  when: nothing\n  thn: [fuel is 1]\n'],
    ['scenario', '- scenario: A\n  when: nothing\n  changes: { fuel: lots }\n'],
    ['scenario', 'default position:\n  cast: [a]\n  players: 1\n'],
    ['words', 'kinds: { card: 3 }\n'],
    ['words', 'phrases: { lose: { says: x } }\n'],
    ['pack', 'id: a\ntitle: A\nversion: one\nlanguage: 1\nextends: [base]\n'],
    ['rules', 'things:\n  - { id: a, kind: destination, distance: far }\n'],
    ['rules', 'zones:\n  - { id: a, kind: location, sees: everyone, hazardus: true }\n'],
  ])('refuses what the pack would refuse: %s %#', (name, text) => {
    expect(validators(made)(schemaFile(name))(value(text))).toBe(false);
  });
});

it('a line takes the place of another', () => {
  const once = withSchemaLine('id: a\n', '/pack/cards/a.yaml', '/pack/schema/card.schema.json');
  expect(once).toBe('# yaml-language-server: $schema=../schema/card.schema.json\nid: a\n');
  expect(withSchemaLine(once, '/pack/cards/a.yaml', '/schema/card.schema.json')).toBe('# yaml-language-server: $schema=../../schema/card.schema.json\nid: a\n');
  expect(schemaLedTo(once, '/pack/cards/a.yaml')).toBe('/pack/schema/card.schema.json');
  expect(schemaLedTo('id: a\n', '/pack/cards/a.yaml')).toBeUndefined();
});
