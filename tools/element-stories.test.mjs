// Every element has the stories that show it in all its states, in both themes, and at least one that uses it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../packages/elements/src');
/** Dark is the theme of every story that does not choose. */
const WANTED = ['Empty', 'One', 'Many', 'Broken', 'Light'];

/** Stories that an element cannot have, with the reason. @type {Record<string, Record<string, string>>} */
const EXCEPT = {
  'split-element.ts': { Many: 'it has two sides, never more', Broken: 'it is given numbers and slots, which cannot be wrong in a way that it could tell' },
};

const elements = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('-element.ts') && basename(path) !== 'dradis-element.ts')
  .sort();

/** What an element lacks. @param {string} path */
function lacking(path) {
  const stories = join(SOURCE, path.replace(/\.ts$/, '.stories.ts'));
  let text;
  try {
    text = readFileSync(stories, 'utf8');
  } catch {
    return ['stories'];
  }
  const except = EXCEPT[basename(path)] ?? {};
  const lacks = WANTED.filter((story) => !(story in except) && !new RegExp(`^export const ${story}\\b`, 'm').test(text));
  return text.includes('play: async') ? lacks : [...lacks, 'a play function'];
}

it('finds the elements', () => {
  expect(elements.length).toBeGreaterThan(30);
});

it.each(elements)('%s has every story', (path) => {
  expect(lacking(path)).toEqual([]);
});
