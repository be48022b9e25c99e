// Arranging a position from outside, and what is refused.
import { describe, expect, it } from 'vitest';
import { describeFrames } from './describe-frames.js';
import { BrokenDocument } from './errors/broken-document.js';
import { evaluate, prepareExpression } from './evaluate.js';
import type { Game } from './game.js';
import { askAgain, clearForcedDice, entityId, entityName, forceDice, moveToTop, moveToZone, reseed, setAttributeOf, setFaceUp, setVariable, shuffleZone } from './game-edit.js';
import { startProgram } from './start-program.js';
import { hashState } from './state/hash-state.js';
import { checkInvariants } from './state/check-invariants.js';
import { pack, program, question } from './testing/pack-builder.js';
import { answer, started, variable } from './testing/run-main.js';
import { table } from './testing/table-pack.js';

const atTable = (): Game => started(pack(table()));
const contents = (game: Game, zone: string): string[] | undefined => game.view('everything').zones.find((one) => one.id === zone)?.contents;

describe('edits', () => {
  it('set variables and attributes, move things and turn them', () => {
    const game = atTable();
    setVariable(game, 'n', 7);
    setVariable(game, 'many', ['a', 'player-2']);
    setVariable(game, 'one', null);
    setAttributeOf(game, 'player-2', 'score', 4);
    setAttributeOf(game, 'a', 'mate', 'b');
    moveToZone(game, 'a', 'hand@2');
    moveToTop(game, 'deck', ['e', 'd']);
    setFaceUp(game, 'b', true);
    expect([variable(game, 'n'), variable(game, 'many'), variable(game, 'one')]).toEqual([7, ['a', 'player-2'], null]);
    expect(evaluate(game, ['attr', 'score', ['entity', 'player-2']])).toEqual({ type: 'number', value: 4 });
    expect([contents(game, 'hand@2'), contents(game, 'deck')]).toEqual([['a'], ['b', 'c', 'd', 'e']]);
    expect(game.view('spectator').things.some((one) => one.id === 'b')).toBe(true);
    expect(checkInvariants(game.machine.layout, game.state)).toEqual([]);
    expect(entityName(game, entityId(game, 'token#2'))).toBe('token#2');
  });

  it.each<[string, (game: Game) => void, RegExp]>([
    ['a variable that is not there', (game) => { setVariable(game, 'x', 1); }, /no variable called "x"/],
    ['a number for a condition', (game) => { setVariable(game, 'flag', 3); }, /type condition, found 3/],
    ['a thing of another kind', (game) => { setVariable(game, 'current', 'a'); }, /"a" is not a player/],
    ['an attribute of another kind', (game) => { setAttributeOf(game, 'a', 'score', 1); }, /has no attribute "score"/],
    ['an attribute that never changes', (game) => { setAttributeOf(game, 'a', 'value', 1); }, /never changes/],
    ['a zone moved', (game) => { moveToZone(game, 'deck', 'pile'); }, /is a zone/],
    ['moved to a thing', (game) => { moveToZone(game, 'a', 'b'); }, /is not a zone/],
    ['a thing that is not there', (game) => { setFaceUp(game, 'x', true); }, /called "x"/],
    ['a die without face', (game) => { forceDice(game, [0]); }, /cannot show 0/],
  ])('are refused: %s', (_name, edit, message) => {
    const game = atTable();
    const before = hashState(game.state);
    expect(() => { edit(game); }).toThrow(BrokenDocument);
    expect(() => { edit(game); }).toThrow(message);
    expect(hashState(game.state)).toBe(before);
  });

  it('put things at the bottom of a zone too', () => {
    const game = atTable();
    moveToZone(game, 'd', 'deck', 'bottom');
    expect(contents(game, 'deck')).toEqual(['d', 'a', 'b', 'c']);
    expect(() => { shuffleZone(game, 'a'); }).toThrow(/"a" is not a zone/);
  });

  it('let chance go on from a seed, the same way for the same seed', () => {
    const orders = ['one', 'two', 'one'].map((seed) => {
      const game = atTable();
      reseed(game, seed);
      for (let i = 0; i < 8; i++) shuffleZone(game, 'deck');
      return contents(game, 'deck')?.join('');
    });
    expect(orders[2]).toBe(orders[0]);
    expect(orders[1]).not.toBe(orders[0]);
  });

  it('can have a question put anew, with what can be chosen then', () => {
    const game = started(pack(table()));
    const code = [question({ form: 'one', player: ['entity', 'player-1'], from: ['select', 'card', 1, ['entity', 'pile'], null], slot: 0 }), ['set-global', 'one', ['local', 0]]] as Parameters<typeof program>[3];
    startProgram(game, program('ad hoc', 'procedure', ['thing:card', 'thing:card'], code));
    game.run();
    expect(game.decision()?.options.map(({ id }) => id)).toEqual(['d', 'e']);
    moveToZone(game, 'e', 'deck');
    moveToZone(game, 'a', 'pile');
    askAgain(game);
    expect(game.decision()).toBeNull();
    expect(game.run()).toBe('decision');
    expect(game.decision()?.options.map(({ id }) => id)).toEqual(['d', 'a']);
    answer(game, 'a');
    expect(variable(game, 'one')).toBe('a');
  });

  it('dice that were set come first, and those left over can be counted', () => {
    const game = atTable();
    forceDice(game, [3, 8, 5]);
    startProgram(game, program('ad hoc', 'procedure', ['t: tally'], [['tally', 0, 0], ['verb', 'roll', ['local', 0], 8], ['set-global', 'n', ['value', ['local', 0]]]]));
    game.run();
    expect([variable(game, 'n'), clearForcedDice(game)]).toEqual([3, 2]);
  });

  it('a die set to a face it has not is a fault', () => {
    const game = atTable();
    forceDice(game, [7]);
    startProgram(game, program('ad hoc', 'procedure', ['t: tally'], [['tally', 0, 0], ['verb', 'roll', ['local', 0], 6]]));
    expect(() => game.run()).toThrow(/set to 7, but it has 6 sides/);
  });
});

