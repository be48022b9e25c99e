// Noun phrases: adjectives, a noun, and clauses that narrow it down. Must not read determiners.
import { elementOf, isThing } from '../check/types.js';
import { isCondition } from './extensions/is.js';
import { infix, phrasesAfter } from './extensions/infix.js';
import { hasEffect } from './extensions/properties.js';
import { symbolComparison } from './extensions/operators.js';
import type { Extension, ItType, MatchContext } from './context.js';
import type { Noun } from './lexicon.js';
import { candidate, Level, negated, node, reading, type Edit, type Node, type Reading } from './node.js';
import { notEqual } from './other-than-you.js';
import { propertyOf, local } from './primaries/names.js';

/** What has been read of a phrase: conditions on the candidate, and where candidates come from. */
interface State {
  readonly end: number;
  readonly source: Node | null;
  readonly conditions: readonly Node[];
  readonly parts: readonly Reading[];
}

const PREDICATES: readonly Extension[] = [isCondition, infix, hasEffect, symbolComparison];
const RELATIVES = new Set(['that', 'who', 'which']);

/**
 * All noun phrases at a place, as `select` nodes: `id` is the kind; `value` the form of the noun written (`singular`,
 * `plural` or `both`); `args` the conditions, after a `source` node if candidates come from some zone or list. `edits`
 * would put the noun into its other form.
 */
export function nounPhrase(m: MatchContext, at: number, it: ItType): Reading[] {
  const readings: Reading[] = [];
  for (const { end: start, found } of adjectives(m, at)) {
    for (const { end, value: noun } of m.lexicon.nouns.at(m.tokens, start)) {
      const conditions: Node[] = [];
      if (!found.every((make) => push(conditions, make(noun.kind)))) continue;
      const edits = otherForm(m, noun, start, end);
      for (const state of clauses(m, noun.kind, { end, source: null, conditions, parts: [] }, it)) {
        readings.push(phraseReading(noun, state, at, edits, conditions.length));
      }
    }
  }
  return readings;
}

function push(list: Node[], made: Node | null): boolean {
  if (made !== null) list.push(made);
  return made !== null;
}

function phraseReading(noun: Noun, state: State, from: number, edits: readonly Edit[], adjectiveCount: number): Reading {
  const source = state.source === null ? [] : [node('source', 'none', state.source.from, state.source.to, { args: [state.source] })];
  const value = noun.plural && noun.singular ? 'both' : noun.plural ? 'plural' : 'singular';
  const args = [...source, ...state.conditions];
  const made = node('select', `list:${noun.kind}`, from, state.end, { id: noun.kind, value, args, edits });
  return reading(made, Level.Phrase, state.parts, adjectiveCount);
}

function otherForm(m: MatchContext, noun: Noun, from: number, to: number): Edit[] {
  const kind = m.lexicon.types.kind(noun.kind);
  if (kind === undefined || (noun.plural && noun.singular)) return [];
  return [{ from, to, text: (noun.plural ? kind.singular : kind.plural).toLowerCase() }];
}

type Condition = (kind: string) => Node | null;

function adjectives(m: MatchContext, at: number): { end: number; found: Condition[] }[] {
  const states: { end: number; found: Condition[] }[] = [{ end: at, found: [] }];
  for (const state of states) {
    if (state.found.length > 8) break;
    const you = m.is(state.end, 'other') ? m.names.get('you') : undefined;
    if (you !== undefined) {
      const other = (kind: string): Node => notEqual(candidate(kind, state.end), local(you, state.end, state.end).node);
      states.push({ end: state.end + 1, found: [...state.found, other] });
    }
    for (const { end, value } of m.lexicon.adjectives.at(m.tokens, state.end)) {
      const make = (kind: string): Node | null => {
        if (!m.lexicon.types.isA(kind, value.of)) return null;
        const op = value.sort === 'attribute' ? 'attr' : value.sort;
        return node(op, 'condition', state.end, end, { id: value.id, args: [candidate(kind, state.end)] });
      };
      states.push({ end, found: [...state.found, make] });
    }
  }
  return states;
}

function clauses(m: MatchContext, kind: string, state: State, it: ItType): State[] {
  const found = [state];
  for (const next of clause(m, kind, state, it)) found.push(...clauses(m, kind, next, it));
  return found;
}

