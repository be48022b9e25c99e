// The version that games are saved with is the one the package has.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENGINE_VERSION } from './engine-version.js';

it('is that of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(ENGINE_VERSION).toBe(manifest.version);
});
