// Decisions by yes or no and by named options. Must not compile choices of things.
import { sayLines } from '../../format/spacing.js';
import type { AskOption, Band, Expr } from '../../program.js';
import type { Form, Statement, Work } from '../work.js';

/** `P may:` with its `otherwise`. */
export const may: Form = {
  id: 'may',
  patterns: ['{who:player} may'],
  body: 'block',
  usage: 'PLAYER may:',
  chains: true,
  compile(work, statement) {
    const { code } = work;
    const { at } = statement;
    const slot = code.slot('', 'condition');
    const player = work.expr(statement, 'who');
    const ask = code.hole(at);
    const skip = code.hole(at);
    work.body(statement);
    // The words of the question are those of the statements, in their canonical spelling: known once they are compiled.
    const prompt = sayLines(work.linesOf(statement.line), work.spelling);
    code.fill(ask, ['ask', { form: 'may', player, from: null, min: 0, max: 1, slot, optional: true, prompt, purpose: null }]);
    const [first, ...others] = statement.otherwise;
    const end = first === undefined ? null : code.hole(at);
    code.fill(skip, ['unless', ['local', slot], code.here]);
    if (first === undefined || end === null) return;
    const otherwise = work.match(first, statement.names);
    const target = otherwise?.match.end.target;
    if (otherwise !== null && target?.sort === 'form' && target.form.id === 'otherwise-if') {
      work.complain({ code: 'D0230', title: "'may' has a plain 'otherwise' only", tokens: first.head, help: 'put the `if` inside `otherwise:`' });
    }
    if (otherwise !== null) work.body(otherwise);
    for (const line of others) {
      // Told at the first of them; what hangs on the others is still checked.
      const further = work.match(line, statement.names);
      if (further !== null) work.body(further);
    }
    code.fill(end, ['goto', code.here]);
  },
};

/** `P chooses:` with `either` and `or`. */
export const options: Form = {
  id: 'options',
  patterns: ['{who:player} chooses/choose', 'choose'],
  body: 'options',
  usage: 'PLAYER chooses:',
  compile(work, statement) {
    const { code } = work;
    const { at } = statement;
    const player = chooser(work, statement);
    const branches = work.linesOf(statement.line).flatMap((line, index) => {
      const found = work.match(line, statement.names);
      return found === null || !isOption(work, found, index) ? [] : [found];
    });
    const slot = code.slot('', 'number');
    const conditions = branches.map((branch) => (branch.match.args.has('test') ? work.expr(branch, 'test') : null));
    const question = code.hole(at);
    const table = code.hole(at);
    const bands: Band[] = [];
    const ends: number[] = [];
    for (const [index, branch] of branches.entries()) {
      bands.push([index, index, code.here]);
      work.body(branch);
      ends.push(code.hole(branch.at));
    }
    const offered = branches.map((branch, index): AskOption => ({ label: labelOf(work, branch), when: conditions[index] ?? null, hint: null }));
    const ask = { form: 'option', player, from: null, min: 1, max: 1, slot, optional: false, options: offered, prompt: 'choose', purpose: null } as const;
    code.fill(question, ['ask', ask]);
    code.fill(table, ['bands', ['local', slot], bands, code.here]);
    for (const pc of ends) code.fill(pc, ['goto', code.here]);
  },
};

/** The player who chooses: without one before `choose`, it is you. */
export function chooser(work: Work, statement: Statement): Expr {
  if (statement.match.args.has('who')) return work.expr(statement, 'who');
  const you = statement.names.get('you');
  if (you !== undefined) return ['local', you.slot];
  work.complain({
    code: 'D0235',
    title: 'it is not said who chooses',
    tokens: statement.line.head.slice(0, 1),
    help: 'name the player: `current player chooses ...`',
  });
  return null;
}

function isOption(work: Work, statement: Statement, index: number): boolean {
  const { target } = statement.match.end;
  const id = target.sort === 'form' ? target.form.id : '';
  const wanted = index === 0 ? 'either' : 'or';
  if (id === wanted) return true;
  const known = id === 'either' || id === 'or';
  work.complain({
    code: 'D0218',
    title: known ? `the ${index === 0 ? 'first option begins' : 'further options begin'} with '${wanted}'` : `only 'either' and 'or' can stand here`,
    tokens: statement.line.head.slice(0, 1),
    help: index === 0 ? 'write `either: ...` and then `or: ...`' : 'write `or: ...`',
  });
  return known;
}

function labelOf(work: Work, branch: Statement): string {
  const quoted = branch.match.args.get('label')?.value;
  return typeof quoted === 'string' ? quoted : sayLines(work.linesOf(branch.line), work.spelling);
}

function option(word: 'either' | 'or'): Form {
  return {
    id: word,
    patterns: [word, `${word} {label:quoted}`, `${word} if {test:condition}`, `${word} {label:quoted} if {test:condition}`],
    body: 'block',
    usage: `${word}:`,
    compile(work, statement) {
      work.complain({
        code: 'D0237',
        title: `'${word}' is an option of no choice`,
        tokens: statement.line.head.slice(0, 1),
        help: 'put it inside `PLAYER chooses:`',
      });
      work.body(statement);
    },
  };
}

/** `either:`. */
export const either = option('either');
/** `or:`. */
export const or = option('or');
