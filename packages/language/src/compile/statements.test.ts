// Every statement head, with the program it compiles to.
import { describe, expect, it } from 'vitest';
import { cardScope, code, compile, scopeOf } from '../testing/compile.js';

const current = ['global', 'current-player'];
const lose = (resource: string, n: unknown = 1): unknown => ['call', 'lose', [n, ['entity', resource]], -1];
const local = (slot: number): unknown => ['local', slot];
const ask = (over: object): unknown => [
  'ask',
  { player: current, from: null, min: 1, max: 1, optional: false, purpose: null, ...over },
];

function check(text: string, expected: readonly unknown[], scope = cardScope): void {
  expect(code(text, scope)).toEqual(expected);
}

describe('branches', () => {
  it('jump over what does not hold', () => {
    check('if emergency: lose 1 fuel\nlose 1 food', [['unless', ['global', 'emergency'], 2], lose('fuel'), lose('food')]);
    check('if emergency:\n  lose 1 fuel\notherwise if 1 < 2: lose 1 food\notherwise:\n  lose 1 morale', [
      ['unless', ['global', 'emergency'], 3],
      lose('fuel'),
      ['goto', 7],
      ['unless', ['<', 1, 2], 6],
      lose('food'),
      ['goto', 7],
      lose('morale'),
    ]);
  });

  it('hang on the innermost head of a line', () => {
    check('if emergency: if 1 < 2:\n  lose 1 fuel\n  lose 1 food', [
      ['unless', ['global', 'emergency'], 4],
      ['unless', ['<', 1, 2], 4],
      lose('fuel'),
      lose('food'),
    ]);
  });
});

describe('loops', () => {
  it('go through a list read once', () => {
    check('for each player as p: p draws 1 politics card', [
      ['set', 2, ['select', 'player', 4, null, null]],
      ['set', 3, 0],
      ['each', 2, 3, 5, 5],
      ['call', 'draw', [local(5), 1, ['entity', 'politics']], -1],
      ['goto', 2],
    ]);
  });

  it('bind the noun when no name is given', () => {
    check('for each civilian ship in bow: destroy that civilian ship', [
      ['set', 2, ['select', 'civilian-ship', 4, ['entity', 'bow'], null]],
      ['set', 3, 0],
      ['each', 2, 3, 5, 5],
      ['call', 'destroy', [local(5)], -1],
      ['goto', 2],
    ]);
  });

  it('are bounded and can be left', () => {
    check('repeat at most 3 times:\n  if emergency: stop repeating\n  lose 1 fuel', [
      ['set', 2, 3],
      ['set', 3, 0],
      ['unless', ['<', local(3), local(2)], 8],
      ['unless', ['global', 'emergency'], 5],
      ['goto', 8],
      lose('fuel'),
      ['set', 3, ['+', local(3), 1]],
      ['goto', 2],
    ]);
  });
});

describe('decisions', () => {
  it('by yes or no', () => {
    check('current player may:\n  lose 1 fuel\n  lose 2 food\notherwise: lose 1 morale', [
      ask({ form: 'may', min: 0, slot: 2, optional: true, prompt: 'lose 1 fuel; lose 2 food' }),
      ['unless', local(2), 5],
      lose('fuel'),
      lose('food', 2),
      ['goto', 6],
      lose('morale'),
    ]);
  });

  it('by options, with labels and conditions', () => {
    check('current player chooses:\n  either: lose 1 fuel\n  or "wait" if emergency: nothing', [
      ask({
        form: 'option',
        slot: 2,
        prompt: 'choose',
        options: [
          { label: 'lose 1 fuel', when: null, hint: null },
          { label: 'wait', when: ['global', 'emergency'], hint: null },
        ],
      }),
      ['bands', local(2), [[0, 0, 2], [1, 1, 4]], 6],
      lose('fuel'),
      ['goto', 6],
      ['nothing'],
      ['goto', 6],
    ]);
  });
});

