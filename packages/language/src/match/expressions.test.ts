// Every form of expression, with what it compiles to.
import { describe, expect, it } from 'vitest';
import { expression, render, scopeOf } from '../testing/compile.js';

const scope = scopeOf({ you: 'thing:player', this: 'thing:crisis', viper: 'thing:viper', die: 'tally', goal: 'thing:location', all: 'list:ship' });

function check(text: string, type: string, expected: unknown): void {
  const { expr, diagnostics } = expression(text, type, scope);
  expect(render(diagnostics)).toBe('');
  expect(expr).toEqual(expected);
}

const you = ['local', 0];
const viper = ['local', 2];
const fuel = ['entity', 'fuel'];
const current = ['global', 'current-player'];
const hand = (player: unknown): unknown => ['zone', 'hand', player];

describe('values', () => {
  it.each<[string, string, unknown]>([
    ['3', 'number', 3],
    ['-3', 'number', -3],
    ['+3', 'number', 3],
    ['- amount of fuel', 'number', ['-', 0, ['attr', 'amount', fuel]]],
    ['yes', 'condition', true],
    ['true', 'condition', true],
    ['no', 'condition', false],
    ['false', 'condition', false],
    ['none', 'thing:ship', null],
    ['"say \\"it\\""', 'text', ['text', 'say "it"']],
    ['(((3)))', 'number', 3],
    ['1 + 2 * 3 - 4', 'number', ['-', ['+', 1, ['*', 2, 3]], 4]],
    ['distance travelled * -9', 'number', ['*', ['global', 'distance-travelled'], -9]],
    ['2 * - distance travelled - -3', 'number', ['-', ['*', 2, ['-', 0, ['global', 'distance-travelled']]], -3]],
    ['(1 + 2) * 3', 'number', ['*', ['+', 1, 2], 3]],
    ['8 - 2 - 1', 'number', ['-', ['-', 8, 2], 1]],
    ['die', 'number', ['value', ['local', 3]]],
    ['that die + 1', 'number', ['+', ['value', ['local', 3]], 1]],
    ['die', 'tally', ['local', 3]],
    ['raider', 'kind', ['kind', 'raider']],
    ['civilian ships', 'kind', ['kind', 'civilian-ship']],
  ])('%s is a %s', check);
});

describe('names', () => {
  it.each<[string, string, unknown]>([
    ['you', 'thing:player', you],
    ['this', 'thing:crisis', ['local', 1]],
    ['this card', 'thing:card', ['local', 1]],
    ['this crisis card', 'thing:card', ['local', 1]],
    ['THAT Viper', 'thing:ship', viper],
    ['research-lab', 'thing:location', ['entity', 'research-lab']],
    ['the research lab', 'thing:zone', ['entity', 'research-lab']],
    ['current player', 'thing:player', current],
    ['the admiral', 'thing:player', ['global', 'admiral']],
    ['amount of fuel', 'number', ['attr', 'amount', fuel]],
    ["fuel's amount", 'number', ['attr', 'amount', fuel]],
    ["the viper's pilot's hand limit", 'number', ['attr', 'hand-limit', ['attr', 'pilot', viper]]],
    ['hand limit of pilot of that viper', 'number', ['attr', 'hand-limit', ['attr', 'pilot', viper]]],
    ['hand of current player', 'thing:zone', hand(current)],
    ["current player's hand", 'thing:hand', hand(current)],
    ["owner of viper's pilot", 'thing:player', ['query', 'owner', ['attr', 'pilot', viper]]],
  ])('%s is a %s', check);
});

describe('phrases', () => {
  it.each<[string, string, unknown]>([
    ['place of that viper', 'thing:zone', ['query', 'place', viper]],
    ['the place of that viper', 'thing:zone', ['query', 'place', viper]],
    ['next player after you', 'thing:player', ['query', 'next-player', you]],
    ['the next player after the next player after you', 'thing:player', ['query', 'next-player', ['query', 'next-player', you]]],
    ['smaller of 1 and 2 + 1', 'number', ['+', ['query', 'smaller', 1, 2], 1]],
    ['smaller of 1 + 1 and 2', 'number', ['query', 'smaller', ['+', 1, 1], 2]],
    ['admiral to the left of you', 'thing:player', ['define', 'left-neighbour', ['global', 'admiral'], you]],
    ['place of you', 'thing:location', ['as-kind', ['query', 'place', you], 'location']],
    ['1 if emergency otherwise 2', 'number', ['if', ['global', 'emergency'], 1, 2]],
    ['viper if emergency and die is 1 otherwise first of raiders', 'thing:ship', ['if', ['and', ['global', 'emergency'], ['=', ['value', ['local', 3]], 1]], viper, ['query', 'first', ['select', 'raider', 6, null, null]]]],
    ['hand of you is full', 'condition', ['define', 'hand-full', you]],
    ['you has at least 2 cards', 'condition', ['define', 'has-cards', you, 2]],
    ['actions of you', 'list:ability', ['query', 'actions', you]],
  ])('%s is a %s', check);

  it('take the kind of what they are given', () => {
    check('first of vipers in bow', 'thing:viper', ['query', 'first', ['select', 'viper', 6, ['entity', 'bow'], null]]);
    check('vipers together with raptors', 'list:ship', [
      'query',
      'together',
      ['select', 'viper', 6, null, null],
      ['select', 'raptor', 7, null, null],
    ]);
    expect(expression('vipers together with raptors', 'list:card').expr).toBeNull();
  });
});

