// What a text leaves unsaid at its places: types of new names, names of values that stand side by side, bands of a die. Must not word it.
import { createReport } from '@dradis/diagnostics';
import { elementOf, isList, isThing, kindOf } from '../check/types.js';
import { EffectCompiler } from '../compile/effect-compiler.js';
import type { Node } from '../match/node.js';
import type { StatementMatch } from '../match/statement.js';
import type { Line } from '../syntax/line.js';
import type { Token } from '../syntax/token.js';
import { readLines } from '../syntax/read-lines.js';
import type { KindEntry, TypeTag } from '../vocabulary.js';
import type { Inspected, InspectInput } from './inspect-text.js';

/** Something unsaid at an offset into the text of the slice, UTF-16, from 0. */
export type Gloss =
  /** Behind a new name: its type, where what it is given does not name that. */
  | { readonly sort: 'type'; readonly at: number; readonly type: TypeTag }
  /** In front of a value: the name of its slot, where a value of the same sort stands beside it without a word between. */
  | { readonly sort: 'argument'; readonly at: number; readonly name: string }
  /** Behind the numbers of a line of a table whose die is rolled then and there; `high` is null without an end, `low` without a beginning. */
  | { readonly sort: 'band'; readonly at: number; readonly low: number | null; readonly high: number | null };

/** Everything unsaid in an effect, in order; nothing in an expression, and nothing of lines with mistakes. */
export function glossesOf({ lexicon, formOf }: Inspected, { text, scope, expect }: InspectInput): Gloss[] {
  if (expect !== null) return [];
  const { lines, slice } = readLines(text, createReport());
  const compiler = new EffectCompiler(lexicon, formOf, scope, createReport());
  compiler.run(lines);
  const found: Gloss[] = [];
  const visit = (line: Line, around: string): void => {
    const match = compiler.matched.get(line);
    const id = match === undefined ? '' : idOf(match);
    if (match !== undefined && line.head[0]?.slice === slice) found.push(...typesIn(match, line.head, lexicon.vocabulary.kinds), ...argumentsIn(match, line.head), ...(around === 'roll' ? bandIn(match, line.head) : []));
    for (const below of line.inline === null ? (line.block ?? []) : [line.inline]) visit(below, id);
  };
  for (const line of lines) visit(line, '');
  return found.sort((a, b) => a.at - b.at);
}

function idOf({ end: { target } }: StatementMatch): string {
  return target.sort === 'form' ? target.form.id : '';
}

/** Whether some words of a line name the kind of a type. */
function nameKind(words: readonly Token[], type: TypeTag, kinds: readonly KindEntry[]): boolean {
  const kind = isThing(type) || isList(type) ? kinds.find(({ id }) => id === kindOf(type)) : undefined;
  const row = ` ${words.map(({ text }) => text).join(' ')} `;
  return kind !== undefined && [kind.singular, kind.plural].some((noun) => row.includes(` ${noun.toLowerCase()} `));
}

/** Whether a reader sees from a value what type it is, of things also without their kind. */
function saysType({ op, type }: Node): boolean {
  if (op === 'number' || op === 'text' || op === 'boolean' || op === 'entity' || op === 'none') return true;
  return (type === 'number' || type === 'condition') && op !== 'local' && op !== 'global' && op !== 'define' && op !== 'query';
}

function typesIn({ end: { target }, args }: StatementMatch, head: readonly Token[], kinds: readonly KindEntry[]): Gloss[] {
  const behind = (slot: string, type: TypeTag, words: readonly Token[]): Gloss[] => {
    const token = head[(args.get(slot)?.to ?? 0) - 1];
    return token === undefined || type === 'none' || nameKind(words, type, kinds) ? [] : [{ sort: 'type', at: token.end, type }];
  };
  if (target.sort !== 'form') return target.sort === 'procedure' && target.phrase.returns !== null ? behind('as', target.phrase.returns, head) : [];
  const value = target.form.id === 'let' ? args.get('value') : target.form.id === 'for-each' ? args.get('list') : undefined;
  if (value === undefined || saysType(value)) return [];
  return behind('name', target.form.id === 'let' ? value.type : (elementOf(value.type) ?? value.type), head.slice(value.from, value.to));
}

/** Numbers are told apart from things, and from nothing finer. */
function sortOf({ type }: Node): string {
  return isThing(type) || isList(type) ? 'thing' : type === 'tally' ? 'number' : type;
}

function argumentsIn({ end: { target, elements }, args }: StatementMatch, head: readonly Token[]): Gloss[] {
  if (target.sort === 'form') return [];
  const named = elements.map((element) => {
    const value = element.element === 'slot' ? args.get(element.name) : undefined;
    return element.element === 'slot' && value !== undefined ? { name: element.name, value } : undefined;
  });
  return named.flatMap((slot, index): Gloss[] => {
    const token = slot === undefined ? undefined : head[slot.value.from];
    if (slot === undefined || token === undefined) return [];
    const alike = [named[index - 1], named[index + 1]].some((other) => other !== undefined && sortOf(other.value) === sortOf(slot.value));
    return alike && !(slot.value.op === 'local' && slot.value.id === slot.name) ? [{ sort: 'argument', at: token.start, name: slot.name }] : [];
  });
}

function bandIn(match: StatementMatch, head: readonly Token[]): Gloss[] {
  const token = head.at(-1);
  const band = match.args.get('band');
  if (token === undefined || band === undefined || idOf(match) !== 'band') return [];
  const [low, high] = band.args.map(({ value }) => (typeof value === 'number' ? value : null));
  return [{ sort: 'band', at: token.end, low: low ?? null, high: high ?? null }];
}
