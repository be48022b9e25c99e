// The game is played as a person would: by lines.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const play = (lines, ...args) => spawnSync(process.execPath, ['game.js', ...args], { input: lines.join('\n'), encoding: 'utf8', maxBuffer: 1e9 });

test('is as short as it says', () => {
  assert.ok(readFileSync('game.js', 'utf8').trim().split('\n').length <= 40);
});

test('is played to its end with the first options', () => {
  const { status, stdout, stderr } = play(Array(20_000).fill(''), '3', 'first options');
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.match(stdout, /The game ended with [a-z-]+\.\n$/);
});

test('tells what it cannot take, and goes on', () => {
  const { stdout } = play(['77', 'undo', '', 'quit']);
  assert.match(stdout, /"77" is not on offer/);
  assert.match(stdout, /there is no answer to take back/);
  assert.match(stdout, /Fuel 8, Food 8, Morale 10, Population 12/);
  assert.match(stdout, /The game was left\./);
});
