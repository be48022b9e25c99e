/**
 * Entry point @dradis/session/language: the language in which watches and conditions are written. Kept apart because it
 * brings the parser, which a session without such texts does not need.
 */
import { createLanguage, type Vocabulary } from '@dradis/language';
import type { LanguageSource, TextLanguage } from './types/expression.js';

/**
 * The language of a pack, from `PackResult.vocabulary`, in which `player-1`, `player-2` and so on are names too. Each number
 * of players has its own, made at first use.
 */
export function languageOf(vocabulary: Vocabulary): LanguageSource {
  const made = new Map<number, TextLanguage>();
  return (players) => {
    const known = made.get(players);
    if (known !== undefined) return known;
    const seats = Array.from({ length: players }, (_, seat) => ({ id: `player-${seat + 1}`, words: [], kind: 'player', perPlayer: false }));
    const language = createLanguage({ ...vocabulary, entities: [...vocabulary.entities, ...seats] });
    made.set(players, language);
    return language;
  };
}
