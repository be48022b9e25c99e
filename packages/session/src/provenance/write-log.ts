/**
 * Notes which step wrote what: variables, attributes, places, faces, the outcome. From it come provenance and breakpoints
 * on values. Must note writes only, not values: those are in the states.
 */
import type { GameEvent } from '@dradis/engine';
import { IntColumn } from '../record/int-column.js';
import type { Catalogue } from '../state/catalogue.js';

/** What was written: `what` is one of the codes below or `attribute + ATTRIBUTE`; `on` the variable, entity or zone. */
export interface Target {
  what: number;
  on: number;
}

export const OUTCOME: Target = { what: 0, on: 0 };
/** A variable; `on` is its index. */
export const VARIABLE = 1;
/** The place, order among others or face of a component; `on` is the entity. */
export const PLACE = 2;
/** The contents of a zone; `on` is the entity. */
export const CONTENTS = 3;
/** An attribute; `on` is the entity. */
export const ATTRIBUTE = 4;

/** Writes by step, in order. */
export class WriteLog {
  readonly #names: Catalogue;
  readonly #attributes: ReadonlyMap<string, number>;
  readonly #variables: ReadonlyMap<string, number>;
  #step = new IntColumn();
  #what = new IntColumn();
  #on = new IntColumn();

  constructor(names: Catalogue) {
    this.#names = names;
    this.#attributes = new Map(names.attributes.map((one) => [one.id, one.index]));
    this.#variables = new Map(names.layout.variables.map((one) => [one.id, one.index]));
  }

  /** Notes what an event of the step that leads to `step` wrote. */
  hear(step: number, event: GameEvent): void {
    const entity = (id: string): number => this.#names.entity(id);
    switch (event.type) {
      case 'variable-set':
        this.#add(step, VARIABLE, this.#variables.get(event.variable) ?? -1);
        break;
      case 'attribute-set':
        this.#add(step, ATTRIBUTE + (this.#attributes.get(event.attribute) ?? -1), entity(event.thing.id));
        break;
      case 'moved':
        this.#add(step, PLACE, entity(event.thing.id));
        if (event.from !== null) this.#add(step, CONTENTS, entity(event.from));
        this.#add(step, CONTENTS, entity(event.to));
        break;
      case 'turned':
        this.#add(step, PLACE, entity(event.thing.id));
        break;
      case 'shuffled':
        this.#add(step, CONTENTS, entity(event.zone));
        break;
      case 'ended':
        this.#add(step, OUTCOME.what, OUTCOME.on);
        break;
      default:
    }
  }

  /** The writes up to `step`. */
  copy(step: number): WriteLog {
    const copy = new WriteLog(this.#names);
    const length = this.#from(step + 1);
    copy.#step = this.#step.copy(length);
    copy.#what = this.#what.copy(length);
    copy.#on = this.#on.copy(length);
    return copy;
  }

  /** Notes a write that no event tells of, at the last step so far. */
  note(step: number, target: Target): void {
    if (!this.wrote(step, target)) this.#add(step, target.what, target.on);
  }

  /** Forgets what came after `step`. */
  cut(step: number): void {
    const length = this.#from(step + 1);
    for (const column of [this.#step, this.#what, this.#on]) column.truncate(length);
  }

  /** Whether the step that leads to `step` wrote the target. */
  wrote(step: number, target: Target): boolean {
    for (let i = this.#from(step); i < this.#step.length && this.#step.at(i) === step; i++) {
      if (this.#is(i, target)) return true;
    }
    return false;
  }

  /** The last step, up to `step`, that wrote the target; undefined when none did. */
  last(step: number, target: Target): number | undefined {
    for (let i = this.#from(step + 1) - 1; i >= 0; i--) if (this.#is(i, target)) return this.#step.at(i);
    return undefined;
  }

  #is(index: number, target: Target): boolean {
    return this.#what.at(index) === target.what && this.#on.at(index) === target.on;
  }

  #add(step: number, what: number, on: number): void {
    this.#step.push(step);
    this.#what.push(what);
    this.#on.push(on);
  }

  /** Index of the first write at or after `step`. */
  #from(step: number): number {
    let low = 0;
    let high = this.#step.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#step.at(middle) < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
