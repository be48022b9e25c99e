// Tests of reading YAML: what is reported, once each, and what survives beside it.
import { expect, it } from 'vitest';
import { toJson } from './pack-node.js';
import { MAX_DEPTH, MAX_FILE_LENGTH, readYaml } from './read-yaml.js';

/** Reads a file and gives its problems as `kind:line:column[:detail]` beside the JSON that survived. */
function check(text: string): { problems: string[]; json: unknown } {
  const file = readYaml(text);
  const problems = file.problems.map((problem) => {
    const before = text.slice(0, problem.range.start).split('\n');
    const detail = problem.is === 'block-ended-early' ? `:${problem.why}` : problem.is === 'refused-feature' ? `:${problem.feature}` : '';
    return `${problem.is}:${before.length}:${(before.at(-1) ?? '').length + 1}${detail}`;
  });
  return { problems, json: file.root === undefined ? undefined : toJson(file.root) };
}

const holding = (text: string): unknown => expect.stringContaining(text);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const something: unknown = expect.anything();

const cases: { name: string; text: string; problems: string[]; json: unknown }[] = [
  { name: 'a plain file', text: 'id: a\ncopies: 3\n', problems: [], json: { id: 'a', copies: 3 } },
  {
    name: 'a tab inside a block',
    text: 'id: a\nfail: |\n  lose 1 fuel\n\tlose 2 fuel\n  lose 3 fuel\nkind: crisis\n',
    problems: ['block-ended-early:4:1:tab'],
    json: { id: 'a', fail: matching(/^lose 1 fuel\n+lose 3 fuel\n$/), kind: 'crisis' },
  },
  {
    name: 'a tab on the first line of a block',
    text: 'id: a\nfail: |\n\tlose 1 fuel\n  lose 3 fuel\nkind: crisis\n',
    problems: ['block-ended-early:3:1:tab'],
    json: { id: 'a', fail: holding('lose 3 fuel'), kind: 'crisis' },
  },
  {
    name: 'a line less indented than the first',
    text: 'id: a\ncheck:\n  fail: |\n      lose 1 fuel\n    lose 2 fuel\n      lose 3 fuel\n  pass: nothing\nkind: crisis\n',
    problems: ['block-ended-early:5:5:less-indented'],
    json: { id: 'a', check: { fail: holding('lose 3 fuel'), pass: 'nothing' }, kind: 'crisis' },
  },
  {
    name: 'a line at the margin',
    text: 'id: a\nfail: |\n    lose 1 fuel\nlose 2 fuel\n    lose 3 fuel\nkind: crisis\n',
    problems: ['block-ended-early:4:1:less-indented'],
    json: { id: 'a', fail: holding('lose 3 fuel'), kind: 'crisis' },
  },
  {
    name: 'a comment at the margin',
    text: 'id: a\nfail: |\n  lose 1 fuel\n# why\n  lose 3 fuel\nkind: crisis\n',
    problems: ['block-ended-early:4:1:comment'],
    json: { id: 'a', fail: holding('lose 3 fuel'), kind: 'crisis' },
  },
  { name: 'a comment after a block', text: 'fail: |\n  lose 1 fuel\n# why\nkind: crisis\n', problems: [], json: { fail: 'lose 1 fuel\n', kind: 'crisis' } },
  {
    name: 'two faults in two blocks',
    text: 'pass: |\n  lose 1\n\tlose 2\nfail: |\n   lose 1\n  lose 2\nid: x\n',
    problems: ['block-ended-early:3:1:tab', 'block-ended-early:6:3:less-indented'],
    json: { pass: something, fail: something, id: 'x' },
  },
  {
    name: 'a colon in a one-line value',
    text: 'id: a\nfail: admiral may: lose 1 fuel\nkind: crisis\n',
    problems: ['colon-in-value:2:18'],
    json: { id: 'a', fail: 'admiral may_ lose 1 fuel', kind: 'crisis' },
  },
  { name: 'two colons on a line', text: 'fail: if x: a may: b\n', problems: ['colon-in-value:1:11'], json: something },
  { name: 'a repeated key', text: 'id: a\nid: b\n', problems: ['duplicate-key:2:1'], json: { id: 'a' } },
  { name: 'an anchor and an alias', text: 'a: &x 1\nb: *x\n', problems: ['refused-feature:1:7:anchor', 'refused-feature:2:4:alias'], json: { a: 1, b: null } },
  { name: 'a tag', text: 'a: !!str 1\n', problems: ['refused-feature:1:10:tag'], json: { a: '1' } },
  { name: 'a list as a key', text: '? [a]\n: 1\nb: 2\n', problems: ['refused-feature:1:3:key'], json: { b: 2 } },
  { name: 'a prototype key', text: '__proto__: {a: 1}\nconstructor: 2\nb: 2\n', problems: ['refused-name:1:1', 'refused-name:2:1'], json: { b: 2 } },
  { name: 'two documents', text: 'a: 1\n---\nb: 2\n', problems: ['several-documents:2:1'], json: { a: 1 } },
  { name: 'an empty file', text: '# nothing yet\n', problems: ['empty-file:1:1'], json: undefined },
  { name: 'an unclosed quote', text: 'a: "foo\nb: 1\n', problems: ['yaml-error:1:4'], json: something },
  { name: 'the words YAML 1.1 took for booleans', text: 'a: no\nb: on\nc: true\nd: ~\n', problems: [], json: { a: 'no', b: 'on', c: true, d: null } },
];

it.each(cases)('reads $name', ({ text, problems, json }) => {
  const result = check(text);
  expect(result.problems).toEqual(problems);
  expect(result.json).toEqual(json);
});

it('refuses a file nested without end and one without measure', () => {
  expect(check(`a: ${'['.repeat(20_000)}`).problems).toEqual([expect.stringMatching(/^too-deep:1:/)]);
  expect(check(`a: ${'['.repeat(MAX_DEPTH - 2)}${']'.repeat(MAX_DEPTH - 2)}`).problems).toEqual([]);
  expect(check(`a: ${'x'.repeat(MAX_FILE_LENGTH)}`).problems).toEqual(['too-large:1:1']);
});

it('gives the text of a repaired value as its author wrote it', () => {
  const file = readYaml('fail: admiral may: lose 1 fuel\n');
  const node = file.root?.type === 'map' ? file.root.entries[0]?.value : undefined;
  expect(node?.type === 'scalar' && 'text' in node.text ? node.text.text : null).toBe('admiral may: lose 1 fuel');
});