describe('choices', () => {
  const vipers = ['select', 'viper', 2, ['entity', 'bow'], null];
  it.each<[string, object]>([
    ['current player chooses a viper in bow as v', { form: 'one', from: vipers, slot: 3, prompt: 'choose a viper in bow' }],
    ['current player may choose a viper in bow as v', { form: 'one', from: vipers, slot: 3, min: 0, optional: true, prompt: 'choose a viper in bow' }],
    ['current player chooses one of vipers in bow as v', { form: 'one', from: vipers, slot: 3, prompt: 'choose one of vipers in bow' }],
    ['current player may choose one of vipers in bow as v', { form: 'one', from: vipers, slot: 3, min: 0, optional: true, prompt: 'choose one of vipers in bow' }],
    ['current player chooses 2 viper in bow as v', { form: 'some', from: vipers, slot: 3, min: 2, max: 2, prompt: 'choose 2 vipers in bow' }],
    ['current player chooses 2 of vipers in bow as v', { form: 'some', from: vipers, slot: 3, min: 2, max: 2, prompt: 'choose 2 of vipers in bow' }],
    ['current player chooses up to 2 vipers in bow as v', { form: 'some', from: vipers, slot: 3, min: 0, max: 2, prompt: 'choose up to 2 vipers in bow' }],
    ['current player chooses up to (1 + 1) of vipers in bow as v', { form: 'some', from: vipers, slot: 3, min: 0, max: ['+', 1, 1], prompt: 'choose up to (1 + 1) of vipers in bow' }],
    ['current player chooses 1 to 2 vipers in bow as v', { form: 'some', from: vipers, slot: 3, min: 1, max: 2, prompt: 'choose 1 to 2 vipers in bow' }],
    ['current player chooses a number from 1 to 3 as v', { form: 'number', slot: 2, min: 1, max: 3, prompt: 'choose a number from 1 to 3' }],
    ['current player chooses a viper in bow as v, to "fight"', { form: 'one', from: vipers, slot: 3, prompt: 'choose a viper to fight', purpose: 'fight' }],
    ['choose a viper in bow as v', { form: 'one', player: local(0), from: vipers, slot: 3, prompt: 'choose a viper in bow' }],
  ])('%s', (text, expected) => {
    check(text, [ask(expected)]);
  });

  it('any number of things', () => {
    const max = ['count', ['select', 'viper', 2, ['entity', 'bow'], null]];
    check('current player chooses any number of vipers in bow as v', [
      ask({ form: 'some', from: vipers, slot: 3, min: 0, max, prompt: 'choose any number of vipers in bow' }),
    ]);
  });

  it('filtered by what is allowed', () => {
    check('current player chooses a location as goal, if moving is allowed (player = you, to = it), to "go"', [
      ask({
        form: 'one',
        from: ['select', 'location', 2, null, null],
        slot: 4,
        prompt: 'choose a location to go',
        purpose: 'go',
        allowed: { act: 'moving', args: [local(0), local(3)], slot: 3 },
      }),
    ]);
  });

  it('give their names types', () => {
    const { program } = compile('you choose one of actions of you as power\nchoose 2 vipers as v\nchoose a viper as w');
    expect(program?.locals.filter(({ name }) => ['power', 'v', 'w'].includes(name))).toEqual([
      { name: 'power', type: 'ability' },
      { name: 'v', type: 'list:viper' },
      { name: 'w', type: 'thing:viper' },
    ]);
  });

  it('by chance', () => {
    check('pick a viper in bow at random as v', [['pick', 3, vipers, 1, true]]);
    check('pick 2 vipers in bow at random as v', [['pick', 3, vipers, 2, false]]);
    check('pick 2 of vipers in bow at random as v', [['pick', 3, vipers, 2, false]]);
  });
});

describe('tables', () => {
  it('of a die', () => {
    check('roll:\n  1-4: lose 1 fuel\n  8: nothing\n  9 or more: nothing\n  0 or less: nothing\n  otherwise: lose 1 food', [
      ['tally', 2, 0],
      ['call', 'roll-the-die', [null, local(2)], -1],
      ['bands', ['value', local(2)], [[1, 4, 3], [8, 8, 5], [9, null, 7], [-999_999, 0, 9]], 11],
      lose('fuel'),
      ['goto', 12],
      ['nothing'],
      ['goto', 12],
      ['nothing'],
      ['goto', 12],
      ['nothing'],
      ['goto', 12],
      lose('food'),
    ]);
  });

  it('of a die rolled by someone, and of a die with a name', () => {
    expect(code('admiral rolls:\n  1: nothing')[1]).toEqual(['call', 'roll-the-die', [['global', 'admiral'], local(2)], -1]);
    check('you roll a die as d\nadd 2 to that die'.replace('that die', 'd'), [
      ['tally', 2, 0],
      ['call', 'roll-the-die', [local(0), local(2)], -1],
      ['verb', 'add', 2, local(2)],
    ]);
  });

  it('of a number', () => {
    check('depending on amount of fuel:\n  1: nothing', [
      ['bands', ['attr', 'amount', ['entity', 'fuel']], [[1, 1, 1]], 3],
      ['nothing'],
      ['goto', 3],
    ]);
  });
});

describe('values', () => {
  const scope = scopeOf({ 'who': 'thing:player', 'level!': 'number' }, { returns: 'number' });
  it.each<[string, readonly unknown[]]>([
    ['let x be 2\nset x to x + 1', [['set', 2, 2], ['set', 2, ['+', local(2), 1]]]],
    ['set level to 3', [['set', 1, 3]]],
    ['set hand limit of who to 4', [['set-attr', 'hand-limit', local(0), 4]]],
    ["set who's hand limit to 4", [['set-attr', 'hand-limit', local(0), 4]]],
    ['set revealed of who to yes', [['set-attr', 'revealed', local(0), true]]],
    ['set the current player to who', [['set-global', 'current-player', local(0)]]],
    ['set current player to none', [['set-global', 'current-player', null]]],
    ['let x be 2\nlet x be 3', [['set', 2, 2], ['set', 2, 3]]],
    ['let ships be no vipers\nset ships to none', [['set', 2, ['list']], ['set', 2, null]]],
    ['count 3 as total\nlet x be total', [['tally', 2, 3], ['set', 3, ['value', local(2)]]]],
    ['give back level + 1', [['return', ['+', local(1), 1]]]],
    ['stop', [['return', null]]],
    ['nothing', [['nothing']]],
  ])('%s', (text, expected) => {
    check(text, expected, scope);
  });
});

