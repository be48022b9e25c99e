// D0621: two things that differ in their id alone. Must not judge things that look alike and do other things.
import type { CompiledAbility, CompiledProgram, CompiledThing } from '@dradis/engine';
import { programText } from '../analysis/arms.js';
import type { Advice, LintContext, LintRule } from '../lint-rule.js';

function textOfProgram(program: CompiledProgram | undefined): string {
  return program === undefined ? '' : programText(program);
}

function abilityText({ title, section, trigger, optional, if: condition, by, program, limit }: CompiledAbility, context: LintContext): unknown {
  return [title, section, trigger, optional, condition, by, limit, textOfProgram(context.program(program ?? ''))];
}

/** All there is of a thing, without its id; things of which this is equal are the same. */
function textOf(thing: CompiledThing, context: LintContext): string {
  const { kind, title, startsIn, copies, values, effects } = thing;
  const variants = typeof copies === 'number' ? [] : copies.map((variant) => variant.values).filter((variant) => Object.keys(variant).length > 0);
  const told = Object.entries(effects).map(([field, id]) => [field, textOfProgram(context.program(id))]);
  return JSON.stringify([kind, title, startsIn, variants, Object.entries(values).sort(), told, context.abilitiesOf(thing).map((ability) => abilityText(ability, context))]);
}

/** The rule. */
export const sameThings: LintRule = {
  page: {
    code: 'D0621',
    title: 'Two cards that are the same',
    text: 'Title, fields, effects and abilities are equal; only the ids differ. Say `copies: 2` instead, so that a correction is made once.',
    wrong: 'things:\n  - { id: fog, kind: card, title: Fog, grows: wheat }\n  - { id: mist, kind: card, title: Fog, grows: wheat }\n',
    right: 'things:\n  - { id: fog, kind: card, title: Fog, grows: wheat, copies: 2 }\n',
  },
  *check(context): Iterable<Advice> {
    const byTitle = new Map<string, CompiledThing[]>();
    for (const thing of context.pack.things) {
      const key = `${thing.kind} ${thing.title}`;
      const peers = byTitle.get(key);
      if (peers === undefined) byTitle.set(key, [thing]);
      else peers.push(thing);
    }
    for (const peers of byTitle.values()) {
      if (peers.length < 2) continue;
      const first = new Map<string, CompiledThing>();
      for (const thing of peers) {
        const text = textOf(thing, context);
        const other = first.get(text);
        if (other === undefined) first.set(text, thing);
        const at = other === undefined ? undefined : context.declared('thing', thing.id);
        if (other === undefined || at === undefined) continue;
        const also = context.declared('thing', other.id);
        yield { at, title: `'${thing.id}' is the same as '${other.id}'`, help: `leave it out, and give '${other.id}' more \`copies\``, ...(also === undefined ? {} : { also: { ...also, label: 'the same' } }) };
      }
    }
  },
};
