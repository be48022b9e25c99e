// The values one can choose between at a place, with what players read. Must not say which is chosen.
import type { PackNode, PackResult, Schema } from '@dradis/packs';
import { namesFor, valuesFor } from '../complete-values.js';
import type { AnyNamed } from '../names.js';
import type { Project } from '../project.js';
import type { FormChoice } from './form.js';

/** Names of these sorts are words that may go on, or that the author makes up. */
const OPEN = new Set(['contents', 'option', 'phrase', 'type', 'limit', 'ruling', 'player', 'place', 'event', 'act', 'quantity']);

const titles = new WeakMap<PackResult, ReadonlyMap<string, string>>();
const known = new WeakMap<PackResult, Map<string, readonly FormChoice[]>>();

function textUnder(node: PackNode, key: string): string | undefined {
  const value = node.type === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
  return value?.type === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

/** What players read of things and zones, by id. */
function titlesOf(result: PackResult): ReadonlyMap<string, string> {
  const found = titles.get(result) ?? new Map([...result.documents.values()].flatMap(({ root, things }) => {
    const zones = root?.entries.find(({ key }) => key === 'zones')?.value;
    return [...things, ...(zones?.type === 'list' ? zones.items : [])].flatMap((node): [string, string][] => {
      const [id, title] = [textUnder(node, 'id'), textUnder(node, 'title')];
      return id === undefined || title === undefined ? [] : [[id, title]];
    });
  }));
  titles.set(result, found);
  return found;
}

/** The choices of what is named so. */
export function namedChoices(project: Project, named: string): readonly FormChoice[] {
  const { result } = project;
  const lists = known.get(result) ?? new Map<string, readonly FormChoice[]>();
  known.set(result, lists);
  const before = lists.get(named);
  if (before !== undefined) return before;
  const read = titlesOf(result);
  const values = namesFor(named as AnyNamed, project);
  const choices = [...new Set(values.map(({ value }) => value))].map((value) => ({ value, title: read.get(value) ?? '' }));
  lists.set(named, choices);
  return choices;
}

/** The choices at a place of this shape; undefined where there are none to offer. */
export function choicesOf(project: Project, shape: Schema): { readonly choices: readonly FormChoice[]; readonly open: boolean } | undefined {
  const named = shape['names'];
  if (Array.isArray(shape['enum']) || shape['const'] !== undefined) {
    const read = titlesOf(project.result);
    return { choices: valuesFor(shape, project).map(({ value }) => ({ value, title: read.get(value) ?? '' })), open: false };
  }
  if (typeof named !== 'string') return undefined;
  const choices = namedChoices(project, named);
  return choices.length === 0 ? undefined : { choices, open: OPEN.has(named) };
}
