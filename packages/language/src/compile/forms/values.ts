// Names and values: `let`, `count`, `set`, `give back`. Must not compile questions.
import type { LanguageCode } from '../../codes/language-code.js';
import type { Node } from '../../match/node.js';
import type { Form, Statement, Work } from '../work.js';

/** `let NAME be EXPR`. A tally is read once, as its number. */
export const letBe: Form = {
  id: 'let',
  patterns: ['let {name:new-name} be {value:any}'],
  body: 'none',
  usage: 'let NAME be VALUE',
  compile(work, statement) {
    const value = work.expr(statement, 'value');
    const type = statement.match.args.get('value')?.type ?? 'number';
    const slot = work.bind(statement, 'name', type === 'none' ? 'thing:thing' : type);
    work.code.emit(['set', slot, value], statement.at);
  },
};

/** `count EXPR as NAME`: a number that keeps its contributions. */
export const count: Form = {
  id: 'count',
  patterns: ['count {base:number} as {name:new-name}'],
  body: 'none',
  usage: 'count NUMBER as NAME',
  compile(work, statement) {
    const base = work.expr(statement, 'base');
    work.code.emit(['tally', work.bind(statement, 'name', 'tally'), base], statement.at);
  },
};

/** `set LVALUE to EXPR`. */
export const setTo: Form = {
  id: 'set',
  patterns: ['set {target:target} to {value:assigned}'],
  body: 'none',
  usage: 'set NAME to VALUE',
  compile(work, statement) {
    const target = statement.match.args.get('target');
    if (target === undefined) return;
    const value = work.expr(statement, 'value');
    if (target.op === 'global') work.code.emit(['set-global', target.id, value], statement.at);
    else if (target.op === 'attr') setAttribute(work, statement, target, value);
    else setLocal(work, statement, target, value);
  },
};

type Value = ReturnType<Work['expr']>;

function setAttribute(work: Work, statement: Statement, target: Node, value: Value): void {
  const entry = work.lexicon.vocabulary.attributes.find(({ id }) => id === target.id);
  if (entry?.settable === false) refuse(work, statement, 'D0212', `'${entry.words}' is fixed by the content`, 'set an attribute that is not `fixed`');
  const [owner] = target.args;
  if (owner !== undefined) work.code.emit(['set-attr', target.id, work.lower(owner), value], statement.at);
}

function setLocal(work: Work, statement: Statement, target: Node, value: Value): void {
  const binding = statement.names.get(target.id);
  if (binding?.settable === false) {
    refuse(work, statement, 'D0233', `'${target.id}' cannot be changed here`, 'use `let NAME be VALUE` for a name of your own');
  } else if (target.type === 'tally') {
    refuse(work, statement, 'D0234', `'${target.id}' keeps its contributions, so it is not set`, 'add to it or subtract from it');
  }
  work.code.emit(['set', Number(target.value), value], statement.at);
}

function refuse(work: Work, statement: Statement, code: LanguageCode, title: string, help: string): void {
  work.complain({ code, title, tokens: work.tokensOf(statement, 'target'), help });
}

/** `give back EXPR`. */
export const giveBack: Form = {
  id: 'give-back',
  patterns: ['give back {value:returned}'],
  body: 'none',
  usage: 'give back VALUE',
  compile(work, statement) {
    if (work.scope.returns === null) {
      work.complain({
        code: 'D0210',
        title: 'nothing can be given back here',
        tokens: statement.line.head,
        help: 'use `stop`, or declare what the procedure `returns`',
      });
    }
    work.code.emit(['return', work.expr(statement, 'value')], statement.at);
  },
};
