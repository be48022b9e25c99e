/**
 * The table as the asked seat sees it, read sparingly: a view written out in full costs more than the answer to most
 * questions is worth. Must give nothing that `view` of the same seat does not give, and no way to the state.
 */
import { type Game, type Layout, mayKnow, toldOf, type Value } from '@dradis/engine';

/** Stands for a component or value that the seat may not know. */
export const UNKNOWN = -2;

/**
 * Reads a game by the numbers of its layout, for the seat that is being asked at that moment. Entities, zones and players
 * are entity numbers; -1 is none, `UNKNOWN` what the seat may not know.
 */
export class Sight {
  readonly #game: Game;
  /** Names and numbers of the pack; the same for every seat. */
  readonly layout: Layout;

  constructor(game: Game) {
    this.#game = game;
    this.layout = game.pack.layoutFor(game.state.players);
  }

  /** The seat that is being asked, -1 (the public) when nothing is. */
  get seat(): number {
    return this.#game.state.decision?.player ?? -1;
  }

  #known(thing: number): number {
    const { zoneLo, zoneHi } = this.layout;
    if (thing < 0 || (thing >= zoneLo && thing < zoneHi) || mayKnow(this.#game, this.seat, thing)) return thing;
    return UNKNOWN;
  }

  #shown(value: Value, type: string): Value {
    if (typeof value === 'number') return type.startsWith('thing:') ? this.#known(value) : value;
    if (typeof value === 'string' || type === 'list:number' || type === 'list:ability') return value;
    return value.map((one) => this.#known(one));
  }

  /** How many components lie in a zone; of a pile that shows its top alone, 1 unless it is empty. */
  count(zone: number): number {
    return toldOf(this.#game, zone).length;
  }

  /** What lies in a zone, bottom first; of a pile that shows its top alone, that one. */
  contents(zone: number): number[] {
    return toldOf(this.#game, zone).map((thing) => this.#known(thing));
  }

  /** The zone a component lies in; `UNKNOWN` when the seat does not know which component lies there. */
  placeOf(thing: number): number {
    return this.#known(thing) === UNKNOWN ? UNKNOWN : (this.#game.state.zoneOf[thing] ?? -1);
  }

  /** A variable by its index in the layout; `UNKNOWN` when it is secret. */
  variable(index: number): Value {
    const info = this.layout.variables[index];
    if (info === undefined || info.secret) return UNKNOWN;
    return this.#shown(this.#game.state.vars[index] ?? -1, info.type);
  }

  /** An attribute (its index in the layout) of an entity; `UNKNOWN` when it is secret or of something unknown. */
  attribute(index: number, entity: number): Value {
    const info = this.layout.attributes[index];
    if (info === undefined || info.secret || entity < info.lo || entity >= info.hi || this.#known(entity) === UNKNOWN) return UNKNOWN;
    return this.#shown((info.fixed ?? this.#game.state.attrs[index] ?? [])[entity - info.lo] ?? info.missing, info.type);
  }
}
