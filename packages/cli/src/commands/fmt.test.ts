// Tests of `dradis fmt` on a small pack in a folder of its own.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { main } from '../main.js';
import { rememberingHost, tinyGame } from '../testing/tiny-game.js';

const MESSY = ['set round to round + 1', 'set   round to round  + 1'] as const;
let folder = '';

beforeEach(() => {
  folder = tinyGame(MESSY);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const rules = (): string => readFileSync(join(folder, 'rules/rules.yaml'), 'utf8');

async function fmt(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const host = rememberingHost(folder);
  return { code: await main(['fmt', ...args], host), ...host.written() };
}

it('says with --check what would change, and changes nothing', async () => {
  const before = rules();
  expect(await fmt('--check')).toEqual({ code: 1, out: 'rules/rules.yaml\n', err: '' });
  expect(rules()).toBe(before);
});

it('writes what changes, once', async () => {
  const before = rules();
  expect(await fmt('.')).toEqual({ code: 0, out: 'rules/rules.yaml\n', err: '' });
  expect(rules()).toBe(before.replace(MESSY[1], MESSY[0]));
  expect(await fmt('--check', '.')).toEqual({ code: 0, out: '', err: '' });
});

it('keeps to the files it is given', async () => {
  const before = rules();
  expect(await fmt('board')).toEqual({ code: 0, out: '', err: '' });
  expect(rules()).toBe(before);
});

it('leaves a file alone that cannot be read', async () => {
  writeFileSync(join(folder, 'board/things.yaml'), 'things: [\n');
  const { code, err } = await fmt('board');
  expect(code).toBe(1);
  expect(err).toMatch(/^board\/things\.yaml: not formatted/);
});

it('lays out the statements of scenarios, and keeps their comments and everything else', async () => {
  const path = join(folder, 'scenarios/turns.yaml');
  const text = (when: string, quoted: string): string => `- scenario: A turn   # one
  given: {   do: "${quoted}" }
  when: |
    # Twice.
    repeat 2 times:
      ${when}  # why
  then: [round  is 2]
`;
  mkdirSync(join(folder, 'scenarios'));
  writeFileSync(path, text('set   round to round  + 1', 'set round  to 0\\nset  round to 0'));
  expect((await fmt('scenarios')).out).toBe('scenarios/turns.yaml\n');
  expect(readFileSync(path, 'utf8')).toBe(text('set round to round + 1', 'set round to 0\\nset round to 0'));
  expect(await fmt('--check', 'scenarios')).toEqual({ code: 0, out: '', err: '' });
});

it('leaves scenarios alone that cannot be read, and says so', async () => {
  mkdirSync(join(folder, 'scenarios'));
  writeFileSync(join(folder, 'scenarios/turns.yaml'), '- scenario: A turn\n  when: [\n');
  const { code, err } = await fmt('scenarios');
  expect(code).toBe(1);
  expect(err).toMatch(/^scenarios\/turns\.yaml: not formatted/);
});
