// What can be done with the things a document declares, and with its scenarios. Must not do it.
import { type MapNode, type PackNode } from '@dradis/packs';
import { isScenario, type Project } from './project.js';
import { type CodeLens } from './protocol.js';
import { rangeOf } from './text-range.js';

type Covering = CodeLens['scenarios'][number];

/** The lenses of a document, in order: each thing can be tried, and tested where scenarios cover it; each scenario can be run. */
export function codeLensesOf(project: Project, path: string): CodeLens[] {
  const file = project.file(path);
  if (file === undefined) return [];
  if (isScenario(path)) return scenariosIn(project, path).map(({ title, location }) => ({ range: location.range, command: 'test', id: title, scenarios: [{ title, location }] }));
  const covering = coveringScenarios(project);
  return project.result.outline
    .filter(({ what, place }) => what === 'thing' && place.file.path === path)
    .sort((a, b) => a.place.range.start - b.place.range.start)
    .flatMap(({ id, place }): CodeLens[] => {
      const range = rangeOf(file, place.range);
      const scenarios = covering.get(id) ?? [];
      return [{ range, command: 'debug', id, scenarios: [] }, ...(scenarios.length === 0 ? [] : [{ range, command: 'test' as const, id, scenarios }])];
    });
}

interface Found extends Covering {
  readonly covers: readonly string[];
}

function scenariosIn(project: Project, path: string): Found[] {
  const file = project.file(path);
  const root = project.root(path);
  if (file === undefined || root === undefined) return [];
  const maps: readonly PackNode[] = root.type === 'list' ? root.items : [root];
  return maps.filter((map): map is MapNode => map.type === 'map').flatMap((map): Found[] => {
    const valueOf = (key: string): PackNode | undefined => map.entries.find((entry) => entry.key === key)?.value;
    const title = valueOf('scenario');
    if (title?.type !== 'scalar' || title.value === null) return [];
    const covers = valueOf('covers');
    const listed = covers === undefined ? [] : covers.type === 'list' ? covers.items : [covers];
    return [{ title: String(title.value), location: { path, range: rangeOf(file, title.range) }, covers: listed.flatMap((item) => (item.type === 'scalar' && item.value !== null ? [String(item.value)] : [])) }];
  });
}

function coveringScenarios(project: Project): Map<string, Covering[]> {
  const found = new Map<string, Covering[]>();
  for (const path of project.paths.filter(isScenario)) {
    for (const { title, location, covers } of scenariosIn(project, path)) for (const id of covers) found.set(id, [...(found.get(id) ?? []), { title, location }]);
  }
  return found;
}
