/**
 * Listens to one game and counts what happened in it. Must name no content: what it knows of a pack are its declared
 * zones, kinds, attributes, variables and events, and four words for the participants of a check.
 */
import type { CompiledPack, Game, GameEvent, Layout } from '@dradis/engine';
import type { CardCounts, Course } from './statistics.js';
import { TurnWatch } from './turn-watch.js';

/** A check is an event with participants of these names, the last two of them tallies. */
const SUBJECT = 'subject';
const DIFFICULTY = 'difficulty';
const STRENGTH = 'strength';
/** The local of the program that holds the check: from which strength on it is partly passed; 0: never. */
const PARTIAL = 'part';

/** What a pack declares that can be counted. */
export interface Countable {
  /** Ids of the events that judge a check. */
  readonly checks: ReadonlySet<string>;
  /** Things that begin in a zone, by id. */
  readonly cards: ReadonlyMap<string, { readonly kind: string; readonly title: string; readonly startsIn: string }>;
}

/** Reads a pack's declarations; once for many games. */
export function countable({ events, things }: CompiledPack): Countable {
  const checks = events.filter(({ gives }) => [SUBJECT, DIFFICULTY, STRENGTH].every((name) => gives.some(({ id }) => id === name)));
  const cards = things.flatMap(({ id, kind, title, startsIn }) => (startsIn === null ? [] : [[id, { kind, title, startsIn }] as const]));
  return { checks: new Set(checks.map(({ id }) => id)), cards: new Map(cards) };
}

/** The check that was judged last; `strength` and `difficulty` are indexes of tallies. */
interface Check {
  readonly depth: number;
  readonly program: number;
  readonly card: string;
  readonly strength: number;
  readonly difficulty: number;
  readonly part: number;
  value: number;
  needed: number;
}

