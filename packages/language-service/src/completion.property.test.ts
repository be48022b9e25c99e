// Accepting any completion at any place of the shipped pack leaves the document readable and adds no mistake of syntax before the place.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createSourceFile } from '@dradis/diagnostics';
import { readYamlDocument } from '@dradis/packs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createService } from './service.js';
import { offsetOf, withEdits } from './text-range.js';

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content', 'base');
const RUNS = 40;
/** Files of rules declare names, so that each change compiles the whole pack. */
const OTHER_RUNS = 10;
/** Of the items of one place, this many are accepted: each is a pack compiled anew. */
const ACCEPTED = 3;

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.yaml') && !path.startsWith('scenarios/'))
  .map((path) => ({ path, text: readFileSync(join(CONTENT, path), 'utf8') }));
const cards = files.filter(({ path, text }) => path.startsWith('cards/') && text.length > 0);
const service = createService({ files });

function yamlProblems(path: string, text: string): number {
  return readYamlDocument(createSourceFile(path, text)).diagnostics.length;
}

/** Mistakes of syntax that begin before an offset. */
function syntaxBefore(path: string, text: string, offset: number): string[] {
  const file = createSourceFile(path, text);
  return service
    .diagnostics(path)
    .filter(({ code, range }) => /^D0[13]/.test(code) && offsetOf(file, range.start) < offset)
    .map(({ code, range }) => `${code} ${offsetOf(file, range.start)}`);
}

/** Places between tokens: ends of words and of runs of anything else. */
function boundaries(text: string): number[] {
  return [0, ...[...text.matchAll(/[A-Za-z0-9-]+|[^A-Za-z0-9-]/g)].map(({ 0: token, index }) => index + token.length)];
}

const place = fc.record({ card: fc.nat(), at: fc.nat(), keep: fc.boolean(), picks: fc.array(fc.nat(), { minLength: ACCEPTED, maxLength: ACCEPTED }) });

it('leaves the document readable, with no new mistake of syntax before the place', { timeout: 240_000 }, () => {
  expect(cards.length).toBeGreaterThan(100);
  let accepted = 0;
  fc.assert(
    fc.property(place, ({ card, at, keep, picks }) => {
      const file = cards[card % cards.length];
      if (file === undefined) throw new Error('no card');
      const { path } = file;
      const places = boundaries(file.text);
      const offset = places[at % places.length] ?? 0;
      const newline = file.text.indexOf('\n', offset);
      const text = keep ? file.text : file.text.slice(0, offset) + file.text.slice(newline === -1 ? file.text.length : newline);
      try {
        service.update(path, text);
        const problems = yamlProblems(path, text);
        const mistakes = syntaxBefore(path, text, offset);
        const items = service.completion(path, offset);
        for (const pick of items.length === 0 ? [] : picks) {
          const item = items[pick % items.length];
          if (item === undefined) throw new Error('no item');
          const after = withEdits(createSourceFile(path, text), [item.edit]);
          const start = offsetOf(createSourceFile(path, text), item.edit.range.start);
          accepted += 1;
          expect(yamlProblems(path, after), `${item.label} in\n${after}`).toBeLessThanOrEqual(problems);
          service.update(path, after);
          const added = syntaxBefore(path, after, Math.min(offset, start)).filter((mistake) => !mistakes.includes(mistake));
          expect(added, `${item.label} in\n${after}`).toEqual([]);
        }
      } finally {
        service.update(path, file.text);
      }
    }),
    { numRuns: RUNS, seed: 20081 },
  );
  expect(accepted).toBeGreaterThan(RUNS / 2);
});

it('leaves files of rules and the board readable too', { timeout: 240_000 }, () => {
  const others = files.filter(({ path }) => !path.startsWith('cards/'));
  let accepted = 0;
  fc.assert(
    fc.property(place, ({ card, at, keep, picks }) => {
      const file = others[card % others.length];
      if (file === undefined) throw new Error('no file');
      const { path } = file;
      const places = boundaries(file.text);
      const offset = places[at % places.length] ?? 0;
      const newline = file.text.indexOf('\n', offset);
      const text = keep ? file.text : file.text.slice(0, offset) + file.text.slice(newline === -1 ? file.text.length : newline);
      service.update(path, text);
      const items = service.completion(path, offset);
      service.update(path, file.text);
      for (const pick of items.length === 0 ? [] : picks) {
        const item = items[pick % items.length];
        if (item === undefined) throw new Error('no item');
        const after = withEdits(createSourceFile(path, text), [item.edit]);
        accepted += 1;
        expect(yamlProblems(path, after), `${item.label} in ${path}\n${after}`).toBeLessThanOrEqual(yamlProblems(path, text));
      }
    }),
    { numRuns: OTHER_RUNS, seed: 20081 },
  );
  expect(accepted).toBeGreaterThan(0);
});

it('offers at every word of a shipped effect what stands there', () => {
  let asked = 0;
  let missed = 0;
  for (const { path, text } of cards.filter((_, index) => index % 40 === 0)) {
    for (const match of text.matchAll(/^ {2,}.*?\b(?:lose|gain|draws?|discards?|send|chooses|rolls) (.*)$/gm)) {
      const start = match.index + match[0].length - (match[1] ?? '').length;
      for (const word of (match[1] ?? '').matchAll(/[a-z][a-z-]+/g)) {
        const offset = start + word.index;
        asked += 1;
        if (!service.completion(path, offset).some(({ edit, label }) => offsetOf(createSourceFile(path, text), edit.range.start) <= offset && label.split(' ').includes(word[0]))) missed += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(5);
  // Some words are not foreseen, such as adjectives and the first of several: the better part must be.
  expect(missed / asked).toBeLessThan(0.4);
});
