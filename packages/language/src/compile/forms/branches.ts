// `if`, `otherwise if`, `otherwise`. Must not compile decisions of players.
import type { Line } from '../../syntax/line.js';
import type { Form, Statement, Work } from '../work.js';

const HELP = 'put it directly below an `if`, `may` or a table of numbers, at the same indentation';

/** `if COND:` with its `otherwise` lines. */
export const branch: Form = {
  id: 'if',
  patterns: ['if {test:condition}'],
  body: 'block',
  usage: 'if CONDITION:',
  chains: true,
  compile(work, statement) {
    const ends: { pc: number; at: Statement['at'] }[] = [];
    compileBranch(work, statement, statement.otherwise, ends);
    for (const { pc } of ends) work.code.fill(pc, ['goto', work.code.here]);
  },
};

function compileBranch(work: Work, statement: Statement, rest: readonly Line[], ends: { pc: number; at: Statement['at'] }[]): void {
  const test = work.expr(statement, 'test');
  const skip = work.code.hole(statement.at);
  work.body(statement);
  const [next, ...others] = rest;
  if (next !== undefined) ends.push({ pc: work.code.hole(statement.at), at: statement.at });
  work.code.fill(skip, ['unless', test, work.code.here]);
  if (next === undefined) return;
  const otherwise = work.match(next, statement.names);
  if (otherwise === null) {
    for (const line of others) work.match(line, statement.names);
    return;
  }
  const target = otherwise.match.end.target;
  if (target.sort === 'form' && target.form.id === 'otherwise-if') compileBranch(work, otherwise, others, ends);
  else work.body(otherwise);
}

function misplaced(work: Work, statement: Statement): void {
  const tokens = statement.line.head.slice(0, 1);
  work.complain({ code: 'D0208', title: "'otherwise' belongs to no statement above it", tokens, help: HELP });
  work.body(statement);
}

/** `otherwise if COND:`; compiled by the `if` it follows. */
export const otherwiseIf: Form = {
  id: 'otherwise-if',
  patterns: ['otherwise if {test:condition}'],
  body: 'block',
  usage: 'otherwise if CONDITION:',
  compile: misplaced,
};

/** `otherwise:`; compiled by what it follows. */
export const otherwise: Form = {
  id: 'otherwise',
  patterns: ['otherwise'],
  body: 'block',
  usage: 'otherwise:',
  compile: misplaced,
};
