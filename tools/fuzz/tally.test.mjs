// The verdict on memory of a fuzzing run, and the command that does a case again.
import { expect, it } from 'vitest';
import { grown, reproduction } from './tally.mjs';

it.each([
  ['a run too short to be warm', [1e6, 50e6, 60e6, 900e6], undefined],
  ['a heap that warms up and stays', [10e6, 80e6, 100e6, 101e6, 99e6, 102e6], undefined],
  ['one that was not collected in time', [10e6, 80e6, 100e6, 101e6, 99e6, 300e6], undefined],
  ['one that grew', [10e6, 80e6, 100e6, 120e6, 150e6, 180e6], 'memory grew from 100.0 to 150.0 MB'],
])('judges %s', (_, heap, words) => {
  expect(grown(heap)).toBe(words);
});

it('says how to do a case again', () => {
  expect(reproduction('pack texts', '1', 7)).toBe('npm run fuzz -- --only "pack texts" --seed "1" --case 7');
});
