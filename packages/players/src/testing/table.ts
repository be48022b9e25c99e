/**
 * A base game that tests can arrange: players with characters of their choice, set up, with empty hands and a Loyalty card
 * that is no Cylon's. Must know of the pack only what set-up needs.
 */
import { type Decision, type Expr, forceDice, type Game, type GameEvent, createGame, type Instr, moveToTop, moveToZone, type Pack, type Seat, setVariable, startProgram, type WindowsPolicy } from '@dradis/engine';

/** How a table is laid. */
export interface TableOptions {
  /** Whom windows ask; `able` when left out. */
  readonly windows?: WindowsPolicy;
  readonly seed?: string;
}

const entity = (id: string): Expr => ['entity', id];

/** Things named in a call: the id of an entity, a number, `none`, or a list of ids. */
export type Argument = string | number | null | readonly string[];

/** One game, driven by calls of the pack's procedures. */
export class Table {
  readonly game: Game;
  readonly events: GameEvent[] = [];

  /**
   * @param characters ids in seat order; the first one is the current player
   */
  constructor(pack: Pack, characters: readonly string[], { windows = 'able', seed = 'table' }: TableOptions = {}) {
    this.game = createGame(pack, { players: characters.length, seed, windows });
    setVariable(this.game, 'current-player', 'player-1');
    characters.forEach((character, seat) => this.call('play-character', `player-${seat + 1}`, character));
    this.call('set-up');
    while (this.game.decision() !== null) this.game.answerIndexes([0]);
    setVariable(this.game, 'turn-number', 1);
    for (const seat of characters.keys()) {
      for (const card of this.in(`hand@${seat + 1}`)) moveToZone(this.game, card, 'skill-card-box');
      for (const card of this.in(`loyalty@${seat + 1}`)) moveToZone(this.game, card, 'loyalty-box');
    }
    for (const card of this.in('quorum-hand')) moveToZone(this.game, card, 'quorum-deck');
    for (const seat of characters.keys()) moveToZone(this.game, `not-a-cylon#${seat + 1}`, `loyalty@${seat + 1}`);
    this.game.onEvent = (event) => this.events.push(event);
  }

  /** Begins a procedure of the pack and runs to its first question or its end. Gives the table. */
  call(procedure: string, ...args: readonly Argument[]): this {
    const exprs = args.map((argument): Expr => {
      if (typeof argument === 'number' || argument === null) return argument;
      return typeof argument === 'string' ? entity(argument) : ['list', ...argument.map(entity)];
    });
    return this.run([['call', procedure, exprs, -1]]);
  }

  /** Carries out an effect of a thing, for a player or for nobody in particular. Gives the table. */
  resolve(field: string, thing: string, player: string | null = null): this {
    return this.run([['resolve-field', field, entity(thing), -1, player === null ? null : entity(player)]]);
  }

  private run(instructions: readonly Instr[]): this {
    const code: Instr[] = [...instructions, ['return', null]];
    startProgram(this.game, { id: 'table', name: 'table', kind: 'procedure', params: 0, returns: null, file: 0, rulings: [], locals: [], code, at: code.map(() => [1, 1, 1, 1]) });
    this.game.run();
    return this;
  }

  /** Puts things on top of a zone, the first on top. */
  put(zone: string, ...things: readonly string[]): this {
    moveToTop(this.game, zone, things);
    return this;
  }

  /** The level of every resource, by id. */
  get levels(): Record<string, number> {
    const things = this.game.view('everything').things.filter(({ kind }) => kind === 'resource');
    return Object.fromEntries(things.map(({ id, attributes }) => [id, Number(attributes['level'])]));
  }

  /** Empties a zone into another. */
  clear(zone: string, to: string): this {
    for (const thing of this.in(zone)) moveToZone(this.game, thing, to);
    return this;
  }

  /** Says what the next dice show. */
  dice(...results: readonly number[]): this {
    forceDice(this.game, results);
    return this;
  }

  /** The waiting question. Throws when there is none. */
  get asked(): Decision {
    const decision = this.game.decision();
    if (decision === null) throw new Error('nothing is being asked');
    return decision;
  }

  /** Whether nothing waits. */
  get done(): boolean {
    return this.game.decision() === null;
  }

  /** Answers for `player` by ids, ids without the copy's number, labels, or the ability's source. Throws when it does not fit. */
  answer(player: string, ...choose: readonly string[]): this {
    const decision = this.asked;
    if (decision.player !== player) throw new Error(`${decision.player} is asked, not ${player}: ${decision.prompt}`);
    const taken: string[] = [];
    for (const name of choose) {
      const option = decision.options.find(({ id, label, thing, ability }) => {
        const names = [id, label, thing, thing?.replace(/#.*/, ''), id.replace(/#.*/, ''), ...(ability?.split(/[./@]/) ?? [])];
        return !taken.includes(id) && names.includes(name);
      });
      if (option === undefined) throw new Error(`${player} is not offered "${name}" but ${this.offered.join(', ')}: ${decision.prompt}`);
      taken.push(option.id);
    }
    this.game.answer({ decision: decision.id, choose: taken });
    return this;
  }

  /** The labels on offer. */
  get offered(): string[] {
    return this.asked.options.map(({ label }) => label);
  }

  /** What lies in a zone, by the view of one who may know everything. */
  in(zone: string): string[] {
    return this.zone('everything', zone).contents;
  }

  /** A zone as a seat sees it: ids of what it may know, handles beginning with `?` of the rest. */
  zone(seat: Seat, zone: string): { count: number; contents: string[] } {
    const found = this.game.view(seat).zones.find(({ id }) => id === zone);
    if (found === undefined) throw new Error(`there is no zone "${zone}"`);
    return found;
  }

  /** Of these things, those whose identity is anywhere in what a seat gets: its view, and what it heard since the start. */
  known(seat: Seat, ...things: readonly string[]): string[] {
    const view = JSON.stringify(this.game.view(seat));
    return things.filter((thing) => view.includes(`"${thing}"`));
  }
}
