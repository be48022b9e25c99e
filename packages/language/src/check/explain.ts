// Furthest failure -> one diagnostic in the words of the game. Must not match.
import { editDistance, nearest, type Fact, type Report } from '@dradis/diagnostics';
import type { LanguageCode } from '../codes/language-code.js';
import { labelAt } from '../compile/place.js';
import { sayTokens } from '../format/spacing.js';
import type { MatchContext } from '../match/context.js';
import type { Furthest, Remark } from '../match/failures.js';
import type { Node, Reading } from '../match/node.js';
import type { Token } from '../syntax/token.js';
import { bracketed } from './brackets.js';
import { repairedWord, type Meant, type Repair } from './repair.js';
import { isKnown, suggest, wordsMeant } from './suggestions.js';
import { elementOf, isThing } from './types.js';
import { describeWanted, fewNames } from './wanted.js';

interface Told {
  readonly code: LanguageCode;
  readonly title: string;
  readonly tokens: readonly Token[];
  readonly help?: string | undefined;
  readonly facts?: Readonly<Record<string, Fact>>;
}

/** Reports why the tokens of a matcher are not what they were meant to be. */
export function explainFailure(report: Report, m: MatchContext, meant: Meant): void {
  const told = explain(m, m.failures.furthest, meant);
  const primary = told && labelAt(told.tokens);
  if (told === null || primary === null) return;
  const { code, title, help, facts } = told;
  const suggestions = facts?.['suggestions'];
  const [near] = Array.isArray(suggestions) ? suggestions.flatMap((name) => m.names.get(String(name))?.token ?? []) : [];
  const named = near === undefined ? null : labelAt([near], 'named here');
  report.add({
    code,
    title,
    primary,
    ...(named === null ? {} : { secondary: [named] }),
    ...(help === undefined ? {} : { help }),
    ...(facts === undefined ? {} : { facts: named === null ? facts : { ...facts, nearLocal: true } }),
  });
}

function explain(m: MatchContext, furthest: Furthest, meant: Meant): Told | null {
  const repair = repairedWord(m, meant);
  if (repair !== null) return misspelt(m, furthest, meant, repair);
  const token = m.tokens[furthest.at];
  const wanted = [...furthest.types.keys()];
  const facts = { found: token?.text ?? null, wanted: [...wanted, ...furthest.words] };
  const remark = widestRemark(furthest);
  if (token === undefined) return endsEarly(m, furthest, facts);
  if (remark !== undefined) return remarked(m, token, remark, facts);
  const special = notHere(m, token, furthest);
  if (special !== null) return { ...special, facts };
  const begins = furthest.at === 0 && typeof meant !== 'object';
  const known = begins ? null : longestFound(furthest);
  const suggestions = suggest(m, furthest, known);
  if (known !== null && suggestions.length === 0) return wrongType(m, furthest, known);
  const close = suggestions.some((name) => editDistance(name, token.text, 1) === 1);
  if (token.kind === 'word' && m.names.tolerant && known === null && !furthest.end && !close) return null;
  const needs = known === null && suggestions.length === 0 ? m.failures.needsAt(furthest.at) : undefined;
  if (needs !== undefined) return needsMore(m, furthest, needs, facts);
  if (furthest.end && meant === 'statement' && suggestions.length === 0) {
    const missing = missingColon(m, furthest.at);
    if (missing !== null) return { ...missing, facts };
  }
  const [suggestion = ''] = suggestions;
  const tokens = m.tokens.slice(furthest.at, furthest.at + wordsMeant(m, furthest.at, suggestion));
  const help = minusHelp(m, token) ?? severalHelp(m, furthest, token) ?? usageHelp(m);
  return { ...unknown(m, furthest, tokens, begins, suggestions), tokens, help, facts: { ...facts, suggestions } };
}

