// What editors ask of a text: what its words mean, what may be written at a place, how a statement goes on.
import { describe, expect, it } from 'vitest';
import { cardScope, slice, testLanguage } from '../testing/compile.js';

const language = testLanguage();

function mentions(text: string): string[] {
  return language.mentions({ text: slice(text), scope: cardScope, expect: null }).map(({ start, end, sort, id, binds }) => `${text.slice(start, end)} = ${sort}${id === '' ? '' : ` ${id}`}${binds ? ' bound' : ''}`);
}

/** Proposals at the `‸` of a text. */
function proposals(text: string, expect: string | null = null): string[] {
  const offset = text.indexOf('‸');
  return language.completions({ text: slice(text.replace('‸', '')), scope: cardScope, expect }, offset).map((proposal) => proposal.text);
}

describe('mentions', () => {
  it('name what every word means', () => {
    expect(mentions('lose 1 fuel # why')).toEqual(['lose = procedure lose', '1 = number', 'fuel = entity fuel', '# why = comment']);
    expect(mentions('let n be 2\nlose n fuel')).toEqual(['let = form let', 'n = local n bound', 'be = form let', '2 = number', 'lose = procedure lose', 'n = local n', 'fuel = entity fuel']);
  });

  it('leave words of a mistaken line plain', () => {
    expect(mentions('lose 1 fule').every((mention) => / = (?:word|number)$/.test(mention))).toBe(true);
  });
});

describe('completions', () => {
  it('are things of the wanted kind, and only those', () => {
    const found = proposals('lose 1 ‸');
    expect(found).toContain('fuel');
    expect(found).not.toContain('lose');
  });

  it('are statements at the beginning of a line, and the typed beginning narrows them down', () => {
    expect(proposals('‸')).toEqual(expect.arrayContaining(['lose', 'if', 'let']));
    expect(proposals('lo‸').every((text) => text.startsWith('lo'))).toBe(true);
  });

  it('know the names bound above', () => {
    expect(proposals('let n be 2\nlose ‸')).toContain('n');
    expect(proposals('lose ‸\nlet n be 2')).not.toContain('n');
  });

  it('are none in quotes, comments and numbers', () => {
    expect([proposals('lose 1 fuel # ‸'), proposals('you chooses "‸"'), proposals('lose 1‸')]).toEqual([[], [], []]);
  });

  it('are what a number is of, also where the number is to become a condition', () => {
    for (const [text, expected] of [['if amount of ‸', null], ['if emergency and amount of ‸ is 3: nothing', null], ['amount of ‸', 'condition']] as const) {
      expect(proposals(text, expected)).toEqual(expect.arrayContaining(['fuel', 'morale']));
      expect(proposals(text, expected)).not.toContain('bow');
    }
    expect(proposals('lose amount ‸ fuel')).not.toContain('fuel');
  });

  it('begin conditions with any value, but with names only once a letter is typed', () => {
    expect(proposals('if ‸')).toEqual(expect.arrayContaining(['not', 'current player', 'amount', 'the number of']));
    expect(proposals('if ‸')).not.toContain('fuel');
    expect(proposals('if f‸')).toContain('fuel');
    expect(proposals('lose f‸')).not.toContain('fuel');
  });

  it('fit the type an expression must have', () => {
    expect(proposals('‸', 'thing:resource')).toContain('fuel');
    expect(proposals('‸', 'condition')).toContain('not');
  });
});

it('signatures tell which part stands at the place', () => {
  const at = (text: string) => language.signatures({ text: slice(text), scope: cardScope, expect: null }, text.length).map(({ id, active, parts }) => `${id}: ${parts[active]?.text ?? 'complete'}`);
  expect(at('lose 1 ')[0]).toBe('lose: r: resource');
  expect(at('lose ')[0]).toBe('lose: n: number');
  expect(at('')).toEqual([]);
});