const withoutCopy = (id: string): string => id.replace(/#\d+$/, '');

/** The ears of one game. */
export class GameWatch {
  readonly cards: Record<string, CardCounts> = {};
  private readonly announced: Record<string, number>;
  private readonly checks = { passed: 0, partial: 0, failed: 0 };
  private open: Check | undefined;
  private readonly layout: Layout;
  private readonly hidden: ReadonlyMap<string, boolean>;
  private readonly turns: TurnWatch;

  /** Listens from now on: nothing that happened before. */
  constructor(
    private readonly game: Game,
    private readonly known: Countable,
  ) {
    this.layout = game.pack.layoutFor(game.state.players);
    const { layout } = this;
    this.announced = Object.fromEntries(layout.events.map(({ id }) => [id, 0]));
    this.hidden = new Map(layout.zones.map(({ sees }, index) => [layout.ids[layout.zoneLo + index] ?? '', sees === 'nobody' || sees === 'top']));
    this.turns = new TurnWatch(game);
    const before = game.onEvent;
    game.onEvent = (event) => {
      before?.(event);
      this.hear(event);
      this.turns.hear(event);
    };
  }

  /** What was counted; to be called when the game is over. */
  finish(): { readonly announced: Readonly<Record<string, number>>; readonly checks: Readonly<Record<string, number>>; readonly course: Course } {
    this.judge();
    return { announced: this.announced, checks: this.checks, course: this.turns.course };
  }

  /**
   * Credits a side, or nobody, with the win for each card that came up. Gives for each kind how many of its cards did.
   */
  wonBy(side: string | undefined): Readonly<Record<string, number>> {
    const wins = side === undefined ? {} : { [side]: 1 };
    const cameUp = Object.values(this.cards).filter(({ games }) => games > 0);
    const kinds: Record<string, number> = {};
    for (const { kind } of cameUp) kinds[kind] = (kinds[kind] ?? 0) + 1;
    for (const card of cameUp) {
      card.wins = { ...wins };
      card.among = { [String(kinds[card.kind])]: { games: 1, wins: { ...wins } } };
    }
    return kinds;
  }

  private judge(): void {
    const { open } = this;
    if (open === undefined) return;
    this.open = undefined;
    const result = open.value >= open.needed ? 'passed' : open.part > 0 && open.value >= open.part ? 'partial' : 'failed';
    this.checks[result] += 1;
    const card = this.card(open.card);
    if (card !== undefined) card[result] += 1;
  }

  private card(id: string): CardCounts | undefined {
    const known = this.known.cards.get(id);
    if (known === undefined) return undefined;
    return (this.cards[id] ??= { kind: known.kind, title: known.title, games: 0, wins: {}, among: {}, drawn: 0, chosen: 0, options: {}, passed: 0, partial: 0, failed: 0 });
  }

  private hear(event: GameEvent): void {
    switch (event.type) {
      case 'moved':
        this.hearMove(event.thing.id, event.from, event.to);
        break;
      case 'announced':
        this.announced[event.event] = (this.announced[event.event] ?? 0) + 1;
        if (this.known.checks.has(event.event)) this.begin();
        break;
      case 'tally-changed':
        this.judgeAgain();
        break;
      case 'answered':
        for (const chosen of event.choose) this.hearChoice(chosen);
        break;
      default:
    }
  }

  private hearMove(thing: string, from: string | null, to: string): void {
    if (this.hidden.get(to) === true || from === null) return;
    const id = withoutCopy(thing);
    const known = this.known.cards.get(id);
    if (known === undefined || (this.hidden.get(from) !== true && from !== known.startsIn)) return;
    const card = this.card(id);
    if (card === undefined) return;
    card.drawn += 1;
    card.games = 1;
  }

  private hearChoice(chosen: string): void {
    const card = this.card(withoutCopy(chosen));
    if (card !== undefined) {
      card.chosen += 1;
      return;
    }
    const option = /^option-(\d+)$/.exec(chosen)?.[1];
    const about = option === undefined ? undefined : this.asked();
    if (about === undefined) return;
    const frame = this.game.state.frames.at(-1);
    const label = this.layout.programs[frame?.program ?? -1]?.asks[(frame?.pc ?? 0) - 1]?.labels[Number(option) - 1] ?? chosen;
    about.options[label] = (about.options[label] ?? 0) + 1;
  }

  /** The card that the program which asks is about: the first of its locals that is one. */
  private asked(): CardCounts | undefined {
    const { layout } = this;
    const { state } = this.game;
    const frame = state.frames.at(-1);
    const locals = layout.programs[frame?.program ?? -1]?.locals ?? [];
    for (const [slot, { type }] of locals.entries()) {
      const value = frame?.locals[slot];
      const card = type.startsWith('thing:') && typeof value === 'number' ? this.card(withoutCopy(layout.ids[value] ?? '')) : undefined;
      if (card !== undefined) return card;
    }
    return undefined;
  }

  private begin(): void {
    this.judge();
    const { layout } = this;
    const { state } = this.game;
    for (let depth = state.frames.length - 1; depth >= 0; depth -= 1) {
      const frame = state.frames[depth];
      const names = layout.programs[frame?.program ?? -1]?.locals.map(({ name }) => name) ?? [];
      const local = (name: string): number => Number(frame?.locals[names.indexOf(name)] ?? -1);
      if (frame === undefined || ![SUBJECT, DIFFICULTY, STRENGTH].every((name) => names.includes(name))) continue;
      const card = withoutCopy(layout.ids[local(SUBJECT)] ?? '');
      this.open = { depth, program: frame.program, card, strength: local(STRENGTH), difficulty: local(DIFFICULTY), part: local(PARTIAL), value: 0, needed: 0 };
      this.judgeAgain();
      return;
    }
  }

  // Abilities that answer the event still change the tallies; what they come to last, while the program runs, counts.
  private judgeAgain(): void {
    const { open } = this;
    const { frames, tallies } = this.game.state;
    if (open === undefined || frames[open.depth]?.program !== open.program) return;
    const [strength, difficulty] = [tallies[open.strength], tallies[open.difficulty]];
    if (strength === undefined || difficulty === undefined) return;
    open.value = strength.value;
    open.needed = difficulty.value;
  }
}