describe('happenings', () => {
  it.each<[string, readonly unknown[]]>([
    ['announce the fleet jumps', [['announce', 'fleet-jumps', [], []]]],
    ['draw a crisis as c\nannounce a crisis is drawn (card = c)', [['call', 'draw-crisis', [], 2], ['announce', 'crisis-drawn', [local(2)], [2]]]],
    ['announce a crisis is drawn (card = besieged)', [['announce', 'crisis-drawn', [['entity', 'besieged']], [-1]]]],
    ['count 0 as d\nannounce a viper is attacked (die = d)', [['tally', 2, 0], ['announce', 'viper-attacked', [null, null, local(2)], [-1, -1, 2]]]],
    ['count 0 as d\napply attack rolls to d (target = none)', [['tally', 2, 0], ['apply', 'attack-roll', local(2), [null, null]]]],
    ['count 0 as d\napply difficulty to d', [['tally', 2, 0], ['apply', 'difficulty', local(2), []]]],
    ['resolve fail of this card', [['resolve-field', 'crisis-fail', local(1), -1, null]]],
    ['resolve the fail effect of ambush', [['resolve-field', 'crisis-fail', ['entity', 'ambush'], -1, null]]],
    ['resolve arrival of first of destinations', [['resolve-field', 'destination-arrival', ['query', 'first', ['select', 'destination', 2, null, null]], -1, null]]],
    ['end the game with humans-win', [['end', ['entity', 'humans-win']]]],
    ['leave jump the fleet', [['leave', 'jump-the-fleet']]],
  ])('%s', (text, expected) => {
    check(text, expected);
  });

  it.each<[string, readonly unknown[]]>([
    ['admiral resolves pass of ambush', [['resolve-field', 'crisis-pass', ['entity', 'ambush'], -1, ['global', 'admiral']]]],
    [
      'resolve chooser of first of destinations as who',
      [['resolve-field', 'destination-chooser', ['query', 'first', ['select', 'destination', 2, null, null]], 3, null]],
    ],
    [
      'draw a crisis as card\nannounce a crisis is drawn (card)',
      [['call', 'draw-crisis', [], 2], ['announce', 'crisis-drawn', [local(2)], [2]]],
    ],
    [
      'count 0 as die\nannounce a viper is attacked (die, attacker = none)',
      [['tally', 2, 0], ['announce', 'viper-attacked', [null, null, local(2)], [-1, -1, 2]]],
    ],
  ])('%s', (text, expected) => {
    check(text, expected);
  });

  it('abilities are used, and resolved on use', () => {
    check('choose one of actions of you as power\nadmiral uses power', [
      ask({ form: 'one', player: local(0), from: ['query', 'actions', local(0)], slot: 2, prompt: 'choose one of actions of you' }),
      ['use', local(2), ['global', 'admiral']],
    ]);
    const onUse = scopeOf({ you: 'thing:player', this: 'thing:card', ability: 'ability' }, { onUse: true });
    check('resolve this ability', [['resolve-ability']], onUse);
  });
});

describe('declared statements', () => {
  it.each<[string, readonly unknown[]]>([
    ['move besieged to crisis-deck', [['verb', 'move', ['list', ['entity', 'besieged']], ['entity', 'crisis-deck']]]],
    ['put besieged on top of crisis-deck', [['verb', 'move-top', ['list', ['entity', 'besieged']], ['entity', 'crisis-deck']]]],
    ['place 2 raiders in bow', [['call', 'place-ships', [2, ['kind', 'raider'], ['entity', 'bow']], -1]]],
    ['you draw 1 politics card', [['call', 'draw', [local(0), 1, ['entity', 'politics']], -1]]],
    ['place you as pilot of none', [['call', 'place-crew', [local(0), null], -1]]],
    ['draw a crisis as c', [['call', 'draw-crisis', [], 2]]],
  ])('%s', (text, expected) => {
    check(text, expected);
  });

  it('are repeated over a list where one thing is wanted', () => {
    check('each player discards 2 skill cards', [
      ['set', 2, ['select', 'player', 5, null, null]],
      ['set', 3, 0],
      ['each', 2, 3, 4, 5],
      ['call', 'discard', [local(4), 2], -1],
      ['goto', 2],
    ]);
    check('admiral and president draw 1 politics card', [
      ['set', 2, ['list', ['global', 'admiral'], ['global', 'president']]],
      ['set', 3, 0],
      ['each', 2, 3, 4, 5],
      ['call', 'draw', [local(4), 1, ['entity', 'politics']], -1],
      ['goto', 2],
    ]);
  });
});
