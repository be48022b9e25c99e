// The rulings a pack cites. Must not judge whether they exist: they are kept outside the pack.
import type { Project } from './project.js';
import { roleOfDocument } from './shape-walk.js';
import { shapeWalk } from './uses.js';

/** Ids of all rulings cited anywhere, in order. */
export function citedRulings(project: Project): string[] {
  const walk = shapeWalk(project);
  const cited = new Set<string>();
  for (const [path, { root, role }] of project.result.documents) {
    if (root === undefined) continue;
    walk.visit(roleOfDocument(path, root, role), root, {
      scalar: ({ value }, shape) => {
        if (shape['names'] === 'ruling' && typeof value === 'string') cited.add(value);
      },
    });
  }
  return [...cited].sort();
}
