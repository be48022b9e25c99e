// Binding of new names: one slot each, never hiding another. Must not match.
import { UNKNOWN } from '../check/types.js';
import type { Names } from '../check/names.js';
import type { TypeTag } from '../vocabulary.js';
import type { Statement, Work } from './work.js';

/** Whether a name of one type may be given a value of another again. */
function rebinds(work: Work, type: TypeTag, known: TypeTag): boolean {
  const fit = work.lexicon.types.fit(type, known)?.fit;
  return type !== 'tally' && (fit === 'same' || fit === 'narrow');
}

/** Binds the name that stands in a slot of a statement, or gives a name of that type a new value; a name taken by
 * something else is reported and its slot has no name. */
export function bindName(work: Work, statement: Statement, slot: string, type: TypeTag, names: Names): number {
  const tree = statement.match.args.get(slot);
  const name = typeof tree?.value === 'string' ? tree.value : '';
  const tokens = work.tokensOf(statement, slot);
  const taken = names.get(name);
  if (taken !== undefined && taken.settable && taken.type !== UNKNOWN && rebinds(work, type, taken.type)) return taken.slot;
  if (taken !== undefined) {
    if (taken.type !== UNKNOWN) {
      work.complain({
        code: 'D0207',
        title: `the name '${name}' is taken here`,
        tokens,
        help: taken.token === null ? 'choose another name' : `choose another name, or change the first with \`set ${name} to ...\``,
        ...(taken.token === null ? {} : { related: { token: taken.token, label: 'taken here' } }),
      });
    }
    return work.code.slot('', type);
  }
  const clash = work.lexicon.names.get(name).find(({ sort }) => sort === 'entity' || sort === 'variable');
  if (clash !== undefined) {
    const what = clash.sort === 'entity' ? work.lexicon.types.describe(`thing:${clash.kind}`) : 'a value of the game';
    work.complain({ code: 'D0229', title: `'${name}' is ${what} already`, tokens, help: 'choose a name that the game does not use' });
    const unknown = work.code.slot('', UNKNOWN);
    return unknown;
  }
  const made = work.code.slot(name, type);
  names.bind({ name, type, slot: made, settable: true, token: tokens[0] ?? null });
  return made;
}
