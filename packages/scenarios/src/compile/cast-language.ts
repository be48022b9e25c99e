// The language of the scenarios of one cast: that of the pack, and names for the players. Must not know what a character is.
import { createLanguage, type Language, type Vocabulary } from '@dradis/language';

/** Who plays: entity ids of the characters in seat order; undefined for a player who has none yet. */
export type Seats = readonly (string | undefined)[];

/** The id of the player in a seat, counted from 0. */
export function playerId(seat: number): string {
  return `player-${seat + 1}`;
}

/** The names of all players, seat by seat: what he plays, and his player id. */
export function playerNames(seats: Seats): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  seats.forEach((character, seat) => {
    names.set(playerId(seat), playerId(seat));
    if (character !== undefined) names.set(character, playerId(seat));
  });
  return names;
}

/** The pack's words, with `player-1` and so on as names; the id of what a player plays names the player too. */
function castVocabulary(vocabulary: Vocabulary, seats: Seats): Vocabulary {
  const players = seats.map((character, seat) => ({
    id: playerId(seat),
    words: character === undefined ? [] : [character, character.replaceAll('-', ' ')],
    kind: 'player',
    perPlayer: false,
  }));
  return { ...vocabulary, entities: [...vocabulary.entities.filter(({ id }) => !seats.includes(id)), ...players] };
}

/** Seats before anybody has a character: characters are themselves then. */
export function emptySeats(players: number): Seats {
  return Array.from({ length: players }, () => undefined);
}

/** Languages by cast, each made once. */
export class CastLanguages {
  private readonly made = new Map<string, Language>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /** The language for these seats. */
  of(seats: Seats): Language {
    const key = seats.map((character) => character ?? '?').join(' ');
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const language = createLanguage(castVocabulary(this.vocabulary, seats));
    this.made.set(key, language);
    return language;
  }
}
