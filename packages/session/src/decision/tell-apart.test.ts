// What tells options of one name apart, over the questions of whole games.
import { basePack } from '@dradis/base-game';
import { expect, it } from 'vitest';
import { createSession } from '../session.js';

const SEEDS = ['apart 1', 'apart 2', 'apart 3', 'apart 4'];
const ANSWERS = 120;

it('leaves no two options alike that do not come to the same, whatever is asked', () => {
  const forms = new Set<string>();
  let twins = 0;
  for (const seed of SEEDS) {
    const session = createSession({ pack: basePack, sources: {}, players: 4, seed, windows: 'able' });
    session.playSetUp();
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      const decision = session.decision();
      if (decision === null) break;
      forms.add(decision.form);
      const words = decision.options.filter(({ twin }) => twin === null).map(({ label, thingTitle, hint }) => [label, thingTitle, hint].join('|'));
      expect(new Set(words).size, `${seed}, ${decision.prompt}: ${words.join('; ')}`).toBe(words.length);
      for (const { thing, twin } of decision.options) {
        if (twin === null) continue;
        twins += 1;
        expect(decision.options.find(({ id }) => id === twin)?.thing).not.toBe(thing);
      }
      session.answerAtRandom('decision');
    }
  }
  expect([...forms]).toEqual(expect.arrayContaining(['one', 'some', 'react']));
  expect(twins).toBeGreaterThan(0);
});
