// The promise that every statement of the shipped base game is carried out by some scenario, and that all of them pass.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { main } from '../main.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface Report {
  readonly packs: readonly {
    readonly scenarios: readonly { readonly title: string; readonly passed: boolean; readonly failures: readonly unknown[] }[];
    readonly diagnostics: readonly { readonly title: string; readonly path: string; readonly line: number }[];
    readonly coverage: { readonly files: readonly { readonly path: string; readonly uncovered: readonly { readonly line: number }[] }[] };
  }[];
}

test('every scenario of the base game passes, and together they carry out every statement', async () => {
  let out = '';
  const code = await main(['test', 'content/base', '--coverage', '--format', 'json'], { cwd: ROOT, out: (text) => (out += text), err: () => undefined });
  const { packs } = JSON.parse(out) as Report;
  const base = packs[0];
  expect(base?.diagnostics.map(({ path, line, title }) => `${path}:${line} ${title}`)).toEqual([]);
  expect(base?.scenarios.filter(({ passed }) => !passed).map(({ title, failures }) => ({ title, failures }))).toEqual([]);
  expect(base?.scenarios.length).toBeGreaterThan(500);
  expect(base?.coverage.files.flatMap(({ path, uncovered }) => uncovered.map(({ line }) => `${path}:${line}`))).toEqual([]);
  expect(code).toBe(0);
});
