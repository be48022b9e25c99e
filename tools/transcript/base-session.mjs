// The session that the transcript runs on: the base game, compiled from its texts as the command line does. Must not be shared.
import { baseSources } from '@dradis/base-game/sources';
import { compilePack } from '@dradis/packs';
import { createSession } from '@dradis/session';
import { languageOf } from '@dradis/session/language';

/** @param {import('./script.mjs').Script['game']} game */
export function baseSession(game) {
  const { pack, vocabulary } = compilePack(Object.entries(baseSources).map(([path, text]) => ({ path, text })));
  if (pack === null) throw new Error('the base game does not compile');
  return createSession({ pack, sources: baseSources, ...game, language: languageOf(vocabulary) });
}
