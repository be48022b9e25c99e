/** What is counted in games besides their endings, as plain data that adds up. Must hold types and the adding up only. */

/** One finished game. */
export interface GameRow {
  /** Number of the game in the simulation, from 0. */
  readonly game: number;
  /** Id of the outcome. */
  readonly outcome: string;
  /** Who won; null when the outcome is nobody's win. */
  readonly side: string | null;
  /** Final numbers by name: `level of fuel`, `distance`, `announced the-fleet-jumps`, `checks passed` and the like. */
  readonly values: Readonly<Record<string, number>>;
}

/** Games, and how many of them each side won. */
export interface WonGames {
  /** How many there are, whoever won. */
  games: number;
  /** How many of them each side won; sides without a win may be missing. */
  wins: Record<string, number>;
}

/** How one card, or other thing that lies in zones, fared in the finished games. */
export interface CardCounts {
  /** Id of its kind. */
  readonly kind: string;
  /** What people call it. */
  readonly title: string;
  /** Games in which it came up: left a zone that hides it for one that does not, or left the open zone it began in. */
  games: number;
  /** Of these games, how many each side won. */
  wins: Record<string, number>;
  /** These games by how many cards of its kind came up in them, itself counted, copies and repetitions not. */
  among: Record<string, WonGames>;
  /** Times it came up, all copies and games together. */
  drawn: number;
  /** Times an answer chose it. */
  chosen: number;
  /** Times an option was picked while the question was about it, by label. */
  options: Record<string, number>;
  /** Checks on it that reached the strength they asked for. */
  passed: number;
  /** Checks on it that were partly passed. */
  partial: number;
  /** Checks on it that were neither passed nor partly passed. */
  failed: number;
}

/** For each dial, by turn, the games that came so far by its value as the turn began. */
export type Course = Record<string, Record<string, Record<string, number>>>;

/** The statistics of a chunk or of a simulation. */
export interface Statistics {
  /** One for each finished game, in the order of their numbers. */
  readonly rows: readonly GameRow[];
  /** By id of the thing, in the order of the pack. */
  readonly cards: Readonly<Record<string, CardCounts>>;
  /** For each kind the games by how many of its cards came up. Games in which none did are left out. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, WonGames>>>>;
  /** Where the dials stood as turns began, such as `level of fuel`; empty in a pack that counts no turns. */
  readonly course: Readonly<Course>;
}

/** Adds counts to others, key by key. */
export function addCounts(into: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(from)) into[key] = (into[key] ?? 0) + count;
}

/** Adds games to others, key by key. */
export function addWonGames(into: Record<string, WonGames>, from: Readonly<Record<string, WonGames>>): void {
  for (const [key, { games, wins }] of Object.entries(from)) {
    const sum = (into[key] ??= { games: 0, wins: {} });
    sum.games += games;
    addCounts(sum.wins, wins);
  }
}

/** Adds card counts to those in `into`, by id. */
export function addCards(into: Record<string, CardCounts>, from: Readonly<Record<string, CardCounts>>): void {
  for (const [id, card] of Object.entries(from)) {
    const sum = into[id];
    if (sum === undefined) {
      into[id] = structuredClone(card);
      continue;
    }
    for (const key of ['games', 'drawn', 'chosen', 'passed', 'partial', 'failed'] as const) sum[key] += card[key];
    addCounts(sum.wins, card.wins);
    addWonGames(sum.among, card.among);
    addCounts(sum.options, card.options);
  }
}

/** Adds the course of some games to that of others. */
export function addCourse(into: Course, from: Readonly<Course>): void {
  for (const [dial, turns] of Object.entries(from)) {
    const sum = (into[dial] ??= {});
    for (const [turn, games] of Object.entries(turns)) addCounts((sum[turn] ??= {}), games);
  }
}

/** Adds the statistics of chunks up, which come in the order of their games. */
export function addStatistics(parts: readonly Statistics[]): Statistics {
  const cards: Record<string, CardCounts> = {};
  const kinds: Record<string, Record<string, WonGames>> = {};
  const course: Course = {};
  for (const part of parts) {
    addCards(cards, part.cards);
    addCourse(course, part.course);
    for (const [kind, games] of Object.entries(part.kinds)) addWonGames((kinds[kind] ??= {}), games);
  }
  return { rows: parts.flatMap(({ rows }) => rows), cards, kinds, course };
}
