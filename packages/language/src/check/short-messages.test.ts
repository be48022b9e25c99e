// No message is longer than one reads at a glance, with its excerpt and what to do.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Lines of a message; the text that it is about is not counted. */
const MOST_LINES = 25;

it.each(['diagnostics.txt', 'elsewhere.txt'])('all messages of the golden file %s have 25 lines at most', (name) => {
  const golden = readFileSync(new URL(`../testing/golden/${name}`, import.meta.url), 'utf8');
  const messages = golden.split('\n').reduce<string[][]>((all, line) => {
    // A message begins with its place and ends where the next begins, or the next text.
    if (/^\S.*:\d+:\d+ (?:error|warning|note) D\d{4} /.test(line)) all.push([]);
    else if (line.startsWith('=== ')) all.push([]);
    all.at(-1)?.push(line);
    return all;
  }, []).filter(([first]) => first?.startsWith('=== ') === false);
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((lines) => lines.length > MOST_LINES).map(([first]) => first)).toEqual([]);
});
