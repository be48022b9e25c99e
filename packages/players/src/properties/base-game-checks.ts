/**
 * What must hold of the base game whenever it waits for an answer or has ended. Must not be asked in the middle of an
 * effect: rules change several things one after another.
 */
import { type Game, type Layout, type State } from '@dradis/engine';

const MOST_STEPS = 4;
const TRACK_END = 5;
const SKILL_DECKS = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'];
/** Decks with their discards, by the kind that alone may lie there. */
const CARD_DECKS = { 'crisis': 'crisis-card', 'super-crisis': 'super-crisis', 'destination': 'destination', 'quorum': 'quorum-card' };
/** Where things of a kind may lie between two answers; the six areas of space are added to those that fly. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'viper': ['reserves', 'damaged-vipers', 'destroyed', 'space'],
  'raptor': ['reserves', 'destroyed'],
  'civilian-ship': ['unused-civilian-ships', 'destroyed', 'space'],
  'raider': ['supply', 'space'],
  'heavy-raider': ['supply', 'space'],
  'basestar': ['supply', 'space'],
  'centurion': ['supply', 'boarding-party'],
  'nuke': ['supply', 'nukes', 'destroyed'],
};

/** Reads a state by the names of the pack. Every number is an entity unless said otherwise; -1 is none. */
class Reader {
  readonly players: readonly number[];

  constructor(
    readonly layout: Layout,
    readonly state: State,
  ) {
    this.players = layout.everyone;
  }

  name(entity: number): string {
    return this.layout.ids[entity] ?? 'nobody';
  }

  variable(id: string): number {
    return Number(this.state.vars[this.layout.variableIndex.get(id) ?? -1]);
  }

  of(attribute: string, entity: number): number {
    const info = this.layout.attributes[this.layout.attributeIndex.get(attribute) ?? -1];
    return info === undefined ? Number.NaN : Number((info.fixed ?? this.state.attrs[info.index] ?? [])[entity - info.lo]);
  }

  all(kind: string): readonly number[] {
    return this.layout.kinds[this.layout.kindIndex.get(kind) ?? -1]?.all ?? [];
  }

  place(entity: number): number {
    return this.state.zoneOf[entity] ?? -1;
  }

  in(zone: string): readonly number[] {
    return this.state.zones[(this.layout.entityOf.get(zone) ?? -1) - this.layout.zoneLo] ?? [];
  }

  isIn(entity: number, zone: string): boolean {
    return this.name(this.place(entity)) === zone;
  }

  inSpace(entity: number): boolean {
    return this.all('area').includes(this.place(entity));
  }

  isHuman(player: number): boolean {
    return this.of('revealed', player) === 0;
  }

  isBrigged(player: number): boolean {
    return this.isIn(this.of('character', player), 'brig');
  }
}

function checkTracks(r: Reader, out: string[]): void {
  for (const resource of r.all('resource')) {
    const level = r.of('level', resource);
    if (!(level >= 0 && level <= r.of('most', resource))) out.push(`${r.name(resource)} stands at ${level}`);
  }
  const preparation = r.variable('jump-preparation');
  if (!(preparation >= 0 && preparation <= TRACK_END)) out.push(`the fleet token is on space ${preparation}`);
  for (const centurion of r.all('centurion')) {
    const steps = r.of('steps-taken', centurion);
    if (!(steps >= 0 && steps <= MOST_STEPS)) out.push(`${r.name(centurion)} has taken ${steps} steps`);
  }
}

function checkTitles(r: Reader, out: string[]): void {
  const humans = r.players.filter((player) => r.isHuman(player));
  const admiral = r.variable('admiral');
  const president = r.variable('president');
  for (const [title, holder] of [['Admiral', admiral], ['President', president]] as const) {
    if (humans.length > 0 && !humans.includes(holder)) out.push(`${title} is ${r.name(holder)}, though there are humans`);
    if (humans.length === 0 && holder >= 0) out.push(`${title} is ${r.name(holder)}, though there is no human`);
  }
  if (humans.some((player) => !r.isBrigged(player)) && admiral >= 0 && r.isBrigged(admiral)) out.push(`the Admiral ${r.name(admiral)} is in the Brig, though another human is not`);
}

const hasBegun = (r: Reader): boolean => r.variable('turn-number') > 0;

function checkPilots(r: Reader, out: string[]): void {
  for (const player of r.players) {
    const character = r.of('character', player);
    if (character >= 0 && r.of('player', character) !== player) out.push(`${r.name(character)} is not played by ${r.name(player)}`);
    const viper = r.of('viper', player);
    if (viper >= 0) {
      if (r.of('pilot', viper) !== player) out.push(`${r.name(player)} flies ${r.name(viper)}, whose pilot is ${r.name(r.of('pilot', viper))}`);
      if (!r.inSpace(viper)) out.push(`${r.name(player)} flies ${r.name(viper)}, which is in ${r.name(r.place(viper))}`);
      if (!r.isHuman(player)) out.push(`the revealed ${r.name(player)} flies ${r.name(viper)}`);
    }
    // Set-up gathers the characters there until all are chosen.
    if (hasBegun(r) && character >= 0 && r.isIn(character, 'cockpits') !== viper >= 0) out.push(`${r.name(character)} is in ${r.name(r.place(character))}, flying ${r.name(viper)}`);
  }
  for (const viper of r.all('viper')) {
    const pilot = r.of('pilot', viper);
    if (pilot >= 0 && r.of('viper', pilot) !== viper) out.push(`the pilot of ${r.name(viper)} is ${r.name(pilot)}, who flies ${r.name(r.of('viper', pilot))}`);
  }
}

function checkDecks(r: Reader, out: string[]): void {
  for (const skill of SKILL_DECKS) {
    for (const zone of [`${skill}-deck`, `${skill}-discards`]) {
      for (const card of r.in(zone)) if (r.name(r.of('skill', card)) !== skill) out.push(`${r.name(card)} lies in ${zone}`);
    }
  }
  for (const [deck, kind] of Object.entries(CARD_DECKS)) {
    const cards = r.all(kind);
    const drawn = r.in(`${deck}-deck`);
    for (const card of [...drawn, ...r.in(`${deck}-discards`)]) if (!cards.includes(card)) out.push(`${r.name(card)} lies in the deck or the discards of ${deck}`);
    for (const card of r.in(`${deck}-discards`)) if (drawn.includes(card)) out.push(`${r.name(card)} is both in the deck and in the discards of ${deck}`);
  }
}

function checkPlaces(r: Reader, out: string[]): void {
  for (const [kind, zones] of Object.entries(PLACES)) {
    for (const thing of r.all(kind)) {
      const fits = zones.some((zone) => (zone === 'space' ? r.inSpace(thing) : r.isIn(thing, zone)));
      if (!fits) out.push(`${r.name(thing)} lies in ${r.name(r.place(thing))}`);
    }
  }
}

/**
 * What is wrong with a game of the base pack, in words; empty when nothing is: tracks within their ends, the titles with
 * whom the rules name, pilots and vipers agree, cards and pieces lie where their kind may lie. Titles
 * and cockpits only once the first turn has begun.
 */
export function checkBaseGame(game: Game): string[] {
  const out: string[] = [];
  const r = new Reader(game.pack.layoutFor(game.state.players), game.state);
  checkTracks(r, out);
  checkPilots(r, out);
  checkDecks(r, out);
  checkPlaces(r, out);
  if (hasBegun(r)) checkTitles(r, out);
  return out;
}
