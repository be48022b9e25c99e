// Notes which statements of a pack's programs were carried out, which ways their conditions went, and what was chosen. Must not run
// anything.
import type { CompiledPack } from '@dradis/engine';
import type { Coverage } from '../run/result.js';
import { cardCoverage } from './card-coverage.js';
import { fileCoverage, sum } from './file-coverage.js';
import { choiceSlot, noteAt, track, type Tracked } from './tracked.js';

/** Records over any number of games of one pack. */
export class CoverageRecorder {
  private readonly tracked: readonly Tracked[];
  private readonly applied = new Set<string>();

  constructor(private readonly pack: CompiledPack) {
    this.tracked = pack.programs.map(track);
  }

  /** Notes that an instruction was carried out. Programs the pack does not have, such as a scenario's own, are ignored. */
  note(program: number, pc: number): void {
    const tracked = this.tracked[program];
    if (tracked !== undefined) tracked.done[pc] = 1;
  }

  /** Whether the instruction is one that leads to different places; `noteWay` wants to know where it led. */
  branches(program: number, pc: number): boolean {
    return this.tracked[program]?.ways.has(pc) === true;
  }

  /** Notes where a branching instruction led. */
  noteWay(program: number, pc: number, next: number): void {
    const tracked = this.tracked[program];
    if (tracked !== undefined) noteAt(tracked.gone, pc, next);
  }

  /** The slot that holds what was chosen once the instruction is through, if it offers a choice; `noteChoice` wants to know. */
  choiceSlot(program: number, pc: number): number | undefined {
    return choiceSlot(this.tracked[program]?.program.code[pc]);
  }

  /** Notes what was chosen: the index of the option, or 1 for yes and 0 for no. */
  noteChoice(program: number, pc: number, chosen: number): void {
    const tracked = this.tracked[program];
    if (tracked !== undefined) noteAt(tracked.answered, pc, chosen);
  }

  /** Notes that an ability added to a quantity or forbade an act. */
  noteApplied(ability: string): void {
    this.applied.add(ability);
  }

  /** What was recorded so far, of the files for which `counts` holds. */
  result(counts: (path: string) => boolean = () => true): Coverage {
    const files = this.pack.files
      .map((path, file) => fileCoverage(path, this.tracked.filter(({ program }) => program.file === file)))
      .filter(({ statements, path }) => statements.total > 0 && counts(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const tracked = new Map(this.tracked.map((each) => [each.program.id, each]));
    const cards = cardCoverage(this.pack, { tracked, applied: this.applied }).filter(({ path }) => counts(path));
    const outcomes = cards.flatMap((card) => card.outcomes);
    return {
      statements: sum(files.map((each) => each.statements)),
      branches: sum(files.map((each) => each.branches)),
      outcomes: { executed: outcomes.filter(({ reached }) => reached).length, total: outcomes.length },
      files,
      cards,
    };
  }
}
