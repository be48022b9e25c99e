/**
 * What one seat may see of a game, as plain JSON. The only way out for hidden information, together with redacted events:
 * nothing here may depend on what the seat must not know.
 */
import { BrokenDocument } from '../errors/broken-document.js';
import { canSee, toldOfZone } from '../components/visibility.js';
import type { Decision } from '../decision/decision.js';
import { describeDecision } from '../decision/describe-decision.js';
import type { Machine } from '../machine/machine.js';
import { switchesOf } from '../state/switches.js';
import { type DescribedFrame, describeStack } from './describe-stack.js';
import { type Reader, renderEntity, type RenderedValue, renderValue } from './render-value.js';

/** A thing the seat may know. `zone` is null when it is in none. */
export interface ViewThing {
  /** Its id in the pack; for one of several copies with its number, as in `raptor#3`. */
  id: string;
  /** Id of its kind. */
  kind: string;
  /** For people. */
  title: string;
  /** Id of the zone it lies in; null for none. */
  zone: string | null;
  /** Whether it lies face up. */
  faceUp: boolean;
  /** Those that the seat may know, by id. */
  attributes: Record<string, RenderedValue>;
}

/**
 * A zone; `contents` are ids, or handles (`?12`) of what the seat must not know, bottom first. Where `topOnly` is true the
 * seat is told of no more than the top, and not how much lies below it: `contents` and `count` are of the top alone.
 */
export interface ViewZone {
  /** As the pack has it; for a zone that each player has one of, with the number of the seat as in `hand@2`. */
  id: string;
  /** Id of its kind. */
  kind: string;
  /** For people; without its owner. */
  title: string;
  /** The player whose it is, as in `player-2`; null for zones of nobody. */
  owner: string | null;
  /** How many things lie in it, as far as the seat is told. */
  count: number;
  /** What lies in it, bottom first: ids, or handles of what the seat must not know. */
  contents: string[];
  /** True where the seat is told of the top thing only; left out everywhere else. */
  topOnly?: true;
  /** Those that the seat may know, by id. */
  attributes: Record<string, RenderedValue>;
}

/** A decision of somebody else: only that it waits. */
export interface OthersDecision {
  /** Counts the questions of a game from 1. */
  id: number;
  /** Who is asked. */
  player: string;
}

/** All that a seat may see. */
export interface View {
  /** Whose view it is. */
  seat: string;
  /** The content the game is played with. */
  pack: { id: string; version: string; hash: string };
  /** In the order of the seats; the attributes are those that the seat may know. */
  players: { id: string; title: string; attributes: Record<string, RenderedValue> }[];
  /** Variables of the pack that are not secret, by id. */
  variables: Record<string, RenderedValue>;
  /** How each switch of the pack stands in this game; public. */
  switches: Record<string, boolean>;
  /** All zones, seen or not, in the order of the layout. */
  zones: ViewZone[];
  /** Those that the seat may know. What a zone holds besides is in its `contents` under a handle. */
  things: ViewThing[];
  /** How the game ended; null while it goes on. */
  outcome: string | null;
  /** The waiting question: in full for whoever is asked. Null when the game has ended. */
  decision: Decision | OthersDecision | null;
  /** The stack, bottom first; only for the seat `everything`. */
  frames?: DescribedFrame[];
  /** Instructions so far; only for the seat `everything`, for they tell how long something hidden took. */
  step?: number;
}

function readerOf(m: Machine, seat: string): Reader {
  if (seat === 'everything') return 'all';
  if (seat === 'spectator') return -1;
  const player = m.layout.entityOf.get(seat);
  if (player === undefined || player < m.layout.playerLo || player >= m.layout.playerLo + m.layout.players) {
    throw new BrokenDocument('seat', `there is no seat "${seat}": expected player-1 to player-${m.layout.players}, spectator or everything`);
  }
  return player;
}

function attributesOf(m: Machine, reader: Reader, entity: number): Record<string, RenderedValue> {
  const out: Record<string, RenderedValue> = {};
  for (const info of m.layout.attributes) {
    if (entity < info.lo || entity >= info.hi || (info.secret && reader !== 'all')) continue;
    const value = (info.fixed ?? m.state.attrs[info.index] ?? [])[entity - info.lo] ?? info.missing;
    out[info.id] = renderValue(m, reader, value, info.type);
  }
  return out;
}

function kindId(m: Machine, entity: number): string {
  return m.layout.kinds[m.layout.kindOf[entity] ?? -1]?.id ?? '';
}

function thingsOf(m: Machine, reader: Reader): ViewThing[] {
  const { layout, state } = m;
  const out: ViewThing[] = [];
  for (let id = 0; id < layout.ids.length; id++) {
    const own = (id >= layout.zoneLo && id < layout.zoneHi) || (id >= layout.playerLo && id < layout.playerLo + layout.players);
    if (own || (reader !== 'all' && !canSee(m, reader, id))) continue;
    out.push({
      id: layout.ids[id] as string,
      kind: kindId(m, id),
      title: layout.titles[id] ?? '',
      zone: layout.ids[state.zoneOf[id] ?? -1] ?? null,
      faceUp: state.faceUp[id] === 1,
      attributes: attributesOf(m, reader, id),
    });
  }
  return out;
}

function zonesOf(m: Machine, reader: Reader): ViewZone[] {
  const { layout, state } = m;
  return layout.zones.map((info, i) => {
    const id = layout.zoneLo + i;
    const contents = reader === 'all' ? (state.zones[i] ?? []) : toldOfZone(m, id);
    return {
      id: layout.ids[id] as string,
      kind: kindId(m, id),
      title: layout.titles[id] ?? '',
      owner: layout.ids[info.owner] ?? null,
      count: contents.length,
      contents: contents.map((thing) => renderEntity(m, reader, thing) ?? ''),
      ...(info.sees === 'top' && reader !== 'all' ? { topOnly: true as const } : {}),
      attributes: attributesOf(m, reader, id),
    };
  });
}

function decisionFor(m: Machine, reader: Reader): View['decision'] {
  const { decision } = m.state;
  if (decision === null) return null;
  if (reader === 'all' || reader === decision.player) return describeDecision(m, decision, reader);
  return { id: decision.id, player: m.layout.ids[decision.player] as string };
}

/** The view of `player-1` …, `spectator` or `everything`. Throws BrokenDocument for another seat. */
export function viewFor(m: Machine, seat: string): View {
  const reader = readerOf(m, seat);
  const { layout, state } = m;
  const variables: Record<string, RenderedValue> = {};
  for (const info of layout.variables) {
    if (!info.secret || reader === 'all') variables[info.id] = renderValue(m, reader, state.vars[info.index] ?? -1, info.type);
  }
  const players = Array.from({ length: layout.players }, (_, i) => layout.playerLo + i);
  return {
    seat,
    pack: { id: layout.pack.id, version: layout.pack.version, hash: layout.pack.hash },
    players: players.map((id) => ({ id: layout.ids[id] as string, title: layout.titles[id] ?? '', attributes: attributesOf(m, reader, id) })),
    variables,
    switches: switchesOf(layout.pack, state.switches),
    zones: zonesOf(m, reader),
    things: thingsOf(m, reader),
    outcome: layout.ids[state.outcome] ?? null,
    decision: decisionFor(m, reader),
    ...(reader === 'all' ? { frames: describeStack(m), step: state.step } : {}),
  };
}
