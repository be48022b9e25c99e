// Why a command cannot be given where the session stands. Must not give it.
import type { Position } from '@dradis/session';
import type { Stepping } from './session-store.js';

const FORWARDS: readonly Stepping[] = ['into', 'over', 'out', 'effect', 'card', 'decision', 'phase', 'turn', 'end'];
const BACKWARDS: readonly Stepping[] = ['back-into', 'back-over', 'back-out', 'back-effect', 'back-card', 'back-decision', 'back-phase', 'back-turn', 'start'];

/** Reasons by command; a command that is not named can be given. `answered`: whether the question that waits has a recorded answer. */
export function refusalsAt(position: Position | undefined, answered: boolean): Partial<Record<Stepping, string>> {
  const refuse = (commands: readonly Stepping[], reason: string): [Stepping, string][] => commands.map((command) => [command, reason]);
  if (position === undefined) return Object.fromEntries(refuse([...FORWARDS, ...BACKWARDS, 'random'], 'No game runs; start one'));
  const out: [Stepping, string][] = [];
  if (position.step === 0) out.push(...refuse(BACKWARDS, 'This is the beginning'));
  if (position.ended) out.push(...refuse([...FORWARDS, 'random'], 'The game is over'));
  else if (position.waiting && !answered) out.push(...refuse(FORWARDS, 'A question waits; answer it, or answer at random'));
  return Object.fromEntries(out);
}
