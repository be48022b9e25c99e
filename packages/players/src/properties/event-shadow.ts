/**
 * A second account of a game, made from its events alone: places, attributes, variables and the outcome. Must read the
 * state only to begin and to compare, so that whatever an event fails to tell shows as a difference.
 */
import type { EventValue, Game, GameEvent, Layout, TypeTag, Value } from '@dradis/engine';

/** What the value of an event is in a state. Throws an Error for a type that no variable or attribute can have. */
function rawValue(layout: Layout, value: EventValue, type: TypeTag): Value {
  if (type === 'tally') throw new Error('a tally cannot be kept in a variable or an attribute');
  if (value === null) return -1;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    if (type === 'text') return value;
    if (type === 'ability') return layout.instanceOf.get(value) ?? -1;
    return (type === 'kind' ? layout.kindIndex : layout.entityOf).get(value) ?? -1;
  }
  const names = type === 'list:ability' ? layout.instanceOf : layout.entityOf;
  return value.map((one) => (typeof one === 'number' ? one : (names.get(one) ?? -1)));
}

const same = (one: Value | undefined, two: Value | undefined): boolean => one === two || (Array.isArray(one) && Array.isArray(two) && one.length === two.length && one.every((each, index) => each === two[index]));

/** Follows one game by its events. Hand it every event from the moment it was made. */
export class EventShadow {
  readonly #layout: Layout;
  readonly #zoneOf: number[];
  readonly #attrs: Value[][];
  readonly #vars: Value[];
  #outcome: number;

  /** @param game as it stands before the first event that `hear` is given; it is not listened to */
  constructor(game: Game) {
    const { state } = game;
    this.#layout = game.pack.layoutFor(state.players);
    this.#zoneOf = [...state.zoneOf];
    this.#attrs = state.attrs.map((table) => [...table]);
    this.#vars = [...state.vars];
    this.#outcome = state.outcome;
  }

  /** Takes one event down. */
  hear(event: GameEvent): void {
    const { entityOf, attributeIndex, attributes, variableIndex, variables } = this.#layout;
    const entity = (id: string): number => entityOf.get(id) ?? -1;
    if (event.type === 'moved') this.#zoneOf[entity(event.thing.id)] = entity(event.to);
    else if (event.type === 'attribute-set') {
      const info = attributes[attributeIndex.get(event.attribute) ?? -1];
      const table = info === undefined ? undefined : this.#attrs[info.index];
      if (info !== undefined && table !== undefined) table[entity(event.thing.id) - info.lo] = rawValue(this.#layout, event.value, info.type);
    } else if (event.type === 'variable-set') {
      const info = variables[variableIndex.get(event.variable) ?? -1];
      if (info !== undefined) this.#vars[info.index] = rawValue(this.#layout, event.value, info.type);
    } else if (event.type === 'ended') this.#outcome = entity(event.outcome);
  }

  /** Where the game is not as its events tell, in words; empty when it is. */
  differences({ state }: Game): string[] {
    const { ids, attributes, variables } = this.#layout;
    const out: string[] = [];
    const compare = (what: string, found: Value | undefined, told: Value | undefined): void => {
      if (!same(found, told)) out.push(`${what} is ${JSON.stringify(found)}, by the events ${JSON.stringify(told)}`);
    };
    state.zoneOf.forEach((zone, thing) => {
      compare(`the zone of ${ids[thing] ?? thing}`, zone, this.#zoneOf[thing]);
    });
    for (const info of attributes) {
      state.attrs[info.index]?.forEach((value, offset) => {
        compare(`${info.id} of ${ids[info.lo + offset] ?? offset}`, value, this.#attrs[info.index]?.[offset]);
      });
    }
    for (const { id, index } of variables) compare(id, state.vars[index], this.#vars[index]);
    compare('the outcome', state.outcome, this.#outcome);
    return out;
  }
}
