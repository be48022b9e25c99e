// The reference as files: made from what the language, the engine, the packs and the commands declare. Must not explain anything
// that is not declared somewhere.
import { createSourceFile, type CodePage } from '@dradis/diagnostics';
import { languageReference, wholeFile, type Phrase, type Prose, type Signature } from '@dradis/language';
import { buildProse, type PackFile, type PackResult } from '@dradis/packs';
import type { Command } from 'commander';
import { ruleDiagram, ruleText, statementDiagram } from './diagram.js';
import { examplesText } from '../help/examples.js';
import { exitCodes } from '../help/exit-codes.js';
import { typeText, usesOf, type Use } from './uses.js';

/** What the reference is made of. */
export interface ReferenceInput {
  readonly result: PackResult;
  /** The files of the pack, for its words. */
  readonly files: readonly PackFile[];
  readonly codes: readonly CodePage[];
  readonly program: Command;
}

const MADE = '<!-- Made by `dradis docs`; not to be edited. -->\n';
/** Columns of the help of commands, whatever the terminal. */
const HELP_WIDTH = 100;
const LANGUAGES = ['en', 'fr'] as const;

const page = (title: string, parts: readonly string[]): string => `${MADE}# ${title}\n\n${parts.join('\n\n')}\n`;
const code = (text: string): string => `\`${text}\``;
const fence = (text: string, lang = ''): string => `\`\`\`${lang}\n${text.trimEnd()}\n\`\`\``;
/** `<NAME>` in running text would be taken for a tag. */
const plain = (text: string): string => text.replaceAll('<', '&lt;');

/** The files of the reference, by path below its folder. */
export function reference(input: ReferenceInput): Map<string, string> {
  const files = new Map<string, string>();
  files.set('grammar.md', grammarPages(files));
  files.set('phrases.md', phrasePage(input));
  files.set('moments.md', momentPage(input));
  files.set('codes.md', codesPage(input.codes));
  files.set('commands.md', commandPage(input.program));
  files.set(
    'README.md',
    page('Reference', [
      'What the declarations of the language, the engine and the base game say, page by page.',
      [
        '- [Grammar](grammar.md): lines, blocks and the built-in statements, with diagrams',
        '- [Phrases](phrases.md): verbs and queries of the engine, procedures and definitions of the base game',
        '- [Moments, acts and quantities](moments.md): what abilities answer, forbid and change',
        '- [Codes](codes.md): every message, with an example and its repair',
        '- [Commands](commands.md): the command line',
      ].join('\n'),
    ]),
  );
  return files;
}

function grammarPages(files: Map<string, string>): string {
  const { layout, statements } = languageReference();
  const rules = layout.map(({ name, parts }) => {
    files.set(`diagrams/rule-${name}.svg`, ruleDiagram(parts));
    return `### ${name}\n\n${code(`${name} = ${ruleText(parts)}`)}\n\n![${name}](diagrams/rule-${name}.svg)`;
  });
  const forms = statements.map(({ id, patterns, body, usage }) => {
    files.set(`diagrams/${id}.svg`, statementDiagram(patterns, body));
    return `### ${id}\n\n${code(usage)}\n\n![${id}](diagrams/${id}.svg)`;
  });
  return page('Grammar', [
    'An effect is lines. What is fixed about them is below; what a line says is a built-in statement or a phrase that the engine or a pack declares.',
    '## Lines and blocks',
    ...rules,
    '## Built-in statements',
    ...forms,
  ]);
}

/** A use as a player reads it; nothing where it has no words alone. */
function readings(voices: ReadonlyMap<string, Prose>, text: string): string[] {
  const scope = { params: [{ name: 'you', type: 'thing:player', settable: false }], returns: null, onUse: false };
  return [...voices].flatMap(([lang, prose]) => {
    const told = prose.effect({ text: wholeFile(createSourceFile('example', text)), scope });
    return told.text === '' || told.missing.length > 0 ? [] : [`- ${lang}: ${plain(told.text)}`];
  });
}

