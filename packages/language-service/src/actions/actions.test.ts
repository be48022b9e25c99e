// Actions on what lint says: allowed with a reason to be written, or the comment taken away. And what `check --fix` does is offered too.
import { createSourceFile } from '@dradis/diagnostics';
import { compilePack, readYamlDocument } from '@dradis/packs';
import { expect, it } from 'vitest';
import type { CodeAction } from '../protocol.js';
import { createService, type LanguageService } from '../service.js';
import { smallPack } from '../testing/small-pack.js';
import { withEdits } from '../text-range.js';

const PATH = 'cards/storm.yaml';
const HEAD = 'id: storm\nkind: card\nsuit: rain\ngrows: barley\n';

function actionsOn(service: LanguageService, path: string, text: string): CodeAction[] {
  service.update(path, text);
  return service.codeActions(path, { start: 0, end: text.length });
}

/** The document after an action; undefined when it is not offered. */
function after(path: string, text: string, title: RegExp): string | undefined {
  const action = actionsOn(createService({ files: smallPack() }), path, text).find((each) => title.test(each.title));
  return action === undefined ? undefined : withEdits(createSourceFile(path, text), action.edits[path] ?? []);
}

const ALLOW = /^Allow D0\d+ here, with a reason$/;

it.each([
  ['a line of a block', `${HEAD}effect: |\n  lose 1 wheat\n  let spare be 3\n`, `${HEAD}effect: |\n  lose 1 wheat\n  # dradis-allow D0608 REASON\n  let spare be 3\n`],
  ['the first line of a block', `${HEAD}effect: |\n  let spare be 3\n  lose 1 wheat\n`, `${HEAD}effect: |\n  # dradis-allow D0608 REASON\n  let spare be 3\n  lose 1 wheat\n`],
  ['a line further in', `${HEAD}effect: |\n  if wheat is empty:\n    let spare be 3\n  lose 1 wheat\n`, `${HEAD}effect: |\n  if wheat is empty:\n    # dradis-allow D0608 REASON\n    let spare be 3\n  lose 1 wheat\n`],
  ['a plain value', `${HEAD}effect: let spare be 3\n`, `${HEAD}# dradis-allow D0608 REASON\neffect: let spare be 3\n`],
  ['a plain value below a key', `id: sunshine\nkind: card\nsuit: sun\ngrows: wheat\neffect: nothing\nreaction:\n  when: a resource is lost\n  does: let spare be 3\n`, `id: sunshine\nkind: card\nsuit: sun\ngrows: wheat\neffect: nothing\nreaction:\n  when: a resource is lost\n  # dradis-allow D0608 REASON\n  does: let spare be 3\n`],
  ['lines that end in two characters', `${HEAD}effect: let spare be 3\n`.replaceAll('\n', '\r\n'), `${HEAD}# dradis-allow D0608 REASON\neffect: let spare be 3\n`.replaceAll('\n', '\r\n')],
  ['below another comment', `${HEAD}effect: |\n  lose 1 wheat\n  # Why.\n  let spare be 3\n`, `${HEAD}effect: |\n  lose 1 wheat\n  # Why.\n  # dradis-allow D0608 REASON\n  let spare be 3\n`],
  ['a map in braces', `{ id: storm, kind: card, suit: rain,\n  grows: barley,\n  effect: let spare be 3 }\n`, `{ id: storm, kind: card, suit: rain,\n  grows: barley,\n  # dradis-allow D0608 REASON\n  effect: let spare be 3 }\n`],
])('allows what stands on %s', (_, text, expected) => {
  const path = text.startsWith('id: sunshine') ? 'cards/sunshine.yaml' : PATH;
  expect(after(path, text, ALLOW)).toBe(expected);
  expect(createService({ files: smallPack({ [path]: text }) }).diagnostics(path).map(({ code }) => code)).toContain('D0608');
  expect(readYamlDocument(createSourceFile(path, expected)).diagnostics).toEqual([]);
  const changed = createService({ files: smallPack({ [path]: expected }) });
  expect(changed.diagnostics(path).map(({ code }) => code)).toEqual(['D0612']);
  expect(compilePack(smallPack({ [path]: expected })).pack?.hash).toBe(compilePack(smallPack({ [path]: text })).pack?.hash);
  const reasoned = createService({ files: smallPack({ [path]: expected.replace('REASON', 'for the log') }) });
  expect(reasoned.diagnostics(path)).toEqual([]);
});

it('allows what stands in a list of declarations, above its line', () => {
  const acts = 'acts:\n  - { id: resting, words: resting }\n';
  expect(after('rules/more.yaml', acts, ALLOW)).toBe('acts:\n  # dradis-allow D0626 REASON\n  - { id: resting, words: resting }\n');
});

it('offers no comment for what is no matter of lint', () => {
  expect(after(PATH, `${HEAD}effect: lose 1 weat\n`, ALLOW)).toBeUndefined();
  expect(after(PATH, `${HEAD}effect: |\n  # dradis-allow D0608\n  let spare be 3\n`, ALLOW)).toBeUndefined();
});

it.each([
  ['a line of its own', `${HEAD}effect: |\n  # dradis-allow D0608 for the log\n  lose 1 wheat\n`, `${HEAD}effect: |\n  lose 1 wheat\n`],
  ['behind a line', `${HEAD}effect: |\n  lose 1 wheat   # dradis-allow D0608 for the log\n  gain 1 wheat\n`, `${HEAD}effect: |\n  lose 1 wheat\n  gain 1 wheat\n`],
])('takes away a comment on %s that allows nothing', (_, text, expected) => {
  expect(after(PATH, text, /^Remove the comment$/)).toBe(expected);
});

it.each([
  ['a word near to one only', PATH, `${HEAD}effect: gian 1 wheat\n`, "Write 'gain'", true],
  ['a key near to one only', PATH, `${HEAD.replace('suit', 'siut')}effect: lose 1 wheat\n`, "Write 'suit'", true],
  ['a value that is one of several', PATH, `${HEAD.replace('rain', 'snow')}effect: lose 1 wheat\n`, "Write 'sun'", false],
  ['a comment to be reasoned', PATH, `${HEAD}effect: let spare be 3\n`, 'Allow D0608 here, with a reason', false],
])('marks what needs nobody’s judgement: %s', (_, path, text, title, safe) => {
  const found = actionsOn(createService({ files: smallPack() }), path, text).filter((each) => each.title === title);
  expect(found.map((each) => each.safe)).toEqual([safe]);
});
