// The hints of a stretch of a document, from all that find some. Must not find any itself.
import type { Project } from '../project.js';
import type { InlayHint } from '../protocol.js';
import { placeOf, type Stretch } from '../text-range.js';
import { checkHints } from './check-hints.js';
import { effectHints } from './effect-hints.js';
import { titleHints } from './title-hints.js';

/** What a stretch of a document leaves unsaid, in order; none where it says everything itself. */
export function inlayHintsIn(project: Project, path: string, { start, end }: Stretch): InlayHint[] {
  const file = project.file(path);
  if (file === undefined) return [];
  return [...effectHints(project, path), ...checkHints(project, path), ...titleHints(project, path)]
    .filter(({ at }) => at >= start && at <= end)
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...hint }) => ({ position: placeOf(file, at), ...hint }));
}
