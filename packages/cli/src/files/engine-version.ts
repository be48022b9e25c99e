// The version of the engine that plays. Must not say anything about content: packs have versions of their own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Version of `@dradis/engine`, read from its manifest. */
export function engineVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@dradis/engine/package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error('the package.json of @dradis/engine states no version');
}
