// The manifest against the rest of the pack: its start, its ordering variable, its die, its counts. Must not compile.
import type { SourceFile } from '@dradis/diagnostics';
import type { Declarations, PhraseInfo, VariableInfo } from '../declare/declarations.js';
import { variableNamed } from '../declare/read-signatures.js';
import { keyPlace, mapOf, scalarOf, unknownName, type RulesFile } from '../declare/reading.js';
import type { Place, Report } from '../findings.js';
import { stringOf, valueOf, type MapEntry, type MapNode } from '../yaml/pack-node.js';

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

function procedureAt({ file, root }: RulesFile, key: string, declarations: Declarations, report: Report): PhraseInfo | undefined {
  const name = stringOf(root, key);
  if (name === undefined) return undefined;
  const procedure = declarations.procedures.find((each) => each.id === name);
  if (procedure === undefined) report(unknownName('procedure', name, keyPlace(file, root, key), declarations.procedures.map((each) => each.id)));
  return procedure;
}

/** Where a key of the manifest is stated last: the nearest pack that states it counts. */
function stating(manifests: readonly RulesFile[], key: string): RulesFile | undefined {
  return manifests.findLast(({ root }) => valueOf(root, key) !== undefined);
}

/** Reads and links the manifests of a pack and of those it extends, its own last. */
export function linkManifest(manifests: readonly RulesFile[], declarations: Declarations, report: Report): Manifest | undefined {
  const own = manifests.at(-1);
  if (own === undefined) return undefined;
  const at = (key: string): RulesFile => stating(manifests, key) ?? own;
  const start = procedureAt(at('start'), 'start', declarations, report);
  if (start !== undefined && start.slots.length > 0) {
    const { file, root } = at('start');
    report({ code: 'D0507', at: keyPlace(file, root, 'start'), also: start.place, facts: { name: start.id, found: `a procedure with ${start.slots.length} slots`, wanted: 'a procedure without slots' } });
  }
  const playersFile = at('players');
  const players = mapOf(playersFile.root, 'players');
  const min = numberOf(players, 'min', 1);
  const max = numberOf(players, 'max', min);
  if (players !== undefined && max < min) {
    report({ code: 'D0405', at: keyPlace(playersFile.file, players, 'max'), facts: { key: 'max', place: 'players', found: `the number ${max}`, wanted: `a number of players, at least the ${min} of \`min\`` } });
  }
  const budget = mapOf(at('budget').root, 'budget');
  return {
    id: stringOf(own.root, 'id') ?? '',
    title: stringOf(own.root, 'title') ?? '',
    version: stringOf(own.root, 'version') ?? '',
    start: start?.id ?? '',
    ordering: orderingAt(at('ordering'), declarations, report)?.id ?? '',
    die: dieAt(at('die'), declarations, report)?.id ?? null,
    players: { min, max },
    budget: { steps: numberOf(budget, 'steps', DEFAULT_BUDGET.steps), depth: numberOf(budget, 'depth', DEFAULT_BUDGET.depth) },
  };
}

function dieAt(at: RulesFile, declarations: Declarations, report: Report): PhraseInfo | undefined {
  const die = procedureAt(at, 'die', declarations, report);
  if (die === undefined) return undefined;
  const [roller, tally] = die.slots;
  if (die.slots.length !== 2 || roller?.type !== 'thing:player' || tally?.type !== 'tally') {
    report({ code: 'D0507', at: keyPlace(at.file, at.root, 'die'), also: die.place, facts: { name: die.id, found: 'a procedure with other slots', wanted: 'a procedure with the slots `{who?:player}` and `{die:tally}` in this order' } });
  }
  return die;
}

function orderingAt({ file, root }: RulesFile, { variables }: Declarations, report: Report): VariableInfo | undefined {
  const name = stringOf(root, 'ordering');
  if (name === undefined) return undefined;
  const ordering = variableNamed(name, variables);
  const at = keyPlace(file, root, 'ordering');
  if (ordering === undefined) report(unknownName('variable', name, at, variables.map((each) => each.id)));
  else if (ordering.type !== 'thing:player') report({ code: 'D0507', at, also: ordering.place, facts: { name: ordering.id, found: `a variable of type ${ordering.type}`, wanted: 'a variable of type player' } });
  return ordering;
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

/** Where things of a kind say how many copies of them there are. */
function copiesOf(kind: string, { things, kinds }: Declarations): Place[] {
  return things.flatMap(({ kind: own, node, place: { file } }) => {
    const copies = kinds.isA(own, kind) ? valueOf(node, 'copies') : undefined;
    const variants = copies?.type === 'list' ? copies.items.flatMap((item) => (item.type === 'map' ? (valueOf(item, 'count') ?? []) : [])) : [];
    return (copies?.type === 'scalar' ? [copies] : variants).map(({ range }) => ({ file, range }));
  });
}

/** Checks the counts that the manifests state against what is there; of one kind the nearest pack's count holds. */
export function checkCounts(manifests: readonly RulesFile[], declarations: Declarations, report: Report): void {
  const counts = countKinds(declarations);
  const own = manifests.at(-1);
  const stated = new Map<string, { readonly file: SourceFile; readonly entry: MapEntry; readonly inherited: boolean }>();
  for (const { file, root } of manifests) {
    for (const entry of mapOf(root, 'counts')?.entries ?? []) {
      const kind = declarations.kinds.named(entry.key);
      if (kind === undefined) report(unknownName('kind', entry.key, { file, range: entry.keyRange }, declarations.kinds.all.map((each) => each.id)));
      else stated.set(kind, { file, entry, inherited: file !== own?.file });
    }
  }
  for (const [kind, { file, entry, inherited }] of stated) {
    const { keyRange, value } = entry;
    if (value.type !== 'scalar' || typeof value.value !== 'number') continue;
    const ofPlayers = declarations.zones.find((zone) => zone.perPlayer && declarations.kinds.isA(zone.kind, kind));
    if (ofPlayers !== undefined) {
      report({ code: 'D0508', at: { file, range: keyRange }, also: ofPlayers.place, facts: { name: ofPlayers.id, why: 'per-player', copies: 0 } });
      continue;
    }
    const found = counts[kind] ?? 0;
    if (found === value.value) continue;
    const facts = { kind: declarations.kinds.get(kind)?.plural ?? kind, stated: value.value, found, inherited };
    const place = { file, range: value.range };
    if (inherited && own !== undefined) report({ code: 'D0504', at: keyPlace(own.file, own.root, 'counts'), also: place, further: copiesOf(kind, declarations), facts: { ...facts, key: kind } });
    else report({ code: 'D0504', at: place, further: copiesOf(kind, declarations), facts });
  }
}
