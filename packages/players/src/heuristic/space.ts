/** Ships around Galactica: where the danger is, what to shoot at, where to fly. Must not choose among actions. */
import { AREAS } from './names.js';
import type { Area, Table } from './table.js';

/** The areas from which vipers start and heavy raiders board. */
const LAUNCH_AREAS: ReadonlySet<string> = new Set(['port-quarter', 'port-bow']);

/** The ships in space, added up. */
export interface Danger {
  readonly areas: readonly Area[];
  readonly raiders: number;
  readonly heavyRaiders: number;
  readonly basestars: number;
  readonly vipers: number;
  readonly civilians: number;
  /** Civilian ships that raiders can reach at once. */
  readonly exposed: number;
}

/** Looks around. */
export function dangerOf(table: Table): Danger {
  const areas = table.space();
  const danger = { areas, raiders: 0, heavyRaiders: 0, basestars: 0, vipers: 0, civilians: 0, exposed: 0 };
  for (const area of areas) {
    danger.raiders += area.raiders;
    danger.heavyRaiders += area.heavyRaiders;
    danger.basestars += area.basestars;
    danger.vipers += area.vipers;
    danger.civilians += area.civilians;
    if (area.raiders > 0) danger.exposed += Math.min(area.civilians, Math.max(0, area.raiders - area.vipers - area.piloted));
  }
  return danger;
}

/** How much a viper is needed in an area. */
export function need(area: Area): number {
  const hostile = area.raiders + 1.5 * area.heavyRaiders + 0.5 * area.basestars;
  const cover = area.vipers + area.piloted;
  const guard = area.civilians > 0 && hostile > 0 ? 2 : 0.5 * Math.min(1, area.civilians);
  return (hostile + guard * Math.min(2, area.civilians)) / (1 + 0.6 * cover) + (LAUNCH_AREAS.has(area.id) && area.heavyRaiders > 0 ? 2 : 0);
}

/** The need of an area and, half, of its neighbours. */
export function needAround(areas: readonly Area[], id: string): number {
  const at = AREAS.findIndex((area) => area === id);
  if (at < 0) return 0;
  const beside = (by: number): number => {
    const area = areas[(at + by + AREAS.length) % AREAS.length];
    return area === undefined ? 0 : need(area);
  };
  const own = areas[at];
  return (own === undefined ? 0 : need(own)) + 0.4 * (beside(1) + beside(-1));
}

/** How good it is to shoot at a ship, from Galactica or from a viper. */
export function targetWorth(id: string, area: Area | undefined, fromGalactica: boolean): number {
  if (id.startsWith('raider')) return 0.75 * (area !== undefined && area.civilians > 0 ? 1.6 : 1);
  if (id.startsWith('heavy-raider')) return 0.25 * (area !== undefined && LAUNCH_AREAS.has(area.id) ? 4 : 2.4);
  return fromGalactica ? 0.5 * 2 : 0.13 * 2;
}

/** How hard space presses on the humans, in the value of a typical resource. */
export function pressure({ raiders, heavyRaiders, basestars, exposed }: Danger): number {
  return 0.3 * raiders + 0.8 * heavyRaiders + 0.9 * basestars + 0.9 * exposed;
}
