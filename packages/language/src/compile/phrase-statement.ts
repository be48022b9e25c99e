// Verbs and procedures as statements, repeated over lists given where one thing is wanted. Must not know any verb.
import { listOf } from '../check/types.js';
import type { StatementTarget } from '../match/lexicon.js';
import type { Node } from '../match/node.js';
import type { Expr } from '../program.js';
import type { Statement, Work } from './work.js';

type PhraseTarget = Exclude<StatementTarget, { readonly sort: 'form' }>;

/** Compiles a statement made of a declared phrase. */
export function compilePhrase(work: Work, statement: Statement, target: PhraseTarget): void {
  const loops: (() => void)[] = [];
  const args = target.params.map((param): Expr => {
    const tree = statement.match.args.get(param);
    if (tree === undefined) return null;
    return tree.op === 'each' ? startLoop(work, statement, tree, loops) : work.lower(tree);
  });
  const named = statement.match.args.get('as');
  if (target.sort === 'verb') work.code.emit(['verb', target.phrase.id, ...args], statement.at);
  else {
    if (named !== undefined && loops.length > 0) complainRepeated(work, statement);
    const slot = named === undefined ? -1 : work.bind(statement, 'as', resultType(work, statement, target));
    work.code.emit(['call', target.phrase.id, args, slot], statement.at);
  }
  for (const end of loops.reverse()) end();
}

function resultType(work: Work, statement: Statement, target: PhraseTarget): string {
  if (target.phrase.returns !== null) return target.phrase.returns;
  work.complain({
    code: 'D0214',
    title: 'this gives nothing back, so there is nothing to name',
    tokens: work.tokensOf(statement, 'as'),
    help: 'leave out `as NAME`, or declare what the procedure `returns`',
  });
  return 'unknown';
}

function complainRepeated(work: Work, statement: Statement): void {
  work.complain({
    code: 'D0236',
    title: 'this is done once for each of a list, so it gives back no single thing',
    tokens: work.tokensOf(statement, 'as'),
    help: 'write `for each ... :` and name the result inside',
  });
}

function startLoop(work: Work, statement: Statement, tree: Node, ends: (() => void)[]): Expr {
  const { code } = work;
  const { at } = statement;
  const list = code.slot('', listOf(tree.type));
  const index = code.slot('', 'number');
  const item = code.slot('', tree.type);
  code.emit(['set', list, work.lower(tree)], at);
  code.emit(['set', index, 0], at);
  const start = code.hole(at);
  ends.push(() => {
    code.emit(['goto', start], at);
    code.fill(start, ['each', list, index, item, code.here]);
  });
  return ['local', item];
}
