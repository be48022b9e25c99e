// Choices of things and numbers, by players and by chance. Must not compile options or yes-or-no.
import { isList, kindOf } from '../../check/types.js';
import { sayTokens } from '../../format/spacing.js';
import type { Ask, Expr } from '../../program.js';
import type { TypeTag } from '../../vocabulary.js';
import type { Form, Statement, Work } from '../work.js';
import { chooser } from './decisions.js';

function choice(id: string, patterns: readonly string[], optional: boolean, usage: string): Form {
  return {
    id,
    patterns: patterns.flatMap((pattern) => [pattern, `${pattern} {tail:ask-tail}`]),
    body: 'none',
    usage,
    compile(work, statement) {
      const ask = askOf(work, statement, optional);
      if (ask !== null) work.code.emit(['ask', ask], statement.at);
    },
  };
}

function askOf(work: Work, statement: Statement, optional: boolean): Ask | null {
  const selection = statement.match.args.get('what');
  if (selection === undefined) return null;
  const player = chooser(work, statement);
  const [from, least, most] = selection.args;
  const candidates: Expr = from === undefined || from.op === 'absent' ? null : work.lower(from);
  const form = selection.value === 'one' || selection.value === 'some' ? selection.value : 'number';
  const tail = tailOf(work, statement);
  const max: Expr = most === undefined || most.op === 'absent' ? ['count', candidates] : work.lower(most);
  const min: Expr = least === undefined || (optional && form === 'one') ? 0 : work.lower(least);
  const slot = work.bind(statement, 'name', selection.type);
  const wanted = tail.purpose === null ? sayTokens(work.tokensOf(statement, 'what'), work.spelling) : `${noun(work, selection.type)} to ${tail.purpose}`;
  const prompt = `choose ${wanted}`;
  return { form, player, from: candidates, min, max, slot, optional, prompt, ...tail };
}

/** What is chosen, for a question that says what for: the clauses that narrow it down are seen in the options. */
function noun(work: Work, type: TypeTag): string {
  if (type === 'ability') return 'an action';
  if (!isList(type)) return work.lexicon.types.describe(type);
  return work.lexicon.types.kind(kindOf(type))?.plural ?? 'actions';
}

function tailOf(work: Work, statement: Statement): Pick<Ask, 'purpose' | 'allowed'> {
  const parts = statement.match.args.get('tail')?.args ?? [];
  const purpose = parts.find(({ op }) => op === 'text')?.value;
  const act = parts.find(({ op }) => op === 'allowed');
  const said = { purpose: typeof purpose === 'string' ? purpose : null };
  if (act === undefined) return said;
  const selection = statement.match.args.get('what');
  const list = selection?.type ?? 'thing:thing';
  const slot = work.code.slot('', list.replace(/^list:(?!ability$)/, 'thing:').replace(/^list:/, ''));
  const args = act.args.map((arg) => work.lower(arg, { candidate: slot, it: slot }));
  return { ...said, allowed: { act: act.id, args, slot } };
}

/** `P chooses a NP as NAME` and the other amounts. */
export const chooses = choice(
  'choose',
  ['{who:player} chooses/choose {what:selection} as {name:new-name}', 'choose {what:selection} as {name:new-name}'],
  false,
  'PLAYER chooses a NOUN as NAME',
);

/** `P may choose a NP as NAME`: nothing may be chosen. */
export const mayChoose = choice(
  'may-choose',
  ['{who:player} may choose {what:selection} as {name:new-name}'],
  true,
  'PLAYER may choose a NOUN as NAME',
);

/** `pick a NP at random as NAME`. */
export const pick: Form = {
  id: 'pick',
  patterns: ['pick {what:selection} at random as {name:new-name}'],
  body: 'none',
  usage: 'pick a NOUN at random as NAME',
  compile(work, statement) {
    const selection = statement.match.args.get('what');
    const [from, least, most] = selection?.args ?? [];
    if (selection === undefined || from === undefined || least === undefined) return;
    const exact = selection.value === 'one' || (selection.value === 'some' && least === most);
    if (!exact) {
      work.complain({
        code: 'D0228',
        title: 'chance picks one thing or an exact number of things',
        tokens: work.tokensOf(statement, 'what'),
        help: 'write `pick a NOUN at random` or `pick 2 NOUNS at random`',
      });
    }
    const list = work.lower(from);
    const count = work.lower(least);
    const slot = work.bind(statement, 'name', selection.type);
    work.code.emit(['pick', slot, list, count, selection.value === 'one'], statement.at);
  },
};
