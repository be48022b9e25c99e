// The line of a manifest that says in which language a pack is written, where there is none. Must not judge the manifest.
import type { Fix } from '../fix/safe-fixes.js';

/** A key of the manifest at the margin; the line goes behind the last of them that is there. */
const BEFORE = [/^version:.*$/m, /^title:.*$/m, /^id:.*$/m];

/** The insertion of `language: N`; undefined where no line of the manifest shows its place, as in a map on one line. */
export function languageLine({ path, text }: { readonly path: string; readonly text: string }, version: number): Fix | undefined {
  for (const key of BEFORE) {
    const found = key.exec(text);
    if (found === null) continue;
    // Where lines end in two characters the first of them belongs to what was found.
    const end = found.index + found[0].replace(/\r$/, '').length;
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    return { path, start: end, end, text: `${eol}language: ${version}` };
  }
  return undefined;
}
