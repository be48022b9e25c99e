/** Lays out what kinds and zones say beyond names: faces, rings, on-use, live sections, who sees. Must not weigh anything. */
import { BrokenDocument } from '../errors/broken-document.js';
import { memberTest } from '../compile/member-test.js';
import { mentions } from '../compile/mentions.js';
import type { CodeBook } from '../compile/code-book.js';
import type { Compiler } from '../compile/compiler.js';
import { meant } from '../compile/inline-definition.js';
import { makeCompiler } from '../compile/make-compiler.js';
import type { Machine } from '../machine/machine.js';
import { holds, read } from '../machine/operand.js';
import { makeLocals, toList, type Value } from '../state/value.js';
import type { CompiledPack, CompiledZone, LiveSection } from './compiled-pack.js';
import type { LaidEntities } from './lay-entities.js';
import { mentionsYou } from './mentions-you.js';
import type { KindInfo, Layout, LiveInfo, SeesCode, ZoneInfo } from './layout.js';

/** Slots of a section's or zone's expressions: you, this, and room for temporaries. */
const LIVE_SLOTS: readonly string[] = ['thing:player', 'thing:thing', ...new Array<string>(30).fill('')];

/** Kinds with all but `onUse` and `live`, which need the rest of the layout. */
export function layKinds(laid: LaidEntities): KindInfo[] {
  const out: KindInfo[] = [];
  laid.kinds.forEach((kind, index) => {
    const parent = out[kind.parent];
    const all: number[] = [];
    for (let entity = kind.lo; entity < kind.hi; entity++) all.push(entity);
    out.push({
      index,
      id: kind.id,
      parent: kind.parent,
      lo: kind.lo,
      hi: kind.hi,
      all,
      twoSided: kind.compiled?.twoSided === true || parent?.twoSided === true,
      ring: kind.compiled?.ring === true,
      onUse: -1,
      live: new Map(),
    });
  });
  return out;
}

function zoneTable(layout: Layout, laid: LaidEntities, names: readonly string[], at: string): number[] {
  const table = new Array<number>(layout.zoneHi - layout.zoneLo).fill(0);
  names.forEach((name, i) => {
    const kind = laid.kinds[laid.kindIndex.get(name) ?? -1];
    const zones = laid.copiesOf.get(name) ?? (kind === undefined ? [] : layout.kinds[laid.kindIndex.get(name) ?? -1]?.all ?? []);
    if (kind === undefined && zones.length === 0) throw new BrokenDocument(`${at}[${i}]`, `there is no zone or kind of zone called "${name}"`);
    for (const zone of zones) if (zone >= layout.zoneLo && zone < layout.zoneHi) table[zone - layout.zoneLo] = 1;
  });
  return table;
}

const SOURCE_SLOT = 1;
const OWNER_OF_SOURCE = JSON.stringify(['list', ['query', 'owner-of', ['local', SOURCE_SLOT]]]);

function isByOwner(usedBy: unknown): boolean {
  return JSON.stringify(usedBy) === OWNER_OF_SOURCE;
}

/** The expression with one slot for another. */
function withSlot(expr: unknown, from: unknown, to: number): unknown {
  if (!Array.isArray(expr)) return expr;
  return expr[0] === 'local' && expr[1] === from ? ['local', to] : expr.map((part) => withSlot(part, from, to));
}

/** For users who are all players of whom something lies in the source, that thing, of the player in slot 0; else null. */
function visitorOf(c: Compiler, usedBy: unknown, at: string): number | null {
  const [form, kind, slot, source, test] = Array.isArray(usedBy) ? (usedBy as unknown[]) : [];
  if (form !== 'select' || kind !== 'player' || source !== null) return null;
  const [name, thing, zone] = (meant(c.layout, test) ?? []) as unknown[];
  if (name !== 'in' || JSON.stringify(zone) !== JSON.stringify(['local', SOURCE_SLOT]) || mentions(thing, SOURCE_SLOT)) return null;
  return c.word(withSlot(thing, slot, 0), at);
}

/** A list of one thing as that thing: whoever reads it takes either. */
function onlyThing(c: Compiler, expr: unknown): unknown {
  const isOne = Array.isArray(expr) && expr[0] === 'list' && expr.length === 2 && c.typeOf(expr[1]).startsWith('thing:');
  return isOne ? (expr[1] as unknown) : expr;
}

