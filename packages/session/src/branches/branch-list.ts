/** The named lines of play of a session. Must not decide what is shown of them; the core moves the session from one to another. */
import { BrokenDocument, cloneState, IllegalAnswer, type State, type Unreachable } from '@dradis/engine';
import type { Line } from '../record/line.js';
import { ENDED, TURN } from '../record/tape.js';
import type { SessionCore } from '../session-core.js';
import { tellAll, tellInOne } from '../state/tell-change.js';
import type { Branch, BranchChange, BranchComparison, Branches, BranchRequest, BranchResult, ComparedAt, GivenAgain } from '../types/branches.js';
import type { Stop } from '../types/moving.js';
import type { Seat } from '../types/options.js';
import type { Difference, Point, ToldChange } from '../types/state.js';
import { inputWords, partingOf } from './compare-lines.js';
import { beginOtherOrder } from './other-order.js';

/** Each keeps copies of states; more would fill the memory of a page. */
const MOST = 64;
const LONGEST_NAME = 200;
/** The first line. */
const MAIN = 'main';

interface Kept {
  id: string;
  name: string;
  parent: string | null;
  from: number;
  cause: string;
  line: Line;
}

/** All branches. */
export class BranchList implements Branches {
  readonly #core: SessionCore;
  #all: Kept[];
  #current: Kept;
  #next = 2;

  constructor(core: SessionCore) {
    this.#core = core;
    this.#current = { id: MAIN, name: 'Main line', parent: null, from: 0, cause: '', line: core.line };
    this.#all = [this.#current];
  }

