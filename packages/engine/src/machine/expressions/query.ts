/** `['query', queryId, ...]`: hands the arguments to the query's own file. Must not know any query. */
import { shown } from '../../errors/shown.js';
import { type ValueForm } from '../../compile/compiler.js';
import { queries } from '../../queries/queries.js';
import { type QueryDeclaration } from '../../queries/query.js';
import { read } from '../operand.js';
import { phraseSlots } from '../../verbs/phrase-slots.js';

const BY_ID: ReadonlyMap<string, QueryDeclaration> = new Map(queries.map((query) => [query.id, query]));

/** The query with an id; undefined when there is none. */
export function queryById(id: unknown): QueryDeclaration | undefined {
  return typeof id === 'string' ? BY_ID.get(id) : undefined;
}

/** `['query', queryId, ...]` */
export const query: ValueForm = (c, node, at) => {
  const declared = queryById(node[1]);
  if (declared === undefined) return c.fail(at, `the engine has no query ${shown(node[1])}`);
  const slots = phraseSlots(declared.phrases[0] ?? '');
  if (node.length - 2 !== slots.length) {
    return c.fail(at, `the query "${declared.id}" takes ${slots.length} arguments, found ${node.length - 2}`);
  }
  const [a, b] = node.slice(2).map((arg, i) => c.operand(arg, `${at}[${i + 2}]`));
  const { run } = declared;
  if (a === undefined) return (m) => run(m, -1, -1);
  if (b === undefined) return (m, locals) => run(m, read(a, m, locals), -1);
  return (m, locals) => run(m, read(a, m, locals), read(b, m, locals));
};
