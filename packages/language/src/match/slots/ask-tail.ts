// What may follow a choice after a comma: which act must be allowed for a candidate, and the purpose told to the player.
import { elementOf } from '../../check/types.js';
import { unquote } from '../../syntax/token.js';
import type { SpecialSlot } from '../context.js';
import { Level, node, reading, type Reading } from '../node.js';
import { allowed } from '../primaries/allowed.js';

/** A `tail` node with `allowed` and `text` nodes as `args`, one of each at most. `it` is the candidate. */
export const askTail: SpecialSlot = (m, at, _it, captured) => {
  const chosen = captured.find(({ node: { op } }) => op === 'selection')?.node.type ?? 'number';
  const candidate = elementOf(chosen) ?? chosen;
  const found: Reading[] = [];
  next(at, []);
  return found;

  function next(start: number, parts: readonly Reading[]): void {
    if (!m.is(start, ',')) return;
    const said = new Set(parts.map(({ node: { op } }) => op));
    if (m.is(start + 1, 'if') && !said.has('allowed')) {
      const acts = allowed(m, start + 2, candidate).filter(({ node: { op } }) => op === 'allowed');
      if (acts.length === 0) m.failures.type(start + 2, 'special:act', null);
      for (const act of acts) done([...parts, act]);
    } else if (m.is(start + 1, 'to') && !said.has('text')) {
      const token = m.tokens[start + 2];
      if (token?.kind !== 'text') {
        m.failures.type(start + 2, 'special:quoted', null);
        return;
      }
      const text = node('text', 'text', start + 1, start + 3, { value: unquote(token.text) });
      done([...parts, reading(text, Level.Atom)]);
    } else {
      m.failures.words(start + 1, ['if', 'to'].filter((word) => !said.has(word === 'if' ? 'allowed' : 'text')));
    }
  }

  function done(parts: readonly Reading[]): void {
    const end = parts.at(-1)?.end ?? at;
    const args = parts.map(({ node: part }) => part);
    found.push(reading(node('tail', 'none', at, end, { args }), Level.Any, parts));
    next(end, parts);
  }
};
