// D0607: an ability that sets itself off. Must not judge abilities that ask a player, who can say no.
import { type CompiledProgram } from '@dradis/engine';
import { type Advice, type LintContext, type LintRule } from '../lint-rule.js';

/** The events that a program may announce, by itself or through the procedures it calls. */
function announced(program: CompiledProgram | undefined, context: LintContext, seen: Set<string>): Set<string> {
  const events = new Set<string>();
  if (program === undefined || seen.has(program.id)) return events;
  seen.add(program.id);
  for (const instr of program.code) {
    if (instr[0] === 'announce') events.add(instr[1]);
    if (instr[0] === 'call') for (const event of announced(context.program(instr[1]), context, seen)) events.add(event);
  }
  return events;
}

/** The rule. */
export const ownEvent: LintRule = {
  page: {
    code: 'D0607',
    title: 'An ability that can set itself off',
    text: 'What the ability does announces the event it waits for, it has no condition and no limit, and nobody is asked. It would go on until the game is stopped.',
    wrong: 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - when: a resource is lost\n        does: lose 1 wheat\n',
    right: 'kinds:\n  - id: charm\n    live: { abilities: {} }\nthings:\n  - id: amulet\n    kind: charm\n    abilities:\n      - when: a resource is lost\n        limit: once per turn\n        does: lose 1 wheat\n',
  },
  *check(context): Iterable<Advice> {
    for (const ability of context.pack.abilities) {
      const { trigger, limit, optional, program } = ability;
      if (!('event' in trigger) || limit !== null || optional || program === null || (ability.if !== null && ability.if !== true)) continue;
      if (!announced(context.program(program), context, new Set()).has(trigger.event)) continue;
      const at = context.abilityPlace(ability);
      if (at !== undefined) yield { at, title: 'this ability can set itself off again and again', help: 'add `limit:` or `if:`' };
    }
  },
};
