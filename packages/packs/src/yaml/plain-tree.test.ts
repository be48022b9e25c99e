// Whether the tree of plain YAML is what the composer of the library makes of it, and none where that finds fault.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackNode } from './pack-node.js';
import { plainTree } from './plain-tree.js';
import { readYaml } from './read-yaml.js';
import { Parser } from './yaml-library.js';

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content', 'base');

/** A tree with its places written out. */
function shown(node: PackNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.type === 'map') return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: shown(entry.value) })) };
  if (node.type === 'list') return { ...node, items: node.items.map(shown) };
  if ('unmapped' in node.text) return node;
  const { text, toFile } = node.text;
  return { ...node, text: { text, places: Array.from({ length: text.length + 1 }, (_, at) => toFile(at)) } };
}

/** Compares with what is composed, and gives whether the text was plain. The marker ends a document, and is not plain. */
function check(text: string): boolean {
  const tree = plainTree(text, [...new Parser().parse(text)]);
  if (tree === undefined) return false;
  const { root, problems, sound } = readYaml(`${text}...\n`);
  expect({ tree: shown(tree), problems, sound }).toEqual({ tree: shown(root), problems: [], sound: true });
  return true;
}

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml')).map((path) => readFileSync(join(CONTENT, path), 'utf8'));
const short = files.filter((text) => text.length < 1200);
const piece = fc.constantFrom(
  '\n', '\n  ', '\n    ', ' ', ': ', ':', '- ', '\n- ', ', ', ',', '{', '}', '[', ']', '# note', '#', '\t', '"', "'", '|', '|\n', '>', '&a ', '*a', '!t ', '?', '? ', '---\n', '...\n', '%', '@', '\r\n',
  'a', 'b', 'key: ', 'a: b\n', '12', '-3', '007', '1.5', 'null', '~', 'True', 'false', 'a b', "'it''s'", '"x\\ty"', '{ a: 1, b: [c, d] }', '- a: b\n  c: d\n', '__proto__: ', 'x:\n  - y # note\n  # more\nz: 1\n',
);

describe('the tree of plain YAML', () => {
  it('is what is composed, for all content', () => {
    expect(files.filter(check).length).toBeGreaterThan(files.length * 0.9);
  });

  it('is what is composed, whatever pieces a text is made of', () => {
    let plain = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        plain += check(`${pieces.join('')}\n`) ? 1 : 0;
      }),
      { numRuns: 3000 },
    );
    expect(plain).toBeGreaterThan(50);
  });

  it('is what is composed, after any small change to content', () => {
    fc.assert(
      fc.property(fc.constantFrom(...short), fc.array(fc.tuple(fc.nat(1200), fc.nat(3), fc.oneof(piece, fc.constant(''))), { minLength: 1, maxLength: 3 }), (text, changes) => {
        check(`${changes.reduce((changed, [at, length, put]) => changed.slice(0, at) + put + changed.slice(at + length), text).trimEnd()}\n`);
      }),
      { numRuns: 1500 },
    );
  });
});
