// Pitfall 26: one slip of the pen is one error, whichever word of an effect and whichever key it is in; never one for every shape that the
// thing might have had.
import { positionAt, createSourceFile } from '@dradis/diagnostics';
import { expect, it } from 'vitest';
import { createPackCompiler, type PackFile } from './pack-compiler.js';
import { smallPack } from './testing/small-pack.js';

interface Slip {
  readonly path: string;
  readonly word: string;
  readonly line: number;
  readonly start: number;
}

const files = smallPack();
const compiler = createPackCompiler();
expect(compiler.update(files).diagnostics).toEqual([]);

/** Where a pattern's first group stands in every file. */
function slips(pattern: RegExp): Slip[] {
  return files.flatMap(({ path, text }) => {
    const file = createSourceFile(path, text);
    return [...text.matchAll(pattern)].map((match) => {
      const word = match[1] ?? '';
      const start = match.index + match[0].indexOf(word);
      return { path, word, start, line: positionAt(file, start).line };
    });
  });
}

/** Errors that begin at the misspelt word, once its last letter is another. */
function errorsAt({ path, word, start }: Slip): string[] {
  const wrong = `${word.slice(0, -1)}${word.endsWith('q') ? 'x' : 'q'}`;
  const changed: PackFile[] = files.map((file) => (file.path === path ? { path, text: file.text.slice(0, start) + wrong + file.text.slice(start + word.length) } : file));
  const { diagnostics } = compiler.update(changed);
  return diagnostics
    .filter(({ severity, primary }) => severity === 'error' && primary.file.path === path && primary.span.start <= start && primary.span.end > start && primary.span.end <= start + word.length)
    .map(({ code, title }) => `${code} ${title}`);
}

/** Keys that say which shape the rest has: without them the rest has another shape, and what that one lacks is told too, once each. */
const DECIDING: Readonly<Record<string, number>> = { group: 2, things: 2 };

it.each(slips(/(?:^|[{,]) *(?:- )?([a-z][a-z-]+):(?= |\n)/gm))('Pitfall 26: the key $word, $path:$line', (slip) => {
  const found = errorsAt(slip);
  expect(found.length).toBeLessThanOrEqual(DECIDING[slip.word] ?? 1);
  expect(new Set(found).size).toBe(found.length);
});

// Every word of the lines of effects: verbs, things, attributes, numbers of words alike.
it.each(slips(/(?<=^ {4,}(?:[^:#\n]* )?|does: "?|means: "?)\b([a-z]{3,})\b(?=[^:\n]*$)/gm))('Pitfall 26: the word $word, $path:$line', (slip) => {
  expect(errorsAt(slip).length).toBeLessThanOrEqual(1);
});
