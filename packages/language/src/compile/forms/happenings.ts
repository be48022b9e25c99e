// Events, quantities, effects of things, abilities, and the ways to end. Must not compile questions or values.
import type { Node } from '../../match/node.js';
import type { Form, Statement, Work } from '../work.js';

/** `announce EVENT (a = X)`. Changed participants given as plain names are copied back. */
export const announce: Form = {
  id: 'announce',
  patterns: ['announce {event:event}'],
  body: 'none',
  usage: 'announce EVENT (NAME = VALUE)',
  compile(work, statement) {
    const event = statement.match.args.get('event');
    if (event === undefined) return;
    const gives = work.lexicon.vocabulary.events.find(({ id }) => id === event.id)?.gives ?? [];
    const back = gives.map(({ changes }, index) => (changes === true ? settableSlot(statement, event.args[index]) : -1));
    work.code.emit(['announce', event.id, event.args.map((arg) => work.lower(arg)), back], statement.at);
  },
};

function settableSlot(statement: Statement, given: Node | undefined): number {
  if (given?.op !== 'local') return -1;
  return statement.names.get(given.id)?.settable === false ? -1 : Number(given.value);
}

/** `apply QUANTITY to TALLY (a = X)`. */
export const apply: Form = {
  id: 'apply',
  patterns: ['apply {quantity:quantity} to {tally:tally} {args:quantity-arguments}'],
  body: 'none',
  usage: 'apply QUANTITY to TALLY (NAME = VALUE)',
  compile(work, statement) {
    const id = statement.match.args.get('quantity')?.id ?? '';
    const args = statement.match.args.get('args')?.args ?? [];
    work.code.emit(['apply', id, work.expr(statement, 'tally'), args.map((arg) => work.lower(arg))], statement.at);
  },
};

const RESOLVED = 'resolve (the) {field:field} (effect) of {thing:field-owner}';
const RESOLVED_BY = '{who:player} resolves/resolve (the) {field:field} (effect) of {thing:field-owner}';

/** `resolve FIELD of X`, `P resolves FIELD of X`; with `as NAME` where the effect gives something back. */
export const resolveField: Form = {
  id: 'resolve',
  patterns: [RESOLVED, `${RESOLVED} as {name:new-name}`, RESOLVED_BY, `${RESOLVED_BY} as {name:new-name}`],
  body: 'none',
  usage: 'resolve FIELD of THING',
  compile(work, statement) {
    const owner = statement.match.args.get('thing');
    const [thing] = owner?.args ?? [];
    if (owner === undefined || thing === undefined) return;
    const given = work.lexicon.vocabulary.effectFields.find(({ id }) => id === owner.id)?.returns ?? null;
    const source = work.lower(thing);
    const you = statement.match.args.has('who') ? work.expr(statement, 'who') : null;
    const named = statement.match.args.has('name');
    if (named && given === null) {
      work.complain({ code: 'D0232', title: 'this effect gives nothing back', tokens: work.tokensOf(statement, 'name'), help: 'leave out `as NAME`' });
    }
    const slot = named ? work.bind(statement, 'name', given ?? 'unknown') : -1;
    work.code.emit(['resolve-field', owner.id, source, slot, you], statement.at);
  },
};

/** `resolve this ability`. */
export const resolveAbility: Form = {
  id: 'resolve-ability',
  patterns: ['resolve this ability'],
  body: 'none',
  usage: 'resolve this ability',
  compile(work, statement) {
    if (!work.scope.onUse) {
      work.complain({
        code: 'D0211',
        title: 'no ability is being used here',
        tokens: statement.line.head,
        help: 'this belongs to the `on-use` of a kind',
      });
    }
    work.code.emit(['resolve-ability'], statement.at);
  },
};

/** `P uses ABILITY`. */
export const uses: Form = {
  id: 'use',
  patterns: ['{who:player} uses/use {ability:ability}'],
  body: 'none',
  usage: 'PLAYER uses ABILITY',
  compile(work, statement) {
    work.code.emit(['use', work.expr(statement, 'ability'), work.expr(statement, 'who')], statement.at);
  },
};

/** `end the game with OUTCOME`. */
export const endGame: Form = {
  id: 'end',
  patterns: ['end the game with {outcome:thing}'],
  body: 'none',
  usage: 'end the game with OUTCOME',
  compile(work, statement) {
    work.code.emit(['end', work.expr(statement, 'outcome')], statement.at);
  },
};

/** `leave PROCEDURE`. */
export const leave: Form = {
  id: 'leave',
  patterns: ['leave {procedure:procedure}'],
  body: 'none',
  usage: 'leave PROCEDURE',
  compile(work, statement) {
    work.code.emit(['leave', statement.match.args.get('procedure')?.id ?? ''], statement.at);
  },
};

function plain(id: string, words: string, emit: (work: Work, at: Statement['at']) => void): Form {
  return {
    id,
    patterns: [words],
    body: 'none',
    usage: words,
    compile(work, { at }) {
      emit(work, at);
    },
  };
}

/** `stop`: ends the effect or procedure. */
export const stop = plain('stop', 'stop', (work, at) => work.code.emit(['return', null], at));
/** `nothing`: says that nothing happens. */
export const nothing = plain('nothing', 'nothing', (work, at) => work.code.emit(['nothing'], at));
