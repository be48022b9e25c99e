// `another NOUN`: leaves you out. Must not read noun phrases.
import type { MatchContext } from './context.js';
import { candidate, negated, node, type Node, type Reading } from './node.js';
import { local } from './primaries/names.js';

/** The same phrases without you among what they select; none when there is no you. */
export function otherThanYou(m: MatchContext, phrases: readonly Reading[]): Reading[] {
  const you = m.names.get('you');
  if (you === undefined) return [];
  const exclude = (made: Node): Node => {
    if (made.op !== 'select') return { ...made, args: made.args.map(exclude) };
    const condition = notEqual(candidate(made.id, made.from), local(you, made.from, made.from).node);
    return { ...made, args: [...made.args, condition] };
  };
  return phrases.map((read) => ({ ...read, node: exclude(read.node), size: read.size + 1 }));
}

/** `a` is not `b`, over the tokens of `b`. */
export function notEqual(a: Node, b: Node): Node {
  return negated(node('=', 'condition', b.from, b.to, { args: [a, b] }));
}
