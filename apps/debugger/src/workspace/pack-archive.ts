// A pack as one file, to hand on and to take in. Content is data: names are checked, and nothing in it is carried out. Must not
// write files.
import { pathProblem } from './browser-workspace.js';

const FORMAT = 'dradis-pack';
const MOST_FILES = 2000;
const MOST_LENGTH = 20_000_000;

/** Files of a pack by their paths within it. */
export type PackFiles = Readonly<Record<string, string>>;

/** The text of one file that holds a pack. */
export function writeArchive(files: PackFiles): string {
  return JSON.stringify({ format: FORMAT, version: 1, files }, null, 1);
}

/** The files in such a text, or what is wrong with it in a sentence. */
export function readArchive(text: string): { readonly files: PackFiles } | { readonly problem: string } {
  if (text.length > MOST_LENGTH) return { problem: 'The file is longer than 20 million characters; no pack is.' };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { problem: 'The file is not JSON; expected a pack that was exported from this app.' };
  }
  const { format, version, files } = (typeof found === 'object' && found !== null ? found : {}) as { format?: unknown; version?: unknown; files?: unknown };
  if (format !== FORMAT || version !== 1 || typeof files !== 'object' || files === null) return { problem: 'The file is no exported pack; expected one that was exported from this app.' };
  const entries = Object.entries(files);
  if (entries.length > MOST_FILES) return { problem: `The pack has ${String(entries.length)} files; at most ${String(MOST_FILES)} are taken in.` };
  const clean: [string, string][] = [];
  for (const [path, content] of entries) {
    const problem = pathProblem(path) ?? (typeof content === 'string' ? undefined : `'${path}' holds no text.`);
    if (problem !== undefined) return { problem };
    clean.push([path, content as string]);
  }
  if (!clean.some(([path]) => path === 'pack.yaml')) return { problem: 'The file holds no pack.yaml, so it is no pack.' };
  return { files: Object.fromEntries(clean) };
}
