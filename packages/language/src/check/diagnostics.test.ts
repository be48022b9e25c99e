// Golden messages: each text of the golden file with what is said about it. Read them as an author would.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, render, scopeOf } from '../testing/compile.js';

const GOLDEN = new URL('../testing/golden/diagnostics.txt', import.meta.url);
const SOURCE = '--- ';
const scope = scopeOf({ you: 'thing:player', this: 'thing:crisis', die: 'tally' });

function sources(): { title: string; text: string }[] {
  return readFileSync(GOLDEN, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n');
      const lines = rest.slice(0, rest.findIndex((line) => line.startsWith(SOURCE)));
      return { title, text: lines.map((line) => line.replace(/^\| ?/, '')).join('\n') };
    });
}

describe('diagnostics', () => {
  it('are those of the golden file', async () => {
    const cases = sources();
    expect(cases.length).toBeGreaterThan(70);
    const parts = cases.map(({ title, text }) => {
      const { diagnostics } = compile(text, scope);
      const shown = text.split('\n').map((line) => `| ${line}`.trimEnd());
      return `=== ${title}\n${shown.join('\n')}\n${SOURCE}\n${render(diagnostics)}\n`;
    });
    await expect(parts.join('')).toMatchFileSnapshot(GOLDEN.pathname);
  });
});
