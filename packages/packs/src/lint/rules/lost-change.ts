// D0630: what answers to an event may change, and nobody looks at. Must not judge events of which nothing can be changed.
import type { CompiledProgram, Instr } from '@dradis/engine';
import { liveAfter } from '../analysis/live-slots.js';
import type { Advice, LintRule } from '../lint-rule.js';

/** An event that a program announces, and what becomes of each participant that comes back. */
interface Announcement {
  readonly pc: number;
  readonly event: string;
  readonly back: readonly ('read' | 'unread' | 'nowhere')[];
}

const known = new WeakMap<readonly Instr[], readonly Announcement[]>();

function announcementsIn(program: CompiledProgram): readonly Announcement[] {
  const before = known.get(program.code);
  if (before !== undefined) return before;
  const live = program.code.some(([op]) => op === 'announce') ? liveAfter(program) : [];
  const found = program.code.flatMap((instr, pc): Announcement[] => {
    if (instr[0] !== 'announce') return [];
    return [{ pc, event: instr[1], back: instr[3].map((slot) => (slot < 0 ? 'nowhere' : live[pc]?.has(slot) === true ? 'read' : 'unread')) }];
  });
  known.set(program.code, found);
  return found;
}

/** The rule. */
export const lostChange: LintRule = {
  page: {
    code: 'D0630',
    title: 'A change that is lost',
    text: 'Whoever answers the event may change this participant, as its declaration says. Here it is no name of the effect, or a name that nothing reads afterwards: what the answers make of it changes nothing.',
    wrong: 'let amount be 2\nannounce a resource is lost (crop = wheat, amount = amount)\nset level of wheat to level of wheat - 2\n',
    right: 'let amount be 2\nannounce a resource is lost (crop = wheat, amount = amount)\nset level of wheat to level of wheat - amount\n',
  },
  *check({ pack, placeOf }): Iterable<Advice> {
    const events = new Map(pack.events.map((event) => [event.id, event]));
    for (const program of pack.programs) {
      for (const { pc, event, back } of announcementsIn(program)) {
        for (const [index, { id, changes }] of (events.get(event)?.gives ?? []).entries()) {
          const given = back[index] ?? 'nowhere';
          const at = changes && given !== 'read' ? placeOf(program, pc) : undefined;
          if (at !== undefined) yield { at, title: `answers may change '${id}', and nothing here reads it afterwards`, help: given === 'unread' ? 'use it below, in place of what it was made from' : 'write `let NAME be …` above, give the name, and use it below' };
        }
      }
    }
  },
};
