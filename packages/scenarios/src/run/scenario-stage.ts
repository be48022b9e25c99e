// What it takes to run scenarios of one pack: their texts compiled, and the games that they start from. Must not run any.
import type { Report } from '@dradis/diagnostics';
import type { Pack } from '@dradis/engine';
import { playerId, type CastLanguages } from '../compile/cast-language.js';
import type { CompiledScenario } from '../compile/compiled-scenario.js';
import type { PackNames } from '../compile/pack-names.js';
import { seatsOf, switchesOf } from '../compile/scenario-cast.js';
import { ScenarioCompiler } from '../compile/scenario-compiler.js';
import { ExpressionWords } from '../explain/expression-words.js';
import type { DefaultPosition, Scenario } from '../read/scenario.js';
import type { ContentsSource } from './contents.js';
import { DefaultPositions, type Switches } from './default-positions.js';
import { ScenarioGame } from './scenario-game.js';

/** A scenario that can be run. */
export interface StagedScenario {
  readonly compiled: CompiledScenario;
  /** A new copy of the position it starts from. */
  readonly game: () => ScenarioGame;
  readonly words: ExpressionWords;
  readonly contents: ContentsSource;
}

/** Stages scenarios. Positions that cannot be built are told to the report it is made with, what is wrong with a scenario to that of the call. */
export class ScenarioStage {
  readonly #titles: ReadonlyMap<string, string>;
  readonly #stacks: ReadonlySet<string>;
  readonly #positions: DefaultPositions;

  constructor(
    readonly pack: Pack,
    readonly names: PackNames,
    readonly languages: CastLanguages,
    readonly position: DefaultPosition,
    report: Report,
    /** How switches of the pack stand where a scenario does not say. */
    private readonly switches: Switches = {},
  ) {
    const { things, zones } = pack.compiled;
    this.#positions = new DefaultPositions(pack, names, languages, position, report);
    this.#titles = new Map(things.map(({ id, title }) => [id, title]));
    this.#stacks = new Set(zones.filter(({ sees }) => sees === 'nobody').map(({ id }) => id));
  }

  /** Undefined when the scenario has mistakes. */
  of(scenario: Scenario, report: Report): StagedScenario | undefined {
    const { compiled: pack } = this.pack;
    const seats = seatsOf(scenario, this.position, pack, report);
    const turned = switchesOf(scenario, pack, report);
    if (seats === undefined) return undefined;
    const compiled = new ScenarioCompiler(scenario.file, seats, this.languages.of(seats), this.names, report).compile(scenario);
    if (compiled === undefined || turned === undefined) return undefined;
    const switches = { ...this.switches, ...turned };
    const position = scenario.fresh ? this.#positions.fresh(seats.length, switches) : this.#positions.of(seats, switches);
    if (position === undefined) return undefined;
    const aliases = new Map(seats.flatMap((character, seat) => (character === undefined ? [] : [[playerId(seat), character] as const])));
    const home = ScenarioGame.view(position, aliases, this.#titles);
    return {
      compiled,
      game: () => ScenarioGame.from(position, aliases, this.#titles),
      words: new ExpressionWords(pack, aliases),
      contents: { names: this.names, stacks: this.#stacks, home: (thing) => home.placeOf(thing) },
    };
  }
}
