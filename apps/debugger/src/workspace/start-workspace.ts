// Puts a workspace, its drafts and the language worker together. Import it lazily: it brings the texts of the packs. Must not
// hold state of its own.
import { openWorkspace } from './open-workspace.js';
import { startLanguageWorker } from './language-client.js';
import { WorkspaceModel, type WorkspaceModelOptions } from './workspace-model.js';
import type { Workspace } from './workspace.js';

/** A started model, its first compilation over, and what a person should know. */
export interface StartedWorkspace {
  readonly model: WorkspaceModel;
  readonly warning: string | undefined;
}

/** Starts the workspace of the page: `served` when a server stands behind it, else the browser's own. Rejects when it cannot be reached. */
export async function startWorkspace(served: Workspace | undefined, folder: string | undefined, told: Pick<WorkspaceModelOptions, 'naming' | 'onChange' | 'onProgram'>): Promise<StartedWorkspace> {
  const { workspace, drafts, besides, folder: usual, warning } = await openWorkspace(served);
  const model = new WorkspaceModel({ workspace, drafts, besides, language: startLanguageWorker(), ...told });
  await model.begin(folder ?? usual);
  return { model, warning };
}