function remarked(m: MatchContext, token: Token, { code, title, from, to }: Pick<Told, 'code' | 'title'> & Remark, facts: Readonly<Record<string, Fact>>): Told {
  if (to === undefined) return { code, title, tokens: [token], facts };
  const tokens = m.tokens.slice(from, to);
  return { code, title, tokens, facts: { ...facts, found: sayTokens(tokens) } };
}

/** A word which, spelt otherwise, lets all the rest be read. */
function misspelt(m: MatchContext, furthest: Furthest, meant: Meant, { at, words, mentions }: Repair): Told {
  const tokens = m.tokens.slice(at, at + 1);
  const suggestions = [...words].sort().slice(0, 3);
  const [token] = tokens;
  const here = at === furthest.at ? furthest : { ...furthest, at, types: new Map(), words: new Set(words) };
  const told = unknown(m, here, tokens, at === 0 && typeof meant !== 'object', suggestions);
  return { ...told, tokens, help: usageHelp(m), facts: { found: token?.text ?? null, suggestions, mentions: [...new Set(mentions)], sure: true } };
}

/** `n-1` is one word: the name before the hyphen tells what was meant. */
function minusHelp(m: MatchContext, token: Token): string | undefined {
  const [, name, rest] = /^([a-z][a-z0-9-]*)-(\w+)$/.exec(token.text) ?? [];
  const binding = name === undefined ? undefined : m.names.get(name);
  return binding === undefined || rest === undefined ? undefined : `to subtract, write \`${binding.name} - ${rest}\``;
}

const DECIDING = new Set(['may', 'chooses', 'choose', 'rolls', 'roll', 'uses', 'use']);

/** Decisions are made by one player after another. */
function severalHelp(m: MatchContext, { at }: Furthest, token: Token): string | undefined {
  const several = m.expr(0, null).some((read) => read.end === at && elementOf(read.node.type) === 'thing:player');
  return several && DECIDING.has(token.text) ? `one player does this: write \`for each player as p:\` and \`p ${token.text} ...\` below it` : undefined;
}

function needsMore(m: MatchContext, { at }: Furthest, needs: { at: number; words: readonly string[] }, facts: Told['facts']): Told {
  const tokens = m.tokens.slice(at, needs.at);
  const said = sayTokens(tokens);
  const words = either(needs.words.map((word) => `'${word}'`));
  return { code: 'D0241', title: `'${said}' is no value by itself; ${words} is wanted after it`, tokens, help: `say whose: \`${said} of ...\``, ...(facts && { facts }) };
}

/** A complete head followed by what could be its statement. */
function missingColon(m: MatchContext, at: number): Told | null {
  const usages = m.tokens.slice(0, at).flatMap(({ text }) => m.lexicon.usages.get(text) ?? []);
  const [token] = m.tokens.slice(at);
  const begins = token !== undefined && (m.lexicon.usages.has(token.text) || m.expr(at, null).length > 0);
  if (!begins || !usages.some((usage) => usage.endsWith(':'))) return null;
  const title = `':' is missing before '${sayTokens([token])}'`;
  return { code: 'D0107', title, tokens: [token], help: 'put `:` between the head and the statement' };
}

/** Of several remarks, that of the form that began first: it is the widest. */
function widestRemark({ remarks }: Furthest): (Pick<Told, 'code' | 'title'> & Remark) | undefined {
  const [widest] = [...remarks].sort(([, a], [, b]) => a.from - b.from);
  return widest && { ...widest[1], title: widest[0] };
}

function longestFound({ types }: Furthest): Reading | null {
  let longest: Reading | null = null;
  for (const found of types.values()) if (found !== null && (longest === null || found.end > longest.end)) longest = found;
  return longest;
}

