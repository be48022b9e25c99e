// The player keeps the rules in whole games, and plays alike from the same seed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEagerPlayer } from './eager-player.js';
import { endings } from './match.js';

test('plays whole games, twice alike', () => {
  const first = endings(createEagerPlayer, 10);
  assert.equal(Object.values(first).reduce((sum, count) => sum + count), 10);
  assert.deepEqual(endings(createEagerPlayer, 10), first);
});
