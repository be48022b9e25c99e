// Tests of telling mistakes that come from a removal: which words of a text are found, and which are let be.
import { createSourceFile, type Diagnostic } from '@dradis/diagnostics';
import { expect, it } from 'vitest';
import type { MapNode } from '../yaml/pack-node.js';
import { readYaml } from '../yaml/read-yaml.js';
import { RemovedNames } from './removed-names.js';

const file = createSourceFile('pack.yaml', 'removes: [x]');
const by = { file, range: { start: 10, end: 11 } };

function names(section: string, yaml: string): RemovedNames {
  const node = readYaml(yaml).root as MapNode;
  const id = /id: ([\w-]+)/.exec(yaml)?.[1] ?? '';
  return new RemovedNames([{ item: { section, id, node, place: by }, by, pack: 'drought' }]);
}

/** The stretch that is blamed when the whole text is wrong; undefined when the removal has nothing to do with it. */
function blamed(removed: RemovedNames, text: string): string | undefined {
  const source = createSourceFile('rules/x.yaml', `does: |\n  ${text}\n`);
  const start = source.text.indexOf(text);
  const diagnostic: Diagnostic = { code: 'D0201', severity: 'error', title: '', primary: { file: source, span: { start, end: start + text.length }, label: '' }, secondary: [], facts: {} };
  const use = removed.use(diagnostic);
  return use === undefined || use === null ? undefined : source.text.slice(use.at.range.start, use.at.range.end);
}

it.each([
  ['procedures', '{ id: move, phrase: "{who:player} moves/move" }', 'current player moves', 'current player moves'],
  ['procedures', '{ id: move, phrase: "{who:player} moves/move" }', 'move x to sickbay', undefined],
  ['procedures', '{ id: lose, phrase: "lose {n:number} {what:resource}" }', 'if a: lose 1 fuel', 'lose 1 fuel'],
  ['procedures', '{ id: draw, phrase: "draw (the) {n:number} card(s)" }', 'draw 1 card', 'draw 1 card'],
  ['procedures', '{ id: draw, phrase: "draw (the) {n:number} card(s)" }', 'draw the 2 cards', 'draw the 2 cards'],
  ['zones', '{ id: draw-pile, kind: deck }', 'shuffle draw pile', 'draw pile'],
  ['zones', '{ id: draw-pile, kind: deck }', 'shuffle draw-piles', undefined],
  ['things', '{ id: sharon, kind: hero, name: Boomer }', 'send boomer home', 'boomer'],
])('%s %s in "%s"', (section, yaml, text, expected) => {
  expect(blamed(names(section, yaml), text)).toBe(expected);
});

it('tells a stretch once', () => {
  const removed = names('zones', '{ id: draw-pile, kind: deck }');
  const source = createSourceFile('rules/x.yaml', 'shuffle draw-pile');
  const diagnostic: Diagnostic = { code: 'D0201', severity: 'error', title: '', primary: { file: source, span: { start: 0, end: 7 }, label: '' }, secondary: [], facts: {} };
  expect(removed.use(diagnostic)).toMatchObject({ code: 'D0512' });
  expect(removed.use(diagnostic)).toBeNull();
  expect(removed.use({ ...diagnostic, severity: 'warning' })).toBeUndefined();
});