function unknown(
  m: MatchContext,
  furthest: Furthest,
  tokens: readonly Token[],
  begins: boolean,
  suggestions: readonly string[],
): Pick<Told, 'code' | 'title'> {
  const said = `'${sayTokens(tokens)}'`;
  const meant = suggestions.length === 0 ? '' : `; did you mean ${either(suggestions.map((name) => `'${name}'`))}?`;
  if (begins) return { code: 'D0201', title: `${said} begins no statement${meant}` };
  if (furthest.end && furthest.types.size === 0 && meant === '') return { code: 'D0204', title: `unexpected ${said}: the statement is complete before it` };
  const [type, ...more] = [...furthest.types.keys()].filter((wanted) => isThing(elementOf(wanted) ?? wanted));
  if (meant !== '' && type !== undefined && more.length === 0 && !furthest.words.has(suggestions[0] ?? '')) {
    const noun = describeWanted(m, elementOf(type) ?? type).replace(/^an? /, '');
    return { code: 'D0202', title: `no ${noun} is called ${said}${meant}` };
  }
  if (meant !== '') return { code: furthest.words.has(suggestions[0] ?? '') ? 'D0221' : 'D0202', title: `${said} is not known here${meant}` };
  const strange = tokens[0]?.kind === 'word' && furthest.types.size > 0 && !isKnown(m, furthest.at);
  const fits = strange ? 'is not known' : 'does not fit here';
  return { code: strange ? 'D0202' : 'D0220', title: `${said} ${fits}; ${expected(m, furthest)}` };
}

/** A word after a value that is nearly one that goes on with it: `you aer human`. */
function misspeltAfter(m: MatchContext, found: Reading): Told | null {
  const token = m.tokens[found.end];
  if (token?.kind !== 'word' || isKnown(m, found.end)) return null;
  const going = new Set<string>(['is', 'are', 'has', 'have', 'and', 'or', 'where', 'who', 'that', 'in', 'of', 'other', 'one']);
  for (const { phrases } of [...m.lexicon.vocabulary.queries, ...m.lexicon.vocabulary.definitions]) {
    for (const phrase of phrases) for (const word of phrase.replace(/\{[^}]*\}/g, ' ').split(/[\s/()]+/)) if (word !== '') going.add(word);
  }
  if (going.has(token.text)) return null;
  const suggestions = nearest(token.text, going);
  if (suggestions.length === 0) return null;
  const title = `'${token.text}' is not known here; did you mean ${either(suggestions.map((name) => `'${name}'`))}?`;
  return { code: 'D0221', title, tokens: [token], facts: { found: token.text, suggestions } };
}

function wrongType(m: MatchContext, furthest: Furthest, found: Reading): Told {
  const after = misspeltAfter(m, found);
  if (after !== null) return after;
  const { types } = m.lexicon;
  const tokens = m.tokens.slice(found.node.from, found.node.to);
  const said = sayTokens(tokens);
  if ([...furthest.types].some(([type, read]) => read === found && types.fit(found.node.type, type) !== null)) {
    return { code: 'D0203', title: `'${said}' needs parentheses here`, tokens, help: `write \`(${said})\``, facts: { found: said, foundType: found.node.type, wanted: [...furthest.types.keys()] } };
  }
  return {
    code: typeCode(m, furthest, found),
    title: `'${said}' is ${types.describe(found.node.type)}; ${expected(m, { ...furthest, words: new Set() })}`,
    tokens,
    help: typeHelp(m, furthest, found, said),
    facts: { found: said, foundType: found.node.type, wanted: [...furthest.types.keys()] },
  };
}

/** A kind, or several things, where one thing is wanted are mistakes of their own. */
function typeCode(m: MatchContext, { types }: Furthest, found: Reading): LanguageCode {
  const wanted = [...types.keys()];
  if (found.node.type === 'kind' && wanted.some((type) => isThing(elementOf(type) ?? type))) return 'D0223';
  const element = elementOf(found.node.type);
  return element !== null && wanted.some((type) => m.lexicon.types.fit(element, type) !== null) ? 'D0225' : 'D0203';
}

