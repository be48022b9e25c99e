// D0631: a part of a condition that the parts before it have settled. Must not look at other statements.
import type { Expr } from '@dradis/engine';
import { decide, learn, NOTHING_KNOWN } from '../analysis/known.js';
import { remember } from '../analysis/remember.js';
import { operations } from '../analysis/walk.js';
import { eachProgram, type Advice, type LintRule } from '../lint-rule.js';

/** Whether some part of an `and` or `or` inside it says nothing new. */
function saysTwice(value: unknown): boolean {
  return typeof value === 'object' && value !== null && says(value);
}

const says = remember((value: object): boolean =>
  operations(value).some((operation) => {
    const [op, ...parts] = operation as unknown as readonly [string, ...Expr[]];
    if (op !== 'and' && op !== 'or') return false;
    let light = NOTHING_KNOWN;
    for (const part of parts) {
      if (decide(part, light) === (op === 'and') && decide(part, NOTHING_KNOWN) === undefined) return true;
      light = learn(part, op === 'and', light);
    }
    return false;
  }),
);

const SAID = { title: 'one part of this condition follows from another', help: 'leave it out, or correct it: perhaps another name or number was meant' };

const ofPrograms = eachProgram(function* ({ code }) {
  for (const [pc, instr] of code.entries()) if (saysTwice(instr)) yield { pc, ...SAID };
});

/** The rule. */
export const repeatedCondition: LintRule = {
  page: {
    code: 'D0631',
    title: 'A condition that says the same twice',
    text: 'One part of an `and` or `or` is settled once the parts before it are, so it decides nothing. Often it was copied and a name or number in it was to be changed.',
    wrong: 'if level of wheat is at least 3 and level of wheat is at least 2: gain 1 wheat\n',
    right: 'if level of wheat is at least 3 and level of barley is at least 2: gain 1 wheat\n',
  },
  *check(context): Iterable<Advice> {
    yield* ofPrograms(context);
    for (const definition of context.pack.definitions) {
      const at = saysTwice(definition.expr) ? context.definitionPlace(definition) : undefined;
      if (at !== undefined) yield { at, ...SAID };
    }
    for (const ability of context.pack.abilities) {
      const at = saysTwice(ability.if) ? context.abilityPlace(ability) : undefined;
      if (at !== undefined) yield { at, ...SAID };
    }
  },
};
