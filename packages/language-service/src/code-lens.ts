// What can be done with the things a document declares, and with its scenarios, and how well those try them. Must not do it.
import { percent, type CardCoverage } from '@dradis/scenarios/inspect';
import type { MapNode, PackNode } from '@dradis/packs';
import { isScenario, type Project } from './project.js';
import type { CodeLens, LensCoverage } from './protocol.js';
import { rangeOf } from './text-range.js';

/** What a run of the scenarios counted of each card: the coverage of `dradis test --coverage --format json`, or a part of it. */
export interface CoveredCards {
  /** What was counted of each card; one that is missing is not known. */
  readonly cards: readonly CardCoverage[];
}

/** The lenses of a document, in order: each thing can be tried, and tested where scenarios cover it; each scenario can be run. */
export function codeLensesOf(project: Project, path: string, covered?: CoveredCards): CodeLens[] {
  const file = project.file(path);
  if (file === undefined) return [];
  if (isScenario(path)) return scenariosIn(project, path).map(({ title, location }) => ({ range: location.range, command: 'test', id: title, scenarios: [{ title, location }], touching: 1, coverage: null }));
  const all = project.paths.filter(isScenario).flatMap((each) => scenariosIn(project, each));
  const cards = new Map(covered?.cards.map((card) => [card.id, card]));
  return project.result.outline
    .filter(({ what, place }) => what === 'thing' && place.file.path === path)
    .sort((a, b) => a.place.range.start - b.place.range.start)
    .flatMap(({ id, place }): CodeLens[] => {
      const scenarios = all.filter(({ covers }) => covers.includes(id)).map(({ title, location }) => ({ title, location }));
      const touching = all.filter((scenario) => scenario.covers.includes(id) || names(scenario, id)).length;
      const card = cards.get(id);
      const about = { range: rangeOf(file, place.range), id, touching, coverage: card === undefined ? null : coverageOf(card) };
      return [{ ...about, command: 'debug', scenarios: [] }, ...(scenarios.length === 0 ? [] : [{ ...about, command: 'test' as const, scenarios }])];
    });
}

function coverageOf({ outcomes, statements, branches }: CardCoverage): LensCoverage {
  const reached = { executed: outcomes.filter((outcome) => outcome.reached).length, total: outcomes.length };
  return { percent: Number(percent(reached)), outcomes: reached, statements, branches, missed: outcomes.flatMap(({ name, reached: seen }) => (seen ? [] : [name])) };
}

type Covering = CodeLens['scenarios'][number];

interface Found extends Covering {
  readonly covers: readonly string[];
  /** Everything it says but its title, in lower case, and the words of that. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** Whether a scenario names a thing, by its id or with spaces for its hyphens. */
function names({ words, text }: Found, id: string): boolean {
  if (words.has(id)) return true;
  const spaced = id.replaceAll('-', ' ');
  return spaced !== id && text.includes(spaced) && new RegExp(`(?<![\\w-])${spaced}(?![\\w-])`).test(text);
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
    const text = `${file.text.slice(map.range.start, title.range.start)} ${file.text.slice(title.range.end, map.range.end)}`.toLowerCase();
    return [{
      title: String(title.value),
      location: { path, range: rangeOf(file, title.range) },
      covers: listed.flatMap((item) => (item.type === 'scalar' && item.value !== null ? [String(item.value)] : [])),
      text,
      words: new Set(text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g)),
    }];
  });
}
