// The manifest against the rest of the pack: its start, its ordering variable, its die, its counts. Must not compile.
import { type SourceFile } from '@dradis/diagnostics';
import { type Declarations, type PhraseInfo } from '../declare/declarations.js';
import { variableNamed } from '../declare/read-signatures.js';
import { keyPlace, mapOf, scalarOf, unknownName } from '../declare/reading.js';
import { type Report } from '../findings.js';
import { stringOf, type MapNode } from '../yaml/pack-node.js';

/** Budgets of a pack that states none. */
const DEFAULT_BUDGET = { steps: 1_000_000, depth: 200 };

/** What the manifest says, linked. Ids that could not be linked are empty. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly start: string;
  readonly ordering: string;
  readonly die: string | null;
  readonly players: { readonly min: number; readonly max: number };
  readonly budget: { readonly steps: number; readonly depth: number };
}

function numberOf(map: MapNode | undefined, key: string, fallback: number): number {
  const node = map === undefined ? undefined : scalarOf(map, key);
  return typeof node?.value === 'number' ? node.value : fallback;
}

function procedureAt(file: SourceFile, root: MapNode, key: string, declarations: Declarations, report: Report): PhraseInfo | undefined {
  const name = stringOf(root, key);
  if (name === undefined) return undefined;
  const procedure = declarations.procedures.find((each) => each.id === name);
  if (procedure === undefined) report(unknownName('procedure', name, keyPlace(file, root, key), declarations.procedures.map((each) => each.id)));
  return procedure;
}

/** Reads and links the manifest. */
export function linkManifest(file: SourceFile, root: MapNode, declarations: Declarations, report: Report): Manifest {
  const start = procedureAt(file, root, 'start', declarations, report);
  if (start !== undefined && start.slots.length > 0) {
    report({ code: 'D0507', at: keyPlace(file, root, 'start'), also: start.place, facts: { name: start.id, found: `a procedure with ${start.slots.length} slots`, wanted: 'a procedure without slots' } });
  }
  const die = procedureAt(file, root, 'die', declarations, report);
  if (die !== undefined) {
    const [roller, tally] = die.slots;
    if (die.slots.length !== 2 || roller?.type !== 'thing:player' || tally?.type !== 'tally') {
      report({ code: 'D0507', at: keyPlace(file, root, 'die'), also: die.place, facts: { name: die.id, found: 'a procedure with other slots', wanted: 'a procedure with the slots `{who?:player}` and `{die:tally}` in this order' } });
    }
  }
  const orderingName = stringOf(root, 'ordering');
  const ordering = orderingName === undefined ? undefined : variableNamed(orderingName, declarations.variables);
  if (orderingName !== undefined) {
    const at = keyPlace(file, root, 'ordering');
    if (ordering === undefined) report(unknownName('variable', orderingName, at, declarations.variables.map((each) => each.id)));
    else if (ordering.type !== 'thing:player') report({ code: 'D0507', at, also: ordering.place, facts: { name: ordering.id, found: `a variable of type ${ordering.type}`, wanted: 'a variable of type player' } });
  }
  const players = mapOf(root, 'players');
  const min = numberOf(players, 'min', 1);
  const max = numberOf(players, 'max', min);
  if (players !== undefined && max < min) {
    report({ code: 'D0405', at: keyPlace(file, players, 'max'), facts: { key: 'max', place: 'players', found: `the number ${max}`, wanted: `a number of players, at least the ${min} of \`min\`` } });
  }
  const budget = mapOf(root, 'budget');
  return {
    id: stringOf(root, 'id') ?? '',
    title: stringOf(root, 'title') ?? '',
    version: stringOf(root, 'version') ?? '',
    start: start?.id ?? '',
    ordering: ordering?.id ?? '',
    die: die?.id ?? null,
    players: { min, max },
    budget: { steps: numberOf(budget, 'steps', DEFAULT_BUDGET.steps), depth: numberOf(budget, 'depth', DEFAULT_BUDGET.depth) },
  };
}

/** How many entities each kind has, sub-kinds included: copies of things, and zones once each. Kinds without any are left out. */
export function countKinds({ kinds, things, zones }: Declarations): Record<string, number> {
  const counts = new Map<string, number>();
  const add = (kind: string, count: number): void => {
    for (const each of kinds.lineage(kind)) if (each !== 'thing') counts.set(each, (counts.get(each) ?? 0) + count);
  };
  for (const { kind, copies } of things) add(kind, copies);
  for (const { kind } of zones) add(kind, 1);
  return Object.fromEntries(kinds.all.flatMap(({ id }) => (counts.has(id) ? [[id, counts.get(id) ?? 0] as const] : [])));
}

/** Checks the counts the manifest states against what is there. */
export function checkCounts(file: SourceFile, root: MapNode, declarations: Declarations, report: Report): void {
  const counts = countKinds(declarations);
  for (const { key, keyRange, value } of mapOf(root, 'counts')?.entries ?? []) {
    const kind = declarations.kinds.named(key);
    if (kind === undefined) {
      report(unknownName('kind', key, { file, range: keyRange }, declarations.kinds.all.map((each) => each.id)));
      continue;
    }
    if (value.type !== 'scalar' || typeof value.value !== 'number') continue;
    const ofPlayers = declarations.zones.find((zone) => zone.perPlayer && declarations.kinds.isA(zone.kind, kind));
    if (ofPlayers !== undefined) {
      report({ code: 'D0508', at: { file, range: keyRange }, also: ofPlayers.place, facts: { name: ofPlayers.id, why: 'per-player', copies: 0 } });
      continue;
    }
    const found = counts[kind] ?? 0;
    if (found !== value.value) report({ code: 'D0504', at: { file, range: value.range }, facts: { kind: declarations.kinds.get(kind)?.plural ?? kind, stated: value.value, found } });
  }
}
