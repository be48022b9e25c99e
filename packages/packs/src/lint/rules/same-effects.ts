// D0619: effects of one card that say the same. Must not judge those that do nothing: a card is begun with them.
import type { CompiledProgram } from '@dradis/engine';
import { isIdle, programText } from '../analysis/arms.js';
import type { Advice, LintRule } from '../lint-rule.js';

/** Whether it does something rather than giving an answer, such as who chooses. */
function isEffect({ code }: CompiledProgram): boolean {
  return code.every((instr) => instr[0] !== 'return' || instr[1] === null);
}

function whole({ code }: CompiledProgram): { readonly from: number; readonly to: number } {
  return { from: 0, to: code.length };
}

/** The rule. */
export const sameEffects: LintRule = {
  page: {
    code: 'D0619',
    title: 'Two effects of a card that are the same',
    text: 'Two effects of one card do the same, such as what happens when a check is passed and when it is failed. Then what decides between them decides nothing.',
    wrong: 'kinds:\n  - id: trial\n    fields: { won: effect, lost: effect }\nthings:\n  - id: long-trial\n    kind: trial\n    won: gain 1 wheat\n    lost: gain 1 wheat\n',
    right: 'kinds:\n  - id: trial\n    fields: { won: effect, lost: effect }\nthings:\n  - id: long-trial\n    kind: trial\n    won: gain 1 wheat\n    lost: lose 1 wheat\n',
  },
  *check({ pack, declared, placeOf, program }): Iterable<Advice> {
    for (const thing of pack.things) {
      const at = declared('thing', thing.id);
      if (at === undefined) continue;
      const effects = Object.entries(thing.effects).flatMap(([field, id]) => {
        const found = program(id);
        return found !== undefined && isEffect(found) ? [{ field, program: found }] : [];
      });
      const seen = new Map<string, { readonly field: string; readonly program: CompiledProgram }>();
      for (const each of effects) {
        if (isIdle(each.program, whole(each.program))) continue;
        const text = programText(each.program);
        const first = seen.get(text);
        if (first === undefined) {
          seen.set(text, each);
          continue;
        }
        const other = placeOf(first.program, 0);
        yield { at: placeOf(each.program, 0) ?? at, title: `\`${each.field}\` of '${thing.id}' does the same as \`${first.field}\``, help: 'correct one of them', ...(other === undefined ? {} : { also: { ...other, label: `\`${first.field}\`` } }) };
      }
    }
  },
};
