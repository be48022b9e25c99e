// A game as a scenario drives it: statements, answers, conditions, coverage. The only module that knows the engine's game.
import {
  clearForcedDice, cloneGame, entityId, entityName, evaluate, forceDice, layoutPrint, moveToTop, moveToZone, startProgram, unreachableBy,
  type CompiledProgram, type Evaluated, type Expr, type Game, type SaveDocument, type Unreachable,
} from '@dradis/engine';
import type { CoverageRecorder } from '../coverage/coverage-recorder.js';
import { baseId, questionOf, type Question } from './question.js';

/** One game of a scenario. */
export class ScenarioGame {
  private readonly answered: string[][] = [];

  private constructor(
    private readonly game: Game,
    /** What entities are called in the scenario: players by what they play. */
    private readonly aliases: ReadonlyMap<string, string>,
    /** By the id of a thing, without the number of the copy. */
    private readonly titles: ReadonlyMap<string, string>,
  ) {}

  /** A copy of a position. */
  static from(position: Game, aliases: ReadonlyMap<string, string>, titles: ReadonlyMap<string, string>): ScenarioGame {
    return new ScenarioGame(cloneGame(position), aliases, titles);
  }

  /** A position itself, to be looked at only. */
  static view(position: Game, aliases: ReadonlyMap<string, string>, titles: ReadonlyMap<string, string>): ScenarioGame {
    return new ScenarioGame(position, aliases, titles);
  }

  /** The seed its random source started from. */
  get seed(): string {
    return this.game.state.seed;
  }

  /** The id of the outcome the game ended with; undefined while it goes on. */
  get outcome(): string | undefined {
    const { outcome } = this.game.state;
    return outcome < 0 ? undefined : (entityName(this.game, outcome) ?? undefined);
  }

  /** How the switches of the pack stand. */
  get switches(): Readonly<Record<string, boolean>> {
    return this.game.switches;
  }

  /** How many play. */
  get players(): number {
    return this.game.state.players;
  }

  /** Tells which packs a state of this game fits. */
  get layout(): string {
    return layoutPrint(this.game.pack, this.players);
  }

  /** Why no play leads here, as far as the pack tells. */
  unreachable(): Unreachable[] {
    return unreachableBy(this.game);
  }

  /** The state now, as a document. */
  save(): SaveDocument {
    return this.game.save();
  }

  /** Begins a program and runs on to its first question or its end. */
  start(program: CompiledProgram): void {
    startProgram(this.game, program);
    this.game.run();
  }

  /** What the next dice show. */
  setDice(dice: readonly number[]): void {
    forceDice(this.game, dice);
  }

  /** Forgets dice that were not rolled; gives how many there were. */
  clearDice(): number {
    return clearForcedDice(this.game);
  }

  /** Dice that were set and not rolled. */
  get diceLeft(): readonly number[] {
    return this.game.state.forced.dice;
  }

  /** Calls back for each die the engine rolls without one set. */
  onUnscriptedDie(listener: () => void): void {
    this.game.onEvent = (event) => {
      if (event.type === 'rolled' && !event.forced) listener();
    };
  }

  /** The question that waits; undefined when none does. */
  question(): Question | undefined {
    const decision = this.game.decision();
    if (decision === null) return undefined;
    return questionOf({
      decision,
      raw: this.game.pendingValues(),
      entityId: (raw) => entityName(this.game, raw) ?? undefined,
      title: (raw) => this.titles.get(baseId(entityName(this.game, raw) ?? '')) ?? '',
      zoneOf: (raw) => entityName(this.game, this.game.state.zoneOf[raw] ?? -1) ?? undefined,
      name: (id) => this.name(id),
      aliases: (id) => {
        const alias = this.aliases.get(id);
        return alias === undefined ? [] : [alias];
      },
    });
  }

  /** Picks options by position and runs on. */
  answer(indexes: readonly number[]): void {
    const options = this.game.decision()?.options ?? [];
    this.answered.push(indexes.map((index) => options[index]?.id ?? ''));
    this.game.answerIndexes(indexes);
  }

  /** Every answer since the last call, as ids of options. */
  takeAnswers(): readonly (readonly string[])[] {
    return this.answered.splice(0);
  }

  /** The value of an expression now. */
  evaluate(expr: Expr): Evaluated {
    const types = slotTypes(expr);
    return evaluate(this.game, expr, { types, values: types.map(() => -1) });
  }

  /** Whether a condition holds now. */
  holds(condition: Expr): boolean {
    return this.evaluate(condition).value === true;
  }

  /** The one entity an expression gives; undefined for none. */
  entity(expr: Expr): string | undefined {
    const { value } = this.evaluate(expr);
    return typeof value === 'string' ? value : undefined;
  }

  /** What lies in a zone, topmost first. */
  contents(zone: string): readonly string[] {
    const { value } = evaluate(this.game, ['top', this.game.state.zoneOf.length, ['entity', zone], false]);
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** The id of the zone a thing lies in; undefined when it lies in none. */
  placeOf(thing: string): string | undefined {
    return entityName(this.game, this.game.state.zoneOf[entityId(this.game, thing)] ?? -1) ?? undefined;
  }

  /** Moves a thing, last in its new zone. */
  move(thing: string, zone: string): void {
    moveToZone(this.game, thing, zone);
  }

  /** Puts things on top of a zone, the first one on top. */
  stack(zone: string, things: readonly string[]): void {
    moveToTop(this.game, zone, things);
  }

  /** The name of an entity in the scenario: players by what they play, their zones as `hand of NAME`. */
  name(id: string): string {
    const [zone, seat] = id.split('@');
    if (zone !== undefined && seat !== undefined) return `${zone.replaceAll('-', ' ')} of ${this.name(`player-${seat}`)}`;
    return this.aliases.get(id) ?? id;
  }

  /** Records what is carried out from now on. */
  record(coverage: CoverageRecorder): void {
    let last: { frame: unknown; program: number; pc: number; slot: number | undefined } | undefined;
    this.game.onApplied = (ability) => {
      coverage.noteApplied(ability);
    };
    this.game.onStep = (_, frame, pc) => {
      if (last?.frame === frame) {
        const chosen = last.slot === undefined ? undefined : frame.locals[last.slot];
        if (last.slot === undefined) coverage.noteWay(last.program, last.pc, pc);
        else if (typeof chosen === 'number') coverage.noteChoice(last.program, last.pc, chosen);
      }
      last = undefined;
      if (frame.program < 0) return;
      coverage.note(frame.program, pc);
      const slot = coverage.choiceSlot(frame.program, pc);
      if (slot !== undefined || coverage.branches(frame.program, pc)) last = { frame, program: frame.program, pc, slot };
    };
  }
}

/** The types of the slots an expression uses for its candidates; scenario expressions have no others. */
function slotTypes(expr: unknown, types: string[] = []): string[] {
  if (!Array.isArray(expr)) return types;
  const [form, kind, slot] = expr as unknown[];
  if (form === 'select' && typeof slot === 'number') {
    while (types.length <= slot) types.push('');
    types[slot] = `thing:${String(kind)}`;
  }
  for (const part of expr) slotTypes(part, types);
  return types;
}
