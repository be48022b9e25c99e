/**
 * What things are called at one moment by one who looks: players by whom they play, and nothing that the looker may not
 * know by its name. Must be the only way from an entity to words, and must not decide who knows what: eyes do.
 */
import type { State } from '@dradis/engine';
import type { Catalogue } from './catalogue.js';
import { ALL_SEEING, type Eyes } from './eyes.js';

/** What somebody calls a component that he may not know. */
export const UNKNOWN = 'face down';

/** The words of one looker for one state. */
export class Wording {
  constructor(
    readonly names: Catalogue,
    readonly state: State,
    readonly eyes: Eyes = ALL_SEEING,
  ) {}

  /** In a sentence: `Repair · 2`, `Hand of Kara "Starbuck" Thrace`; `nothing` for none. */
  call(entity: number): string {
    const { names, eyes } = this;
    if (names.isPlayer(entity)) return this.#player(entity);
    const owner = names.ownerOf(entity);
    if (owner >= 0) return `${names.title(entity)} of ${this.#player(owner)}`;
    return entity >= 0 && !eyes.knows(entity) ? UNKNOWN : names.title(entity);
  }

  /** In a list of all components: with the number of the copy, as `Raider #3`. */
  row(entity: number): string {
    const copy = this.names.copy(entity);
    return copy === undefined || !this.eyes.knows(entity) ? this.call(entity) : `${this.call(entity)} #${copy}`;
  }

  /** An ability by its title, or by what it belongs to when it has none. */
  ability(index: number): string {
    const instance = this.names.layout.instances[index];
    if (instance === undefined) return 'nothing';
    if (!this.eyes.knows(instance.source)) return 'hidden ability';
    return instance.ability.title === '' ? this.call(instance.source) : instance.ability.title;
  }

  /** The id of an entity, or the handle by which the looker knows it; '' for none. Tells values apart that read alike. */
  key(entity: number): string {
    if (entity < 0) return '';
    return this.eyes.knows(entity) ? this.names.id(entity) : this.eyes.handle(entity);
  }

  #player(player: number): string {
    const { names, state, eyes } = this;
    const { persona } = names;
    const attribute = names.attributes[persona];
    const who = attribute === undefined ? -1 : state.attrs[persona]?.[player - attribute.lo];
    return typeof who === 'number' && who >= 0 && eyes.knows(who) ? names.title(who) : names.title(player);
  }
}
