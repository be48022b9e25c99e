// The steps that can be added to an effect: the phrases of the game and of the engine, and what is built in, each with lines to
// begin with. Must not insert them.
import { parsePhrase, type Phrase, type Scope, type Signature } from '@dradis/language';
import { readYamlDocument } from '@dradis/packs';
import type { Project } from '../project.js';
import { DefaultWords } from './default-words.js';
import type { FormStep, Keys } from './form.js';
import { FRAME_STEPS, type FrameStep } from './frame-steps.js';
import { nodeAt } from './node-at.js';

const EMPTY: Scope = { params: [], returns: null, onUse: false };

/** Every step that may be added to the effect that keys lead to: those of the game, the frames around them, those of the engine. */
export function stepsAt(project: Project, path: string, keys: Keys): FormStep[] {
  const { vocabulary, language } = project.result;
  const file = project.file(path);
  const start = file === undefined ? undefined : nodeAt(readYamlDocument(file).root, keys)?.range.start;
  const text = start === undefined ? undefined : project.texts(path).find(({ node }) => node.range.start === start);
  const words = new DefaultWords(text?.language ?? language, vocabulary, text?.scope ?? EMPTY);
  return [
    ...byUse(project, vocabulary.procedures).flatMap((phrase) => phraseStep(words, phrase, 'rule')),
    ...FRAME_STEPS.flatMap((step) => frameStep(project, words, step)),
    ...byUse(project, vocabulary.verbs).flatMap((phrase) => phraseStep(words, phrase, 'engine')),
  ];
}

/** Phrases that cards say most often first: those are the ones a new card wants. Judged by their words alone, for it must be quick. */
function byUse(project: Project, phrases: readonly Phrase[]): readonly Phrase[] {
  const said = [...project.result.texts].filter(([path]) => /(?:^|:)cards\//.test(path)).flatMap(([, texts]) => texts.map(({ slice }) => slice.text)).join('\n').toLowerCase();
  const uses = new Map(phrases.map((phrase) => [phrase, said.split(longestWords(phrase)).length]));
  return [...phrases].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

/** The longest words of a phrase that stand together. */
function longestWords({ phrases: [first = ''] }: Phrase): string {
  const runs = parsePhrase(first).elements.map((element) => (element.element === 'word' ? ` ${element.words[0] ?? ''}` : '|')).join('').split('|').map((run) => run.trim());
  return runs.sort((a, b) => b.length - a.length)[0] || first;
}

function phraseStep(words: DefaultWords, { id, phrases, doc, example }: Phrase, group: FormStep['group']): FormStep[] {
  const [first] = phrases;
  if (first === undefined) return [];
  const { elements, problems } = parsePhrase(first);
  if (problems.length > 0) return [];
  const label = elements.map((element) => (element.element === 'optional' ? '' : element.element === 'word' ? (element.words[0] ?? '') : `{${element.name}}`)).filter((part) => part !== '').join(' ').replaceAll(/ ('s|,)/g, '$1');
  const said = words.say(elements);
  // Where the words at hand do not fit, the example shows how it is said.
  const shown = example !== undefined && !words.compiles(said.text) && words.compiles(example) ? { text: example, holes: [] } : said;
  return [{ id, label, doc: doc ?? '', group, ...shown }];
}

function frameStep(project: Project, words: DefaultWords, { ids, label, doc, texts }: FrameStep): FormStep[] {
  const filled = texts.map((text) => fill(project, words, text));
  const chosen = filled.find(({ text }) => words.compiles(text)) ?? filled[0];
  return chosen === undefined ? [] : [{ id: ids.join(' '), label, doc, group: 'frame', ...chosen }];
}

function fill(project: Project, words: DefaultWords, text: string): { text: string; holes: { from: number; to: number }[] } {
  const holes: { from: number; to: number }[] = [];
  let out = '';
  let at = 0;
  for (const match of text.matchAll(/\{([a-z]+)\}/g)) {
    const said = wordsFor(project, words, match[1] ?? '');
    out += text.slice(at, match.index);
    holes.push({ from: out.length, to: out.length + said.length });
    out += said;
    at = match.index + match[0].length;
  }
  return { text: out + text.slice(at), holes };
}

function wordsFor({ result: { vocabulary } }: Project, words: DefaultWords, hole: string): string {
  const { kinds, variables, events, quantities, effectFields, procedures } = vocabulary;
  switch (hole) {
    case 'statement':
      return 'nothing';
    case 'name':
      return 'chosen';
    case 'noun':
      return kinds.map(({ singular }) => singular).find((noun) => noun !== 'thing' && words.compiles(`for each ${noun} as chosen: nothing`)) ?? 'player';
    case 'variable':
      return variables.find(({ type }) => type === 'number')?.words ?? 'NAME';
    case 'event':
      return firstThat(words, 'announce ', events.map((event) => withArguments(words, event)), 'EVENT');
    case 'quantity':
      return firstThat(words, 'count 1 as total\napply ', quantities.map((quantity) => { const said = withArguments(words, quantity); return `${quantity.words} to total${said.slice(quantity.words.length)}`; }), 'QUANTITY to total');
    case 'field':
      return firstThat(words, 'resolve ', effectFields.map(({ words: field, of }) => `${field} of ${words.of(of)}`), 'FIELD of THING');
    case 'procedure':
      return procedures[0]?.id ?? 'PROCEDURE';
    case 'returned':
      return ['1', words.of('condition'), 'none'].find((value) => words.compiles(`give back ${value}`)) ?? '1';
    default:
      return words.of(hole);
  }
}

function firstThat(words: DefaultWords, before: string, ways: readonly string[], otherwise: string): string {
  return ways.find((way) => words.compiles(before + way)) ?? otherwise;
}

function withArguments(words: DefaultWords, { words: said, gives }: Signature): string {
  if (gives.length === 0) return said;
  return `${said} (${gives.map(({ id, type }) => `${id.replaceAll('-', ' ')} = ${words.of(type.replace(/^thing:/, '').replace(/^list:(.*)$/, '$1*'))}`).join(', ')})`;
}
