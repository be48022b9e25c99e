/** `['query', queryId, ...]`: hands the arguments to the query's own file. Must not know any query. */
import { shown } from '../../errors/shown.js';
import { valueWord, writeNode } from '../../compile/code-book.js';
import type { ExpressionForm } from '../../compile/compiler.js';
import { queries } from '../../queries/queries.js';
import type { QueryDeclaration } from '../../queries/query.js';
import { NONE } from '../../state/value.js';
import { operation, read } from '../operand.js';
import { phraseSlots } from '../../verbs/phrase-slots.js';

const BY_ID: ReadonlyMap<string, QueryDeclaration> = new Map(queries.map((query) => [query.id, query]));

/** The query with an id; undefined when there is none. */
export function queryById(id: unknown): QueryDeclaration | undefined {
  return typeof id === 'string' ? BY_ID.get(id) : undefined;
}

/** By query: what it gives. */
const RUNS = queries.map((one) => one.run);

const QUERY = operation((m, locals, at) => {
  const run = RUNS[m.words[at + 1] as number] as QueryDeclaration['run'];
  const a = read(m, locals, m.words[at + 2] as number);
  return run(m, a, read(m, locals, m.words[at + 3] as number));
});

/** `['query', queryId, ...]` */
export const query: ExpressionForm = (c, node, at) => {
  const declared = queryById(node[1]);
  if (declared === undefined) return c.fail(at, `the engine has no query ${shown(node[1])}`);
  const slots = phraseSlots(declared.phrases[0] ?? '');
  if (node.length - 2 !== slots.length) {
    return c.fail(at, `the query "${declared.id}" takes ${slots.length} arguments, found ${node.length - 2}`);
  }
  const none = valueWord(c.book, NONE);
  const [a = none, b = none] = node.slice(2).map((arg, i) => c.word(arg, `${at}[${i + 2}]`));
  return writeNode(c.book, QUERY, queries.indexOf(declared), a, b);
};
