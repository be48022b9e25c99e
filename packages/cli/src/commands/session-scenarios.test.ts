// Scenarios written from debug sessions of the base game pass when they are run: the position, answers, dice and changes in them
// are those of the game.
import { baseSources } from '@dradis/base-game/sources';
import { compilePack } from '@dradis/packs';
import { runScenarios } from '@dradis/scenarios';
import { createSession, type Session } from '@dradis/session';
import { expect, it } from 'vitest';

const { pack, vocabulary } = compilePack(Object.entries(baseSources).map(([path, text]) => ({ path, text })));
const POSITION = { path: 'scenarios/position.yaml', text: `default position:\n  cast: [laura-roslin, saul-tigh, lee-adama, galen-tyrol]\n  players: 4\n  seat: "{player} plays {character}"\n  do: |\n    set current player to player-1\n    set up the game\n` };

function played(seed: string): Session {
  if (pack === null) throw new Error('the base game does not compile');
  const session = createSession({ pack, sources: {}, players: 4, seed, windows: 'able' });
  for (let i = 0; i < 220; i++) if (session.run({ until: 'decision', direction: 1 }).reason === 'decision') session.answerAtRandom();
  return session;
}

it('of effects of cards do what they did in the game', () => {
  const session = played('scenarios');
  const texts: string[] = [];
  const { last } = session.position();
  const effects = session.timeline().filter(({ kind }) => kind === 'effect');
  for (const [i, { step, subject }] of effects.entries()) {
    if (subject === null || i % 3 !== 0 || step > last - 1000) continue;
    const { text } = session.scenario({ title: `${subject} at ${step}`, from: step });
    if (text !== null) texts.push(text);
  }
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((text) => text.includes('answers:')).length).toBeGreaterThan(2);
  if (pack === null) return;
  const report = runScenarios({ pack, vocabulary, files: [POSITION, ...texts.map((text, i) => ({ path: `scenarios/${i}.yaml`, text }))] });
  const wrong = report.results.filter(({ passed }) => !passed).map((one) => JSON.stringify(one).slice(0, 600));
  expect(report.diagnostics.map(({ code, title }) => `${code} ${title}`)).toEqual([]);
  expect(wrong).toEqual([]);
});
