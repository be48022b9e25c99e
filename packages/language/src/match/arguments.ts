// `(name = value, ...)` after an event, act or quantity. Must not decide which of those is meant.
import { nearest } from '@dradis/diagnostics';
import type { Signature } from '../vocabulary.js';
import type { ItType, MatchContext } from './context.js';
import { Level, node, type Node, type Reading } from './node.js';
import { spellings, splitName } from './word-trie.js';

/** Arguments in the order the signature gives its participants; those not given are nodes of `op` `absent`. */
export interface GivenArguments {
  readonly end: number;
  readonly args: readonly Node[];
  readonly parts: readonly Reading[];
}

/** Reads the list in parentheses at a place. Without parentheses there all are absent. */
export function readArguments(m: MatchContext, signature: Signature, at: number, it: ItType): GivenArguments[] {
  const absent = signature.gives.map(() => node('absent', 'none', at, at));
  if (!m.is(at, '(')) {
    if (signature.gives.length > 0) m.failures.words(at, ['(']);
    return [{ end: at, args: absent, parts: [] }];
  }
  if (signature.gives.length === 0) m.failures.remark(at + 1, 'D0243', `nothing comes with '${signature.words}'`);
  const results: GivenArguments[] = [];
  next(at + 1, absent, []);
  return results;

  function next(start: number, args: readonly Node[], parts: readonly Reading[]): void {
    const open = signature.gives.filter((_, index) => args[index]?.op === 'absent');
    const found = open.flatMap(({ id, type }) => {
      const end = nameEnd(m, id, start);
      return end === -1 ? [] : [{ id, type, end }];
    });
    if (found.length === 0) m.failures.words(start, open.map(({ id }) => id));
    for (const { id, type, end } of found) {
      const index = signature.gives.findIndex((participant) => participant.id === id);
      if (!m.is(end, '=')) {
        // Without a value, the name in scope that is called like the participant is given.
        const own = m.wanted(start, type, Level.Atom, it, true).filter((read) => read.end === end && (m.is(end, ',') || m.is(end, ')')));
        if (own.length === 0) unnamed(m, id, start, end);
        for (const value of own) after(value.end, args.map((arg, place) => (place === index ? value.node : arg)), [...parts, value]);
        continue;
      }
      for (const value of m.wanted(end + 1, type, Level.Any, it)) {
        const given = args.map((arg, place) => (place === index ? value.node : arg));
        after(value.end, given, [...parts, value]);
      }
    }
  }

  function after(at: number, args: readonly Node[], parts: readonly Reading[]): void {
    if (m.is(at, ')')) results.push({ end: at + 1, args, parts });
    else if (m.is(at, ',')) next(at + 1, args, parts);
    else m.failures.words(at, [',', ')']);
  }
}

/** A name given without a value, where nothing in scope is called so. */
function unnamed(m: MatchContext, id: string, start: number, end: number): void {
  if ((!m.is(end, ',') && !m.is(end, ')')) || m.expr(start, null).some((read) => read.end === end)) {
    m.failures.words(end, ['=']);
    return;
  }
  const near = nearest(id, m.names.all().map(({ name }) => name));
  const meant = near.length === 0 ? `write \`${id} = VALUE\`` : `did you mean ${near.map((name) => `'${id} = ${name}'`).join(' or ')}?`;
  m.failures.remark(end, 'D0202', `nothing here is called '${id}'; ${meant}`, start, end);
}

function nameEnd(m: MatchContext, id: string, start: number): number {
  for (const spelling of spellings(id)) {
    const words = splitName(spelling);
    if (words.every((word, index) => m.is(start + index, word))) return start + words.length;
  }
  return -1;
}