const select = (kind: string, source: unknown, where: unknown, slot = 6): unknown => ['select', kind, slot, source, where];
const local = (slot: number): unknown => ['local', slot];
const not = (condition: unknown): unknown => ['not', condition];

describe('lists', () => {
  it.each<[string, string, unknown]>([
    ['each viper', 'list:viper', select('viper', null, null)],
    ['every viper', 'list:ship', select('viper', null, null)],
    ['all vipers', 'list:ship', select('viper', null, null)],
    ['any viper', 'list:ship', select('viper', null, null)],
    ['vipers', 'list:ship', select('viper', null, null)],
    ['the vipers in bow', 'list:ship', select('viper', ['entity', 'bow'], null)],
    ['vipers in zones next to bow', 'list:ship', select('viper', ['query', 'zones-next-to', ['entity', 'bow']], null)],
    ['damaged vipers', 'list:ship', select('viper', null, ['attr', 'damaged', local(6)])],
    ['human revealed players', 'list:player', select('player', null, ['and', ['define', 'human', local(6)], ['attr', 'revealed', local(6)]])],
    ['vipers in space', 'list:ship', select('viper', null, ['define', 'in-space', local(6)])],
    ['vipers without a pilot', 'list:ship', select('viper', null, ['define', 'without-pilot', local(6)])],
    ['vipers that are damaged and are in bow', 'list:ship', select('viper', null, ['and', ['attr', 'damaged', local(6)], ['in', local(6), ['entity', 'bow']]])],
    ['players who are not human', 'list:player', select('player', null, not(['define', 'human', local(6)]))],
    ['players who have at least 2 cards', 'list:player', select('player', null, ['define', 'has-cards', local(6), 2])],
    ['vipers whose pilot is you', 'list:ship', select('viper', null, ['=', ['attr', 'pilot', local(6)], you])],
    ['skill cards of you', 'list:card', select('skill-card', null, ['=', ['owner', local(6)], you])],
    ['other players', 'list:player', select('player', null, not(['=', local(6), you]))],
    ['players other than admiral', 'list:player', select('player', null, not(['=', local(6), ['global', 'admiral']]))],
    ['skill cards where strength of it is at least 3', 'list:card', select('skill-card', null, ['<=', 3, ['attr', 'strength', local(6)]])],
    ['raiders in place of that viper', 'list:ship', select('raider', ['query', 'place', viper], null)],
    [
      'vipers where there is a raider in place of it',
      'list:ship',
      select('viper', null, ['exists', ['select', 'raider', 7, ['query', 'place', local(6)], null]]),
    ],
    ['besieged', 'list:card', ['list', ['entity', 'besieged']]],
    ['bow, stern and port-bow', 'list:zone', ['list', ['entity', 'bow'], ['entity', 'stern'], ['entity', 'port-bow']]],
    ['bow or stern', 'list:area', ['list', ['entity', 'bow'], ['entity', 'stern']]],
    ['vipers in bow and raiders in stern', 'list:ship', ['list', select('viper', ['entity', 'bow'], null), select('raider', ['entity', 'stern'], null, 7)]],
    ['top 2 cards of crisis-deck', 'list:card', ['top', 2, ['entity', 'crisis-deck'], false]],
    ['the bottom card of crisis-deck', 'thing:card', ['bottom', 1, ['entity', 'crisis-deck'], true]],
    ['top (1 + 1) cards of hand of you', 'list:card', ['top', ['+', 1, 1], hand(you), false]],
    ['raiders among all', 'list:raider', select('raider', local(5), null)],
    ['raiders in bow among all', 'list:raider', select('raider', ['entity', 'bow'], ['one-of', local(6), local(5)])],
    ['skill cards with the highest strength', 'thing:card', ['highest', select('skill-card', null, null), 'strength']],
    ['skill cards in hand of you with the lowest strength', 'thing:card', ['lowest', select('skill-card', hand(you), null), 'strength']],
    ['no viper', 'thing:ship', null],
    ['no vipers', 'list:ship', ['list']],
    ['none', 'list:ship', null],
    ['all', 'list:viper', ['as-kind', local(5), 'viper']],
    ['the number of actions of you', 'number', ['count', ['query', 'actions', you]]],
    ['the number of vipers in bow + 1', 'number', ['+', ['count', select('viper', ['entity', 'bow'], null)], 1]],
  ])('%s is a %s', check);
});

