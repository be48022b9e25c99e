// Schemas to a folder. Must not make them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@dradis/packs';
import { schemaFile, schemaText } from './pack-schemas.js';

/** Writes one file a schema; the folder is made if need be, and schemas there are written anew. */
export function writeSchemas(schemas: ReadonlyMap<string, Schema>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of schemas) writeFileSync(join(folder, schemaFile(name)), schemaText(schema));
}
