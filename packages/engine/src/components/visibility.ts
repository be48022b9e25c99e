/** Who may know which component something is. Must not change anything, and must be the only place that decides it. */
import type { Machine } from '../machine/machine.js';
import type { TypeTag } from '../pack/compiled-pack.js';
import type { Value } from '../state/value.js';

/** The mask of everybody: the public (bit 0) and all players. */
export function everybody(m: Machine): number {
  return (1 << (m.layout.players + 1)) - 1;
}

/** The bit of a player (entity id); the public's for -1. */
export function seatBit(m: Machine, player: number): number {
  return player < 0 ? 1 : 1 << (player - m.layout.playerLo + 1);
}

/** What lies on top of a zone (entity id); undefined when it is empty. */
function topOf(m: Machine, zone: number): number | undefined {
  const contents = m.state.zones[zone - m.layout.zoneLo];
  return contents?.[contents.length - 1];
}

/** Who sees `thing` by the zone (entity ids) it lies in, before faces are considered. */
function seersByZone(m: Machine, zone: number, thing: number): number {
  const info = m.layout.zones[zone - m.layout.zoneLo];
  if (info === undefined || info.sees === 'everyone') return everybody(m);
  if (info.sees === 'nobody') return 0;
  if (info.sees === 'top') return topOf(m, zone) === thing ? everybody(m) : 0;
  if (info.sees === 'owner') return info.owner < 0 ? 0 : seatBit(m, info.owner);
  return info.seers === null ? 0 : info.seers(m, zone);
}

/** Who may know which component `thing` is: they see it, it lies face up, or it was shown to them. */
export function seersOfThing(m: Machine, thing: number): number {
  const { state, layout } = m;
  const zone = state.zoneOf[thing] as number;
  if (zone < 0 || (thing >= layout.playerLo && thing < layout.playerLo + layout.players)) return everybody(m);
  if (state.faceUp[thing] === 1) return everybody(m);
  const known = state.known[thing] as number;
  const open = layout.zones[zone - layout.zoneLo]?.sees === 'everyone';
  if (open && layout.twoSided[thing] === true) return known;
  return seersByZone(m, zone, thing) | known;
}

/** Who may be told a value: those who may know every component it names. */
export function seersOfValue(m: Machine, value: Value, type: TypeTag): number {
  if (!type.startsWith('thing:') && !type.startsWith('list:') || type === 'list:number' || type === 'list:ability') return everybody(m);
  let seers = everybody(m);
  for (const thing of typeof value === 'object' ? value : [value]) {
    if (typeof thing === 'number' && thing >= 0 && m.state.zoneOf[thing] !== undefined) seers &= seersOfThing(m, thing);
  }
  return seers;
}

/** Whether a player (entity id; -1: the public) may know which component `thing` is. */
export function canSee(m: Machine, player: number, thing: number): boolean {
  return (seersOfThing(m, thing) & seatBit(m, player)) !== 0;
}

/**
 * What of a zone (entity id) a seat is told that it lies there, bottom first: all of it, or the top alone where no more
 * than that is public. Of what is told, `canSee` says whether its identity is.
 */
export function toldOfZone(m: Machine, zone: number): readonly number[] {
  const contents = m.state.zones[zone - m.layout.zoneLo] ?? [];
  return m.layout.zones[zone - m.layout.zoneLo]?.sees === 'top' ? contents.slice(-1) : contents;
}

/** How those who do not see a component call it. */
export function handleName(m: Machine, thing: number): string {
  return `?${m.state.handles[thing] as number}`;
}
