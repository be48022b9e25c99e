/** Answers by chance, each legal answer of a question as likely as another of its size. Must draw only from what it is given. */
import { below, type Game } from '@dradis/engine';

/** Chooses evenly: how many first, then which. */
export function chooseEvenly(game: Game, random: number[]): readonly number[] {
  const { min, max } = game.bounds() ?? { min: 0, max: 0 };
  const options = Array.from({ length: game.optionCount }, (_, i) => i);
  const most = Math.min(max, options.length);
  const count = Math.min(min, most) + below(random, most - Math.min(min, most) + 1);
  return Array.from({ length: count }, () => options.splice(below(random, options.length), 1)[0] ?? 0).sort((a, b) => a - b);
}
