// Tests of scenarios written from a line: what stands in them, and when none can be written. That they pass when they are run is
// tested where scenarios can be run.
import { describe, expect, it } from 'vitest';
import { playedSmall } from '../testing/small-pack.js';

describe('a scenario', () => {
  const game = playedSmall('scenario', 500);

  it('holds the position, what was answered and rolled, and what it changed', () => {
    const turn = game.timeline().filter(({ kind }) => kind === 'turn')[3]?.step ?? 0;
    const next = game.timeline().filter(({ kind }) => kind === 'turn')[4]?.step ?? 0;
    game.goto(turn);
    const before = [game.position(), game.hash()];
    const { text, problem, notes } = game.scenario({ title: 'Turn: four', from: turn, to: next, when: 'take a turn' });
    expect([problem, notes]).toEqual([null, []]);
    expect(text).toContain('- scenario: "Turn: four"\n  given:\n    players: 2\n    position: none\n');
    expect(text).toMatch(/\n {4}hand of player-1: \[\w+#\d(, \w+#\d)*\]\n/);
    expect(text).toContain('\n    turn number: 4\n');
    expect(text).toContain('\n    current player: player-2\n');
    expect(text).toMatch(/\n {2}when: take a turn\n/);
    const answers = game.save().inputs.filter((input) => input.kind === 'answer' && input.step >= turn && input.step < next && !input.choose.includes('pass'));
    expect(text?.match(/ {4}- \{ player-/g) ?? []).toHaveLength(answers.length);
    expect([game.position(), game.hash()]).toEqual(before);
  });

  it('is not written for what it cannot say', () => {
    const effect = game.timeline().find(({ kind }) => kind === 'effect')?.step ?? 0;
    expect(game.scenario({ title: 'one of several copies', from: effect }).problem).toContain('say with `when`');
    expect(game.scenario({ title: ' ', when: 'take a turn' }).problem).toContain('title');
    expect(game.scenario({ title: 'x', from: 20, to: 10, when: 'take a turn' }).problem).toContain('before it begins');
  });
});
