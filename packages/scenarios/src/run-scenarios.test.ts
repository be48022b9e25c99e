// Tests of running scenarios: what passes, what fails and how that is told.
import { positionAt } from '@dradis/diagnostics';
import { describe, expect, test } from 'vitest';
import { runSmall } from './testing/small-pack.js';

/** The failures of the only scenario, as `kind: expected | found`. */
function failures(text: string): string[] {
  const { results, diagnostics } = runSmall([text]);
  expect(diagnostics.map(({ title }) => title)).toEqual([]);
  expect(results).toHaveLength(1);
  return (results[0]?.failures ?? []).map(({ kind, expected, found }) => `${kind}: ${expected} | ${found}`);
}

describe('a scenario that holds', () => {
  test('scripts dice and answers, and names players by what they play', () => {
    const report = runSmall([
      `
scenario: Ben spares the food
given: { captain: ben, food: 4 }
dice: [6]
when: a storm hits captain
answers:
  - ben: no
then:
  - level of hull is 3
  - player-2 is ben
  - captain is ben
changes: { hull: -2 }
`,
    ]);
    expect(report.diagnostics).toEqual([]);
    expect(report.results[0]?.failures).toEqual([]);
    expect(report).toMatchObject({ passed: 1, failed: 0 });
    expect(report.results[0]?.trail).toEqual([{ player: 'ben', question: 'lose 1 food', answer: 'no', scripted: true }]);
  });

  test('fills zones, and uses a reaction only where it is scripted', () => {
    const storm = (answers: string, then: string) =>
      failures(`
scenario: A reaction
given: { hand of anna: [sail strength 3, rope], hold: 2 crates, pile: [sail] }
dice: [3]
when: a storm hits ben
answers: ${answers}
then:
  - hold: [crate, crate]
  - pile: [sail strength 1]
${then}`);
    expect(storm('[{ anna: sail }]', '  - hand of anna: rope\n  - used: sail\n  - level of food is 6')).toEqual([]);
    expect(storm('[{ anna: pass }]', '  - hand of anna: rope, sail\n  - level of food is 5')).toEqual([]);
    expect(storm('[]', '  - hand of anna: rope, sail\n  - used: none')).toEqual([]);
  });

  test('may end the game', () => {
    expect(failures('{ scenario: Wreck, given: { hull: 1 }, dice: [1], when: a storm hits anna, ends: wrecked }')).toEqual([]);
  });

  test('may seat others', () => {
    expect(failures('{ scenario: Seats, given: { players: [cleo, anna, ben] }, when: nothing, then: [player-1 is cleo, player-3 is ben] }')).toEqual([]);
  });

  test('arranges with statements and their own answers', () => {
    expect(
      failures(`
scenario: Arranged
given:
  do: |
    anna may: lose 1 food
  arranged: [{ anna: yes }]
when: lose 1 hull
then: level of food is 4
changes: { hull: -1 }
`),
    ).toEqual([]);
  });
});

describe('a scenario that fails', () => {
  test('says what was found', () => {
    expect(
      failures(`
scenario: Wrong
given: { hand of ben: [rope] }
when: lose 1 hull
then:
  - level of hull is 5
  - hull is low
  - rope is in pile
  - there is no card in hand of ben
  - hand of ben: none
changes: { food: 1 }
`),
    ).toEqual([
      'condition: level of hull is 5 | level of hull is 4',
      'condition: hull is low | level of hull is 4',
      'condition: rope is in pile | rope is in hand of ben',
      'condition: there is no card in hand of ben | cards in hand of ben: rope',
      'contents: hand of ben: none | hand of ben: rope',
      'changes: hull stays as it is | hull changes by -1 (to 4)',
      'changes: food changes by +1 | food stays as it is (to 5)',
    ]);
  });

  test('says first what is still to be written', () => {
    expect(failures('{ scenario: A, when: lose 1 hull, todo: say what it costs }')).toEqual(['todo: a scenario that is written to its end | still to do: say what it costs']);
    expect(failures('{ scenario: A, when: lose 1 hull, todo: say what it costs, changes: {} }')).toEqual([
      'todo: a scenario that is written to its end | still to do: say what it costs',
      'changes: hull stays as it is | hull changes by -1 (to 4)',
    ]);
  });

  test('counts dice', () => {
    expect(failures('{ scenario: One too many, dice: [3, 4], when: a storm hits anna, then: level of hull is 5 }')).toEqual(['dice: 2 dice are rolled | 1 were']);
    expect(failures('{ scenario: One too few, when: have anna roll a die, then: level of hull is 5 }'.replace('have anna roll a die', 'anna rolls a die as d'))).toEqual([
      'dice: 0 dice are rolled | 1 were',
    ]);
  });

  test('counts answers and shows the question', () => {
    expect(failures('{ scenario: Nobody asked, dice: [3], when: a storm hits anna, answers: [{ anna: yes }], then: level of hull is 5 }')).toEqual([
      'answers: anna: yes | nobody was asked',
    ]);
    expect(failures('{ scenario: No answer, dice: [5], when: a storm hits anna, then: level of hull is 5 }')).toEqual([
      'answers: no further question | anna is asked: lose 1 food\noptions: yes, no',
    ]);
    expect(failures('{ scenario: Someone else, dice: [5], when: a storm hits anna, answers: [{ ben: yes }], then: level of hull is 5 }')).toEqual([
      'answers: ben: yes | anna is asked: lose 1 food\noptions: yes, no',
    ]);
  });

  test('notices an end that was not expected, and one that did not come', () => {
    expect(failures('{ scenario: Sudden, given: { hull: 1 }, when: lose 1 hull, changes: { hull: -1 } }')).toEqual(['ends: the game goes on | the game ended with wrecked']);
    expect(failures('{ scenario: Missing, when: nothing, ends: wrecked }')).toEqual(['ends: the game ends with wrecked | the game goes on']);
  });
});