function clause(m: MatchContext, kind: string, state: State, it: ItType): State[] {
  const at = state.end;
  const who = candidate(kind, at);
  const subject: Reading = { end: at, node: who, size: 0, level: Level.Atom, tie: null, loose: false };
  const narrowed = (condition: Node, part: Reading): State => ({
    ...state,
    end: part.end,
    conditions: [...state.conditions, condition],
    parts: [...state.parts, part],
  });
  const states = phrasesAfter(m, subject, at, it, at, 'is').map((read) => narrowed(read.node, read));
  if (m.is(at, 'in') && m.lexicon.types.liesInZones(kind)) states.push(...inZone(m, state, at, it, narrowed, who));
  if (m.is(at, 'of')) {
    for (const owner of m.wanted(at + 1, 'thing:player', Level.Phrase, it)) {
      const owned = node('owner', 'thing:player', at, at + 1, { args: [who] });
      states.push(narrowed(node('=', 'condition', at, owner.end, { args: [owned, owner.node] }), owner));
    }
  }
  if (m.is(at, 'among')) states.push(...amongList(m, state, at + 1, it, narrowed, who));
  const other = m.is(at, 'other') ? m.words(at, 'other', 'than') : -1;
  if (other !== -1) states.push(...otherThan(m, other, it, narrowed, who));
  const word = m.tokens[at]?.kind === 'word' ? m.tokens[at].text : '';
  if (RELATIVES.has(word)) states.push(...relative(m, state, { ...subject, end: at + 1 }, it));
  if (word === 'whose') states.push(...whose(m, state, { ...subject, end: at + 1 }, it));
  if (word === 'where') {
    for (const condition of m.wanted(at + 1, 'condition', Level.Any, `thing:${kind}`)) {
      states.push(narrowed(node('where', 'condition', at, condition.end, { args: [condition.node] }), condition));
    }
  }
  return states;
}

type Narrow = (condition: Node, part: Reading) => State;

function inZone(m: MatchContext, state: State, at: number, it: ItType, narrowed: Narrow, who: Node): State[] {
  const lists = m.expr(at + 1, it).filter(({ node: { type }, level }) => {
    return level >= Level.Phrase && elementOf(type) !== null && m.lexicon.types.fit(type, 'list:zone') !== null;
  });
  const zones = m.wanted(at + 1, 'thing:zone', Level.Phrase, it, lists.length > 0);
  if (state.source !== null) {
    return zones.map((zone) => narrowed(node('in', 'condition', at, zone.end, { args: [who, zone.node] }), zone));
  }
  return [...zones, ...lists].map((zone) => ({ ...state, end: zone.end, source: zone.node, parts: [...state.parts, zone] }));
}

/** `among LIST`: candidates come from the list, unless they already come from somewhere. */
function amongList(m: MatchContext, state: State, at: number, it: ItType, narrowed: Narrow, who: Node): State[] {
  return m.wanted(at, 'list:thing', Level.Infix, it).map((list) => {
    if (state.source === null) return { ...state, end: list.end, source: list.node, parts: [...state.parts, list] };
    return narrowed(node('one-of', 'condition', at, list.end, { args: [who, list.node] }), list);
  });
}

function otherThan(m: MatchContext, at: number, it: ItType, narrowed: Narrow, who: Node): State[] {
  const states: State[] = [];
  for (const read of m.expr(at, it)) {
    const { type } = read.node;
    if (isThing(type) || type === 'unknown') {
      if (read.level >= Level.Phrase) states.push(narrowed(notEqual(who, read.node), read));
    } else if (elementOf(type) !== null && read.level >= Level.List) {
      const among = node('one-of', 'condition', at, read.end, { args: [who, read.node] });
      states.push(narrowed(negated(among), read));
    }
  }
  if (states.length === 0) m.failures.type(at, who.type, m.expr(at, it).at(-1) ?? null);
  return states;
}

/** `that is damaged`, `who is human and is in sickbay`. */
function relative(m: MatchContext, state: State, subject: Reading, it: ItType): State[] {
  const states: State[] = [];
  for (const read of predicates(m, subject, it)) {
    const next: State = {
      ...state,
      end: read.end,
      conditions: [...state.conditions, read.node],
      parts: [...state.parts, read],
    };
    states.push(next);
    if (m.is(read.end, 'and')) states.push(...relative(m, next, { ...subject, end: read.end + 1 }, it));
  }
  return states;
}

/** `whose strength is at least 3`. */
function whose(m: MatchContext, state: State, subject: Reading, it: ItType): State[] {
  return m.lexicon.names.at(m.tokens, subject.end).flatMap(({ end, value }) => {
    if (value.sort !== 'attribute' || m.lexicon.types.fit(subject.node.type, `thing:${value.entry.of}`) === null) return [];
    const property = propertyOf(value, subject, subject.end, end, Level.Atom);
    return relative(m, state, property, it);
  });
}

function predicates(m: MatchContext, subject: Reading, it: ItType): Reading[] {
  const said = PREDICATES.flatMap((extension) => extension(m, subject, subject.end, it));
  const conditions = said.filter(({ node: { type } }) => type === 'condition');
  if (said.length === 0) m.failures.type(subject.end, `special:predicate of ${subject.node.type}`, null);
  return conditions;
}
