// Definitions as forms: what each value is written with, over the small pack and over everything the shipped game holds.
import { expect, it } from 'vitest';
import { readYamlDocument, type PackNode } from '@dradis/packs';
import { createSourceFile } from '@dradis/diagnostics';
import { Project } from '../project.js';
import { shippedFiles } from '../testing/node/shipped-cards.js';
import { smallPack } from '../testing/small-pack.js';
import { formAt } from './form-at.js';
import { nodeAt } from './node-at.js';
import type { Form, FormControl, FormField, FormRemark } from './form.js';

const CARD = 'cards/sunshine.yaml';

function formOf(project: Project, path: string, offset = 0): Form {
  const answer = formAt(project, path, offset);
  if (!('form' in answer)) throw new Error(JSON.stringify(answer));
  return answer.form;
}

/** Every field, those inside others too. */
function all(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...(field.control.is === 'group' ? all(field.control.fields) : field.control.is === 'list' ? all(field.control.items) : [])]);
}

const small = new Project(smallPack(), []);

it('gives a card its title, its fields with what they are written with, and the keys it may have besides', () => {
  const form = formOf(small, CARD);
  expect(form).toMatchObject({ title: 'sunshine', what: 'a card', keys: [], remarks: [] });
  expect(form.fields.map(({ label, control: { is }, required }) => [label, is, required])).toEqual([
    ['Id', 'text', true],
    ['Kind', 'choice', true],
    ['Suit', 'choice', true],
    ['Grows', 'choice', true],
    ['Effect', 'effect', true],
    ['Reaction', 'list', false],
  ]);
  expect(form.absent.map(({ key }) => key)).toEqual(['title', 'name', 'starts-in', 'rulings', 'replaces', 'copies']);
  expect(form.fields[3]?.control).toEqual({ is: 'choice', value: 'wheat', open: false, choices: [{ value: 'wheat', title: '' }, { value: 'barley', title: '' }] });
  expect(form.fields[4]?.control).toMatchObject({ is: 'effect', expression: false, value: 'gain 2 wheat   # the good years\nif barley is empty: gain 1 barley' });
  const reaction = form.fields[5]?.control;
  expect(reaction?.is === 'list' && reaction.bare ? all(reaction.items).map(({ keys }) => keys.join('.')) : []).toEqual(['reaction', 'reaction.when', 'reaction.if', 'reaction.does', 'reaction.limit']);
});

it('puts what is wrong beside its field, inside an effect at its words', () => {
  const project = new Project(smallPack({ [CARD]: 'id: sunshine\nkind: card\nsuit: snow\neffect: gain 1 weat\nnonsense: 1\n' }), []);
  const form = formOf(project, CARD);
  const found = (remarks: readonly FormRemark[]): unknown => remarks.map(({ code, from, to }) => [code, from, to]);
  expect(form.fields.map(({ label, remarks }) => [label, found(remarks)])).toEqual([['Id', []], ['Kind', []], ['Suit', [['D0404', undefined, undefined]]], ['Effect', [['D0202', 7, 11]]], ['Nonsense', [['D0401', undefined, undefined]]]]);
  expect(form.remarks.map(({ message }) => message)).toEqual([expect.stringContaining('grows') as string]);
  expect(form.fields[4]?.control).toEqual({ is: 'other', value: '1' });
});

it('says why there is no form', () => {
  const project = new Project(smallPack({ [CARD]: 'id: sunshine\n\tkind: card\n', 'cards/storm.yaml': '' }), []);
  expect(formAt(project, CARD, 0)).toEqual({ broken: expect.stringMatching(/^line 2: /) as string });
  expect(formAt(project, 'cards/storm.yaml', 0)).toHaveProperty('nothing');
  expect(formAt(project, 'cards/none.yaml', 0)).toHaveProperty('nothing');
});

it('finds the definition at a place of a file of sections', () => {
  const text = smallPack().find(({ path }) => path === 'rules/play.yaml')?.text ?? '';
  const titles = ['turn-number', 'phrase: lose', 'id: is-empty'].map((words) => formOf(small, 'rules/play.yaml', text.indexOf(words)));
  expect(titles.map(({ title, what, keys }) => [title, what, keys])).toEqual([['turn-number', 'a variable', ['variables', 0]], ['lose', 'a procedure', ['procedures', 1]], ['is-empty', 'a definition', ['definitions', 0]]]);
});

function leafCount(node: PackNode): number {
  if (node.type === 'scalar') return 1;
  return node.type === 'list' ? node.items.reduce((sum, item) => sum + leafCount(item), 0) : node.entries.reduce((sum, { value }) => sum + leafCount(value), 0);
}

it('has a control for every value of the shipped game', () => {
  // Of the scenarios, whose texts are worked out one by one, a file of cases will do.
  const files = shippedFiles().filter(({ path }) => !path.startsWith('scenarios/') || path === 'scenarios/default-position.yaml' || path === 'scenarios/board/locations.yaml');
  const project = new Project(files, []);
  const without: string[] = [];
  const kinds = new Set<FormControl['is']>();
  let values = 0;
  let wanted = 0;
  for (const { path, text } of files) {
    const { root } = readYamlDocument(createSourceFile(path, text));
    // Every eighth definition of a long file.
    const { definitions } = formOf(project, path);
    for (const { offset } of definitions.filter((__, at) => at % 8 === 0)) {
      const form = formOf(project, path, offset);
      const node = nodeAt(root, form.keys);
      wanted += node === undefined ? 0 : leafCount(node);
      for (const { keys, control } of all(form.fields)) {
        kinds.add(control.is);
        if (control.is === 'list' || control.is === 'group') continue;
        values += 1;
        if (control.is === 'other') without.push(`${path}: ${keys.join('.')}`);
      }
    }
  }
  expect(without).toEqual([]);
  expect([...kinds].sort()).toEqual(['choice', 'effect', 'flag', 'group', 'list', 'literal', 'number', 'text']);
  expect(values).toBe(wanted);
});
