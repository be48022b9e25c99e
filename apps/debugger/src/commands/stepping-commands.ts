// The commands that move the session. Must not say when they may: the snapshot does.
import { commands } from '@dradis/elements';
import type { Stepping } from '../session/session-store.js';
import type { AppCommand } from './command.js';

const GROUPS = { forwards: 'Forwards', backwards: 'Backwards' } as const;

function stepping(id: Stepping, title: string, hint: string, key: string, group: string): AppCommand {
  return {
    id,
    title,
    hint,
    key,
    group,
    refusal: ({ snapshot }) => (snapshot === undefined ? 'The rules are not loaded yet' : snapshot.refusals[id]),
    run: ({ store }) => store?.command(id),
  };
}

/** Forwards, their twins, and the answer by chance. */
export const steppingCommands: readonly AppCommand[] = [
  ...commands.map(({ id, label, hint, key, group }) => stepping(id, label, hint, key, GROUPS[group])),
  stepping('effect', 'Effect', 'To where the next effect or ability begins', '.', GROUPS.forwards),
  stepping('card', 'Card', 'To where another card, location or character acts', '>', GROUPS.forwards),
  stepping('phase', 'Step of a turn', 'To the next step of a turn', ';', GROUPS.forwards),
  stepping('back-effect', 'Back an effect', 'To where the effect or ability before began', ',', GROUPS.backwards),
  stepping('back-card', 'Back a card', 'To where another one acted before', '<', GROUPS.backwards),
  stepping('back-phase', 'Back a step of a turn', 'To the step of a turn before', ':', GROUPS.backwards),
  stepping('random', 'At random', 'Answer the question by chance; where nobody is asked, go to the next question', 'r', 'Answers'),
];
