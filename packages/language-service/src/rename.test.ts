// Renaming does not depend on where in a name one stands.
import { describe, expect, it } from 'vitest';
import { createService } from './service.js';
import { offsetIn, smallPack } from './testing/small-pack.js';

const service = createService({ files: smallPack() });

describe('rename', () => {
  it.each([
    ['an entity', 'cards/storm.yaml', 'wheat', 'winter-rye'],
    ['a zone', 'rules/nouns.yaml', 'draw-pile', 'stack'],
    ['a procedure', 'rules/play.yaml', 'play-the-game', 'whole-game'],
    ['a variable', 'rules/play.yaml', 'turn-number', 'day'],
  ])('is the same from every offset of %s', (_, path, words, name) => {
    const start = offsetIn(path, words);
    const first = service.rename(path, start, name);
    expect('edits' in first && Object.keys(first.edits).length).toBeGreaterThan(0);
    for (let offset = start; offset <= start + words.length; offset += 1) expect(service.rename(path, offset, name)).toEqual(first);
  });
});
