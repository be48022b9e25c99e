// What can be written at a place of a text. Must not look past the place: what stands after it is the author's to keep.
import { createSourceFile } from '@dradis/diagnostics';
import type { Names } from '../check/names.js';
import { grammar } from '../match/grammar.js';
import type { Lexicon } from '../match/lexicon.js';
import { Matcher } from '../match/matcher.js';
import { matchExpression, matchStatement } from '../match/statement.js';
import { wholeFile } from '../source-slice.js';
import type { Token } from '../syntax/token.js';
import type { TypeTag } from '../vocabulary.js';
import { candidatesOf, wordCandidate, type Candidate } from './candidates.js';
import { CURSOR, inspectText, type Inspected, type InspectInput } from './inspect-text.js';

/** A candidate that is legal, with the text it replaces: half-open offsets into the text of the slice. */
export interface Proposal extends Omit<Candidate, 'like'> {
  /** Offset of the first character that is replaced. */
  readonly start: number;
  /** Offset after the last character that is replaced; equal to `start` where something is inserted. */
  readonly end: number;
}

/** Words that may go on after a complete value or statement. */
const CONTINUING = ['of', 'and', 'or', 'is', 'is not', 'has', 'in', 'where', 'that', 'with', 'if', 'as', 'to', 'at least', 'at most', 'is at least', 'is at most', 'is in', 'other than', 'among', 'by', 'not', 'one of', 'a', 'an'];
/** Candidates tried at one place: what is legal among more is offered once a letter is typed. */
const MOST_TRIED = 250;
/** Words before the cursor that may be the beginning of a longer name. */
const LONGEST_NAME = 3;

/** Everything that is legal at an offset of a text; nothing inside quotes, comments and numbers. */
export function completeAt(language: Inspected, input: InspectInput, offset: number): Proposal[] {
  const { text } = input.text;
  const lineStart = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  const line = text.slice(lineStart, offset);
  if (/^(?:[^"#]|"(?:[^"\\]|\\.)*")*["#]/.test(line)) return [];
  const partial = /[A-Za-z][A-Za-z0-9-]*$/.exec(line)?.[0] ?? '';
  if (partial === '' && /[0-9'’-]$/.test(line) && !/ -$/.test(line)) return [];
  const end = offset + (/^[A-Za-z0-9-]*/.exec(text.slice(offset))?.[0].length ?? 0);
  const proposals: Proposal[] = [];
  let start = offset - partial.length;
  for (let words = 0; words < LONGEST_NAME; words += 1) {
    const typed = text.slice(start, offset).toLowerCase().replaceAll(/\s+/g, ' ');
    const found = legalAt(language, input, start, typed, words > 0);
    proposals.push(...found.map(({ like: _, ...candidate }) => ({ ...candidate, start, end })));
    const before = /[A-Za-z][A-Za-z0-9-]*[ \t]+$/.exec(text.slice(lineStart, start))?.[0];
    if (before === undefined) break;
    start -= before.length;
  }
  return proposals;
}

function legalAt(language: Inspected, input: InspectInput, start: number, typed: string, longer: boolean): Candidate[] {
  const { lexicon } = language;
  const place = placeAt(language, input, start);
  if (place === null) return [];
  const { tokens, names } = place;
  const read = (row: readonly Token[]): { readonly matcher: Matcher; readonly complete: boolean } => {
    const matcher = new Matcher(grammar, lexicon, row, names, input.scope.returns);
    const complete = (input.expect === null ? matchStatement(matcher) : matchExpression(matcher, input.expect)) !== null;
    return { matcher, complete };
  };
  const { matcher, complete } = read(tokens);
  const { furthest } = matcher.failures;
  const reached = furthest.at === tokens.length;
  const wanted: readonly TypeTag[] = reached ? [...furthest.types.keys()] : [];
  const words = reached ? [...furthest.words].map(wordOf(lexicon)) : [];
  const others = [...wanted.flatMap((type) => candidatesOf(lexicon, names, type)), ...(wanted.includes('condition') ? beginningConditions(lexicon, names, typed) : []), ...(tokens.length > 0 && (complete || reached || furthest.at === tokens.length - 1) ? continuing(lexicon) : [])];
  const begins = ({ text }: Candidate): boolean => text !== '' && text !== typed && text.toLowerCase().startsWith(typed) && (!longer || /\s/.test(text)) && /^[A-Za-z]/.test(text);
  const unique = new Map([...words, ...others].filter(begins).reverse().map((candidate) => [candidate.text, candidate]));
  const legal = new Map<string, boolean>();
  let tried = 0;
  return [...unique.values()].reverse().filter((candidate) => {
    const { like, text } = candidate;
    const known = like === null ? undefined : legal.get(like);
    if (known !== undefined) return known;
    if (tried >= MOST_TRIED) return false;
    tried += 1;
    const row = [...tokens, ...tokensOf(text)];
    const { matcher: after, complete: whole } = read(row);
    const is = whole || after.failures.furthest.at >= row.length || after.failures.needsAt(tokens.length)?.at === row.length || growsToCondition(after, tokens.length);
    if (like !== null) legal.set(like, is);
    return is;
  });
}

/** What a condition may begin with beside conditions: numbers and things, named ones only once a letter is typed, for they are many. */
function beginningConditions(lexicon: Lexicon, names: Names, typed: string): Candidate[] {
  return ['number', 'thing:thing'].flatMap((type) => candidatesOf(lexicon, names, type)).filter(({ sort }) => sort !== 'kind' && (sort !== 'entity' || typed !== ''));
}

/** Whether all from where a condition is wanted, at `start` or before it, to the end is one value: any value can become one, by `is` and what follows. */
function growsToCondition({ failures: { furthest }, tokens }: Matcher, start: number): boolean {
  return furthest.at <= start && furthest.types.get('condition')?.end === tokens.length;
}

/** The row of tokens the place ends, with the names visible there; null where nothing can be written. */
function placeAt(language: Inspected, { text, scope, expect }: InspectInput, start: number): { readonly tokens: readonly Token[]; readonly names: Names } | null {
  const before = text.text.slice(0, start);
  const apart = /[A-Za-z0-9-]$/.test(before) ? null : `${before}${CURSOR}`;
  if (apart === null) return null;
  let place: { tokens: readonly Token[]; names: Names } | null = null;
  inspectText(language, { text: wholeFile(createSourceFile(text.file.path, apart)), scope, expect }, (head, names) => {
    if (head.at(-1)?.text === CURSOR) place = { tokens: head.slice(0, -1), names };
  });
  return place;
}

function wordOf({ usages }: Lexicon): (text: string) => Candidate {
  return (text) => ({ ...wordCandidate(text), detail: (usages.get(text) ?? []).slice(0, 3).join('  |  ') });
}

function continuing({ infixes }: Lexicon): Candidate[] {
  const words = new Set(CONTINUING);
  for (const { next } of infixes.slots) for (const word of next.words.keys()) words.add(word);
  return [...words].map(wordCandidate);
}

/** The words of a candidate as tokens; they stand in no file. */
function tokensOf(text: string): Token[] {
  const slice = wholeFile(createSourceFile('', text));
  return [...text.matchAll(/[A-Za-z][A-Za-z0-9-]*|\d+|[^\sA-Za-z0-9]+/g)].map(({ 0: word, index }) => ({
    kind: /^[A-Za-z]/.test(word) ? 'word' : /^\d/.test(word) ? 'number' : 'symbol',
    text: word.toLowerCase(),
    slice,
    start: index,
    end: index + word.length,
  }));
}
