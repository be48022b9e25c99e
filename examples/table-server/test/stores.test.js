// Both stores keep the same promises.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { memoryStore } from '../src/memory-store.js';
import { sqliteStore } from '../src/sqlite-store.js';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const move = (n) => ({ kind: 'answer', player: 'player-1', choose: [`option-${n}`], hash: String(n) });
const table = { document: { format: 'dradis-table-1', pack: { id: 'p', version: '1', hash: 'h' }, players: 3, seed: 's', windows: 'all', switches: {}, moves: [move(0)] }, secrets: { 'player-1': 'x' } };

for (const [name, open] of [['memory', memoryStore], ['SQLite', () => sqliteStore(join(folder, 'a.sqlite'))]]) {
  test(`a store in ${name} gives back what it was given, and lets no move be lost or kept twice`, async () => {
    const store = open();
    assert.equal(await store.read('t'), undefined);
    await store.create('t', table);
    await assert.rejects(store.create('t', table));
    await store.append('t', 1, [move(1), move(2)]);
    await assert.rejects(store.append('t', 1, [move(1)]));
    await assert.rejects(store.append('t', 4, [move(4)]));
    await assert.rejects(store.append('none', 0, [move(0)]));
    assert.deepEqual(await store.read('t'), { ...table, document: { ...table.document, moves: [move(0), move(1), move(2)] } });
    store.close();
  });
}

test('a file of SQLite outlives the process that wrote it', async () => {
  const first = sqliteStore(join(folder, 'b.sqlite'));
  await first.create('t', table);
  first.close();
  const second = sqliteStore(join(folder, 'b.sqlite'));
  assert.deepEqual(await second.read('t'), table);
  second.close();
});
