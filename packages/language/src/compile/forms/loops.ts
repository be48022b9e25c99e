// Bounded repetition: over lists and a number of times. Must not allow a loop without an end.
import { elementOf, UNKNOWN } from '../../check/types.js';
import type { Form, Loop, Statement, Work } from '../work.js';

function inLoop(work: Work, compile: () => void): Loop {
  const outer = work.loop;
  const loop: Loop = { exits: [] };
  work.loop = loop;
  compile();
  work.loop = outer;
  return loop;
}

function leaveLoop(work: Work, loop: Loop): void {
  for (const { pc } of loop.exits) work.code.fill(pc, ['goto', work.code.here]);
}

/** `for each LIST as NAME:`. The list is read once, before the first round. */
export const forEach: Form = {
  id: 'for-each',
  patterns: ['for each {list:each-list} as {name:new-name}', 'for each {list:each-list}'],
  body: 'block',
  usage: 'for each NOUN as NAME:',
  compile(work, statement) {
    const { code } = work;
    const { at } = statement;
    const tree = statement.match.args.get('list');
    const type = tree?.type ?? 'list:thing';
    const element = elementOf(type) ?? UNKNOWN;
    const list = code.slot('', type);
    const index = code.slot('', 'number');
    code.emit(['set', list, work.expr(statement, 'list')], at);
    code.emit(['set', index, 0], at);
    const start = code.hole(at);
    const names = statement.names.inner();
    const item = statement.match.args.has('name') ? work.bind(statement, 'name', element, names) : bindNoun(work, statement, element, names);
    const loop = inLoop(work, () => {
      work.body(statement, names);
    });
    code.emit(['goto', start], at);
    code.fill(start, ['each', list, index, item, code.here]);
    leaveLoop(work, loop);
  },
};

/** Without `as`, the noun itself is the name. */
function bindNoun(work: Work, statement: Statement, element: string, names: Statement['names']): number {
  const tree = statement.match.args.get('list');
  if (tree?.op !== 'select') return work.code.slot('', element);
  const noun = (work.lexicon.types.kind(tree.id)?.singular ?? tree.id).toLowerCase();
  const taken = statement.names.get(noun);
  if (taken !== undefined || work.lexicon.names.get(noun).length > 0) {
    work.complain({
      code: 'D0207',
      title: `the name '${noun}' is taken here`,
      tokens: work.tokensOf(statement, 'list'),
      help: 'give this one another name with `as NAME`',
    });
    return work.code.slot('', element);
  }
  const slot = work.code.slot(noun, element);
  names.bind({ name: noun, type: element, slot, settable: true, token: statement.line.head[0] ?? null });
  return slot;
}

/** `repeat N times:`, `repeat at most N times:`. */
export const repeat: Form = {
  id: 'repeat',
  patterns: ['repeat {count:number} time(s)', 'repeat at most {count:number} time(s)'],
  body: 'block',
  usage: 'repeat N times:',
  compile(work, statement) {
    const { code } = work;
    const { at } = statement;
    const times = code.slot('', 'number');
    const done = code.slot('', 'number');
    code.emit(['set', times, work.expr(statement, 'count')], at);
    code.emit(['set', done, 0], at);
    const start = code.hole(at);
    const loop = inLoop(work, () => {
      work.body(statement);
    });
    code.emit(['set', done, ['+', ['local', done], 1]], at);
    code.emit(['goto', start], at);
    code.fill(start, ['unless', ['<', ['local', done], ['local', times]], code.here]);
    leaveLoop(work, loop);
  },
};

/** `stop repeating`: leaves the innermost `repeat` or `for each`. */
export const stopRepeating: Form = {
  id: 'stop-repeating',
  patterns: ['stop repeating'],
  body: 'none',
  usage: 'stop repeating',
  compile(work, statement) {
    if (work.loop === null) {
      work.complain({
        code: 'D0209',
        title: 'nothing is being repeated here',
        tokens: statement.line.head,
        help: 'use it inside `repeat` or `for each`; `stop` ends the whole effect',
      });
      return;
    }
    work.loop.exits.push({ pc: work.code.hole(statement.at), at: statement.at });
  },
};
