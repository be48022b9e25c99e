// A fault in a declaration hides what follows from it, and nothing else.
import { expect, it } from 'vitest';
import { compilePack } from './pack-compiler.js';
import { smallPack, smallPackFile } from './testing/small-pack.js';

/** The small pack with words replaced in files: path, what stands there, what shall. Gives the codes told, by file. */
function told(...changes: [path: string, from: string, to: string][]): string[] {
  const texts: Record<string, string> = {};
  for (const [path, from, to] of changes) {
    const text = texts[path] ?? smallPackFile(path);
    expect(text).toContain(from);
    texts[path] = text.replace(from, to);
  }
  return compilePack(smallPack(texts)).diagnostics.map(({ code, primary }) => `${primary.file.path} ${code}`);
}

const fault: [string, string, string] = ['rules/play.yaml', 'phrase: gain {n:number}', 'phrasing: gain {n:number}'];

it('hides the uses of a phrase whose declaration is at fault', () => {
  expect(new Set(told(fault).map((line) => line.split(' ')[0]))).toEqual(new Set(['rules/play.yaml']));
});

it('tells an independent mistake beside it, although no better word is near', () => {
  const alone = told(['cards/storm.yaml', 'lose 1 wheat', 'lose 1 harvest-pile']);
  expect(alone).toHaveLength(1);
  expect(told(fault, ['cards/storm.yaml', 'lose 1 wheat', 'lose 1 harvest-pile'])).toEqual(expect.arrayContaining(alone));
});