describe('conditions', () => {
  it.each<[string, unknown]>([
    ['you is admiral', ['=', you, ['global', 'admiral']]],
    ['you is not admiral', not(['=', you, ['global', 'admiral']])],
    ['pilot of viper is none', ['=', ['attr', 'pilot', viper], null]],
    ['die is 3', ['=', ['value', local(3)], 3]],
    ['die is at least 3', ['<=', 3, ['value', local(3)]]],
    ['die is at most 3', ['<=', ['value', local(3)], 3]],
    ['die is more than 3', ['<', 3, ['value', local(3)]]],
    ['die is less than 3', ['<', ['value', local(3)], 3]],
    ['die is not more than 3', not(['<', 3, ['value', local(3)]])],
    ['1 < 2', ['<', 1, 2]],
    ['1 > 2', ['<', 2, 1]],
    ['1 <= 2', ['<=', 1, 2]],
    ['1 >= 2', ['<=', 2, 1]],
    ['you = admiral', ['=', you, ['global', 'admiral']]],
    ['1 != 2', not(['=', 1, 2])],
    ['that viper is damaged', ['attr', 'damaged', viper]],
    ['that viper is not damaged', not(['attr', 'damaged', viper])],
    ['that viper is in space', ['define', 'in-space', viper]],
    ['that viper is not in space', not(['define', 'in-space', viper])],
    ['that viper is in bow', ['in', viper, ['entity', 'bow']]],
    ['that viper is not in bow', not(['in', viper, ['entity', 'bow']])],
    ['you are not revealed', not(['attr', 'revealed', you])],
    ['you have at least 2 cards', ['define', 'has-cards', you, 2]],
    ['this is a card', ['is-kind', local(1), 'card']],
    ['this is not a skill card', not(['is-kind', local(1), 'skill-card'])],
    ['that viper is a damaged viper', ['exists', ['select', 'viper', 6, ['list', viper], ['attr', 'damaged', local(6)]]]],
    ['that viper is a ship in bow', ['exists', ['select', 'ship', 6, ['list', viper], ['in', local(6), ['entity', 'bow']]]]],
    ['goal is one of brig and sickbay', ['one-of', local(4), ['list', ['entity', 'brig'], ['entity', 'sickbay']]]],
    ['goal is not one of brig or sickbay', not(['one-of', local(4), ['list', ['entity', 'brig'], ['entity', 'sickbay']]])],
    ['there is a raider in bow', ['exists', select('raider', ['entity', 'bow'], null)]],
    ['there is another player', ['exists', select('player', null, not(['=', local(6), you]))]],
    ['there is no raider', not(['exists', select('raider', null, null)])],
    ['there are no raiders', not(['exists', select('raider', null, null)])],
    ['there are at least 2 raiders', ['<=', 2, ['count', select('raider', null, null)]]],
    ['there are fewer than 2 raiders', ['<', ['count', select('raider', null, null)], 2]],
    ['there are exactly 2 raiders', ['=', ['count', select('raider', null, null)], 2]],
    ['emergency', ['global', 'emergency']],
    ['not emergency and emergency', ['and', not(['global', 'emergency']), ['global', 'emergency']]],
    ['emergency or emergency and die is 1', ['or', ['global', 'emergency'], ['and', ['global', 'emergency'], ['=', ['value', local(3)], 1]]]],
    ['(emergency or die is 1) and die is 2 and die is 3', ['and', ['or', ['global', 'emergency'], ['=', ['value', local(3)], 1]], ['=', ['value', local(3)], 2], ['=', ['value', local(3)], 3]]],
    ['jumping is allowed', ['allowed', 'jumping']],
    ['moving is not allowed (to = goal)', not(['allowed', 'moving', null, local(4)])],
    ['moving is allowed (to = goal, player = you)', ['allowed', 'moving', you, local(4)]],
    ['this has a fail effect', ['has-effect', 'crisis-fail', local(1)]],
    ['this card has no pass effect', not(['has-effect', 'crisis-pass', local(1)])],
    ['emergency is yes', ['=', ['global', 'emergency'], true]],
  ])('%s', (text, expected) => {
    check(text, 'condition', expected);
  });
});

describe('an expression over several lines', () => {
  it('is read as one', () => {
    check('emergency\n  and\n  die is 1', 'condition', ['and', ['global', 'emergency'], ['=', ['value', local(3)], 1]]);
  });

  it('gives every slot it needs', () => {
    const { locals } = expression('the number of vipers', 'number', scope);
    expect(locals.at(-1)).toEqual({ name: '', type: 'thing:viper' });
    expect(locals).toHaveLength(7);
  });
});
