// A file and a service with fixed answers, for tests and stories of the editor. Must stay as small as what they show.
import type { EditorService } from './editor-service.js';

/** A card as the editor shows it. */
export const cardText = `# A check with a dear failure.
id: crash-landing
title: Crash Landing
kind: crisis
check:
  difficulty: 6
  skills: [tactics, piloting]
  pass: nothing
  fail: |
    admiral may: lose 1 fuel; lose 1 food
    otherwise:
      lose 1 morale
      send current player to sickbay
icons: { activate: [heavy-raiders], jump: false }
`;

const PATH = 'cards/crisis/crash-landing.yaml';

/** Where `word` stands first, as a range. */
function rangeOf(text: string, word: string): { start: { line: number; character: number }; end: { line: number; character: number } } {
  const before = text.slice(0, Math.max(0, text.indexOf(word))).split('\n');
  const start = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return { start, end: { line: start.line, character: start.character + word.length } };
}

/** Answers for the text that `text` gives: it knows the words `lose` and `fuel`, and takes `fule` for a mistake. */
export function fixedService(text: () => string): EditorService {
  const found = (word: string): boolean => text().includes(word);
  return {
    diagnostics: () => Promise.resolve(found('fule') ? [{ range: rangeOf(text(), 'fule'), severity: 1, code: 'D0202', message: "no resource is called 'fule'\nwrite `fuel`", related: [] }] : []),
    completion: (_, offset) => {
      const word = /[\w-]*$/.exec(text().slice(0, offset))?.[0] ?? '';
      const before = text().slice(0, offset - word.length).split('\n');
      const start = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
      return Promise.resolve(['fuel', 'food'].map((label) => ({ label, kind: 'name' as const, detail: 'a resource', documentation: 'What the fleet **lives** on.', edit: { range: { start, end: { line: start.line, character: start.character + word.length } }, newText: label } })));
    },
    hover: () => Promise.resolve({ range: rangeOf(text(), 'lose'), contents: '```\nlose NUMBER RESOURCE\n```\n\nTakes it from the dial.' }),
    signatureHelp: (_, offset) => Promise.resolve(/lose[^\n;]*$/.test(text().slice(0, offset)) ? { signatures: [{ label: 'lose {n: number} {what: resource}', documentation: 'Takes it from the **dial**.', parameters: [{ label: [5, 16] }, { label: [17, 33] }], activeParameter: /lose \d+ [^\n;]*$/.test(text().slice(0, offset)) ? 1 : 0 }] } : undefined),
    definition: () => Promise.resolve([{ path: 'rules/resources.yaml', range: { start: { line: 3, character: 0 }, end: { line: 3, character: 4 } } }]),
    references: () => Promise.resolve([{ path: PATH, range: rangeOf(text(), 'lose') }, { path: 'rules/deck.yaml', range: { start: { line: 2, character: 4 }, end: { line: 2, character: 8 } } }]),
    rename: (_, __, newName) => Promise.resolve(newName === 'fuel' ? { refused: 'There is a resource called fuel already.' } : { edits: { [PATH]: [{ range: rangeOf(text(), 'crash-landing'), newText: newName }], 'rules/deck.yaml': [] } }),
    semanticTokens: () => Promise.resolve(found('lose') ? [{ range: rangeOf(text(), 'lose'), type: 'function', declaration: false }, { range: rangeOf(text(), 'otherwise'), type: 'keyword', declaration: false }] : []),
    foldingRanges: () => Promise.resolve([{ startLine: 4, endLine: 11 }, { startLine: 8, endLine: 11 }]),
    codeLenses: () => Promise.resolve([
      { range: rangeOf(text(), 'id: crash-landing'), command: 'debug', id: 'crash-landing', scenarios: [] },
      { range: rangeOf(text(), 'id: crash-landing'), command: 'test', id: 'crash-landing', scenarios: [{ title: 'Crash Landing: fails', location: { path: 'scenarios/crash-landing.yaml', range: { start: { line: 0, character: 10 }, end: { line: 0, character: 30 } } } }] },
    ]),
    inlayHints: () => Promise.resolve(found('difficulty: 6') ? [{ position: rangeOf(text(), 'difficulty: 6').end, label: '3 to 5 cards', kind: 'strength', tooltip: 'So many cards it takes most of the time.', belongsTo: 'before' }] : []),
    format: () => Promise.resolve([{ range: rangeOf(text(), 'lose 1 fuel'), newText: 'lose 2 fuel' }]),
    codeActions: () => Promise.resolve(found('fule') ? [{ title: "Write 'fuel'", edits: { [PATH]: [{ range: rangeOf(text(), 'fule'), newText: 'fuel' }] }, mends: 'D0202' }] : []),
  };
}
