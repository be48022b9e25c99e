/**
 * A small complete game for tests: players draw cards, use actions, react in windows, roll dice, move two-sided tokens on
 * a ring, until somebody has enough points. Uses every instruction and most expressions. For tests only.
 */
import type { CompiledPack, CompiledProgram, Expr } from '../pack/compiled-pack.js';
import { ability, kind, pack, program, question, thing, zone } from './pack-builder.js';

const current: Expr = ['global', 'current'];
const you: Expr = ['local', 0];
const self: Expr = ['local', 1];
const handOf = (player: Expr): Expr => ['zone', 'hand', player];
const cardsIn = (where: Expr, slot: number): Expr => ['select', 'card', slot, where, null];

const programs: CompiledProgram[] = [
  program('main', 'procedure', ['list:player', 'number', 'p: thing:player'], [
    ['verb', 'shuffle', ['entity', 'deck']],
    ['verb', 'shuffle', ['entity', 'bag']],
    ['set', 0, ['query', 'players-from', current]],
    ['set', 1, 0],
    ['each', 0, 1, 2, 7],
    ['call', 'draw', [['local', 2], 3], -1],
    ['goto', 4],
    ['call', 'turn', [], -1],
    ['set-global', 'current', ['query', 'next-player-after', current]],
    ['set-global', 'turns', ['+', ['global', 'turns'], 1]],
    ['unless', ['<', 12, ['global', 'turns']], 7],
    ['end', ['entity', 'defeat']],
  ]),
  program('draw', 'procedure', ['who: thing:player', 'n: number'], [
    ['unless', ['<', 0, ['local', 1]], 7],
    ['unless', ['not', ['exists', cardsIn(['entity', 'deck'], 0)]], 4],
    ['verb', 'move-to', cardsIn(['entity', 'pile'], 0), ['entity', 'deck']],
    ['verb', 'shuffle', ['entity', 'deck']],
    ['verb', 'move-to', ['top', 1, ['entity', 'deck'], true], handOf(['local', 0])],
    ['set', 1, ['-', ['local', 1], 1]],
    ['goto', 0],
  ], { params: 2 }),
  program('turn', 'procedure', ['chosen: ability', 'difficulty: tally', 'die: tally', 'token: thing:token', 'cancelled: condition', 'thing:thing', 'points: number'], [
    ['announce', 'turn-begins', [current], [-1]],
    ['call', 'draw', [current, 1], -1],
    question({ form: 'one', player: current, from: ['query', 'actions-of', current], slot: 0, optional: true, prompt: 'an action', allowed: { act: 'acting', args: [current], slot: 0 } }),
    ['use', ['local', 0], current],
    ['tally', 1, 3],
    ['apply', 'difficulty', ['local', 1], [current]],
    ['tally', 2, 0],
    ['announce', 'rolling', [current, ['local', 2], false], [-1, -1, 4]],
    ['unless', ['not', ['local', 4]], 12],
    ['verb', 'roll', ['local', 2], 8],
    ['announce', 'rolled', [current, ['local', 2]], [-1, -1]],
    ['bands', ['value', ['local', 2]], [[1, 2, 12], [3, 5, 14]], 16],
    ['pick', 3, ['select', 'token', 5, ['entity', 'bag'], null], 1, true],
    ['goto', 18],
    question({ form: 'one', player: current, from: ['select', 'token', 5, ['entity', 'bag'], null], slot: 3, prompt: 'a token' }),
    ['goto', 18],
    ['set-attr', 'score', current, ['+', ['attr', 'score', current], ['value', ['local', 1]]]],
    ['goto', 20],
    ['verb', 'move-to', ['local', 3], ['entity', 'north']],
    ['unless', ['exists', ['select', 'token', 5, ['entity', 'north'], null]], 20],
    ['call', 'worth-of', [current], 6],
    ['unless', ['<=', 25, ['local', 6]], 23],
    ['end', ['entity', 'victory']],
    ['call', 'march', [], -1],
  ]),
  program('worth-of', 'procedure', ['who: thing:player'], [['return', ['define', 'worth', ['local', 0]]]], { params: 1, returns: 'number' }),
  program('march', 'procedure', ['list:token', 'number', 'token: thing:token', 'thing:thing', 'go: condition'], [
    ['set', 0, ['select', 'token', 3, null, ['is-kind', ['query', 'place-of', ['local', 3]], 'area']]],
    ['set', 1, 0],
    ['each', 0, 1, 2, 9],
    question({ form: 'may', player: current, slot: 4, prompt: 'march' }),
    ['unless', ['local', 4], 2],
    ['verb', 'move-to', ['local', 2], ['query', 'next-step', ['query', 'place-of', ['local', 2]], ['entity', 'south']]],
    ['unless', ['in', ['local', 2], ['entity', 'south']], 2],
    ['verb', 'turn-face-up', ['local', 2]],
    ['goto', 2],
    ['nothing'],
  ]),
  program('gain', 'effect', ['you: thing:player', 'this: thing:thing'], [
    ['unless', ['<', 0, ['attr', 'value', self]], 2],
    ['set-attr', 'score', ['local', 0], ['+', ['attr', 'score', you], ['attr', 'value', self]]],
  ]),
  program('use-card', 'on-use', ['you: thing:player', 'this: thing:card', 'ability: ability'], [
    ['verb', 'move-to', self, ['entity', 'played']],
    ['resolve-ability'],
    ['verb', 'move-to', self, ['entity', 'pile']],
  ]),
  program('trade', 'ability', ['you: thing:player', 'this: thing:card', 'given: list:card', 'x: thing:player', 'n: number', 'how: number'], [
    question({ form: 'some', player: you, from: cardsIn(handOf(you), 3), slot: 2, min: 0, max: 2, prompt: 'cards to give' }),
    question({ form: 'one', player: you, from: ['select', 'player', 3, null, ['not', ['=', ['local', 3], you]]], slot: 3, prompt: 'a player', allowed: { act: 'trading', args: [you, ['local', 3]], slot: 3 } }),
    ['unless', ['not', ['=', ['local', 3], null]], 8],
    ['verb', 'move-to', ['local', 2], handOf(['local', 3])],
    question({ form: 'number', player: you, min: 1, max: 3, slot: 4, prompt: 'how many' }),
    ['set-attr', 'score', you, ['+', ['attr', 'score', you], ['local', 4]]],
    question({ form: 'option', player: ['local', 3], slot: 5, prompt: 'what', options: [{ label: 'draw', when: null, hint: null }, { label: 'look', when: null, hint: null }, { label: 'never', when: false, hint: null }] }),
    ['bands', ['local', 5], [[0, 0, 9]], 11],
    ['goto', 13],
    ['call', 'draw', [['local', 3], 1], -1],
    ['goto', 13],
    ['verb', 'show', ['top', 2, ['entity', 'deck'], false], ['local', 3]],
    question({ form: 'one', player: ['local', 3], from: ['top', 2, ['entity', 'deck'], false], slot: 3, prompt: 'one to keep below' }),
    ['resolve-field', 'bonus', self, -1, you],
  ]),
  program('peek', 'ability', ['you: thing:player', 'this: thing:card', 'card: thing:card'], [
    ['pick', 2, cardsIn(handOf(['query', 'next-player-after', you]), 2), 1, true],
    ['verb', 'show', ['local', 2], you],
    ['leave', 'march'],
  ]),
  program('hasten', 'ability', ['you: thing:player', 'this: thing:card', 'who: thing:player', 'die: tally', 'cancelled: condition'], [
    ['verb', 'add', 2, ['local', 3]],
  ]),
  program('veto', 'ability', ['you: thing:player', 'this: thing:card', 'who: thing:player', 'die: tally', 'cancelled: condition'], [
    ['set', 4, true],
  ]),
  program('again', 'ability', ['you: thing:player', 'this: thing:card', 'who: thing:player', 'die: tally'], [
    ['verb', 'roll', ['local', 3], 8],
    ['verb', 'reveal', cardsIn(handOf(you), 2)],
  ]),
  program('tax', 'ability', ['you: thing:player', 'this: thing:thing', 'who: thing:player'], [
    ['set-attr', 'score', ['local', 2], ['query', 'larger-of', 0, ['-', ['attr', 'score', ['local', 2]], 1]]],
  ]),
  program('toll', 'ability', ['you: thing:player', 'this: thing:thing', 'who: thing:player'], [
    ['verb', 'move-to', ['top', 1, ['entity', 'deck'], true], handOf(['local', 2])],
  ]),
];

