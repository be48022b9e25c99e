// Tests of what is said of options that are not on offer: the part of their condition that fails, where it stands, and to whom.
import { basePack } from '@dradis/base-game';
import { baseSources } from '@dradis/base-game/sources';
import { expect, it } from 'vitest';
import { createSession } from '../session.js';
import type { FailingPart, ForbiddenOption } from '../types/decision.js';

/** All that was forbidden because of its own condition in one game, and the question it was forbidden at. */
function forbidden(): { option: ForbiddenOption; step: number; player: string }[] {
  const game = createSession({ pack: basePack, sources: baseSources, players: 4, seed: 'why-not', windows: 'able' });
  game.playSetUp();
  const out: { option: ForbiddenOption; step: number; player: string }[] = [];
  for (let answers = 0; answers < 120 && !game.position().ended; answers++) {
    const decision = game.decision();
    for (const option of decision?.forbidden ?? []) {
      if (!option.reasons.some((reason) => reason.startsWith('its condition does not hold'))) continue;
      out.push({ option, step: game.position().step, player: decision?.player ?? '' });
      expect(game.decision(decision?.player ?? '')?.forbidden.every(({ failing }) => failing.length === 0)).toBe(true);
    }
    game.answerAtRandom('decision');
  }
  return out;
}

function textAt({ place }: FailingPart): string {
  const { line, column, endColumn } = place!.span;
  return (baseSources[place!.file] ?? '').split('\n')[line - 1]?.slice(column - 1, endColumn - 1) ?? '';
}

it('names the parts that fail as they are written, with their place, to who sees everything alone', () => {
  const all = forbidden();
  expect(all.length).toBeGreaterThan(10);
  const parts = all.flatMap(({ option }) => option.failing);
  // What cannot be found in the text is told without one; that must stay the exception.
  const told = all.filter(({ option }) => option.failing.length > 0 && option.failing.every(({ place }) => place !== null));
  expect(told.length / all.length).toBeGreaterThan(0.8);
  for (const part of parts) if (part.place !== null) expect(textAt(part)).toBe(part.text);
  expect(parts.some(({ text }) => text !== '' && !text.includes(' and '))).toBe(true);
});
