// Plays a scenario again as a session of its own. Must not run scenarios, nor show one.
import { createSession, type Session, type TreeNode } from '@dradis/session';
import type { PlayableScenario, ScenarioResult } from '@dradis/scenarios';

/** What is to be played, and what it came to. */
export interface PlayedScenario {
  readonly title: string;
  /** `onward`: what was under way in its position goes on when its statements are done. */
  readonly playable: PlayableScenario & { readonly onward?: boolean };
  readonly failures: ScenarioResult['failures'];
}

/** The paths of the state tree at which something of a thing stands. */
function pathsOf(nodes: readonly TreeNode[], thing: string): string[] {
  return nodes.flatMap(({ path, children }) => [...(path.split('/').at(-2) === thing ? [path] : []), ...pathsOf(children ?? [], thing)]);
}

/** The step at which something of a thing was written last; undefined when nothing was. */
function lastWrite(session: Session, thing: string): number | undefined {
  const steps = pathsOf(session.tree(), thing).flatMap((path) => session.provenance(path)?.step ?? []);
  return steps.length === 0 ? undefined : Math.max(...steps);
}

/**
 * The game of the scenario from its position on, with the answers and dice it had. It stands at the beginning; or where it failed:
 * where a level that is not as expected was written last, else where the scenario stopped.
 */
export function playScenario(loaded: Omit<Parameters<typeof createSession>[0], 'players' | 'seed'>, { playable, failures }: PlayedScenario): Session {
  const { players, seed, switches, answers, state, layout, program, file, onward = false } = playable;
  const session = createSession({ ...loaded, players, seed, windows: 'able', switches, begin: { state, layout, program, file, ...(onward ? { onward } : {}) } });
  for (const choose of answers) {
    session.run({ until: 'decision', direction: 1 });
    session.answer(choose);
  }
  session.run({ until: 'decision', direction: 1 });
  const [first] = failures;
  if (first === undefined) session.goto(0);
  else {
    const step = first.level === undefined ? undefined : lastWrite(session, first.level);
    if (step !== undefined) session.goto(step);
  }
  return session;
}
