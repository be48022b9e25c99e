// The short way to the labels of options says what the long one says, at every question, also where cards are hidden from who is asked.
import { createGame, loadPack, seedRandom } from '@dradis/engine';
import { basePack } from '@dradis/base-game';
import { describe, expect, it } from 'vitest';
import { chooseEvenly } from '../odds/policy.js';
import { Catalogue } from '../state/catalogue.js';
import { smallPack } from '../testing/small-pack.js';
import { describeOptions, optionLabels } from './describe-decision.js';

describe('labels of options', () => {
  it.each([
    ['a small pack', smallPack(), 2, 120],
    ['the base game', basePack, 5, 260],
  ])('are those of the described options: %s', (_, compiled, players, questions) => {
    const pack = loadPack(compiled);
    const names = new Catalogue(pack.layoutFor(players), {});
    const forms = new Set<string>();
    let asked = 0;
    for (let seed = 0; asked < questions; seed += 1) {
      const game = createGame(pack, { players, seed: `labels ${seed}`, windows: 'able' });
      const random = seedRandom(`answers ${seed}`);
      game.run();
      for (; game.state.decision !== null && asked < questions; asked += 1) {
        forms.add(game.state.decision.form);
        expect([...optionLabels(game, names)]).toEqual(describeOptions(game, names).map(({ id, label }) => [id, label]));
        game.answerIndexes(chooseEvenly(game, random));
      }
    }
    expect(forms.size).toBeGreaterThan(2);
  });
});
