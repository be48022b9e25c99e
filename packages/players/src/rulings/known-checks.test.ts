// Whoever may add cards to a check knows what it is of, whom it is against and what it takes, as everybody at the table does.
import { basePack } from '@dradis/base-game';
import { createGame, loadPack } from '@dradis/engine';
import { expect, it } from 'vitest';
import { createRandomPlayer } from '../random-player.js';
import { SeatView } from '../seat-view.js';

const pack = loadPack(basePack);

it('R-081: who is asked for cards sees the check; when it is over nothing is left of it', () => {
  const subjects = new Set<unknown>();
  const targets = new Set<unknown>();
  let others = 0;
  for (let number = 0; number < 8; number += 1) playOne(`known checks ${number}`);
  expect(subjects.size).toBeGreaterThan(10);
  expect(targets.size).toBeGreaterThan(1);
  expect(others).toBeGreaterThan(30);

  function playOne(seed: string): void {
    const game = createGame(pack, { players: 5, seed, windows: 'able' });
    const seen = new SeatView(game);
    const player = createRandomPlayer(seed);
    game.run();
    while (game.state.decision !== null) {
      look(seen);
      game.answerIndexes(player.choose(seen));
    }
  }

  function look(seen: SeatView): void {
    const decision = seen.decision();
    const { variables } = seen.view();
    if (decision.purpose === 'add to the skill check') {
      expect(variables['check-difficulty']).toBeGreaterThan(0);
      expect(variables['check-subject']).not.toBeNull();
      subjects.add(variables['check-subject']);
      if (variables['check-target'] !== null) targets.add(variables['check-target']);
    } else if (decision.prompt.includes('an action')) {
      expect(variables).toMatchObject({ 'check-subject': null, 'check-target': null, 'check-difficulty': 0 });
      others += 1;
    }
  }
});
