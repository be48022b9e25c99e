// The count of a kind in a manifest. Must change nothing else of its text.

/** The text of a manifest with this number for a kind under `counts`, which is added when it has none. */
export function withCount(manifest: string, kind: string, count: number): string {
  const stated = new RegExp(`^(counts:.*?(?:\\n[ \\t#].*?)*?[\\s{,]${kind}:[ \\t]*)\\d+`, 'm');
  if (stated.test(manifest)) return manifest.replace(stated, (_, before: string) => `${before}${count}`);
  if (/^counts:[ \t]*\{[ \t]*\}/m.test(manifest)) return manifest.replace(/^counts:[ \t]*\{[ \t]*\}/m, `counts: { ${kind}: ${count} }`);
  if (/^counts:[ \t]*\{/m.test(manifest)) return manifest.replace(/^counts:[ \t]*\{[ \t]*/m, (opening) => `${opening.trimEnd()} ${kind}: ${count}, `);
  if (/^counts:[ \t]*(?:#.*)?$/m.test(manifest)) return manifest.replace(/^counts:.*$/m, (line) => `${line}\n  ${kind}: ${count}`);
  return `${manifest.endsWith('\n') || manifest === '' ? manifest : `${manifest}\n`}counts:\n  ${kind}: ${count}\n`;
}