  list(): Branch[] {
    return this.#all.map(({ line, ...kept }) => {
      const { tape, at } = line.reel;
      return { ...kept, step: at, last: tape.last, ended: tape.has(tape.last, ENDED), current: kept.id === this.#current.id };
    });
  }

  current(): string {
    return this.#current.id;
  }

  make({ at, name, change }: BranchRequest): BranchResult {
    if (change?.kind !== 'skip' && change?.kind !== 'exchange') {
      const unreachable: Unreachable[] = [];
      const made = this.#leave(at, name, (line) => (change === undefined ? null : this.#begin(line, change, unreachable)));
      return made.branch === null || unreachable.length === 0 ? made : { ...made, stop: { ...made.stop, unreachable } };
    }
    const origin = this.#core.line;
    const again: GivenAgain[] = [];
    const result = this.#leave(at, name, (line) => {
      const made = beginOtherOrder(origin, line, change);
      if (made.again !== null) again.push(made.again);
      return made.problem;
    });
    const [report] = again;
    return result.branch === null || report === undefined ? result : { ...result, again: report };
  }

  /** A branch from the cursor that `play` plays on from; it gives the problem, null when there is none. */
  makeBy(name: string, play: (line: Line) => string | null): BranchResult {
    return this.#leave(undefined, name, play);
  }

  #leave(at: number | undefined, name: string | undefined, begin: (line: Line) => string | null): BranchResult {
    const refuse = (problem: string): BranchResult => ({ branch: null, stop: this.#core.refusal(problem), problem });
    if (this.#all.length >= MOST) return refuse(`at most ${MOST} branches can be kept; remove some`);
    const { line } = this.#core;
    const from = at === undefined ? line.reel.at : this.#core.clamp(at);
    const fork = line.fork(from);
    const problem = begin(fork);
    if (problem !== null) return refuse(problem);
    const first = fork.reel.inputs.all.slice(line.reel.inputs.copy(from).all.length)[0];
    const cause = first === undefined ? '' : inputWords(fork, first);
    const id = `b${this.#next++}`;
    const kept = { id, name: (name ?? cause).slice(0, LONGEST_NAME) || `From step ${from}`, parent: this.#current.id, from, cause, line: fork };
    this.#all.push(kept);
    this.#current = kept;
    return { branch: id, stop: this.#core.standOn(fork, line.copy()), problem: null };
  }

  switch(id: string): Stop {
    const kept = this.#find(id);
    if (kept === undefined) return this.#core.refusal(`there is no branch "${id}"`);
    const before = this.#core.line.copy();
    this.#current = kept;
    return this.#core.standOn(kept.line, before);
  }

  rename(id: string, name: string): string | null {
    const kept = this.#find(id);
    if (kept === undefined) return `there is no branch "${id}"`;
    if (name.trim() === '' || name.length > LONGEST_NAME) return `a name has 1 to ${LONGEST_NAME} characters`;
    kept.name = name;
    return null;
  }

  remove(id: string): string | null {
    const kept = this.#find(id);
    if (kept === undefined) return `there is no branch "${id}"`;
    if (kept === this.#current) return 'the session stands on this branch; switch to another one first';
    this.#all = this.#all.filter((one) => one !== kept);
    for (const one of this.#all) if (one.parent === id) one.parent = null;
    return null;
  }

  compare(a: string, b: string, at: ComparedAt = 'end', seat: Seat = 'everything'): BranchComparison | null {
    const [one, other] = [this.#find(a), this.#find(b)];
    if (one === undefined || other === undefined) return null;
    const steps = [one, other].map(({ line }) => stepOf(line, at));
    const [from, to] = [{ branch: a, step: steps[0] ?? -1 }, { branch: b, step: steps[1] ?? -1 }];
    if (from.step < 0 || to.step < 0) return null;
    const changes = this.#changes(from, to, seat) ?? [];
    const parting = partingOf(one.line, other.line);
    const why = seat === 'everything' ? parting.why : '';
    return { parted: parting.step, why, a: from, b: to, changes, sentence: tellInOne(changes) };
  }

  /** What is different at one point from another; null when there is no such branch. */
  difference(from: Point, to: Point, seat: Seat): Difference | null {
    const points = [from, to].map((point) => this.#inRange(point));
    const [a, b] = points;
    if (a === undefined || b === undefined) return null;
    const changes = this.#changes(a, b, seat) ?? [];
    return { from: a, to: b, changes, sentence: tellInOne(changes) };
  }

  /**
   * Puts other lines in the place of all: `again` plays one again, null when it cannot be. The current one is given. Gives the
   * names of those that are gone.
   */
  replace(current: Line, again: (line: Line) => Line | null): string[] {
    const lost: string[] = [];
    this.#all = this.#all.flatMap((kept) => {
      const line = kept === this.#current ? current : again(kept.line);
      if (line === null) lost.push(kept.name);
      else kept.line = line;
      return line === null ? [] : [kept];
    });
    for (const one of this.#all) if (one.parent !== null && this.#find(one.parent) === undefined) one.parent = null;
    return lost;
  }

  /** Forgets all branches but a first one on a line. */
  reset(line: Line): void {
    this.#current = { id: MAIN, name: 'Main line', parent: null, from: 0, cause: '', line };
    this.#all = [this.#current];
  }

  #changes(a: Point, b: Point, seat: Seat): ToldChange[] | undefined {
    const [before, after] = [this.#stateAt(a), this.#stateAt(b)];
    return before === undefined || after === undefined ? undefined : tellAll(this.#core.line.changes(before, after, seat));
  }

  #stateAt({ branch, step }: Point): State | undefined {
    const kept = this.#find(branch ?? this.#current.id);
    if (kept === undefined) return undefined;
    const { walker, game } = kept.line.past;
    walker.moveTo(step);
    return cloneState(game.state);
  }

  #inRange({ branch, step }: Point): Point | undefined {
    const kept = this.#find(branch ?? this.#current.id);
    if (kept === undefined) return undefined;
    const whole = Number.isNaN(step) ? 0 : Math.trunc(step);
    return { branch: kept.id, step: Math.min(Math.max(whole, 0), kept.line.reel.tape.last) };
  }

  #find(id: string): Kept | undefined {
    return this.#all.find((one) => one.id === id);
  }

  /** Begins a branch with what is otherwise; the problem, null when there is none. Adds why no play leads there. */
  #begin(line: Line, change: Exclude<BranchChange, { kind: 'skip' | 'exchange' }>, unreachable: Unreachable[]): string | null {
    try {
      if (change.kind === 'answer') {
        const { decision } = line.state;
        if (decision === null) return 'nobody is asked anything there';
        line.reel.answer(change.choose, decision.id);
      } else if (change.kind === 'dice') line.force(change.dice);
      else unreachable.push(...line.editJudged(change.edits));
      return null;
    } catch (error) {
      if (error instanceof BrokenDocument) return error.reason;
      if (error instanceof IllegalAnswer) return error.message;
      throw error;
    }
  }
}

/** The step at which a line is compared; -1 when it has none such. */
function stepOf(line: Line, at: ComparedAt): number {
  const { reel } = line;
  if (at === 'cursor') return reel.at;
  if (at === 'end') return reel.tape.last;
  for (let step = 0; step <= reel.tape.last; step++) if (reel.tape.has(step, TURN) && line.turnAt(step) === at.turn) return step;
  return -1;
}
