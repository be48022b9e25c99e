// Rows of places: a heading for each file, the line that stands there, the index of the place as id.
import { expect, it } from 'vitest';
import { placeRows } from './place-rows.js';

const at = (path: string, line: number, character: number): { path: string; range: { start: { line: number; character: number }; end: { line: number; character: number } } } => ({ path, range: { start: { line, character }, end: { line, character: character + 1 } } });

it('lists places under their files', () => {
  const texts: Readonly<Record<string, string>> = { 'a.yaml': 'id: a\n  lose 1 fuel\n' };
  const places = { title: 'Uses', locations: [at('a.yaml', 1, 9), at('a.yaml', 0, 0), at('gone.yaml', 4, 2)] };
  expect(placeRows(places, (path) => texts[path])).toEqual([
    { id: 'file a.yaml', text: 'a.yaml', heading: true },
    { id: '0', text: 'lose 1 fuel', detail: '2:10' },
    { id: '1', text: 'id: a', detail: '1:1' },
    { id: 'file gone.yaml', text: 'gone.yaml', heading: true },
    { id: '2', text: '', detail: '5:3' },
  ]);
});
