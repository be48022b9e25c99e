// The small game for tests, played on and stepped through. Must not judge what it comes to.
import { createSession } from '../session.js';
import type { Session } from '../types/session.js';
import { smallPack, smallSources } from './small-pack.js';

const pack = smallPack();

/** A new small game of two players. */
export function smallSession(seed: string, windows: 'all' | 'able' = 'all'): Session {
  return createSession({ pack, sources: smallSources, players: 2, seed, windows });
}

/** Plays on with random answers until a number of steps is recorded or the game is over. */
export function playOn(game: Session, steps: number): void {
  for (;;) {
    const { ended, step } = game.position();
    if (ended || step >= steps) return;
    if (game.run({ until: 'decision', direction: 1 }).reason === 'decision') game.answerAtRandom();
  }
}

/** The text of the statement the session stands at; empty where it stands at none. */
export function statementText(game: Session): string {
  const at = game.statement();
  if (at === null) return '';
  const line = game.source(at.file)?.split('\n')[at.span.line - 1] ?? '';
  return line.slice(at.span.column - 1, at.span.endLine === at.span.line ? at.span.endColumn - 1 : undefined);
}
