// Tests of the coverage of cards: which outcomes there are, what they are called, and when they count as reached.
import { renderText } from '@dradis/diagnostics';
import { compilePack } from '@dradis/packs';
import { expect, it } from 'vitest';
import { runScenarios } from '../run-scenarios.js';
import type { CardCoverage } from '../run/result.js';

const PACK = {
  'pack.yaml': 'id: small\ntitle: Small\nversion: 1.0.0\nlanguage: 1\nplayers: { min: 1, max: 2 }\nstart: play\nordering: captain\ndie: roll-a-die\n',
  'rules/rules.yaml': `
kinds:
  - { id: dial }
  - { id: hero }
  - { id: box, is: zone }
  - { id: card, starts-in: table, fields: { fail: effect, pass: effect }, live: { abilities: { in: table } } }
attributes:
  - { id: level, of: dial, type: number, starts: 5 }
variables:
  - { id: captain, type: player }
  - { id: wage, type: number }
zones:
  - { id: table, kind: box, sees: everyone }
acts:
  - { id: leaving, words: leaving, gives: { who: player } }
quantities:
  - { id: the-wage, words: the wage, gives: { who: player } }
procedures:
  - { id: play, phrase: play the game, does: set captain to captain }
  - { id: seat, phrase: "seat {who:player}", does: nothing }
  - { id: roll-a-die, phrase: "have {roller?:player} roll {die:tally}", does: roll die with 6 sides }
  - id: pay
    phrase: "pay {who:player}"
    does: |
      count 1 as pay
      apply the wage to pay (who = who)
      set wage to pay
  - { id: leave, phrase: "{who:player} leaves", does: "if leaving is allowed (who = who): set captain to none" }
`,
  'cards/cards.yaml': `
things:
  - { id: hull, kind: dial }
  - { id: ann, kind: hero }
  - id: storm
    title: Storm
    kind: card
    fail: |
      captain rolls:
        1-2: set level of hull to 4
        3-6: nothing
      captain chooses:
        either "pump": nothing
        or "bail": set level of hull to 3
    pass: |
      captain may: set level of hull to 6
  - { id: calm, title: Calm, kind: card, pass: nothing }
  - id: bonus
    title: Bonus
    kind: card
    abilities:
      - { modify: the wage, by: 2 }
  - id: locks
    title: Locks
    kind: card
    abilities:
      - { forbid: leaving, if: level of hull is 5 }
`,
};

const POSITION = { path: 'scenarios/position.yaml', text: 'default position:\n  cast: [ann]\n  players: 1\n  seat: "seat {player}"\n  do: set captain to player-1\n' };

/** The cards of the small pack once these scenarios were run, all of which pass. */
function cards(...scenarios: readonly string[]): ReadonlyMap<string, CardCoverage> {
  const { pack, vocabulary, diagnostics } = compilePack(Object.entries(PACK).map(([path, text]) => ({ path, text })));
  if (pack === null) throw new Error(diagnostics.map((one) => renderText(one)).join('\n'));
  const report = runScenarios({ pack, vocabulary, coverage: true, files: [POSITION, ...scenarios.map((text, i) => ({ path: `scenarios/${i}.yaml`, text }))] });
  expect(report.diagnostics.map((one) => renderText(one))).toEqual([]);
  expect(report.results.filter(({ passed }) => !passed)).toEqual([]);
  return new Map((report.coverage?.cards ?? []).map((card) => [card.id, card]));
}

function marks(card: CardCoverage | undefined): string[] {
  return (card?.outcomes ?? []).map(({ name, line, reached }) => `${line} ${reached ? '+' : '-'} ${name}`);
}

it('lists every effect and ability, and in them the lines of tables, options and answers', () => {
  const all = cards('{ scenario: nothing, when: nothing, changes: {} }');
  expect([...all.keys()].sort()).toEqual(['bonus', 'calm', 'locks', 'storm']);
  expect([...all.values()].filter(({ run }) => run)).toEqual([]);
  expect(marks(all.get('storm'))).toEqual([
    '9 - fail', '10 - fail, a roll of 1-2', '11 - fail, a roll of 3-6', '12 - fail, "pump"', '12 - fail, "bail"',
    '16 - pass', '16 - pass, set level of hull to 6: yes', '16 - pass, set level of hull to 6: no',
  ]);
  expect(marks(all.get('bonus'))).toEqual(['22 - abilities']);
});

it('marks what came', () => {
  const all = cards(
    '{ scenario: a, when: resolve fail of storm, dice: [2], answers: [{ player-1: bail }], changes: { hull: -2 } }',
    '{ scenario: b, when: resolve pass of storm, answers: [{ player-1: no }], changes: {} }',
  );
  const { run, statements, kind, title, path } = all.get('storm') ?? {};
  expect({ run, kind, title, path }).toEqual({ run: true, kind: 'card', title: 'Storm', path: 'cards/cards.yaml' });
  expect(statements?.executed).toBeLessThan(statements?.total ?? 0);
  expect(marks(all.get('storm')).filter((mark) => mark.includes('+'))).toEqual(['9 + fail', '10 + fail, a roll of 1-2', '12 + fail, "bail"', '16 + pass', '16 + pass, set level of hull to 6: no']);
  expect(all.get('calm')?.run).toBe(false);
});

it('counts what adds to a number or forbids something when it does', () => {
  const paid = cards('{ scenario: a, when: pay player-1, then: [wage is 3] }');
  expect([paid.get('bonus')?.run, paid.get('locks')?.run]).toEqual([true, false]);
  const left = cards('{ scenario: a, given: { hull: 4 }, when: player-1 leaves, then: [captain is none] }');
  expect(left.get('locks')?.run).toBe(false);
  const stays = cards('{ scenario: a, when: player-1 leaves, then: [captain is player-1] }');
  expect(stays.get('locks')?.run).toBe(true);
});
