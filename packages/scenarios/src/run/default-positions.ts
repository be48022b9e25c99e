// The positions scenarios start from: one for each cast and set of switches, built once and copied. Must not know what a set-up consists of.
import type { Report } from '@dradis/diagnostics';
import { createGame, ProgramFault, startProgram, type Game, type Pack } from '@dradis/engine';
import { emptySeats, playerId, type CastLanguages, type Seats } from '../compile/cast-language.js';
import { composeSlice, placedPart, scalarPart, type SlicePart } from '../compile/compose-slice.js';
import type { PackNames } from '../compile/pack-names.js';
import { ScenarioCompiler } from '../compile/scenario-compiler.js';
import type { DefaultPosition } from '../read/scenario.js';

/** The seed of every scenario's random source. */
export const SCENARIO_SEED = 'scenario';

/** More questions than any set-up asks. */
const MOST_QUESTIONS = 10_000;

/** How switches of the pack stand, by id; the pack has all of them. */
export type Switches = Readonly<Record<string, boolean>>;

/** Positions by cast and switches. */
export class DefaultPositions {
  private readonly made = new Map<string, Game | undefined>();

  constructor(
    private readonly pack: Pack,
    private readonly names: PackNames,
    private readonly languages: CastLanguages,
    private readonly position: DefaultPosition,
    private readonly report: Report,
  ) {}

  /** The position for these seats, not to be changed; undefined when it cannot be built, which is reported once. */
  of(seats: Seats, switches: Switches): Game | undefined {
    const key = JSON.stringify([seats, Object.entries(switches).sort(([a], [b]) => (a < b ? -1 : 1))]);
    if (!this.made.has(key)) this.made.set(key, this.build(seats, switches));
    return this.made.get(key);
  }

  /** A game for so many players that nobody has set up. */
  fresh(players: number, switches: Switches): Game {
    return createGame(this.pack, { players, seed: SCENARIO_SEED, windows: 'able', switches });
  }

  private build(seats: Seats, switches: Switches): Game | undefined {
    const { file, arrange } = this.position;
    const compiler = new ScenarioCompiler(file, seats, this.languages.of(emptySeats(seats.length)), this.names, this.report);
    const text = this.seatStatements(seats);
    const rest = scalarPart(arrange);
    if (text === undefined || rest === undefined) return undefined;
    const program = compiler.program(composeSlice(file, [...text, rest]), 'default position');
    if (program === undefined) return undefined;
    const game = this.fresh(seats.length, switches);
    try {
      startProgram(game, program);
      game.run();
      // The position is any one the set-up allows: every question gets the first answer.
      for (let asked = 0; asked < MOST_QUESTIONS && game.decision() !== null; asked += 1) this.answerFirst(game);
    } catch (error) {
      if (!(error instanceof ProgramFault)) throw error;
      this.fault(error.message);
      return undefined;
    }
    return game;
  }

  private answerFirst(game: Game): void {
    const values = game.pendingValues();
    const { min } = game.bounds() ?? { min: 0 };
    // A window passes: its last option is to pass.
    if (game.decision()?.form === 'react') game.answerIndexes([values.length - 1]);
    else game.answerIndexes(Array.from({ length: min }, (_, index) => index));
  }

  /** The seat statement for each player, one line each. */
  private seatStatements(seats: Seats): SlicePart[] | undefined {
    const seat = scalarPart(this.position.seat);
    if (seat === undefined) return undefined;
    const at = { start: seat.toFile(0), end: seat.toFile(seat.text.length) };
    return seats.flatMap((character, index): SlicePart[] => [
      placedPart({ text: seat.text.trim().replaceAll('{player}', playerId(index)).replaceAll('{character}', character ?? ''), span: at }),
      '\n',
    ]);
  }

  private fault(message: string): void {
    this.report.add({
      code: 'D0708',
      title: `The default position cannot be built: ${message}`,
      primary: { file: this.position.file, span: this.position.arrange.range, label: '' },
      help: 'Correct the statements under `do`, or the procedures they call.',
    });
  }
}
