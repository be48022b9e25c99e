/**
 * The numbers under which the base game's layout keeps what the heuristic players look at. The only file that looks ids
 * up; must not read a table.
 */
import type { Layout } from '@dradis/engine';

/** The six space areas, clockwise from the bow. */
export const AREAS = ['bow', 'starboard-bow', 'starboard-quarter', 'stern', 'port-quarter', 'port-bow'] as const;
/** The four resources. */
export const RESOURCES = ['fuel', 'food', 'morale', 'population'] as const;

/** A resource. */
export type ResourceId = (typeof RESOURCES)[number];

const VARIABLES = [
  'current-player', 'admiral', 'president', 'jump-preparation', 'distance', 'sleeper-phase-over', 'face-up-check', 'helpful-skills', 'check-difficulty', 'check-target',
] as const;
const ATTRIBUTES = [
  'level', 'character', 'revealed', 'outcast', 'viper', 'pilot', 'steps-taken', 'skill', 'strength', 'difficulty', 'partial-at', 'icons', 'jump-icon', 'skills', 'cylon', 'vessel',
] as const;
const ZONES = [
  ...AREAS, 'reserves', 'damaged-vipers', 'boarding-party', 'check-pile', 'open-check-pile', 'crisis-at-hand', 'cards-under-review',
  'brig', 'hangar-deck', 'ftl-control', 'quorum-hand',
] as const;
const KINDS = ['viper', 'raptor', 'civilian-ship', 'raider', 'heavy-raider', 'basestar', 'galactica-damage-token'] as const;
const OWN_ZONES = ['hand', 'super-crises', 'loyalty'] as const;

type Numbers<T extends readonly string[]> = Readonly<Record<T[number], number>>;

/** A kind's entities: `lo` … `hi - 1`. */
export interface Range {
  readonly lo: number;
  readonly hi: number;
}

/** Where everything is. Zones and resources are entity numbers, variables and attributes indexes; own zones are those of the first seat. */
export interface Names {
  readonly layout: Layout;
  readonly variables: Numbers<typeof VARIABLES>;
  readonly attributes: Numbers<typeof ATTRIBUTES>;
  readonly zones: Numbers<typeof ZONES>;
  readonly own: Numbers<typeof OWN_ZONES>;
  readonly resources: Numbers<typeof RESOURCES>;
  readonly kinds: Readonly<Record<(typeof KINDS)[number], Range>>;
}

function numbers<T extends readonly string[]>(ids: T, find: (id: string) => number | undefined): Numbers<T> | undefined {
  const out: Record<string, number> = {};
  for (const id of ids) {
    const found = find(id);
    if (found === undefined) return undefined;
    out[id] = found;
  }
  return out as Numbers<T>;
}

function read(layout: Layout): Names | null {
  const variables = numbers(VARIABLES, (id) => layout.variableIndex.get(id));
  const attributes = numbers(ATTRIBUTES, (id) => layout.attributeIndex.get(id));
  const entity = (id: string): number | undefined => layout.entityOf.get(id);
  const zones = numbers(ZONES, entity);
  const resources = numbers(RESOURCES, entity);
  const own = numbers(OWN_ZONES, (id) => layout.perPlayerZone.get(id));
  const kindIndexes = numbers(KINDS, (id) => layout.kindIndex.get(id));
  if (variables === undefined || attributes === undefined || zones === undefined || resources === undefined || own === undefined || kindIndexes === undefined) return null;
  const kinds = Object.fromEntries(KINDS.map((id) => [id, layout.kinds[kindIndexes[id]] ?? { lo: 0, hi: 0 }])) as Record<(typeof KINDS)[number], Range>;
  return { layout, variables, attributes, zones, own, resources, kinds };
}

const READ = new WeakMap<Layout, Names | null>();

/** The numbers for a layout; null for a pack that lacks something of the base game, which these players do not know how to play. */
export function namesOf(layout: Layout): Names | null {
  const known = READ.get(layout);
  if (known !== undefined) return known;
  const names = read(layout);
  READ.set(layout, names);
  return names;
}
