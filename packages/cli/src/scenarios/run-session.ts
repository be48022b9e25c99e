// A scenario that was run as a session of the debugger. Must not run scenarios or write files.
import type { CompiledPack } from '@dradis/engine';
import { createSession, type Session, type TreeNode } from '@dradis/session';
import type { PlayableScenario, ScenarioResult } from '@dradis/scenarios';
import { namingOf } from '../explain/naming.js';

function pathsBelow(nodes: readonly TreeNode[], thing: string): string[] {
  return nodes.flatMap(({ path, children }) => [...(path.split('/').at(-2) === thing ? [path] : []), ...pathsBelow(children ?? [], thing)]);
}

/** The last step at which something of a thing was written; undefined when nothing was. */
function lastWrite(session: Session, thing: string): number | undefined {
  const steps = pathsBelow(session.tree(), thing).flatMap((path) => session.provenance(path)?.step ?? []);
  return steps.length === 0 ? undefined : Math.max(...steps);
}

/**
 * The session: the game of the scenario from its position on, with the answers and dice it had. It stands where a level was
 * written last that is not as expected, else where the scenario stopped.
 */
export function runSession(pack: CompiledPack, { failures }: ScenarioResult, playable: PlayableScenario): Session {
  const { players, seed, switches, state, layout, program, file, answers } = playable;
  const session = createSession({ pack, sources: {}, naming: namingOf(pack), players, seed, windows: 'able', switches, begin: { state, layout, program, file } });
  for (const choose of answers) {
    session.run({ until: 'decision', direction: 1 });
    session.answer(choose);
  }
  session.run({ until: 'decision', direction: 1 });
  const [first] = failures;
  const step = first?.level === undefined ? undefined : lastWrite(session, first.level);
  if (step !== undefined) session.goto(step);
  return session;
}