describe('a table', () => {
  const table = `
scenario: Storm
given: { food: 3 }
when: a storm hits anna
cases:
  - { case: low, dice: [2], changes: { hull: -1 } }
  - { case: middle, dice: [4], given: { hull: 2 }, then: [level of food is 3, level of hull is 2] }
  - { case: wrong, dice: [3], changes: { hull: -1 } }
`;
  test('is one scenario for each row', () => {
    const report = runSmall([table]);
    expect(report.results.map(({ title, passed }) => [title, passed])).toEqual([['Storm: low', true], ['Storm: middle', true], ['Storm: wrong', false]]);
    expect(report).toMatchObject({ passed: 2, failed: 1 });
  });

  test('can be filtered, by title and by file', () => {
    expect(runSmall([table], { filter: 'LOW' }).results.map(({ title }) => title)).toEqual(['Storm: low']);
    expect(runSmall([table], { only: () => false }).results).toEqual([]);
  });
});

test('coverage counts statements and ways, also when scenarios fail', () => {
  const text = '{ scenario: Storm, dice: [1], when: a storm hits anna, then: level of hull is 9 }';
  const { coverage, failed } = runSmall([text], { coverage: true });
  expect(failed).toBe(1);
  const rules = coverage?.files.find(({ path }) => path === 'rules/rules.yaml');
  expect(rules?.uncovered.map(({ programs }) => programs.join())).toContain('a storm hits {who:player}');
  expect(rules?.statements.executed).toBeGreaterThan(0);
  expect(coverage?.statements.executed).toBeLessThan(coverage?.statements.total ?? 0);
  expect(runSmall([text]).coverage).toBeUndefined();
});

describe('mistakes in a file', () => {
  const told = (text: string, options?: Parameters<typeof runSmall>[1]) => {
    const report = runSmall([text], options);
    expect(report.failed).toBeGreaterThan(0);
    return report.diagnostics.map(({ code, primary, title, help }) => {
      const { line, column } = positionAt(primary.file, primary.span.start);
      return `${line}:${column} ${code} ${title}${help === undefined ? '' : ` (${help})`}`;
    });
  };

  test('keys nobody reads have suggestions', () => {
    expect(told('scenario: A\nwhen: nothing\nthem: level of hull is 5\nchanges: {}\n')).toEqual([
      "3:1 D0701 A scenario has the key 'them', which nothing reads (Did you mean 'then'?)",
    ]);
  });

  test('effects and conditions are checked at their place', () => {
    const text = 'scenario: A\ngiven:\n  hull: nine\nwhen: |\n  lose 1 hull\n  loose 1 hull\nthen:\n  - level of hul is 5\n';
    expect(told(text).map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
      expect.stringMatching(/^3:9 D02/) as string,
      expect.stringMatching(/^6:3 D02/) as string,
      expect.stringMatching(/^8:14 D02/) as string,
    ]);
  });

  test('names nobody has', () => {
    expect(told('scenario: A\ngiven: { hold: 2 crats }\nwhen: nothing\nanswers: [{ bem: yes }]\nends: wreked\n')).toEqual([
      "2:16 D0704 There is no thing or kind called 'crats' (Did you mean 'crate' or 'crates'?)",
      "4:13 D0704 There is no player called 'bem' (Did you mean 'ben'?)",
      "5:7 D0704 There is no outcome called 'wreked' (Did you mean 'wrecked'?)",
    ]);
  });

  test('a scenario that expects nothing', () => {
    expect(told('{ scenario: A, when: nothing }').map((each) => each.slice(0, 10))).toEqual(['1:13 D0707']);
  });

  test('the same title twice, missing keys and broken YAML', () => {
    expect(told('[{ scenario: A, when: nothing, changes: {} }, { scenario: A, when: nothing, changes: {} }]')[0]).toMatch(/D0705/);
    expect(told('{ scenario: A, changes: {} }')[0]).toMatch(/D0702 A scenario has no 'when'/);
    expect(told('scenario: [A\n')[0]).toMatch(/D0301/);
  });

  test('no default position', () => {
    expect(told('{ scenario: A, when: nothing, changes: {} }', { position: false })[0]).toMatch(/D0709/);
  });
});
