// Hints at the numbers of a skill check: how many cards it takes, and up to where a part is passed. Must not know more of a game than
// the words `difficulty`, `skills`, `partial`, `skill` and `strength`, which the rule D0603 reads too.
import type { MapNode, PackNode, ScalarNode } from '@dradis/packs';
import type { Project, WholePack } from '../project.js';
import type { HintAt } from './hint.js';

/** The hints of the checks that a document holds. */
export function checkHints(project: Project, path: string): HintAt[] {
  const root = project.root(path);
  const pack = project.lastPack;
  return root === undefined || pack === null ? [] : mapsIn(root).flatMap((map) => hintsOfCheck(map, pack));
}

function mapsIn(node: PackNode): MapNode[] {
  if (node.type === 'scalar') return [];
  return node.type === 'list' ? node.items.flatMap(mapsIn) : [node, ...node.entries.flatMap(({ value }) => mapsIn(value))];
}

function under(map: MapNode, key: string): PackNode | undefined {
  return map.entries.find((entry) => entry.key === key)?.value;
}

function numberNode(node: PackNode | undefined): (ScalarNode & { readonly value: number }) | undefined {
  return node?.type === 'scalar' && typeof node.value === 'number' ? { ...node, value: node.value } : undefined;
}

function hintsOfCheck(map: MapNode, pack: WholePack): HintAt[] {
  const full = numberNode(under(map, 'difficulty'));
  if (full === undefined) return [];
  const part = under(map, 'partial');
  const half = numberNode(part?.type === 'map' ? under(part, 'at') : under(map, 'partial-at'));
  return [...cardsHint(map, full, pack), ...(half === undefined || half.value >= full.value ? [] : [partHint(half, full.value)])];
}

function partHint(half: ScalarNode & { readonly value: number }, full: number): HintAt {
  const label = full - 1 === half.value ? 'only' : `to ${String(full - 1)}`;
  return { at: half.range.end, label, kind: 'strength', tooltip: `A strength of ${String(half.value)} to ${String(full - 1)} passes in part; ${String(full)} or more passes in full.`, belongsTo: 'before' };
}

/** How many cards of the right skills come to the difficulty, by what they count on average. */
function cardsHint(map: MapNode, full: ScalarNode & { readonly value: number }, { things }: WholePack): HintAt[] {
  const list = under(map, 'skills');
  const skills = new Set(list?.type === 'list' ? list.items.flatMap((item) => (item.type === 'scalar' && typeof item.value === 'string' ? [item.value] : [])) : []);
  const strengths = things.flatMap((thing) => {
    const { skill } = thing.values;
    return typeof skill === 'string' && skills.has(skill) ? strengthsOf(thing) : [];
  });
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  if (total <= 0 || full.value <= 0) return [];
  const average = total / strengths.length;
  const cards = Math.ceil(full.value / average);
  return [{ at: full.range.end, label: `≈ ${String(cards)} ${cards === 1 ? 'card' : 'cards'}`, kind: 'strength', tooltip: `The ${String(strengths.length)} cards of these skills count ${average.toFixed(1)} on average. Cards of others count against it.`, belongsTo: 'before' }];
}

function strengthsOf({ values, copies }: WholePack['things'][number]): number[] {
  const each = typeof copies === 'number' ? Array.from({ length: copies }, () => values) : copies.flatMap(({ count, values: own }) => Array.from({ length: count }, () => ({ ...values, ...own })));
  return each.flatMap((value) => (typeof value['strength'] === 'number' ? [value['strength']] : []));
}