function typeHelp(m: MatchContext, { types }: Furthest, found: Reading, said: string): string | undefined {
  const wantsThing = [...types.keys()].some((type) => isThing(elementOf(type) ?? type));
  if (found.node.type === 'kind' && wantsThing) {
    return `write \`each ${said}\` for all of them, or let a player choose one first: \`PLAYER chooses a ${said} as NAME\``;
  }
  const element = elementOf(found.node.type);
  if (element !== null && [...types.keys()].some((type) => m.lexicon.types.fit(element, type) !== null)) {
    return 'one is wanted, not several: use `for each ... as NAME:`, or let a player choose one first';
  }
  return usageHelp(m);
}

/** Words that mean something, but nothing at this place. */
function notHere(m: MatchContext, token: Token, { at, types }: Furthest): Omit<Told, 'facts'> | null {
  const tokens = [token];
  if (token.text === 'you' && m.names.get('you') === undefined) {
    return { code: 'D0213', title: "'you' means nobody here", tokens, help: 'name the player, for example by a parameter' };
  }
  if (token.text === 'it') return { code: 'D0213', title: "'it' stands for nothing here", tokens, help: 'use `it` inside `where`, or after `is allowed`' };
  if (token.text === 'this' && m.names.get('this') === undefined) return { code: 'D0213', title: "'this' stands for nothing here", tokens };
  if (token.kind === 'range' && types.has('number')) {
    const [from = '', to = ''] = token.text.split('-');
    return { code: 'D0226', title: `'${token.text}' is a band of numbers; a number is wanted`, tokens, help: `to subtract, write \`${from} - ${to}\`` };
  }
  const value = [...types.keys()].some((type) => isThing(elementOf(type) ?? type));
  if ((token.text === 'a' || token.text === 'an') && value) {
    const phrase = m.nounPhrase(at + 1, null).at(-1);
    if (phrase === undefined) return null;
    const said = sayTokens(m.tokens.slice(at, phrase.end));
    const help = `let a player choose first: \`PLAYER chooses ${said} as NAME\`; for all of them write \`each\``;
    return { code: 'D0224', title: `'${said}' does not say which one`, tokens: m.tokens.slice(at, phrase.end), help };
  }
  return null;
}

function endsEarly(m: MatchContext, furthest: Furthest, facts: Readonly<Record<string, Fact>>): Told {
  const last = m.tokens.slice(-1);
  return { code: 'D0205', title: `this ends too early; ${expected(m, furthest)}`, tokens: last, help: usageHelp(m), facts };
}

/** `a resource is wanted: food, fuel`, `'to' or a location is wanted`. */
function expected(m: MatchContext, { types, words }: Furthest): string {
  const shown = [...types.keys()].slice(0, 4);
  const parts = [...shown.map((type) => describeWanted(m, type)), ...[...words].slice(0, 6).map((word) => `'${word}'`)];
  const names = shown.length === 1 && words.size === 0 ? fewNames(m, shown[0] ?? '') : '';
  return parts.length === 0 ? 'it does not go on like this' : `${either([...new Set(parts)])} is wanted${names}`;
}

function either(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;
}

/** How the statement is written whose verb stands there. */
function usageHelp(m: MatchContext): string | undefined {
  for (const token of m.tokens) {
    const usages = token.kind === 'word' ? m.lexicon.usages.get(token.text) : undefined;
    if (usages !== undefined) return `write ${either(usages.slice(0, 3).map((usage) => `\`${usage}\``))}`;
  }
  return undefined;
}

/** Reports that tokens can be read in two ways. */
export function explainTie(report: Report, tokens: readonly Token[], tie: readonly [readonly Node[], readonly Node[]]): void {
  const primary = labelAt(tokens);
  if (primary === null) return;
  const [one, other] = tie.map((nodes) => nodes.map((node) => bracketed(node, tokens)).join(' | '));
  const same = one === other;
  const title = same ? 'this can be read in two ways' : `this can be read in two ways: '${one ?? ''}', or '${other ?? ''}'`;
  report.add({ code: 'D0206', title, primary, help: 'put parentheses around what belongs together' });
}
