// The first line of a file that leads editors to its schema. Must not know which schema a file goes by.
import { dirname, relative, resolve } from 'node:path';
import { posix } from '../files/pack-folder.js';

const LINE = /^# yaml-language-server: \$schema=(\S+)\n/;

/** The line; the schema is named relative to the file, so that both can move together. */
export function schemaLine(file: string, schema: string): string {
  return `# yaml-language-server: $schema=${posix(relative(dirname(file), schema))}\n`;
}

/** A text whose first line leads to a schema, in place of one that led to another. */
export function withSchemaLine(text: string, file: string, schema: string): string {
  return schemaLine(file, schema) + text.replace(LINE, '');
}

/** The absolute path of the schema that a file's first line leads to; undefined when it leads to none. */
export function schemaLedTo(text: string, file: string): string | undefined {
  const path = LINE.exec(text)?.[1];
  return path === undefined ? undefined : resolve(dirname(file), path);
}
