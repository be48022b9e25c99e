// A card as a form and answers for it, for tests and stories. Must stay as small as what they show.
import type { FormAbsent, FormControl, FormField, FormKeys, FormModel, FormService, FormStep } from './form-model.js';

const nowhere = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** A field with what its control says. */
export function formField(keys: FormKeys, control: FormControl, more: Partial<FormField> = {}): FormField {
  const key = String(keys.at(-1) ?? '');
  return { keys, label: typeof keys.at(-1) === 'number' ? '' : key.charAt(0).toUpperCase() + key.slice(1), doc: '', wanted: '', required: false, range: nowhere, control, remarks: [], ...more };
}

const SKILLS = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'].map((value) => ({ value, title: value.charAt(0).toUpperCase() + value.slice(1) }));
const absent: readonly FormAbsent[] = [{ key: 'name', label: 'Name', doc: 'The words effects call it by.', required: false }, { key: 'rulings', label: 'Rulings', doc: 'The rulings it obeys.', required: false }];

/** A crisis. */
export const formModel: FormModel = {
  title: 'Crash Landing',
  what: 'a crisis',
  keys: [],
  range: nowhere,
  definitions: [{ title: 'Crash Landing', offset: 0 }],
  at: 0,
  fields: [
    formField(['title'], { is: 'text', value: 'Crash Landing', lines: false }, { doc: 'What players read; text the effect knows nothing of.', wanted: 'a title' }),
    formField(['kind'], { is: 'choice', value: 'crisis', choices: [{ value: 'crisis', title: '' }, { value: 'quorum-card', title: '' }], open: false }, { required: true, doc: 'What it is.' }),
    formField(['check'], {
      is: 'group', names: undefined, absent: [{ key: 'partial', label: 'Partial', doc: 'What happens from a lower strength on.', required: false }],
      fields: [
        formField(['check', 'difficulty'], { is: 'number', value: 6, minimum: 1, maximum: 30 }, { required: true, doc: 'The strength that passes it.' }),
        formField(['check', 'skills'], { is: 'list', bare: false, items: ['tactics', 'piloting'].map((value, index) => formField(['check', 'skills', index], { is: 'choice', value, choices: SKILLS, open: false })) }),
        formField(['check', 'fail'], { is: 'effect', value: 'admiral may: lose 1 fuel\notherwise:\n  lose 1 morale', expression: false, tokens: [{ from: 0, to: 7, type: 'variable', declaration: false }, { from: 13, to: 17, type: 'function', declaration: false }] }, { required: true, doc: 'What happens when it fails.' }),
      ],
    }),
    formField(['jump'], { is: 'flag', value: false }, { doc: 'Whether the fleet prepares to jump.' }),
    formField(['copies'], { is: 'literal', value: '2' }),
  ],
  absent,
  names: undefined,
  remarks: [],
};

/** The same with mistakes beside fields. */
export const wrongForm: FormModel = {
  ...formModel,
  fields: [
    formField(['title'], { is: 'text', value: '', lines: false }, { remarks: [{ severity: 1, code: 'D0406', message: 'a title has at least one character\nwrite what players read' }] }),
    formField(['fail'], { is: 'effect', value: 'lose 1 fule', expression: false, tokens: [] }, { remarks: [{ severity: 1, code: 'D0202', message: "no resource is called 'fule'\nwrite `fuel`", from: 7, to: 11 }] }),
    formField(['nonsense'], { is: 'other', value: '{ a: 1 }' }, { remarks: [{ severity: 2, code: 'D0401', message: 'nothing reads this key' }] }),
  ],
  absent: [{ key: 'kind', label: 'Kind', doc: 'What it is.', required: true }, ...absent],
  remarks: [{ severity: 1, code: 'D0402', message: "'kind' is missing" }],
};

/** Steps of every group. */
export const formSteps: readonly FormStep[] = [
  { id: 'lose', label: 'lose {n} {what}', doc: 'Takes it from the dial.', text: 'lose 1 fuel', holes: [{ from: 5, to: 6 }, { from: 7, to: 11 }], group: 'rule' },
  { id: 'draw', label: '{who} draws {n} cards', doc: '', text: 'current player draws 1 cards', holes: [{ from: 0, to: 14 }, { from: 21, to: 22 }], group: 'rule' },
  { id: 'if', label: 'if … is so', doc: 'The lines below it happen only when that is so.', text: 'if fuel is empty:\n  nothing', holes: [{ from: 3, to: 16 }, { from: 20, to: 27 }], group: 'frame' },
  { id: 'shuffle', label: 'shuffle {deck}', doc: 'Puts it in another order.', text: 'shuffle deck', holes: [{ from: 8, to: 12 }], group: 'engine' },
];

/** Answers that are always the same. */
export const fixedFormService: FormService = {
  effectCompletion: (_, text, offset) => {
    const word = /[\w-]*$/.exec(text.slice(0, offset))?.[0] ?? '';
    const before = text.slice(0, offset - word.length).split('\n');
    const start = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    return Promise.resolve(['fuel', 'food'].map((label) => ({ label, kind: 'name' as const, detail: 'a resource', documentation: '', edit: { range: { start, end: { line: start.line, character: start.character + word.length } }, newText: label } })));
  },
  steps: () => Promise.resolve(formSteps),
};
