/** The base game's table in the words of its players, read through the asked seat's sight. Must not judge what it reads. */
import { type Sight, UNKNOWN } from '../sight.js';
import { AREAS, type Names, type Range, type ResourceId } from './names.js';

/** What flies in one space area. */
export interface Area {
  readonly id: string;
  raiders: number;
  heavyRaiders: number;
  basestars: number;
  /** Unmanned vipers. */
  vipers: number;
  /** Vipers with a pilot. */
  piloted: number;
  civilians: number;
}

/** Which side the asked player is on, and whether the others know. */
export type Role = 'human' | 'hidden-cylon' | 'revealed-cylon';

const within = (thing: number, { lo, hi }: Range): boolean => thing >= lo && thing < hi;

/** Serves a whole game. Players are entity numbers; ids are the pack's. */
export class Table {
  readonly sight: Sight;
  readonly names: Names;

  constructor(sight: Sight, names: Names) {
    this.sight = sight;
    this.names = names;
  }

  /** The asked player. */
  get me(): number {
    return this.sight.seat;
  }

  /** How many play. */
  get players(): number {
    return this.names.layout.players;
  }

  /** All players, in the order of seats. */
  everyone(): readonly number[] {
    return this.names.layout.everyone;
  }

  /** The id of an entity; '' for none and for the unknown. */
  id(entity: number): string {
    return this.names.layout.ids[entity] ?? '';
  }

  /** The entity of an id, -1 if there is none. */
  entity(id: string): number {
    return this.names.layout.entityOf.get(id) ?? -1;
  }

  /** A numeric variable. */
  number(name: keyof Names['variables']): number {
    const value = this.sight.variable(this.names.variables[name]);
    return typeof value === 'number' ? value : 0;
  }

  /** A list variable. */
  list(name: keyof Names['variables']): readonly number[] {
    const value = this.sight.variable(this.names.variables[name]);
    return typeof value === 'object' ? value : [];
  }

  /** A numeric attribute. */
  attribute(name: keyof Names['attributes'], entity: number): number {
    const value = this.sight.attribute(this.names.attributes[name], entity);
    return typeof value === 'number' ? value : UNKNOWN;
  }

  /** An attribute that is a list. */
  attributes(name: keyof Names['attributes'], entity: number): readonly number[] {
    const value = this.sight.attribute(this.names.attributes[name], entity);
    return typeof value === 'object' ? value : [];
  }

  /** What is printed on a component whose id was heard, wherever it lies by now; `UNKNOWN` for what can change. */
  printed(name: keyof Names['attributes'], id: string): number {
    const info = this.names.layout.attributes[this.names.attributes[name]];
    const value = info?.fixed?.[this.entity(id) - info.lo];
    return typeof value === 'number' ? value : UNKNOWN;
  }

  /** What a dial shows. */
  level(resource: ResourceId): number {
    return this.attribute('level', this.names.resources[resource]);
  }

  #own(zone: keyof Names['own'], player: number): number {
    return this.names.own[zone] + player - this.names.layout.playerLo;
  }

  /** How many cards a player holds. */
  handSize(player: number): number {
    return this.sight.count(this.#own('hand', player));
  }

  /** The cards of the asked player. */
  hand(): number[] {
    return this.sight.contents(this.#own('hand', this.me));
  }

  /** How many Super Crisis cards a player holds. */
  superCrises(player: number): number {
    return this.sight.count(this.#own('super-crises', player));
  }

  /** The unrevealed Loyalty cards of a player, as far as the asked one knows them. */
  loyalty(player: number): number[] {
    return this.sight.contents(this.#own('loyalty', player));
  }

  /** Whether a player is a revealed Cylon. */
  revealed(player: number): boolean {
    return this.attribute('revealed', player) === 1;
  }

  /** The asked player's role. */
  role(): Role {
    if (this.revealed(this.me)) return 'revealed-cylon';
    return this.loyalty(this.me).some((card) => this.attribute('cylon', card) === 1) ? 'hidden-cylon' : 'human';
  }

  /** Where a player's character is: the id of a location, or of one of the boxes for characters. */
  location(player: number): string {
    return this.id(this.sight.placeOf(this.attribute('character', player)));
  }

  /** The id of the vessel a location or area belongs to; '' for areas. */
  vessel(place: string): string {
    return this.id(this.attribute('vessel', this.entity(place)));
  }

  /** The area in which a player pilots a viper; '' when he does not. */
  pilotArea(player: number): string {
    const viper = this.attribute('viper', player);
    return viper < 0 ? '' : this.id(this.sight.placeOf(viper));
  }

  /** Whether a location carries a damage token. */
  damaged(location: string): boolean {
    const tokens = this.names.kinds['galactica-damage-token'];
    return this.sight.contents(this.entity(location)).some((thing) => within(thing, tokens));
  }

  /** The six areas in ring order. */
  space(): Area[] {
    const { kinds, zones } = this.names;
    return AREAS.map((id) => {
      const area: Area = { id, raiders: 0, heavyRaiders: 0, basestars: 0, vipers: 0, piloted: 0, civilians: 0 };
      for (const ship of this.sight.contents(zones[id])) {
        if (within(ship, kinds.raider)) area.raiders += 1;
        else if (within(ship, kinds['heavy-raider'])) area.heavyRaiders += 1;
        else if (within(ship, kinds.basestar)) area.basestars += 1;
        else if (within(ship, kinds.viper)) area[this.attribute('pilot', ship) < 0 ? 'vipers' : 'piloted'] += 1;
        // Whatever lies face down in space is a civilian ship.
        else area.civilians += 1;
      }
      return area;
    });
  }

  /** How many of a kind lie in a zone. */
  countIn(zone: keyof Names['zones'], kind: keyof Names['kinds']): number {
    const range = this.names.kinds[kind];
    return this.sight.contents(this.names.zones[zone]).filter((thing) => within(thing, range)).length;
  }

  /** How far the centurions on board have come, one number for each. */
  centurions(): number[] {
    return this.sight.contents(this.names.zones['boarding-party']).map((token) => this.attribute('steps-taken', token));
  }

  /** How many locations of Galactica are damaged. */
  damages(): number {
    return ['ftl-control', 'weapons-control', 'command', 'armory', 'admirals-quarters', 'hangar-deck'].filter((id) => this.damaged(id)).length;
  }
}