describe('a program started from outside', () => {
  const asking = program('ad hoc', 'effect', ['you: thing:player', 'this: thing:card', 'more: number', 'number'], [
    ['set', 2, 4],
    question({ form: 'may', player: ['local', 0], slot: 3, prompt: 'go on' }),
    ['set-global', 'n', ['+', ['local', 2], ['local', 3]]],
  ]);

  it('runs, asks, and can be looked at', () => {
    const game = atTable();
    startProgram(game, asking, [entityId(game, 'player-2'), entityId(game, 'd')]);
    expect(game.run()).toBe('decision');
    expect(game.decision()).toMatchObject({ player: 'player-2', prompt: 'go on', source: { program: 'ad hoc', thing: 'd', at: [2, 1, 2, 10] } });
    expect(describeFrames(game)).toEqual([
      {
        kind: 'effect', id: 'ad hoc', name: 'ad hoc', thing: 'd', file: 'rules/test.yaml', at: [2, 1, 2, 10], pc: 1,
        locals: [
          { name: 'you', type: 'thing:player', slot: 0, value: 'player-2' },
          { name: 'this', type: 'thing:card', slot: 1, value: 'd' },
          { name: 'more', type: 'number', slot: 2, value: 4 },
        ],
      },
    ]);
    answer(game, 'yes');
    expect([variable(game, 'n'), game.run()]).toEqual([5, 'ended']);
  });

  it('can be one of the pack, by its id', () => {
    const game = started(pack({ ...table(), programs: [program('main', 'procedure', [], []), program('add', 'procedure', ['n: number'], [['set-global', 'n', ['local', 0]]], { params: 1 })] }));
    startProgram(game, 'add', [6]);
    game.run();
    expect(variable(game, 'n')).toBe(6);
    expect(() => { startProgram(game, 'gone'); }).toThrow('no program called "gone"');
    expect(() => { startProgram(game, 'add', [1, 2]); }).toThrow('has 1 slots');
  });

  it('is refused when it does not fit the pack', () => {
    const game = atTable();
    expect(() => { startProgram(game, program('bad', 'procedure', [], [['set-global', 'gone', 1]])); }).toThrow(/program\.code\[0\].*gone/);
  });
});

describe('expressions worked out from outside', () => {
  it('have types and use locals', () => {
    const game = atTable();
    const types = ['number', 'list:card', ''];
    expect(evaluate(game, ['+', ['local', 0], 1], { types, values: [4] })).toEqual({ type: 'number', value: 5 });
    expect(evaluate(game, ['select', 'card', 2, ['entity', 'pile'], null], { types, values: [] })).toEqual({ type: 'list:card', value: ['d', 'e'] });
    expect(evaluate(game, ['=', ['attr', 'mate', ['entity', 'e']], ['entity', 'd']])).toEqual({ type: 'condition', value: true });
    expect(() => evaluate(game, ['global', 'gone'])).toThrow('no variable called "gone"');
  });

  it('can be made ready once for every game of the pack', () => {
    const game = atTable();
    const prepared = prepareExpression(game, ['+', ['global', 'n'], ['local', 0]], ['number']);
    const other = atTable();
    setVariable(other, 'n', 40);
    expect([prepared.type, prepared.value(game, [2]), prepared.value(other, [2]), prepared.render(other, 42)]).toEqual(['number', 2, 42, 42]);
  });

  it('write tallies with what they are made of', () => {
    const game = atTable();
    const code = [
      ['tally', 2, 4],
      ['verb', 'add', 3, ['local', 2]],
      ['verb', 'subtract-for', 2, ['local', 2], ['entity', 'b']],
      question({ form: 'may', player: ['entity', 'player-1'], slot: 3 }),
    ] as Parameters<typeof program>[3];
    startProgram(game, program('sum', 'effect', ['you: thing:player', 'this: thing:card', 't: tally', 'number'], code), [-1, entityId(game, 'a')]);
    game.run();
    expect(describeFrames(game)[0]?.locals[2]?.value).toEqual({
      value: 5,
      parts: [
        { by: 4, source: null, ability: null, kind: 'start' },
        { by: 3, source: 'a', ability: null, kind: 'added' },
        { by: -2, source: 'b', ability: null, kind: 'added' },
      ],
    });
  });
});
