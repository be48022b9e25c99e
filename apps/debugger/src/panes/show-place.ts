// Shows a place of a file of the pack that is played. Must not open files: the workspace does.
import type { PaneContext } from '../frame/context.js';

/** In the editor where there is one; lines count from 1. */
export function showPlace({ workspace, show, notify }: PaneContext, path: string, line: number): void {
  const there = workspace?.pathOf(path);
  if (workspace === undefined || there === undefined) {
    notify(`The file ${path} is not open for reading yet; line ${String(line)} is meant.`);
    return;
  }
  const start = { line: line - 1, character: 0 };
  workspace.show({ path: there, range: { start, end: start } });
  void show('source');
}

/** Listens to `dradis-place` of an element in a pane. */
export function placeListener(context: PaneContext): (event: CustomEvent<{ file: string; line: number }>) => void {
  return ({ detail }) => { showPlace(context, detail.file, detail.line); };
}
