/**
 * Marks worth showing on the recorded line, made from the engine's events and the names of programs. Must know no content:
 * what a turn is, is said by the pack's scopes.
 */
import type { CompiledPack, GameEvent, State } from '@dradis/engine';
import { type Catalogue, labelOfId } from '../state/catalogue.js';
import { Wording } from '../state/wording.js';
import type { Seat } from '../types/options.js';
import type { TimelineEntry, TimelineKind } from '../types/timeline.js';

/** What a turn is: the id of its scope, and the variable (its index) that counts turns. */
export interface TurnCounter {
  scope: string;
  variable: string;
  index: number;
}

/** The scope called `turn`, else the first scope of the pack; null for a pack without scopes. */
export function turnCounter(pack: CompiledPack): TurnCounter | null {
  const scope = pack.scopes.find((one) => one.id === 'turn') ?? pack.scopes[0];
  if (scope === undefined) return null;
  return { scope: scope.id, variable: scope.variable, index: pack.variables.findIndex((one) => one.id === scope.variable) };
}

/** Who may be told of an entry: a bit for the public (0) and each player (1 …), as the engine's events have it. */
const EVERYBODY = -1;

/** What those get who may not be told what an entry says. */
interface Veil {
  seenBy: number;
  /** Null when they are told nothing at all. */
  instead: TimelineEntry | null;
}

/** Whether a seat could know a component (an entity) at a step. */
export type Knew = (step: number, entity: number) => boolean;

/** The timeline of one line of play. */
export class Timeline {
  readonly #names: Catalogue;
  readonly #turn: TurnCounter | null;
  #entries: TimelineEntry[] = [];
  /** Of entries that not everybody may be told of. */
  #veils = new WeakMap<TimelineEntry, Veil>();
  /** By entry of an effect: whether a seat could know whose it is. */
  #known = new WeakMap<TimelineEntry, Map<Seat, boolean>>();
  #depth = 0;

  constructor(names: Catalogue, turn: TurnCounter | null) {
    this.#names = names;
    this.#turn = turn;
  }

  get entries(): readonly TimelineEntry[] {
    return this.#entries;
  }

  /** What happened by the step that leads to `step`. */
  at(step: number): TimelineEntry[] {
    const out: TimelineEntry[] = [];
    for (let i = this.#from(step); this.#entries[i]?.step === step; i++) out.push(this.#entries[i] as TimelineEntry);
    return out;
  }

  add(step: number, kind: TimelineKind, label: string, subject: string | null, player: string | null = null): TimelineEntry {
    const entry = { step, kind, label, subject, ...(player === null ? {} : { player }) };
    this.#entries.push(entry);
    return entry;
  }

  /**
   * The entries as a seat may know them. `knew` is asked for each effect once, in order of step: what is written on a
   * component is known to those who could know it when it began.
   */
  forSeat(seat: Seat, number: number, knew: Knew): TimelineEntry[] {
    return this.#entries.flatMap((entry) => {
      if (entry.kind === 'effect') return entry.subject === null || this.#knew(entry, seat, knew) ? [entry] : [];
      const veil = this.#veils.get(entry);
      if (veil === undefined || (veil.seenBy & (1 << number)) !== 0) return [entry];
      return veil.instead === null ? [] : [veil.instead];
    });
  }

  #knew(entry: TimelineEntry, seat: Seat, knew: Knew): boolean {
    const answers = this.#known.get(entry) ?? new Map<Seat, boolean>();
    this.#known.set(entry, answers);
    const known = answers.get(seat) ?? knew(entry.step, this.#names.entity(entry.subject ?? ''));
    answers.set(seat, known);
    return known;
  }

  /** An entry for those who may know everything; all others get `instead` in its place. */
  addHidden(step: number, kind: TimelineKind, label: string, subject: string, instead: string): void {
    this.#veil(this.add(step, kind, label, subject), 0, instead);
  }

  /** Hides an entry from all who are not in `seenBy`; they get `label` in its place, or nothing. */
  #veil(entry: TimelineEntry, seenBy: number, label: string | null): void {
    if (seenBy === EVERYBODY) return;
    const { step, kind, player } = entry;
    const instead = label === null ? null : { step, kind, label, subject: null, ...(player === undefined ? {} : { player }) };
    this.#veils.set(entry, { seenBy, instead });
  }

  /** Takes the place of an entry of the same kind about nothing at the same step; all but those who know everything get `instead`. */
  replaceHidden(step: number, kind: TimelineKind, label: string, instead: string): void {
    this.#entries = this.#entries.filter((one) => one.step !== step || one.kind !== kind || one.subject !== null);
    this.#veil(this.add(step, kind, label, null), 0, instead);
  }

  /** The entries up to `step`. */
  copy(step: number): Timeline {
    const copy = new Timeline(this.#names, this.#turn);
    copy.#entries = this.#entries.slice(0, this.#from(step + 1));
    copy.#veils = this.#veils;
    copy.#known = this.#known;
    return copy;
  }

  /** Forgets what came after `step`. */
  cut(step: number): void {
    this.#entries.length = this.#from(step + 1);
  }

  /** Index of the first entry at or after `step`. */
  #from(step: number): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle] as TimelineEntry).step < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Just before a step: what is pushed by it is new. */
  before(state: State): void {
    this.#depth = state.frames.length;
  }

  /** Just after it: an effect that it began gets its mark. */
  after(step: number, state: State): void {
    const top = state.frames.at(-1);
    if (top === undefined || state.frames.length <= this.#depth) return;
    const program = this.#names.layout.pack.programs[top.program];
    if (program?.kind !== 'effect') return;
    const source = top.locals[1];
    const entity = typeof source === 'number' ? source : -1;
    const you = top.locals[0];
    const player = typeof you === 'number' && this.#names.isPlayer(you) ? this.#names.id(you) : null;
    this.add(step, 'effect', program.name, entity < 0 ? null : this.#names.id(entity), player);
  }

  /** An event of the step that leads to `step`; `answer` is how the choice of an answer reads. */
  hear(step: number, event: GameEvent, state: State, answer: string): void {
    const names = this.#names;
    const words = new Wording(names, state);
    switch (event.type) {
      case 'variable-set':
        if (event.variable === this.#turn?.variable) {
          const ordering = state.vars[names.layout.ordering];
          const player = typeof ordering === 'number' && ordering >= 0 ? names.id(ordering) : null;
          this.#veil(this.add(step, 'turn', `${labelOfId(this.#turn.scope)} ${String(event.value)}`, event.variable, player), event.seenBy, null);
        }
        break;
      case 'answered':
        this.#veil(this.add(step, 'decision', answer, null, event.player), event.seenBy, 'An answer');
        break;
      case 'rolled':
        this.add(step, 'roll', `Rolled ${event.result} of ${event.sides}${event.forced ? ' (forced)' : ''}`, null);
        break;
      case 'announced': {
        const words = names.layout.pack.events.find((one) => one.id === event.event)?.words ?? event.event;
        this.add(step, 'event', labelOfId(words), event.event);
        break;
      }
      case 'ability-used': {
        const label = words.ability(names.layout.instanceOf.get(event.ability) ?? -1);
        this.#veil(this.add(step, 'ability', label, event.source.id, event.player), event.source.seenBy, 'A hidden ability');
        break;
      }
      case 'shuffled':
        this.add(step, 'shuffle', `${words.call(names.entity(event.zone))} shuffled`, event.zone);
        break;
      case 'ended':
        this.add(step, 'end', `The game ends: ${words.call(names.entity(event.outcome))}`, event.outcome);
        break;
      default:
    }
  }
}