function layLive(layout: Layout, laid: LaidEntities, section: LiveSection, book: CodeBook, at: string): LiveInfo {
  const c = makeCompiler(layout, LIVE_SLOTS, book);
  const zones = section.in === null ? null : zoneTable(layout, laid, section.in, `${at}.in`);
  const ownedBy = (owner: number): number[] => layout.zones.flatMap((zone, i) => (zones?.[i] === 1 && zone.owner === owner ? [i] : []));
  return {
    zones,
    placedIn: layout.zones.flatMap((_, i) => (zones?.[i] === 1 ? [i] : [])),
    ownZones: layout.everyone.map(ownedBy),
    sharedZones: ownedBy(-1),
    usedBy: section.usedBy === null ? null : c.word(onlyThing(c, section.usedBy), `${at}.usedBy`),
    usedByPlayer: section.usedBy === null ? null : memberTest(c, section.usedBy, `${at}.usedBy`),
    if: section.if === null ? null : c.word(section.if, `${at}.if`),
    visitor: visitorOf(c, section.usedBy, `${at}.usedBy`),
    byOwner: isByOwner(section.usedBy),
    mentionsYou: mentionsYou(section.if),
    mentionsSource: mentions(section.if, SOURCE_SLOT),
    usersBySource: mentions(section.usedBy, SOURCE_SLOT),
    hidden: section.hidden,
  };
}

/** Fills in `onUse` and `live`, inherited by sub-kinds that say nothing of their own. */
export function finishKinds(layout: Layout, laid: LaidEntities, book: CodeBook): void {
  const { pack } = layout;
  layout.kinds.forEach((kind) => {
    const compiled = laid.kinds[kind.index]?.compiled ?? null;
    const at = compiled === null ? '' : `kinds[${pack.kinds.indexOf(compiled)}]`;
    const parent = layout.kinds[kind.parent];
    const onUse = compiled?.onUse ?? null;
    const program = onUse === null ? (parent?.onUse ?? -1) : layout.programIndex.get(onUse);
    if (program === undefined) throw new BrokenDocument(`${at}.onUse`, `there is no program called "${onUse ?? ''}"`);
    kind.onUse = program;
    const live = new Map<string, LiveInfo>(parent?.live ?? []);
    for (const [section, how] of Object.entries(compiled?.live ?? {})) live.set(section, layLive(layout, laid, how, book, `${at}.live.${section}`));
    kind.live = live;
  });
}

const VIEWING = makeLocals(LIVE_SLOTS.length);

/** Slots for a zone's expression: the viewer, the zone, temporaries. */
function viewing(viewer: number, zone: number): Value[] {
  const locals = VIEWING.slice();
  locals[0] = viewer;
  locals[1] = zone;
  return locals;
}

function seersOf(layout: Layout, zone: CompiledZone, book: CodeBook, at: string): { sees: SeesCode; seers: ZoneInfo['seers'] } {
  const { sees } = zone;
  if (sees === 'everyone' || sees === 'nobody' || sees === 'owner' || sees === 'top') return { sees, seers: null };
  const c = makeCompiler(layout, LIVE_SLOTS, book);
  const bit = (player: number): number => 1 << (player - layout.playerLo + 1);
  if (c.typeOf(sees) === 'condition') {
    const test = c.word(sees, at);
    return {
      sees: 'some',
      seers: (m: Machine, id: number) => {
        let mask = 0;
        for (let i = 0; i < layout.players; i++) if (holds(m, viewing(layout.playerLo + i, id), test)) mask |= 1 << (i + 1);
        return mask;
      },
    };
  }
  const who = c.word(sees, at);
  return {
    sees: 'some',
    seers: (m: Machine, id: number) => toList(read(m, viewing(-1, id), who)).reduce((mask, player) => mask | bit(player), 0),
  };
}

/** Lays out the zones in order of their ids. */
export function layZones(layout: Layout, laid: LaidEntities, pack: CompiledPack, book: CodeBook): ZoneInfo[] {
  const out: ZoneInfo[] = [];
  for (let id = layout.zoneLo; id < layout.zoneHi; id++) {
    const index = pack.zones.findIndex((zone) => zone.id === laid.declared[id]);
    const zone = pack.zones[index];
    const kind = laid.kindOf[id] ?? -1;
    if (zone === undefined) throw new BrokenDocument('zones', `"${laid.ids[id] ?? ''}" is declared nowhere`);
    const seat = laid.ownerSeat[id] ?? -1;
    const { sees, seers } = seersOf(layout, zone, book, `zones[${index}].sees`);
    // Written out, not spread: spreading gives zones several shapes.
    out.push({
      sees,
      seers,
      owner: seat < 0 ? -1 : layout.playerLo + seat,
      ring: layout.kinds[kind]?.ring === true,
      siblings: (layout.kinds[kind]?.all ?? []).filter((one) => laid.kindOf[one] === kind),
    });
  }
  return out;
}
