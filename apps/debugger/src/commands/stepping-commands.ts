// The commands that move the session. Must not say when they may: the snapshot does.
import { commands } from '@dradis/elements';
import { type Stepping } from '../session/session-store.js';
import { type AppCommand } from './command.js';

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
  stepping('random', 'At random', 'Answer the question by chance; where nobody is asked, go to the next question', 'r', 'Answers'),
];
