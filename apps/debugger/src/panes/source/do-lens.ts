// Does what a lens in the text offers: tries a card on the bench, runs scenarios. Must not know how either is done.
import type { EditorLens } from '@dradis/elements';
import type { PaneContext } from '../../frame/context.js';
import { layOnBench } from '../bench/bench-state.js';
import { runScenarios } from '../scenarios/scenarios-pane.js';

/** Does it, or says why it cannot be done now. */
export async function doLens(context: PaneContext, path: string, { command, id, scenarios }: EditorLens): Promise<void> {
  const { workspace, notify } = context;
  if (workspace?.sessionPathOf(path) === undefined) {
    notify('This file is in no pack that is played. Choose its pack at the top of the files first.');
    return;
  }
  if (command === 'debug') await layOnBench(context, id);
  else await runScenarios(context, id, new Set(scenarios.flatMap(({ location }) => workspace.sessionPathOf(location.path) ?? [])));
}
