// Tests of what people read.
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic.js';
import { renderJson } from './render-json.js';
import { renderText } from './render-text.js';
import { createSourceFile } from './source-file.js';

const file = createSourceFile('cards/a.yaml', 'fail: |\n  lose 2 sickbay\n\tlose 1 fuel\n');

function diagnostic(over: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code: 'D0203',
    severity: 'error',
    title: "'sickbay' is a location; a resource is wanted",
    primary: { file, span: { start: 17, end: 24 }, label: 'a location' },
    secondary: [],
    facts: { found: 'sickbay' },
    ...over,
  };
}

describe('the text renderer', () => {
  it('shows place, code, excerpt and caret', () => {
    expect(renderText(diagnostic({ help: 'name a resource' }))).toBe(
      [
        "cards/a.yaml:2:10 error D0203 'sickbay' is a location; a resource is wanted",
        '  2 |   lose 2 sickbay',
        '    |          ^^^^^^^ a location',
        '  help: name a resource',
      ].join('\n'),
    );
  });

  it('shows secondary places, keeps tabs, and gives an empty span one caret', () => {
    const secondary = [{ file, span: { start: 26, end: 26 }, label: 'here too' }];
    expect(renderText(diagnostic({ secondary })).split('\n').slice(3)).toEqual([
      '  cards/a.yaml:3:2 here too',
      '  3 | \tlose 1 fuel',
      '    | \t^',
    ]);
  });

  it('can leave the excerpts out, and stops the caret at the end of the first line', () => {
    expect(renderText(diagnostic(), { excerpts: false }).split('\n')).toHaveLength(1);
    const long = diagnostic({ primary: { file, span: { start: 17, end: 30 }, label: '' } });
    expect(renderText(long).split('\n')[2]).toBe('    |          ^^^^^^^');
  });
});

describe('the JSON renderer', () => {
  it('gives places in both ways and no source text', () => {
    const json = renderJson(diagnostic());
    expect(json).toMatchObject({ code: 'D0203', path: 'cards/a.yaml', start: 17, end: 24, line: 2, column: 10, endColumn: 17, help: null });
    expect(JSON.stringify(json)).not.toContain('lose 1 fuel');
  });
});