function phraseText({ vocabulary }: PackResult, voices: ReadonlyMap<string, Prose>, phrase: Phrase, use: Use | undefined): string {
  const gives = typeText(vocabulary, phrase.returns);
  const example = phrase.example ?? use?.line;
  const read = example === undefined || phrase.returns !== null ? [] : readings(voices, example);
  return [
    `### ${phrase.id}`,
    ...phrase.phrases.map((pattern) => code(pattern)),
    ...(gives === '' ? [] : [`Gives: ${gives}`]),
    ...(phrase.doc === undefined ? [] : [plain(phrase.doc)]),
    ...(example === undefined ? [] : [`${phrase.example === undefined ? `In \`${use?.path ?? ''}\`` : 'For example'}: ${code(example)}`]),
    ...(read.length === 0 ? [] : [read.join('\n')]),
  ].join('\n\n');
}

function phrasePage({ result, files }: ReferenceInput): string {
  const { vocabulary } = result;
  const uses = usesOf(result);
  const voices = new Map(LANGUAGES.flatMap((lang) => { const prose = buildProse(result, [files], lang); return prose === null ? [] : [[lang, prose] as const]; }));
  const section = (title: string, sort: string, phrases: readonly Phrase[]): string[] => [
    `## ${title}`,
    ...[...phrases].sort((a, b) => (a.id < b.id ? -1 : 1)).map((phrase) => phraseText(result, voices, phrase, uses.get(`${sort} ${phrase.id}`))),
  ];
  return page('Phrases', [
    'A slot is written `{name:type}`; `type*` takes several, `{name?:type}` takes none too; words in round brackets may be left out.',
    ...section('Verbs of the engine', 'verb', vocabulary.verbs),
    ...section('Queries of the engine', 'query', vocabulary.queries),
    ...section('Procedures of the base game', 'procedure', vocabulary.procedures),
    ...section('Definitions of the base game', 'definition', vocabulary.definitions),
  ]);
}

function momentPage({ result }: ReferenceInput): string {
  const { vocabulary } = result;
  const section = (title: string, all: readonly Signature[]): string[] => [
    `## ${title}`,
    ...all.map(({ words, gives, doc }) => [`### ${words}`, ...(doc === undefined ? [] : [plain(doc)]), ...(gives.length === 0 ? [] : [gives.map(({ id, type }) => `- ${code(id)}: ${typeText(vocabulary, type)}`).join('\n')])].join('\n\n')),
  ];
  return page('Moments, acts and quantities', [
    'Their participants may be used in `if` and in the effect of what answers: `that NAME`.',
    ...section('Moments', vocabulary.events),
    ...section('Acts that can be forbidden', vocabulary.acts),
    ...section('Quantities that can be changed', vocabulary.quantities),
  ]);
}

function codesPage(codes: readonly CodePage[]): string {
  return page('Codes', codes.map(({ code: id, title, text, wrong, right }) => [`## ${id}: ${title}`, text, ...(wrong === '' ? [] : ['For example:', fence(wrong)]), ...(right === '' ? [] : ['Instead:', fence(right)])].join('\n\n')));
}

function commandPage(program: Command): string {
  const all = (command: Command, path: string): string[] => [
    ...(command === program ? [] : [`## ${path}\n\n${fence([command.configureHelp({ helpWidth: HELP_WIDTH }).helpInformation().trimEnd(), examplesText(path.replace('dradis ', '')).trimEnd()].join('\n\n').trimEnd())}`]),
    ...command.commands.filter((each) => each.name() !== 'help').flatMap((each) => all(each, `${path} ${each.name()}`)),
  ];
  const codes = ['## Exit codes', exitCodes.map(([number, meaning]) => `- ${code(String(number))}: ${meaning}`).join('\n')].join('\n\n');
  return page('Commands', [codes, ...all(program, program.name())]);
}