/** The pack. */
export function skirmish(): CompiledPack {
  const played = { in: ['hand'], usedBy: ['owner', self] as Expr, if: null, hidden: true };
  return pack({
    id: 'skirmish',
    hash: 'skirmish-1',
    kinds: [
      kind('card', 'thing', { onUse: 'use-card', live: { action: played, reaction: played } }),
      kind('token', 'thing', { twoSided: true }),
      kind('area', 'zone', { ring: true }),
      kind('law', 'thing', { live: { abilities: { in: ['table'], usedBy: null, if: null, hidden: false } } }),
    ],
    attributes: [
      { id: 'score', of: 'player', type: 'number', fixed: false, initial: 0, secret: false },
      { id: 'role', of: 'player', type: 'number', fixed: false, initial: 7, secret: true },
      { id: 'value', of: 'card', type: 'number', fixed: true, initial: 0, secret: false },
    ],
    variables: [
      { id: 'turns', type: 'number', initial: 0, secret: false },
      { id: 'plan', type: 'number', initial: 5, secret: true },
    ],
    zones: [
      zone('deck', { sees: 'nobody' }),
      zone('pile'),
      zone('played'),
      zone('table'),
      zone('hand', { perPlayer: true, sees: 'owner' }),
      zone('bag', { sees: 'nobody' }),
      ...['north', 'east', 'south', 'west'].map((id) => zone(id, { kind: 'area' })),
    ],
    things: [
      thing('trade', 'card', { copies: [{ count: 4, values: { value: 1 } }, { count: 2, values: { value: 2 } }], startsIn: 'deck', effects: { bonus: 'gain' } }),
      thing('peek', 'card', { copies: 4, startsIn: 'deck', values: { value: 3 } }),
      thing('hasten', 'card', { copies: 5, startsIn: 'deck' }),
      thing('veto', 'card', { copies: 2, startsIn: 'deck' }),
      thing('again', 'card', { copies: 3, startsIn: 'deck' }),
      thing('token', 'token', { copies: 6, startsIn: 'bag' }),
      thing('tax', 'law', { startsIn: 'table' }),
      thing('toll', 'law', { startsIn: 'table' }),
    ],
    events: [
      { id: 'turn-begins', words: 'a turn begins', gives: [{ id: 'who', type: 'thing:player', changes: false }] },
      { id: 'rolling', words: 'a die is about to be rolled', gives: [{ id: 'who', type: 'thing:player', changes: false }, { id: 'die', type: 'tally', changes: false }, { id: 'cancelled', type: 'condition', changes: true }] },
      { id: 'rolled', words: 'a die was rolled', gives: [{ id: 'who', type: 'thing:player', changes: false }, { id: 'die', type: 'tally', changes: false }] },
    ],
    acts: [
      { id: 'acting', words: 'acting', gives: [{ id: 'who', type: 'thing:player', changes: false }] },
      { id: 'trading', words: 'trading with a player', gives: [{ id: 'who', type: 'thing:player', changes: false }, { id: 'with', type: 'thing:player', changes: false }] },
    ],
    quantities: [{ id: 'difficulty', words: 'the difficulty', gives: [{ id: 'who', type: 'thing:player', changes: false }] }],
    scopes: [{ id: 'turn', variable: 'turns' }],
    abilities: [
      ability('trade', 'trade', { section: 'action', program: 'trade' }),
      ability('peek', 'peek', { section: 'action', program: 'peek', limit: { scope: 'turn', byAnyone: true } }),
      ability('hasten', 'hasten', { section: 'reaction', trigger: { event: 'rolling' }, optional: true, program: 'hasten', limit: { scope: 'turn', byAnyone: true } }),
      ability('veto', 'veto', { section: 'reaction', trigger: { event: 'rolling' }, optional: true, program: 'veto', limit: { scope: 'game', byAnyone: false } }),
      ability('again', 'again', { section: 'reaction', trigger: { event: 'rolled' }, optional: true, program: 'again' }),
      ability('tax', 'tax', { trigger: { event: 'turn-begins' }, program: 'tax' }),
      ability('toll', 'toll', { trigger: { event: 'turn-begins' }, program: 'toll' }),
      ability('hard-times', 'tax', { trigger: { quantity: 'difficulty' }, by: 2, if: ['<', 2, ['global', 'turns']] }),
      ability('embargo', 'toll', { trigger: { act: 'trading' }, if: ['<', 8, ['attr', 'score', ['local', 3]]] }),
    ],
    programs,
    definitions: [{ id: 'worth', words: 'worth of a player', params: 1, locals: 2, expr: ['+', ['attr', 'score', ['local', 0]], ['count', ['select', 'card', 1, ['zone', 'hand', ['local', 0]], ['<', 1, ['attr', 'value', ['local', 1]]]]]], file: 0, at: [1, 1, 1, 1] }],
    effectFields: [{ id: 'bonus', of: 'card' }],
    counts: { card: 20, token: 6 },
  });
}
